package studio.kriegsspiel.scenario.news;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Where something told comes from, and what it is worth.
 *
 * @param kind the kind of source
 * @param unit the unit it comes from
 * @param reliability how far it may be trusted, as the receiver is told
 * @param truth whether it is true; the umpire alone may know
 */
public record Origin(
    Optional<SourceKind> kind,
    Optional<UnitId> unit,
    Optional<Reliability> reliability,
    boolean truth) {}
