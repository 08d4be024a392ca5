package studio.kriegsspiel.desk.core;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.studied.Findings;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Signal;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.study.help.Burden;
import studio.kriegsspiel.study.help.Mend;
import studio.kriegsspiel.study.help.Mends;

/** Leads from a finding, a unit or the caret to the same thing in the text and on the map. */
public final class Navigation {
  private static final String NOTHING_CERTAIN =
      "There is nothing of which it is certain how to mend it; choose among the mends of a problem.";

  private final Desk desk;
  private final Signal<Finding> explanations = new Signal<>();
  private final Signal<List<UnitId>> decisions = new Signal<>();
  private Optional<Mended> mended = Optional.empty();

  /**
   * What was just mended, before the text is known anew.
   *
   * @param unasked what was found before, where nobody has chosen the mend
   */
  private record Mended(String title, int offset, long version, Optional<Burden> unasked) {}

  /** Leads about {@code desk}. */
  public Navigation(Desk desk) {
    this.desk = desk;
    desk.studied().listen(this::goOn);
  }

  /** Shows a finding in the text and on the map. */
  public void showFinding(Finding finding, boolean focusText) {
    desk.finding().set(Optional.of(finding));
    desk.jumps().send(new Jump(inThisText(finding.span()), finding.spot(), focusText));
  }

  /** Goes on to the next problem of the text, or back to the one before. */
  public void stepThroughFindings(boolean forward) {
    var findings = desk.studied().get().findings();
    int caret = desk.caret().get();
    Optional<Finding> next =
        forward ? Findings.after(findings, caret) : Findings.before(findings, caret);
    next.ifPresent(
        finding -> {
          showFinding(finding, true);
          desk.message().set(Message.info(finding.message()));
        });
    if (next.isEmpty()) {
      desk.message().set(Message.info("There is no problem in the text."));
    }
  }

  /** The problem one is at: the worst at the caret, else the one that was led to last. */
  public Optional<Finding> here() {
    var findings = desk.studied().get().findings();
    return Findings.at(findings, desk.caret().get())
        .or(() -> desk.finding().get().filter(findings::contains));
  }

  /** Asks for the page about a kind of finding; {@link #explanations} hears of it. */
  public void explain(Finding finding) {
    explanations.send(finding);
  }

  /** Wishes to read what a finding means. */
  public Signal<Finding> explanations() {
    return explanations;
  }

  /** The findings of the line at the caret, those at the caret first. */
  public List<Finding> onLine() {
    String text = desk.manuscript().text();
    int caret = Math.min(desk.caret().get(), text.length());
    int start = text.lastIndexOf('\n', caret - 1) + 1;
    int line = text.indexOf('\n', caret);
    int end = line < 0 ? text.length() : line;
    return desk.studied().get().findings().stream()
        .filter(each -> inThisText(each.span()).isPresent())
        .filter(
            each ->
                each.span().offset() <= end && start <= each.span().offset()
                    || each.span().contains(caret))
        .sorted(
            Comparator.comparing((Finding each) -> !each.span().contains(caret))
                .thenComparing(Findings.ORDER))
        .toList();
  }

  /** What mends some of the findings, each by itself and all of its kind. */
  public List<Mend> mends(List<Finding> some) {
    return Mends.of(some, own());
  }

  /** The findings of this text; those of its army lists are mended there. */
  private List<Finding> own() {
    return desk.studied().get().findings().stream()
        .filter(each -> inThisText(each.span()).isPresent())
        .toList();
  }

  /**
   * Mends everything of which it is certain how, as one step; it is taken back if no fewer problems
   * are left then.
   */
  public void mendEverything() {
    Mends.everything(own())
        .ifPresentOrElse(
            mend -> apply(mend, Optional.of(Burden.of(desk.studied().get().findings()))),
            () -> desk.message().set(Message.info(NOTHING_CERTAIN)));
  }

  /** Asks for the questions of the rule book about one or two units. */
  public void decide(Collection<UnitId> units) {
    decisions.send(List.copyOf(units));
  }

  /** Wishes to decide a question about units, the one that acts first. */
  public Signal<List<UnitId>> decisions() {
    return decisions;
  }

  /** Mends the text, if the findings are about the text as it is now. */
  public void apply(Mend mend) {
    apply(mend, Optional.empty());
  }

