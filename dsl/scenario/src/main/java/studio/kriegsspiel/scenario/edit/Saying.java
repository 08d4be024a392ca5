package studio.kriegsspiel.scenario.edit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.edit.Statements.Statement;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.phrase.Join;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.StatementKind;
import studio.kriegsspiel.scenario.phrase.StatementWriter;
import studio.kriegsspiel.scenario.phrase.TextWords;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Writes statements that the text does not have yet, each where its kind stands. */
final class Saying {
  private static final String STEP = "  ";

  private final ScenarioText source;
  private final Ordering orders;
  private final EditBook book;
  private final Lines lines;
  private final SectionLines sections;

  Saying(ScenarioText source, Ordering orders, EditBook book) {
    this.source = source;
    this.orders = orders;
    this.book = book;
    this.lines = new Lines(source.text());
    this.sections = new SectionLines(source, book);
  }

  void say(Intention.Say wish) {
    StatementKind kind = wish.kind();
    switch (kind.home()) {
      case SECTION -> {
        Optional<Variant> variant = variant(wish);
        sections.begin(kind.section(), words(wish, variant.map(each -> STEP).orElse("")), variant);
      }
      case LINE -> {
        Optional<Variant> variant = variant(wish);
        sections.append(
            kind.section(), words(wish, variant.map(each -> STEP + STEP).orElse(STEP)), variant);
      }
      case SIDE -> addToSide(wish);
      case ARMY -> addToArmy(wish);
      case HEAD_LINE -> addToHead(wish);
      case HEAD -> addHead(wish);
      case BELOW -> addBelow(wish);
    }
  }

  /** The variant below which it is to stand; nothing for the scenario itself. */
  private Optional<Variant> variant(Intention.Say wish) {
    Optional<TextSpan> below = wish.at().below();
    Optional<Variant> variant =
        source.scenario().variants().stream()
            .filter(each -> below.filter(at -> each.span().contains(at.offset())).isPresent())
            .findFirst();
    if (below.isPresent() && variant.isEmpty()) {
      throw new Refusal("The text has changed since it was read; try again.");
    }
    return variant;
  }

  private String words(Intention.Say wish, String indentation) {
    return new StatementWriter(wish.kind(), wish.values(), indentation, lines.lineBreak()).whole();
  }

  private void addToSide(Intention.Say wish) {
    String name = wish.at().side().orElseThrow(() -> new Refusal("Choose a side first."));
    Side side =
        source
            .scenario()
            .findSide(name)
            .orElseThrow(() -> new Refusal("There is no side `%s`.".formatted(name)));
    TextSection section =
        source
            .sections("side")
            .filter(each -> each.span().contains(side.nameSpan().offset()))
            .findFirst()
            .orElseThrow(
                () -> new Refusal("The side `%s` stands in another file.".formatted(name)));
    Optional<TextSpan> alike =
        Statements.of(source).stream()
            .filter(each -> each.kind().equals(wish.kind()))
            .map(Statement::span)
            .filter(each -> section.statements().contains(each))
            .reduce((first, later) -> later);
    Optional<TextSpan> last =
        alike.isPresent() || wish.kind().id().equals("objective")
            ? alike
            : section.statements().stream().reduce((first, later) -> later);
    sections.behind(last, head(section), words(wish, STEP));
  }

  /** What stands before the first statement of a section. */
  private TextSpan head(TextSection section) {
    TextSpan whole = section.span();
    int to = section.statements().isEmpty() ? whole.end() : section.statements().get(0).offset();
    int end =
        TextWords.said(source.text(), whole.offset(), to).stream()
            .mapToInt(PhraseWord::end)
            .max()
            .orElse(to);
    return new TextSpan(
        whole.document(), whole.offset(), end - whole.offset(), whole.line(), whole.column());
  }

