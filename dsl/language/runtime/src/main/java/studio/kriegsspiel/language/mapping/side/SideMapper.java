package studio.kriegsspiel.language.mapping.side;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.PhraseCheck;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.prose.ProseMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.Objective;
import studio.kriegsspiel.language.xtext.kriegsspiel.OffMap;
import studio.kriegsspiel.language.xtext.kriegsspiel.Retreat;
import studio.kriegsspiel.language.xtext.kriegsspiel.Role;
import studio.kriegsspiel.language.xtext.kriegsspiel.Side;
import studio.kriegsspiel.language.xtext.kriegsspiel.UnitReference;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.CommandAtStart;
import studio.kriegsspiel.scenario.force.Duty;
import studio.kriegsspiel.scenario.force.LineOfRetreat;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads a side: what it wants, where it falls back to, who plays it. */
public final class SideMapper {
  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final PlaceMapper places;
  private final ProseMapper prose;
  private final SideColours colours;

  public SideMapper(
      MappingContext context,
      Roster roster,
      PlayClock clock,
      PlaceMapper places,
      ProseMapper prose,
      SideColours colours) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
    this.places = places;
    this.prose = prose;
    this.colours = colours;
  }

  public studio.kriegsspiel.scenario.force.Side map(
      Side side, int index, List<Unit> army, CommandAtStart command) {
    String name = Literals.name(side.getName());
    List<studio.kriegsspiel.scenario.force.Objective> objectives = new ArrayList<>();
    List<studio.kriegsspiel.scenario.force.Role> roles = new ArrayList<>();
    Optional<LineOfRetreat> retreat = Optional.empty();
    Optional<Passage> offMap = Optional.empty();
    for (Object item : side.getItems()) {
      if (item instanceof Objective objective) {
        objectives.add(new ObjectiveMapper(context, roster, clock).map(objective));
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
      } else if (item instanceof OffMap off) {
        if (offMap.isPresent()) {
          context.error(
              "KS-SYN-010",
              context.span(off),
              "`" + name + "` is told twice what stands off the map.",
              "Put both texts into one.");
        }
        offMap = Optional.of(prose.read(off, "text", off.getText(), new Audience.SideOnly(name)));
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
        nation(side),
        offMap,
        command,
        context.span(side),
        context.span(side, "name"));
  }

  private String colour(Side side, String name, int index) {
    if (side.getColour().isEmpty()) {
      return colours.next(name, index);
    }
    once(side, "colour", "two colours");
    new PhraseCheck(context)
        .tell(context.span(side, "colour"), ClosedWords.COLOUR, Severity.WARNING, "a colour");
    return Literals.name(side.getColour().get(0)).toLowerCase(Locale.ROOT);
  }

  private Optional<String> nation(Side side) {
    if (side.getNation().isEmpty()) {
      return Optional.empty();
    }
    once(side, "nation", "two nations");
    String written = side.getNation().get(0);
    if (!written.startsWith("\"") && !ClosedWords.NATION.has(written.toLowerCase(Locale.ROOT))) {
      context.unknown(
          "KS-SYN-007",
          Severity.WARNING,
          context.span(side, "nation"),
          "`" + written + "` is not a nation that the studio knows",
          written,
          ClosedWords.NATION.all(),
          Optional.of(
              "Put any other name in quotation marks, so: `nation \"Kingdom of Hanover\"`."));
    }
    return Optional.of(Literals.title(Literals.name(written)));
  }

  private void once(Side side, String feature, String what) {
    List<TextSpan> written = context.spans(side, feature);
    if (written.size() > 1) {
      context.error(
          "KS-SYN-010",
          written.get(1),
          "`" + Literals.name(side.getName()) + "` has " + what + ".",
          "Keep one of the two.");
    }
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
        duties(role),
        context.span(role));
  }

  private List<Duty> duties(Role role) {
    List<Duty> duties = new ArrayList<>();
    for (TextSpan span : context.spans(role, "duties")) {
      String words = context.text(span).replaceAll("\\s+", " ");
      Optional<Duty> duty = Duty.find(words);
      duty.ifPresent(duties::add);
      if (duty.isEmpty()) {
        context.unknown(
            "KS-SYN-007",
            span,
            "`" + words + "` is not a duty of a commander",
            words,
            Duty.allWords(),
            "Duties are " + String.join(", ", Duty.allWords()) + ".");
      }
    }
    return duties;
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
