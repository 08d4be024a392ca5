package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.ide.GrammarValues.Value;
import studio.kriegsspiel.language.ide.expect.Around;
import studio.kriegsspiel.language.ide.expect.Expected;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.names.Names;

/**
 * Which units may be named at a place: those of the section's side alone where it has one, those of
 * the side concerned first, and where a unit is placed those that stand nowhere yet.
 */
final class UnitWords {
  private static final Set<String> PLACED =
      Set.of("Deployment.unit", "Reinforcement.unit", "Garrison.unit", "Patrol.unit");
  private static final Set<String> ADDRESSED = Set.of("'to'", "'tell'");

  private final Analysis analysis;
  private final Around around;

  UnitWords(Analysis analysis, Around around) {
    this.analysis = analysis;
    this.around = around;
  }

  /** Every unit, in the order of the text. */
  List<Unit> all() {
    return analysis.scenario().map(each -> each.units().toList()).orElse(List.of());
  }

  /** The unit that a statement begins with. */
  Optional<Unit> named(Around where) {
    List<Lexeme> statement = where.statement();
    if (statement.isEmpty()) {
      return Optional.empty();
    }
    String first = plain(where.written(statement.get(0)));
    boolean qualified =
        statement.size() > 2 && statement.get(1).kind().equals("'.'") && isSide(first);
    String name = qualified ? plain(where.written(statement.get(2))) : first;
    return all().stream()
        .filter(each -> each.id().name().equals(name) || each.title().equals(name))
        .filter(each -> !qualified || each.id().side().equals(first))
        .findFirst();
  }

  /** The units that fit, those that fit best with the lowest rank. */
  List<Value> fitting(Expected expected) {
    Optional<String> written = sideBeforeDot();
    if (written.isPresent()) {
      return values(written, true, Optional.empty(), false);
    }
    if (analysis.sheet().isPresent()) {
      return ofTheSheet(analysis.sheet().get().role().side());
    }
    boolean enemy = expected.isWithin("Observation");
    boolean placed = expected.findFeature().filter(PLACED::contains).isPresent();
    return values(owner(), false, enemy ? enemyOf(addressed()) : addressed(), placed);
  }

  /** The units of the side that hands a sheet in; the scenario's file defines them. */
  private List<Value> ofTheSheet(String side) {
    return analysis.symbols().symbols().stream()
        .filter(each -> each.kind() == DefinedName.Kind.UNIT && each.side().equals(side))
        .map(DefinedName::name)
        .filter(Names::isName)
        .map(each -> new Value(each, each, Completion.Kind.UNIT, "A unit of " + side + "."))
        .toList();
  }

  /** The units that prose may name; of one side alone behind its dot. */
  List<Value> inProse(Optional<String> side) {
    return values(side, side.isPresent(), addressed(), false);
  }

  private List<Value> values(
      Optional<String> only, boolean plain, Optional<String> first, boolean placed) {
    Map<String, Integer> count = new HashMap<>();
    List<Unit> units = all();
    units.forEach(each -> count.merge(each.id().name(), 1, Integer::sum));
    Set<UnitId> standing = placed ? standing() : Set.of();
    List<Value> values = new ArrayList<>();
    for (Unit each : units) {
      UnitId id = each.id();
      if (Names.isName(id.name()) && only.filter(side -> !side.equals(id.side())).isEmpty()) {
        boolean unique = plain || count.getOrDefault(id.name(), 0) == 1;
        String text = unique ? id.name() : id.toString();
        boolean behind =
            first.filter(side -> !side.equals(id.side())).isPresent() || standing.contains(id);
        values.add(
            new Value(text, text, Completion.Kind.UNIT, UnitSummary.of(each), behind ? 1 : 0));
      }
    }
    return values;
  }

  private Set<UnitId> standing() {
    Set<UnitId> standing = new HashSet<>();
    analysis.scenario().stream()
        .flatMap(
            each ->
                Stream.concat(
                    each.deployments().stream().map(one -> one.unit()),
                    each.reinforcements().stream().map(one -> one.unit())))
        .forEach(standing::add);
    return standing;
  }

  /** The side that is written right before, with its dot. */
  private Optional<String> sideBeforeDot() {
    List<Lexeme> tokens = around.tokens();
    int last = tokens.size() - 1;
    return last > 0 && tokens.get(last).kind().equals("'.'")
        ? Optional.of(plain(around.written(tokens.get(last - 1)))).filter(this::isSide)
        : Optional.empty();
  }

  /** The side whose section it is: {@code side Blue}, {@code army of Blue}. */
  private Optional<String> owner() {
    List<Lexeme> head = around.section();
    boolean own =
        !head.isEmpty()
            && (head.get(0).kind().equals("'side'") || head.get(0).kind().equals("'army'"));
    return own
        ? head.stream().map(around::written).map(UnitWords::plain).filter(this::isSide).findFirst()
        : Optional.empty();
  }

  /** The side that a report or order goes to. */
  private Optional<String> addressed() {
    List<Lexeme> tokens = around.tokens();
    for (int i = tokens.size() - 2; i >= 0; i--) {
      String next = plain(around.written(tokens.get(i + 1)));
      if (ADDRESSED.contains(tokens.get(i).kind()) && isSide(next)) {
        return Optional.of(next);
      }
    }
    return Optional.empty();
  }

  private Optional<String> enemyOf(Optional<String> side) {
    return side.flatMap(
        own ->
            analysis.scenario().stream()
                .map(Scenario::sides)
                .flatMap(List::stream)
                .map(each -> each.name())
                .filter(each -> !each.equals(own))
                .findFirst());
  }

  private boolean isSide(String name) {
    return analysis.scenario().flatMap(each -> each.findSide(name)).isPresent();
  }

  private static String plain(String written) {
    String bare = written.startsWith("^") ? written.substring(1) : written;
    return bare.length() > 1 && bare.startsWith("\"") && bare.endsWith("\"")
        ? bare.substring(1, bare.length() - 1)
        : bare;
  }
}
