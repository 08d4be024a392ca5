package studio.kriegsspiel.scenario.edit;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.TextWords;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Writes into a variant where units stand, and nothing outside it. Whoever has a line in the
 * variant has it changed; whoever stands where the scenario puts him gets a line in the variant,
 * which is the scenario's with what is wanted otherwise. All else is refused.
 */
final class InVariant {
  private static final String SECTION = "deploy";
  private static final List<String> NOT_TAKEN_OVER = List.of("source", "or");

  private final ScenarioText source;
  private final Optional<PositionWriter> positions;
  private final EditBook book;
  private final Variant variant;
  private final Map<UnitId, EditBook> lines = new LinkedHashMap<>();

  /** Into {@code variant} of a text whose scenario is what the variant makes of it. */
  InVariant(
      ScenarioText source, Optional<PositionWriter> positions, EditBook book, Variant variant) {
    this.source = source;
    this.positions = positions;
    this.book = book;
    this.variant = variant;
  }

  void write(List<Intention> wishes) {
    wishes.forEach(each -> each.match(cases()));
    lines.forEach((unit, changed) -> append(standing(unit).orElseThrow(), changed));
  }

  private Intention.Cases cases() {
    TimeWords times = new TimeWords(source, book);
    return new Intention.Cases(
        this::place,
        wish -> deployments(wish.unit()).move(wish),
        wish -> deployments(wish.unit()).turn(wish),
        wish -> deployments(wish.unit()).reform(wish),
        wish -> leaveOut(wish.unit()),
        refused("A name is changed"),
        refused("A title is changed"),
        refused("A figure is changed"),
        refused("A unit is taken on"),
        refused("An army list is brought in"),
        wish -> leaveOut(wish.unit()),
        refused("A unit is put under another"),
        refused("A role is added"),
        refused("News is added"),
        refused("News is added"),
        refused("Weather is added"),
        refused("A march is added"),
        wish -> new StatementEdits(source, book).remove(within(wish, wish.statement())),
        wish -> times.shift(within(wish, wish.statement())),
        wish -> times.endPlay(within(wish, wish.statement())),
        refused("A statement is added"),
        refused("A statement is changed"));
  }

  private <T> Consumer<T> refused(String what) {
    return wish -> {
      throw new Refusal(
          what
              + " in the scenario itself; the map shows its variant `"
              + variant.title()
              + "`. Choose the scenario above the map, or write it below the variant by a form.");
    };
  }

  private void leaveOut(UnitId unit) {
    throw new Refusal(
        "The map shows the variant `%s`, in which nobody is taken off the map; leave `%s` out of it by a form (Units left out)."
            .formatted(variant.title(), unit.name()));
  }

  /** What a wish is about stands in the variant. */
  private <T> T within(T wish, TextSpan statement) {
    if (!isOwn(statement)) {
      throw new Refusal(
          "That stands in the scenario itself; the map shows its variant `%s`. Choose the scenario above the map to change it."
              .formatted(variant.title()));
    }
    return wish;
  }

  private boolean isOwn(TextSpan span) {
    return span.document().equals(variant.span().document())
        && variant.span().contains(span.offset());
  }

  private Optional<Deployment> standing(UnitId unit) {
    return source.scenario().findDeployment(unit);
  }

  /**
   * What changes the line of a unit: in the variant, or, where it has none there, in a copy of the
   * scenario's.
   */
  private DeploymentEdits deployments(UnitId unit) {
    Optional<Deployment> standing = standing(unit);
    if (standing.isEmpty() || isOwn(standing.get().span())) {
      return new DeploymentEdits(source, positions, book);
    }
    if (source.scenario().findUnit(unit).filter(Unit::isPost).isPresent()) {
      throw new Refusal(
          "`%s` is a post of the scenario itself; the map shows its variant `%s`. Choose the scenario above the map to move it."
              .formatted(unit.name(), variant.title()));
    }
    if (!source.holds(standing.get().span())) {
      throw new Refusal(
          "`%s` is deployed in %s; write where it stands in the variant by a form."
              .formatted(unit.name(), standing.get().span().document()));
    }
    EditBook changed = lines.computeIfAbsent(unit, key -> new EditBook());
    return new DeploymentEdits(source, positions, changed);
  }

  private void place(Intention.Place wish) {
    if (standing(wish.unit()).isEmpty()) {
      Placing placing = new Placing(source, new DeploymentEdits(source, positions, book), book);
      sections().append(SECTION, placing.line(wish), Optional.of(variant));
      return;
    }
    DeploymentEdits its = deployments(wish.unit());
    if (wish.formation().filter(Formation.GARRISON::equals).isPresent()) {
      its.garrison(wish.unit(), wish.spot());
      return;
    }
    its.move(new Intention.Move(wish.unit(), wish.spot()));
    wish.formation().ifPresent(each -> its.reform(new Intention.Reform(wish.unit(), each)));
    Optional<Direction> facing = wish.facing();
    facing.ifPresent(each -> its.turn(new Intention.Turn(wish.unit(), each)));
  }

  private SectionLines sections() {
    return new SectionLines(source, book);
  }

  /** Writes the scenario's line as it is changed; on what it rests is not said of the other. */
  private void append(Deployment standing, EditBook changed) {
    List<TextEdit> edits = changed.close().edits();
    if (edits.isEmpty()) {
      return;
    }
    int from = standing.span().offset();
    StringBuilder line = new StringBuilder(source.text().substring(from, end(standing, edits)));
    edits.stream()
        .sorted(Comparator.comparingInt(TextEdit::offset).reversed())
        .forEach(
            each ->
                line.replace(
                    each.offset() - from,
                    each.offset() - from + each.length(),
                    each.replacement()));
    sections().append(SECTION, line.toString().strip(), Optional.of(variant));
  }

  /** Before sources, rival hours and comments. */
  private int end(Deployment standing, List<TextEdit> edits) {
    int from = standing.unitSpan().offset();
    int end = standing.position().span().end();
    for (PhraseWord word : TextWords.between(source.text(), end, standing.span().end())) {
      if (word.is(PhraseWord.Kind.COMMENT) || NOT_TAKEN_OVER.stream().anyMatch(word::is)) {
        break;
      }
      end = word.end();
    }
    boolean commented =
        TextWords.between(source.text(), from, end).stream()
            .anyMatch(each -> each.is(PhraseWord.Kind.COMMENT));
    if (commented) {
      throw new Refusal(
          "A comment stands in the line of `%s`; write where it stands in the variant by a form."
              .formatted(standing.unit().name()));
    }
    int last = end;
    return edits.stream().mapToInt(each -> each.offset() + each.length()).reduce(last, Math::max);
  }
}
