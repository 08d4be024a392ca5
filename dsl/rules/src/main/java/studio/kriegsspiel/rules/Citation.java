package studio.kriegsspiel.rules;

/**
 * One place in a rule book that a finding or a decision rests on.
 *
 * @param book the rule book
 * @param layer whether the book prints it, a ruling decided it, or a default filled a gap
 * @param reference paragraph or heading ({@code §34}), or the id of the ruling or default ({@code
 *     C001}, {@code DB-01})
 * @param note what is found there in a few words, possibly empty
 */
public record Citation(RuleBookId book, Layer layer, String reference, String note) {

  /** A place that the book itself prints. */
  public static Citation printed(RuleBookId book, String reference, String note) {
    return new Citation(book, Layer.PRINTED, reference, note);
  }

  /** A ruling on a contradiction or damage of the text. */
  public static Citation ruling(RuleBookId book, String id, String note) {
    return new Citation(book, Layer.RULING, id, note);
  }

  /** A default for something the text leaves open. */
  public static Citation byDefault(RuleBookId book, String id, String note) {
    return new Citation(book, Layer.DEFAULT, id, note);
  }

  /**
   * Reads the form of the data files: a printed place, and the layer of whoever decided.
   *
   * @param place the printed place, may be empty when a layer is given
   * @param layer {@code ruling:C001}, {@code default:DB-01}, {@code printed} or empty for printed
   * @throws IllegalArgumentException naming what was expected
   */
  public static Citation parse(RuleBookId book, String place, String layer) {
    if (layer.isEmpty() || layer.equals("printed")) {
      if (place.isBlank()) {
        throw new IllegalArgumentException("a printed place such as §34");
      }
      return printed(book, place, "");
    }
    int colon = layer.indexOf(':');
    String id = colon < 0 ? "" : layer.substring(colon + 1).strip();
    String word = colon < 0 ? layer : layer.substring(0, colon);
    String note = place.isEmpty() ? "" : "on " + place;
    if (!id.isEmpty() && word.equals("ruling")) {
      return ruling(book, id, note);
    }
    if (!id.isEmpty() && word.equals("default")) {
      return byDefault(book, id, note);
    }
    throw new IllegalArgumentException("ruling:ID or default:ID");
  }

  @Override
  public String toString() {
    String where =
        switch (layer) {
          case PRINTED -> reference;
          case RULING -> "ruling " + reference;
          case DEFAULT -> "default " + reference;
        };
    return book.shortTitle()
        + " "
        + where
        + (note.isEmpty() ? "" : (layer == Layer.PRINTED ? ", " : " ") + note);
  }
}
