package studio.kriegsspiel.checks.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.finding.Surety;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.MapPoint;

/** A finding while a check completes it. */
public final class Draft {
  private final CheckInfo info;
  private final TextSpan span;
  private final String message;
  private final List<Citation> citations = new ArrayList<>();
  private final List<Fix> fixes = new ArrayList<>();
  private Severity severity;
  private Optional<String> hint = Optional.empty();
  private Optional<MapSpot> spot = Optional.empty();

  Draft(CheckInfo info, TextSpan span, String message) {
    this.info = info;
    this.span = span;
    this.message = message;
    this.severity = info.severity();
  }

  /** Matters more or less than the check's findings usually do. */
  public Draft severity(Severity other) {
    severity = other;
    return this;
  }

  /** Rests on this rule, instead of those the check names for the book. */
  public Draft rule(Citation citation) {
    citations.add(citation);
    return this;
  }

  /** Rests on these rules, instead of those the check names for the book. */
  public Draft rules(List<Citation> all) {
    citations.addAll(all);
    return this;
  }

  /** What to think of. */
  public Draft hint(String words) {
    hint = Optional.of(words);
    return this;
  }

  /** What to think of, if anything. */
  public Draft hint(Optional<String> words) {
    hint = words;
    return this;
  }

  /** Where it is on the map. */
  public Draft spot(MapPoint point) {
    spot = Optional.of(new MapSpot(point.x(), point.y()));
    return this;
  }

  /** A mend by edits of the text. */
  public Draft fix(Surety surety, String title, TextEdit... edits) {
    fixes.add(new Fix(surety, title, List.of(edits)));
    return this;
  }

  /** A mend, if there is one. */
  public Draft fix(Optional<Fix> fix) {
    fix.ifPresent(fixes::add);
    return this;
  }

  /** What rests on our default alone is no error: the umpire may well play otherwise. */
  Finding toFinding(List<Citation> usual) {
    List<Citation> rests = citations.isEmpty() ? usual : citations;
    boolean ours = severity == Severity.ERROR && CheckInfo.areDefaultsOfBooks(rests);
    return new Finding(
        info.id(), ours ? Severity.WARNING : severity, span, spot, message, rests, hint, fixes);
  }
}
