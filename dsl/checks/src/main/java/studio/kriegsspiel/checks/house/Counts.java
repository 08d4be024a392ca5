package studio.kriegsspiel.checks.house;

import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.review.HouseRule.Measure;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.force.UnitIndex;

/** How much of what a house rule counts a thing has. */
final class Counts {
  private static final int HOUR = 60;

  private final Scenario scenario;
  private final Clock clock;
  private final UnitIndex units;

  Counts(Situation situation) {
    this.scenario = situation.scenario();
    this.clock = situation.clock();
    this.units = situation.units();
  }

  int ofTheScenario(Measure measure) {
    int roles = scenario.sides().stream().mapToInt(each -> each.roles().size()).sum();
    return switch (measure) {
      case HOURS -> {
        long minutes = Clock.minutes(clock.begins(), clock.ends());
        yield (int) ((minutes + HOUR - 1) / HOUR);
      }
      case PLAYERS -> {
        int named = scenario.people().players().size();
        yield named > 0 ? named : roles;
      }
      case UMPIRES -> scenario.people().umpires().orElse(1);
      case SIDES -> scenario.sides().size();
      case UNITS -> (int) scenario.units().count();
      case NOTES -> scenario.umpireNotes().size();
      case IDEA -> scenario.generalIdea().isPresent() ? 1 : 0;
      case EXERCISES -> scenario.review().exercises().size();
      case VARIANTS -> scenario.variants().size();
      default -> 0;
    };
  }

  int ofSide(Side side, Measure measure) {
    return switch (measure) {
      case MEN -> side.army().stream().mapToInt(Unit::totalMen).sum();
      case GUNS -> side.army().stream().mapToInt(Unit::totalPieces).sum();
      case UNITS -> (int) side.units().count();
      case ROLES -> side.roles().size();
      case OBJECTIVES -> side.objectives().size();
      case RETREAT -> side.lineOfRetreat().isPresent() ? 1 : 0;
      case NATION -> side.nation().isPresent() ? 1 : 0;
      case REPORTS -> (int) reports().filter(each -> isTold(each, side)).count();
      case NEWS -> (int) news().filter(each -> isTold(each, side)).count();
      default -> 0;
    };
  }

  private static boolean isTold(Audience audience, Side side) {
    return audience.equals(Audience.EVERYONE)
        || audience.findSide().filter(side.name()::equals).isPresent();
  }

  private Stream<Audience> reports() {
    return scenario.reports().stream().map(Report::audience);
  }

  private Stream<Audience> news() {
    return scenario.intelligence().stream().map(Intelligence::audience);
  }

  int ofRole(Side side, Role role, Measure measure) {
    return switch (measure) {
      case UNITS -> role.commands().isPresent() ? 1 : 0;
      case DUTIES -> role.duties().size();
      case REPORTS -> (int) reports().filter(to -> to.includes(side.name(), role.title())).count();
      case NEWS -> (int) news().filter(to -> to.includes(side.name(), role.title())).count();
      default -> 0;
    };
  }

  int ofUnit(Side side, Unit unit, Measure measure) {
    return switch (measure) {
      case MEN -> unit.totalMen();
      case GUNS -> unit.totalPieces();
      case RANKS -> unit.ranks().orElse(0);
      case PARTS -> (int) unit.parts().stream().filter(each -> !each.isPost()).count();
      case CALIBRE -> calibres(unit);
      case COMMANDER -> some(unit.particulars().commander());
      case GRADE -> some(unit.grade());
      case SOURCE -> unit.sources().size();
      case WEAPON -> some(unit.particulars().weapon());
      case NATION -> Math.max(some(unit.particulars().nation()), some(side.nation()));
      case PLACE -> units.isCovered(unit) ? 1 : 0;
      case ORDER ->
          (int)
              side.command().orders().stream()
                  .filter(each -> each.unit().equals(unit.id()))
                  .count();
      default -> 0;
    };
  }

  private static int some(Optional<?> value) {
    return value.isPresent() ? 1 : 0;
  }

  /** None where one of its pieces has none. */
  private static int calibres(Unit unit) {
    boolean all =
        unit.strength().ordnance().stream().map(Ordnance::calibre).allMatch(Optional::isPresent);
    return all ? unit.strength().ordnance().size() : 0;
  }
}
