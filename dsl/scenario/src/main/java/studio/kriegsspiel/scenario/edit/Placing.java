package studio.kriegsspiel.scenario.edit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Gives a unit that stands nowhere a line under {@code deploy}, beside those it belongs to. */
final class Placing {
  private static final String SECTION = "deploy";
  private static final String STEP = "  ";

  private final ScenarioText source;
  private final Lines lines;
  private final Phrases phrases;
  private final DeploymentEdits deployments;
  private final EditBook book;

  Placing(ScenarioText source, DeploymentEdits deployments, EditBook book) {
    this.source = source;
    this.lines = new Lines(source.text());
    this.phrases = new Phrases(source);
    this.deployments = deployments;
    this.book = book;
  }

  void place(Intention.Place wish) {
    boolean added = book.findName(wish.unit()).isPresent();
    if (!added && source.scenario().findDeployment(wish.unit()).isPresent()) {
      if (wish.formation().filter(Formation.GARRISON::equals).isPresent()) {
        deployments.garrison(wish.unit(), wish.spot());
      } else {
        deployments.move(new Intention.Move(wish.unit(), wish.spot()));
        wish.formation()
            .ifPresent(each -> deployments.reform(new Intention.Reform(wish.unit(), each)));
      }
      wish.facing().ifPresent(each -> deployments.turn(new Intention.Turn(wish.unit(), each)));
      return;
    }
    String name = name(wish.unit());
    if (!added) {
      stayAway(wish.unit());
    }
    String line = line(name, wish);
    Optional<TextSpan> before = neighbour(wish.unit());
    if (before.isPresent()) {
      TextSpan span = before.get();
      String indentation = lines.begins(span.offset()) ? lines.indentation(span.offset()) : STEP;
      insert(span.end(), indentation + line);
    } else {
      underHeading(wish.unit(), line);
    }
  }

  private void insert(int behind, String line) {
    book.add(TextEdit.insert(lines.behind(behind), lines.lineBreak() + line));
  }

  private String name(UnitId unit) {
    Optional<String> added = book.findName(unit);
    if (added.isPresent()) {
      return added.get();
    }
    if (source.scenario().findUnit(unit).isEmpty()) {
      throw new Refusal("There is no unit `%s` in any order of battle.".formatted(unit));
    }
    return phrases.unit(unit);
  }

  private void stayAway(UnitId unit) {
    for (Reinforcement each : source.scenario().reinforcements()) {
      if (each.unit().equals(unit)) {
        throw new Refusal(
            "`%s` comes on at %s; take that line out before it is deployed at the start."
                .formatted(unit.name(), each.at()));
      }
    }
  }

  /** The line that deploys a unit which stands nowhere. */
  String line(Intention.Place wish) {
    return line(name(wish.unit()), wish);
  }

  private String line(String name, Intention.Place wish) {
    PositionWriter positions = deployments.positions();
    var point = DeploymentEdits.point(wish.spot());
    String facing = wish.facing().map(each -> " facing " + Phrases.direction(each)).orElse("");
    if (wish.formation().filter(each -> each == Formation.GARRISON).isPresent()) {
      String place =
          positions
              .placeAt(point)
              .orElseThrow(() -> new Refusal("The ground has no named place to garrison."));
      return name + " garrisons " + place + facing;
    }
    String formation = wish.formation().map(each -> " " + Phrases.formation(each)).orElse("");
    return name + formation + " at " + positions.fresh(point, source.scenario()) + facing;
  }

  /** The deployment behind which the line goes: of the unit before it in its order of battle. */
  private Optional<TextSpan> neighbour(UnitId unit) {
    List<UnitId> before =
        source
            .scenario()
            .findSide(unit.side())
            .map(side -> side.units().map(Unit::id).takeWhile(each -> !each.equals(unit)).toList())
            .orElse(List.of());
    List<Deployment> own =
        inThisText().filter(each -> each.unit().side().equals(unit.side())).toList();
    // A copy that this step brings in follows what it was copied of.
    boolean added = book.findName(unit).isPresent();
    for (int i = before.size() - (added ? 0 : 1); i >= 0; i--) {
      UnitId wanted = i == before.size() ? unit : before.get(i);
      Optional<Deployment> found =
          own.stream().filter(each -> each.unit().equals(wanted)).reduce((first, last) -> last);
      if (found.isPresent()) {
        return found.map(Deployment::span);
      }
    }
    return own.isEmpty() ? last(inThisText()) : aboveFirst(own);
  }

  /** The statement above the first of a side; nothing where it is the first below its heading. */
  private Optional<TextSpan> aboveFirst(List<Deployment> own) {
    TextSpan first = own.get(0).span();
    boolean below = source.sections(SECTION).anyMatch(each -> each.span().contains(first.offset()));
    return below ? lastBefore(first) : last(own.stream());
  }

  /** The deployment right before one in its own section. */
  private Optional<TextSpan> lastBefore(TextSpan first) {
    return source
        .sections(SECTION)
        .filter(each -> each.span().contains(first.offset()))
        .flatMap(each -> each.statements().stream())
        .filter(each -> each.end() <= first.offset())
        .reduce((earlier, later) -> later);
  }

  private static Optional<TextSpan> last(Stream<Deployment> all) {
    return all.map(Deployment::span)
        .reduce((first, second) -> first.end() > second.end() ? first : second);
  }

  private Stream<Deployment> inThisText() {
    return source.scenario().deployments().stream().filter(each -> source.holds(each.span()));
  }

  private void underHeading(UnitId unit, String line) {
    Optional<TextSection> heading =
        inThisText()
            .filter(each -> each.unit().side().equals(unit.side()))
            .findFirst()
            .flatMap(
                first ->
                    source
                        .sections(SECTION)
                        .filter(each -> each.span().contains(first.span().offset()))
                        .findFirst())
            .or(() -> source.sections(SECTION).reduce((first, later) -> later));
    if (heading.isPresent()) {
      int offset = heading.get().span().offset();
      String indentation = lines.begins(offset) ? lines.indentation(offset) : "";
      insert(offset + SECTION.length(), indentation + STEP + line);
      return;
    }
    int behind =
        source.sections().stream()
            .filter(each -> each.word().equals("army") || each.word().equals("side"))
            .mapToInt(each -> each.span().end())
            .max()
            .orElseGet(() -> source.text().stripTrailing().length());
    String lineBreak = lines.lineBreak();
    book.addToNewSection(
        SECTION, lines.behind(behind), lineBreak + lineBreak + SECTION, lineBreak + STEP + line);
  }
}