  private void apply(Mend mend, Optional<Burden> unasked) {
    if (desk.isChecked()) {
      int offset = mend.edits().stream().mapToInt(TextEdit::offset).min().orElse(0);
      long version = desk.manuscript().version() + 1;
      mended = Optional.of(new Mended(mend.title(), offset, version, unasked));
      desk.manuscript().edit(mend.edits(), mend.title());
      desk.message().set(Message.info("Done: " + mend.title() + "."));
    } else {
      desk.message().set(Message.info("The text has just changed; try again in a moment."));
    }
  }

  /** Once a mended text has been checked, leads on to the problem that comes next in it. */
  private void goOn(Studied studied) {
    if (mended.isEmpty() || !studied.complete() || studied.version() < mended.get().version) {
      return;
    }
    Mended done = mended.get();
    mended = Optional.empty();
    if (studied.version() != done.version) {
      return;
    }
    Burden now = Burden.of(studied.findings());
    if (done.unasked.filter(before -> !now.isLessThan(before)).isPresent()) {
      desk.manuscript().undo();
      desk.message().set(Message.info("Taken back, as it left no fewer problems: " + done.title));
      return;
    }
    Optional<Finding> next = Findings.after(studied.findings(), done.offset - 1);
    next.ifPresent(finding -> showFinding(finding, false));
    String then =
        next.map(finding -> "Next: " + finding.message()).orElse("No problem is left in the text.");
    desk.message().set(Message.info("Done: " + done.title + ". " + then));
  }

  /** Chooses a unit and shows where it stands and where the text speaks of it. */
  public void showUnit(UnitId id, boolean focusText) {
    desk.selection().set(Optional.of(id));
    Studied studied = desk.shown().get();
    studied
        .scenario()
        .ifPresent(
            scenario ->
                desk.jumps()
                    .send(
                        new Jump(
                            inThisText(placeInText(scenario, id)),
                            findSpot(studied, id),
                            focusText)));
  }

  private static TextSpan placeInText(Scenario scenario, UnitId id) {
    return scenario
        .findDeployment(id)
        .map(Deployment::span)
        .or(() -> findReinforcement(scenario, id).map(Reinforcement::span))
        .or(() -> scenario.findUnit(id).map(Unit::nameSpan))
        .orElse(TextSpan.NONE);
  }

  private static Optional<Reinforcement> findReinforcement(Scenario scenario, UnitId id) {
    return scenario.reinforcements().stream().filter(each -> each.unit().equals(id)).findFirst();
  }

  /** Where a unit stands at the start, or enters. */
  public static Optional<MapSpot> findSpot(Studied studied, UnitId id) {
    Optional<Position> position =
        studied
            .scenario()
            .flatMap(
                scenario ->
                    scenario
                        .findDeployment(id)
                        .map(Deployment::position)
                        .or(() -> findReinforcement(scenario, id).map(Reinforcement::entry)));
    return position.flatMap(
        words ->
            studied
                .terrain()
                .flatMap(terrain -> new PositionResolver(terrain, studied.measures()).find(words))
                .map(point -> new MapSpot(point.x(), point.y())));
  }

  /** Chooses the unit whose statement holds the caret, if the caret stands in one. */
  public void followCaret(int offset) {
    desk.caret().set(offset);
    if (!desk.isChecked()) {
      return;
    }
    findUnit(offset).ifPresent(id -> desk.selection().set(Optional.of(id)));
  }

  /** The unit whose statement holds a place of the text. */
  public Optional<UnitId> findUnit(int offset) {
    return desk.shown()
        .get()
        .scenario()
        .flatMap(scenario -> unitAt(scenario, offset))
        .or(() -> desk.studied().get().scenario().flatMap(each -> unitAt(each, offset)));
  }

  private Optional<UnitId> unitAt(Scenario scenario, int offset) {
    Optional<UnitId> deployed =
        scenario.deployments().stream()
            .filter(each -> here(each.span(), offset))
            .map(Deployment::unit)
            .findFirst();
    return deployed
        .or(
            () ->
                scenario.reinforcements().stream()
                    .filter(each -> here(each.span(), offset))
                    .map(Reinforcement::unit)
                    .findFirst())
        .or(
            () ->
                scenario
                    .units()
                    .filter(unit -> here(unit.span(), offset))
                    .reduce((outer, inner) -> inner)
                    .map(Unit::id));
  }

  private boolean here(TextSpan span, int offset) {
    return span.contains(offset) && span.document().equals(desk.file().get().name());
  }

  private TextSpan inThisText(TextSpan span) {
    return span.document().equals(desk.file().get().name()) ? span : TextSpan.NONE;
  }
}
