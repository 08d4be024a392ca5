package studio.kriegsspiel.study.group;

import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A statement of a scenario that findings may be about.
 *
 * @param span its place
 * @param section what sort of statement it is, such as {@code deployment}
 * @param readers who reads it
 * @param unit the unit it is about
 */
public record Statement(TextSpan span, String section, Audience readers, Optional<UnitId> unit) {

  /** Whose troops or papers it is about; nothing for what is everybody's or the umpire's. */
  public Optional<String> side() {
    return unit.map(UnitId::side).or(readers::findSide);
  }

  boolean holds(TextSpan other) {
    return span.isPresent()
        && other.isPresent()
        && span.document().equals(other.document())
        && span.offset() <= other.offset()
        && other.offset() + Math.min(1, other.length()) <= span.end();
  }
}
