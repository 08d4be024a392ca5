package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.Objective;
import studio.kriegsspiel.language.xtext.kriegsspiel.Retreat;
import studio.kriegsspiel.language.xtext.kriegsspiel.Role;
import studio.kriegsspiel.language.xtext.kriegsspiel.Side;
import studio.kriegsspiel.language.xtext.kriegsspiel.UnitReference;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.LineOfRetreat;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;

/** Reads a side: what it wants, where it falls back to, who plays it. */
final class SideMapper {
  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final PlaceMapper places;

  SideMapper(MappingContext context, Roster roster, PlayClock clock, PlaceMapper places) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
    this.places = places;
  }

  studio.kriegsspiel.scenario.force.Side map(Side side, int index, List<Unit> army) {
    String name = Literals.name(side.getName());
    List<studio.kriegsspiel.scenario.force.Objective> objectives = new ArrayList<>();
    List<studio.kriegsspiel.scenario.force.Role> roles = new ArrayList<>();
    Optional<LineOfRetreat> retreat = Optional.empty();
    for (Object item : side.getItems()) {
      if (item instanceof Objective objective) {
        objectives.add(objective(objective));
      } else if (item instanceof Role role) {
        roles.add(role(role, name));
      } else if (item instanceof Retreat line) {
        if (retreat.isPresent()) {
          context.error(
              "KS-SYN-010",
              context.span(line),
              "`" + name + "` has two lines of retreat.",
              "Keep one of the two.");
        }
        retreat = Optional.of(retreat(line));
      }
    }
    return new studio.kriegsspiel.scenario.force.Side(
        name,
        side.getTitle() == null ? name : Literals.title(side.getTitle()),
        colour(side, name, index),
        objectives,
        retreat,
        roles,
        army,
        context.span(side),
        context.span(side, "name"));
  }

  private String colour(Side side, String name, int index) {
    if (side.getColour() != null) {
      new PhraseCheck(context)
          .tell(context.span(side, "colour"), ClosedWords.COLOUR, Severity.WARNING, "a colour");
      return Literals.name(side.getColour()).toLowerCase(Locale.ROOT);
    }
    String lower = name.toLowerCase(Locale.ROOT);
    boolean isColour = lower.equals("blue") || lower.equals("red");
    return isColour ? lower : index % 2 == 0 ? "blue" : "red";
  }

  private studio.kriegsspiel.scenario.force.Objective objective(Objective objective) {
    boolean words = !objective.getWords().isEmpty();
    String text = context.words(objective, words ? "words" : "places");
    if (words) {
      text = new ObjectiveText(context).of(objective);
      new PhraseCheck(context)
          .tell(
              context.span(objective, "words"),
              ClosedWords.OBJECTIVE,
              Severity.WARNING,
              "something a side can be told to do");
    } else if (!objective.getPlaces().isEmpty()) {
      text = Literals.title(objective.getPlaces().get(0));
    }
    return new studio.kriegsspiel.scenario.force.Objective(
        text,
        words ? objective.getPlaces().stream().findFirst().map(Literals::title) : Optional.empty(),
        clock.during(objective.getUntil()),
        context.span(objective));
  }

  private LineOfRetreat retreat(Retreat line) {
    return new LineOfRetreat(
        line.getAlong() == null ? "" : Literals.title(line.getAlong()),
        places.direction(line.getDirection()),
        context.span(line));
  }

  private studio.kriegsspiel.scenario.force.Role role(Role role, String side) {
    roster.addRole(side, Literals.title(role.getTitle()), context.span(role, "title"));
    return new studio.kriegsspiel.scenario.force.Role(
        Literals.title(role.getTitle()),
        unit(role.getCommands(), side),
        unit(role.getSuperior(), side),
        context.span(role));
  }

  private Optional<UnitId> unit(@Nullable UnitReference reference, String side) {
    if (reference == null) {
      return Optional.empty();
    }
    String written =
        reference.getName() != null ? reference.getName() : Literals.title(reference.getTitle());
    return roster.find(written, side, context.span(reference));
  }
}
