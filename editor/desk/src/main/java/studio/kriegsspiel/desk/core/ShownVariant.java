package studio.kriegsspiel.desk.core;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.FurtherFindings;
import studio.kriegsspiel.study.Study;

/**
 * What map, order of battle, timeline and readers show: the scenario itself, or one of its
 * variants. A variant that is called otherwise stays chosen, one that is no more gives way to the
 * scenario.
 */
final class ShownVariant {
  private final Observable<Optional<String>> variant = new Observable<>(Optional.empty());
  private final Observable<Studied> studied = new Observable<>(Studied.NONE);
  private volatile Choice choice = Choice.NONE;
  private volatile Optional<Made> made = Optional.empty();

  /** A title, and which of how many variants had it when it was last seen. */
  private record Choice(Optional<String> title, int number, int count) {
    static final Choice NONE = new Choice(Optional.empty(), -1, 0);
  }

  /** A variant, and what it was made of. */
  private record Made(Study whole, String title, Study variant) {}

  Observable<Optional<String>> variant() {
    return variant;
  }

  Observable<Studied> studied() {
    return studied;
  }

  /** Shows another variant of what lies on the desk, or the scenario itself. */
  void choose(Optional<String> title, Studied whole) {
    choice = title.map(each -> new Choice(Optional.of(each), -1, 0)).orElse(Choice.NONE);
    follow(whole);
  }

  /** The text was studied anew, or another lies on the desk of which nothing is known yet. */
  void follow(Studied whole) {
    if (whole.version() < 0) {
      choice = Choice.NONE;
    } else if (whole.scenario().isPresent()) {
      choice = again(whole);
    }
    studied.set(of(whole));
    variant.set(choice.title());
  }

  /** What is shown of a study; to be asked by any thread. */
  Studied of(Studied whole) {
    Optional<String> title = again(whole).title();
    Optional<Study> text = whole.study();
    if (title.isEmpty() || text.isEmpty()) {
      return whole;
    }
    return make(text.get(), title.get())
        .map(
            each ->
                new Studied(
                    whole.version(), Optional.of(each), told(whole, title.get()), whole.complete()))
        .orElse(whole);
  }

  private Optional<Study> make(Study whole, String title) {
    Optional<Made> known = made.filter(each -> each.whole == whole && each.title.equals(title));
    if (known.isEmpty()) {
      known = whole.variant(title).map(each -> new Made(whole, title, each));
      made = known;
    }
    return known.map(Made::variant);
  }

  /** What is told of the scenario and of this variant, not what is told of others. */
  private static List<Finding> told(Studied whole, String title) {
    List<String> ofOthers =
        titles(whole).stream()
            .filter(each -> !each.equalsIgnoreCase(title))
            .map(FurtherFindings::inVariant)
            .toList();
    return whole.findings().stream()
        .filter(each -> ofOthers.stream().noneMatch(each.message()::startsWith))
        .toList();
  }

  /**
   * The same choice in a text that may call the variant otherwise: where as many are there as
   * before, it is the one in its place.
   */
  private Choice again(Studied whole) {
    Choice now = choice;
    List<String> titles = titles(whole);
    int found = number(titles, now.title());
    int number = found < 0 && titles.size() == now.count() ? now.number() : found;
    return number < 0
        ? Choice.NONE
        : new Choice(Optional.of(titles.get(number)), number, titles.size());
  }

  private static int number(List<String> titles, Optional<String> title) {
    return IntStream.range(0, titles.size())
        .filter(each -> title.filter(titles.get(each)::equalsIgnoreCase).isPresent())
        .findFirst()
        .orElse(-1);
  }

  private static List<String> titles(Studied whole) {
    return whole.scenario().map(Scenario::variants).orElse(List.of()).stream()
        .map(Variant::title)
        .toList();
  }
}
