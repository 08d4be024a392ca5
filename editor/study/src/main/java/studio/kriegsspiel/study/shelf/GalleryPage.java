package studio.kriegsspiel.study.shelf;

import java.util.List;
import studio.kriegsspiel.rules.RuleBookId;

/** The gallery of a shelf as a page in Markdown: a picture and a paragraph for each scenario. */
public final class GalleryPage {
  private static final String HEAD =
      """
      # The library

      <!-- Written by `./studio gallery` from the scenarios themselves; change those, not this page. -->

      Scenarios that come with the studio. `studio library show NAME` tells more of one, `studio library copy NAME FOLDER` takes it to work on,
      and `studio library search` finds what fits an evening; the window opens on the same. Hours and difficulty are those that a scenario states
      (`plays 3 hours, difficulty 2`); where it states none, none is told.

      """;

  private final Shelf shelf;
  private final String pictures;

  /**
   * The page of a shelf.
   *
   * @param pictures the folder of the pictures, as links of the page name it
   */
  public GalleryPage(Shelf shelf, String pictures) {
    this.shelf = shelf;
    this.pictures = pictures;
  }

  /** The whole page. */
  public String markdown() {
    StringBuilder page = new StringBuilder(HEAD);
    page.append("| scenario | played | rule book | players | at the table | difficulty |\n");
    page.append("|---|---|---|---|---|---|\n");
    for (Shelf.Item each : shelf.items()) {
      row(each.card(), page);
    }
    for (Shelf.Item each : shelf.items()) {
      section(each.card(), page);
    }
    return page.toString();
  }

  private static void row(Card card, StringBuilder page) {
    String difficulty = difficulty(card.demand());
    page.append(
        "| [%s](#%s) | %s | %s | %d | %s | %s |%n"
            .formatted(
                card.title(),
                anchor(card.title()),
                card.when(),
                book(card),
                card.demand().players(),
                card.demand().length(),
                difficulty)
            .replace(System.lineSeparator(), "\n"));
  }

  private static String difficulty(Demand demand) {
    return demand.difficulty().isPresent() ? demand.difficulty().getAsInt() + " of 5" : "";
  }

  private static String book(Card card) {
    return RuleBookId.findById(card.book()).map(RuleBookId::shortTitle).orElse("none named");
  }

  private void section(Card card, StringBuilder page) {
    page.append("\n## ").append(card.title()).append("\n\n");
    page.append(
        "![The ground of %s](%s/%s.jpg)\n\n".formatted(card.title(), pictures, card.slug()));
    if (!card.summary().isEmpty()) {
      page.append(card.summary()).append("\n\n");
    }
    page.append("`").append(card.slug()).append("` · ").append(book(card)).append(" · ");
    page.append(shelf.place(card)).append(" · ").append(card.demand().people());
    String effort = card.demand().effort();
    page.append(effort.isEmpty() ? "" : " · " + effort);
    page.append("\n");
    if (!card.paragraph().isEmpty()) {
      page.append("\n> ").append(card.paragraph()).append("\n");
    }
    list("Exercises", card.exercises(), page);
    list("Variants", card.variants(), page);
  }

  private static void list(String what, List<String> titles, StringBuilder page) {
    if (!titles.isEmpty()) {
      page.append("\n").append(what).append(": ").append(String.join(", ", titles)).append(".\n");
    }
  }

  /** The anchor that a heading gets. */
  private static String anchor(String heading) {
    return heading
        .toLowerCase(java.util.Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N} _-]", "")
        .replace(' ', '-');
  }
}
