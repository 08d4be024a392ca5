package studio.kriegsspiel.checks.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.MapPoint;

/** Takes down what is found on a sheet. */
final class SheetNotes {
  private final List<Note> all = new ArrayList<>();

  /** A finding while it is completed. */
  static final class Note {
    private final SheetFault fault;
    private final TextSpan span;
    private final String message;
    private Severity severity;
    private Optional<String> hint = Optional.empty();
    private Optional<MapSpot> spot = Optional.empty();
    private List<Citation> rules = List.of();
    private List<Fix> fixes = List.of();

    private Note(SheetFault fault, TextSpan span, String message) {
      this.fault = fault;
      this.severity = fault.severity();
      this.span = span;
      this.message = message;
    }

    Note severity(Severity other) {
      severity = other;
      return this;
    }

    Note hint(String words) {
      hint = Optional.of(words);
      return this;
    }

    Note spot(MapPoint point) {
      spot = Optional.of(new MapSpot(point.x(), point.y()));
      return this;
    }

    Note rules(List<Citation> citations) {
      rules = citations.stream().distinct().toList();
      return this;
    }

    Note fixes(List<Fix> mends) {
      fixes = List.copyOf(mends);
      return this;
    }

    private Finding toFinding() {
      return new Finding(fault.id(), severity, span, spot, message, rules, hint, fixes);
    }
  }

  /** Starts a finding: one full sentence at a place of the sheet. */
  Note add(SheetFault fault, TextSpan span, String message) {
    Note note = new Note(fault, span, message);
    all.add(note);
    return note;
  }

  /** All of them, in the order of the text. */
  List<Finding> findings() {
    return all.stream()
        .map(Note::toFinding)
        .sorted(Comparator.comparingInt((Finding each) -> each.span().offset()))
        .toList();
  }
}
