package studio.kriegsspiel.export.paper;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.apparatus.MarkedDie;
import studio.kriegsspiel.rules.apparatus.PlainThrow;
import studio.kriegsspiel.rules.apparatus.RandomNumbers;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.ruler.MarchRuler;
import studio.kriegsspiel.rules.ruler.MarchRulers;
import studio.kriegsspiel.rules.ruler.RangeRulers;
import studio.kriegsspiel.rules.sheet.TableSheet;

/**
 * The words of the rule books that aids for all and players' packs print: who marches and fires, at
 * which gait, how far, by which paragraph, and what the book asks of players. They are the
 * program's as {@link Terms} are, but read only when aids are made or audited.
 */
public final class BookWords {

  private BookWords() {}

  /** All of them, in small letters. */
  public static Set<String> all() {
    return Known.WORDS;
  }

  /** Marks a text that is one of them; any other is left as it is. */
  public static String marked(String text) {
    String small = text.toLowerCase(Locale.ROOT);
    return all().contains(small) || Terms.all().contains(small) ? MarkedText.own(text) : text;
  }

  /** A figure or an hour that aids reckon themselves: side by side they look like places. */
  public static String figure(Object figure) {
    return MarkedText.own(String.valueOf(figure));
  }

  /** The same with a capital, as it stands above something. */
  public static String head(String text) {
    return marked(Capital.of(text));
  }

  /**
   * A place as it stands beside a figure: {@code §34}, {@code ruling C034}, {@code default DB-03}.
   */
  public static String place(Citation citation) {
    return citation.layer() == Layer.PRINTED
        ? citation.reference()
        : citation.layer().word() + " " + citation.reference();
  }

  private static final class Known {
    static final Set<String> WORDS = collect();

    private Known() {}

    private static Set<String> collect() {
      Set<String> words = new HashSet<>();
      for (RuleBookId id : RuleBookId.values()) {
        RuleBook book = RuleBooks.get(id);
        Stream.of(
                marches(MarchRulers.of(book)),
                RangeRulers.of(book).stream().flatMap(Known::of),
                dice(book),
                Stream.of(
                    book.time().turnName(),
                    book.time().turnName() + "s",
                    book.ground().plural(),
                    place(book.time().citation())),
                book.time().parts().stream().flatMap(Known::of),
                TableSheet.ofPlayers(book).stream().flatMap(Known::of))
            .flatMap(each -> each)
            .filter(each -> !each.isBlank())
            .map(each -> each.toLowerCase(Locale.ROOT))
            .forEach(words::add);
      }
      return Set.copyOf(words);
    }

    private static Stream<String> of(TableSheet sheet) {
      return Stream.concat(
          Stream.of(sheet.note()),
          sheet.sections().stream()
              .flatMap(
                  section ->
                      Stream.concat(
                          Stream.concat(
                              Stream.of(section.title()),
                              section.steps().stream()
                                  .flatMap(step -> Stream.of(step.text(), place(step.citation())))),
                          section.tables().stream().flatMap(TableWords::all))));
    }

    private static Stream<String> marches(List<MarchRuler> rulers) {
      return rulers.stream()
          .flatMap(
              ruler ->
                  Stream.concat(
                      Stream.of(ruler.troops()), ruler.marks().stream().flatMap(Known::of)));
    }

    private static Stream<String> of(MarchRuler.Mark mark) {
      return Stream.concat(mark.gaits().stream(), Stream.of(place(mark.citation())));
    }

    private static Stream<String> of(RangeRulers.RangeRuler ruler) {
      return Stream.of(
              Stream.of(ruler.weapon(), ruler.firers()),
              ruler.table().steps().stream()
                  .flatMap(step -> Stream.of(step.name(), step.worth(), place(step.citation()))),
              ruler.table().arc().stream().map(arc -> place(arc.citation())))
          .flatMap(each -> each);
    }

    private static Stream<String> dice(RuleBook book) {
      return Stream.of(
              book.fieldManual().dice().marked().stream().flatMap(Known::of),
              book.fieldManual().dice().plain().stream().flatMap(Known::of),
              book.fieldManual().dice().numbers().stream()
                  .map(RandomNumbers::citation)
                  .map(BookWords::place))
          .flatMap(each -> each);
    }

    private static Stream<String> of(MarkedDie die) {
      return Stream.concat(
          Stream.of(die.name(), place(die.citation())),
          die.faces().stream()
              .flatMap(
                  face ->
                      Stream.concat(
                          Stream.of(face.sign()), face.decided().stream().map(BookWords::place))));
    }

    private static Stream<String> of(PlainThrow each) {
      return Stream.of(each.decides(), place(each.citation()));
    }

    private static Stream<String> of(TurnPart part) {
      return Stream.concat(
          Stream.of(part.title(), part.acting().word().replace('-', ' '), place(part.citation())),
          part.parts().stream().flatMap(Known::of));
    }
  }
}
