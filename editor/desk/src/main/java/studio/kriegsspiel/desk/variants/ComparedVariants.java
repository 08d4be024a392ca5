package studio.kriegsspiel.desk.variants;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.study.Study;

/**
 * Two of the scenario and its variants beside each other, each on a desk of its own to be looked at
 * and not to be changed, and what differs between them. It follows the text while it is open.
 */
public final class ComparedVariants {
  /** The name of the scenario itself among the variants. */
  public static final String ITSELF = "The scenario itself";

  private final Desk desk;
  private final Latest<Compared> latest;
  private final Desk first = new Desk();
  private final Desk second = new Desk();
  private final Observable<Face> face = new Observable<>(Face.NONE);
  private Optional<String> one = Optional.empty();
  private Optional<String> other = Optional.empty();
  private boolean open;

  /**
   * What there is to see besides the maps.
   *
   * @param titles what can be chosen
   * @param one what is on the left
   * @param other what is on the right
   * @param differences what differs
   * @param words how many those are, or why there are none
   */
  public record Face(
      List<String> titles, String one, String other, List<Difference> differences, String words) {
    static final Face NONE = new Face(List.of(ITSELF), ITSELF, ITSELF, List.of(), "");

    /** Copies the lists. */
    public Face {
      titles = List.copyOf(titles);
      differences = List.copyOf(differences);
    }
  }

  private record Compared(Study one, Study other, List<Difference> differences) {}

  /** Compares variants of what lies on {@code desk}. */
  public ComparedVariants(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.latest = new Latest<>(runner, "Comparing variants");
    desk.studied().listen(studied -> compare());
    desk.minute().follow(first.minute()::set);
    desk.minute().follow(second.minute()::set);
  }

  /** What is on the left. */
  public Desk first() {
    return first;
  }

  /** What is on the right. */
  public Desk second() {
    return second;
  }

  /** What there is to see besides the maps. */
  public Observable<Face> face() {
    return face;
  }

  /**
   * Begins or ends to follow the text. It begins with the scenario and the variant that is shown,
   * or the first; closed, it keeps nothing.
   */
  public void open(boolean nowOpen) {
    if (nowOpen && !open) {
      one = Optional.empty();
      other = desk.variant().get().or(() -> titles().stream().skip(1).findFirst());
    }
    open = nowOpen;
    compare();
    if (!open) {
      first.studied().set(Studied.NONE);
      second.studied().set(Studied.NONE);
      face.set(Face.NONE);
    }
  }

  /** Chooses what is on the left. */
  public void chooseOne(String title) {
    one = named(title);
    compare();
  }

  /** Chooses what is on the right. */
  public void chooseOther(String title) {
    other = named(title);
    compare();
  }

  private static Optional<String> named(String title) {
    return title.equals(ITSELF) ? Optional.empty() : Optional.of(title);
  }

  /** Shows in the text of the window where a difference is said. */
  public void show(Difference difference, boolean focusText) {
    if (difference.span().isPresent()
        && difference.span().document().equals(desk.file().get().name())) {
      desk.jumps().send(new Jump(difference.span(), Optional.empty(), focusText));
    }
  }

  private List<String> titles() {
    List<String> titles = new ArrayList<>(List.of(ITSELF));
    desk.studied().get().scenario().map(Scenario::variants).orElse(List.of()).stream()
        .map(Variant::title)
        .forEach(titles::add);
    return titles;
  }

  private void compare() {
    Studied studied = desk.studied().get();
    Optional<Study> whole = studied.study().filter(each -> each.scenario().isPresent());
    if (!open || whole.isEmpty()) {
      latest.cancel();
      return;
    }
    List<String> titles = titles();
    one = one.filter(titles::contains);
    other = other.filter(titles::contains);
    Optional<String> left = one;
    Optional<String> right = other;
    Face before = face.get();
    face.set(
        new Face(titles, name(left), name(right), before.differences(), "Looking what differs…"));
    latest.request(
        studied.version(),
        progress -> compared(whole.get(), left, right),
        outcome ->
            outcome.match(
                done -> take(studied.version(), done.value()),
                failed -> tell(failed.sentence()),
                cancelled -> {}));
  }

  private static String name(Optional<String> title) {
    return title.orElse(ITSELF);
  }

  private static Compared compared(Study whole, Optional<String> left, Optional<String> right) {
    Study first = left.flatMap(whole::variant).orElse(whole);
    Study second = right.flatMap(whole::variant).orElse(whole);
    return new Compared(first, second, Differences.of(first, second));
  }

  private void take(long version, Compared done) {
    lay(first, version, done.one());
    lay(second, version, done.other());
    Face now = face.get();
    int count = done.differences().size();
    String words =
        now.one().equals(now.other())
            ? "The same on both sides; choose another variant on one of them."
            : count == 1 ? "One thing differs." : count + " things differ.";
    face.set(new Face(now.titles(), now.one(), now.other(), done.differences(), words));
  }

  private void lay(Desk side, long version, Study study) {
    side.file().set(desk.file().get());
    side.studied().set(new Studied(version, Optional.of(study), List.of(), true));
  }

  private void tell(String words) {
    Face now = face.get();
    face.set(new Face(now.titles(), now.one(), now.other(), List.of(), words));
  }
}