  private void addToArmy(Intention.Say wish) {
    String title = wish.values().getOrDefault("title", "").strip();
    Map<String, String> values = new HashMap<>(wish.values());
    values.computeIfPresent("name", (key, name) -> name.strip().equals(title) ? "" : name.strip());
    String named = values.getOrDefault("name", "");
    Echelon level =
        Echelon.find(values.getOrDefault("echelon", ""))
            .orElseThrow(() -> new Refusal("Choose what kind of body it is."));
    UnitBlock block =
        UnitBlock.ofLine(
            words(new Intention.Say(wish.kind(), values, wish.at()), ""),
            level,
            named.isEmpty() ? title : named,
            title);
    String side = wish.at().side().orElseThrow(() -> new Refusal("Choose a side first."));
    orders.add(new Intention.AddUnit(side, wish.at().parent(), block));
  }

  private void addToHead(Intention.Say wish) {
    TextSpan head =
        Statements.head(source)
            .orElseThrow(() -> new Refusal("The text has no head yet; write that first."));
    Optional<TextSpan> alike =
        Statements.in(Optional.empty(), source).stream()
            .filter(each -> each.kind().equals(wish.kind()))
            .map(Statement::span)
            .reduce((first, later) -> later);
    int at = alike.map(TextSpan::end).orElse(head.end());
    String indentation = alike.map(each -> lines.indentation(each.offset())).orElse(STEP);
    book.add(
        TextEdit.insert(lines.behind(at), lines.lineBreak() + indentation + words(wish, STEP)));
  }

  private void addHead(Intention.Say wish) {
    if (Statements.head(source).isPresent()) {
      throw new Refusal("The text has a head already; change that.");
    }
    boolean alone = source.text().isBlank();
    String end = lines.lineBreak() + (alone ? "" : lines.lineBreak());
    book.add(TextEdit.insert(0, words(wish, "") + end));
  }

  private void addBelow(Intention.Say wish) {
    TextSpan host =
        wish.at().below().orElseThrow(() -> new Refusal("Choose below what it stands."));
    if (!source.holds(host)) {
      throw new Refusal("The text has changed since it was read; try again.");
    }
    String indentation = lines.indentation(host.offset()) + STEP;
    book.add(
        TextEdit.insert(
            lines.behind(endBelow(wish.kind(), host)),
            lines.lineBreak() + indentation + words(wish, indentation)));
  }

  /** Behind the last of its like that stands there; aims before all else, the rest behind it. */
  private int endBelow(StatementKind kind, TextSpan host) {
    List<Statement> all =
        Statements.of(source).stream()
            .filter(each -> each.span().equals(host))
            .findFirst()
            .map(each -> Statements.in(each.variant(), source))
            .orElse(List.of());
    int depth = lines.depth(host.offset()) + STEP.length();
    int end = endOf(host, all);
    Optional<TextSpan> alike =
        all.stream()
            .filter(each -> each.kind().equals(kind))
            .map(Statement::span)
            .filter(each -> each.offset() > host.offset() && each.end() <= end)
            .filter(each -> lines.depth(each.offset()) <= depth)
            .reduce((first, later) -> later);
    if (alike.isEmpty() && kind.id().equals("lesson")) {
      return headEnd(host, all);
    }
    return alike.map(each -> endOf(each, all)).orElse(end);
  }

  /** The end of a statement with the deeper ones that follow it. */
  private int endOf(TextSpan host, List<Statement> all) {
    int end = host.end();
    for (Statement each : all) {
      TextSpan span = each.span();
      if (span.offset() >= end) {
        if (lines.depth(span.offset()) <= lines.depth(host.offset())) {
          return end;
        }
        end = span.end();
      }
    }
    return end;
  }

  /** The end of the words with which a statement begins, before the lines below it. */
  private int headEnd(TextSpan host, List<Statement> all) {
    return all.stream()
        .filter(each -> each.span().equals(host))
        .flatMap(each -> each.read(source.text()).found().entrySet().stream())
        .filter(each -> each.getKey().join() != Join.LINE)
        .mapToInt(each -> each.getValue().to())
        .max()
        .orElse(host.end());
  }
}
