package studio.kriegsspiel.language.mapping.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.scenario.orders.SheetOrder.Named;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Reads the places of an order with what is measured from them, in the words before their names.
 */
public final class MeasuredPlaces {
  private static final Pattern MEASURE =
      Pattern.compile("(\\d+(?:\\.\\d+)?)\\s+(\\p{L}+)\\s+([\\p{L}-]+)\\s+of\\s*$");

  private static final Pattern GRID =
      Pattern.compile("(?i)\\bgrid\\s+(\\d+(?:\\.\\d+)?)\\s+(\\d+(?:\\.\\d+)?)");

  /** More than this nobody measures from one place to the next. */
  private static final int MOST = 8;

  /** A measure has no more letters than this. */
  private static final int LONGEST = 80;

  private final MappingContext context;
  private final PlaceMapper places;

  public MeasuredPlaces(MappingContext context) {
    this.context = context;
    this.places = new PlaceMapper(context);
  }

  /** The place whose title stands at a span, with all that is measured from it. */
  public Named read(TextSpan title) {
    String name = Literals.title(context.text(title));
    Position at = new Position.AtPlace(name, title);
    for (int i = 0; i < MOST; i++) {
      Optional<Position> farther = farther(at, title);
      if (farther.isEmpty()) {
        break;
      }
      at = farther.get();
    }
    String said = context.text(at.span()).replaceAll("\\s+", " ");
    return new Named(name, at, said, title);
  }

  /** The grid references in the words of an order, which stand in no quotation marks. */
  public List<Named> grids(TextSpan order) {
    List<Named> grids = new ArrayList<>();
    Matcher found = GRID.matcher(context.text(order));
    while (found.find()) {
      TextSpan span =
          context.source().span(order.offset() + found.start(), found.end() - found.start());
      Position at = new Position.Grid(found.group(1) + " " + found.group(2), span);
      grids.add(new Named(at.words(), at, at.words(), span));
    }
    return grids;
  }

  private Optional<Position> farther(Position from, TextSpan title) {
    int cut = Math.max(0, from.span().offset() - LONGEST);
    Matcher words = MEASURE.matcher(context.source().text().substring(cut, from.span().offset()));
    if (!words.find() || !Vocabulary.LENGTHS.containsKey(words.group(2).toLowerCase(Locale.ROOT))) {
      return Optional.empty();
    }
    TextSpan amount = span(cut, words, 1);
    Optional<Distance> distance =
        places.distance(words.group(1), words.group(2), () -> span(cut, words, 2), () -> amount);
    TextSpan whole = context.source().span(amount.offset(), title.end() - amount.offset());
    return distance.flatMap(
        far ->
            places
                .compass(words.group(3), () -> span(cut, words, 3))
                .map(towards -> new Position.Offset(far, towards, from, whole)));
  }

  private TextSpan span(int cut, Matcher words, int group) {
    return context.source().span(cut + words.start(group), words.end(group) - words.start(group));
  }
}
