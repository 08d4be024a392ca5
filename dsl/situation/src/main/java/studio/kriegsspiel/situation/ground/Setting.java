package studio.kriegsspiel.situation.ground;

import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.force.UnitIndex;

/**
 * What everything that happens is reckoned from.
 *
 * @param scenario what the text says
 * @param book the rule book, with its switches and tables
 * @param clock the clock of play
 * @param units units and what is said of them
 * @param ground where things are, if the ground is known
 */
public record Setting(
    Scenario scenario, RuleBook book, Clock clock, UnitIndex units, Optional<GroundIndex> ground) {}
