package studio.kriegsspiel.scenario.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.Spoken;
import studio.kriegsspiel.scenario.phrase.StatementKind;
import studio.kriegsspiel.scenario.phrase.StatementKinds;
import studio.kriegsspiel.scenario.phrase.StatementReader;
import studio.kriegsspiel.scenario.phrase.TextWords;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The statements of a text that are of a described kind, in their order. */
public final class Statements {
  private static final Set<String> POSTS = Set.of("post", "piquet", "picket", "vedette", "patrol");
  private static final Set<String> NO_SCENARIO = Set.of("orders", "house", "variant");
  private static final Set<String> OF_THE_UNIT_ABOVE = Set.of("source", "state", "or", "ordered");

  private static final Map<String, String> OF_AN_EXERCISE =
      Map.of(
          "learn", "lesson",
          "decision", "decision",
          "expect", "expectation",
          "against", "expectation");

  private final ScenarioText source;
  private final List<Statement> found = new ArrayList<>();
  private Optional<Variant> variant = Optional.empty();

  private Statements(ScenarioText source) {
    this.source = source;
  }

  /**
   * A statement.
   *
   * @param kind what it is
   * @param span from its first character to its last, with the lines that belong to it
   * @param section the first character of the section that it stands in
   * @param without what stands in it and is a statement of another kind
   * @param variant the variant in whose sections it stands; nothing of the scenario's own
   */
  public record Statement(
      StatementKind kind,
      TextSpan span,
      int section,
      List<TextSpan> without,
      Optional<Variant> variant) {
    /** Copies the list. */
    public Statement {
      without = List.copyOf(without);
    }

    /** What it says. */
    public Spoken read(String text) {
      return StatementReader.read(kind, text, span.offset(), span.end(), without);
    }
  }

  /** All of them. */
  public static List<Statement> of(ScenarioText source) {
    Statements statements = new Statements(source);
    statements.findInHead();
    source.sections().stream()
        .filter(each -> source.holds(each.span()))
        .forEach(
            each -> {
              statements.variant = source.variantAbove(each);
              statements.find(each);
            });
    return List.copyOf(statements.found);
  }

  /** Those that stand in the sections of a variant, or in the scenario's own. */
  static List<Statement> in(Optional<Variant> variant, ScenarioText source) {
    return of(source).stream().filter(each -> each.variant().equals(variant)).toList();
  }

  /** Whether a text is a scenario, or empty; army lists, order sheets and variants are not. */
  public static boolean canHold(ScenarioText source) {
    List<PhraseWord> words = TextWords.said(source.text(), 0, source.text().length());
    if (words.isEmpty() || words.get(0).is("scenario")) {
      return true;
    }
    boolean list = words.get(0).is("army") && words.size() > 1 && words.get(1).is("library");
    return !list && !NO_SCENARIO.contains(words.get(0).text());
  }

  /** The statement that a character belongs to; the innermost of several. */
  public static Optional<Statement> at(ScenarioText source, int offset) {
    return of(source).stream()
        .filter(each -> each.span().contains(offset))
        .reduce((outer, inner) -> inner.span().length() <= outer.span().length() ? inner : outer);
  }

  /** From the word {@code scenario} to the last word before the first section. */
  static Optional<TextSpan> head(ScenarioText source) {
    int end =
        source.sections().stream()
            .mapToInt(each -> each.span().offset())
            .min()
            .orElse(source.text().length());
    List<PhraseWord> words = TextWords.said(source.text(), 0, end);
    return words.isEmpty() || !words.get(0).is("scenario")
        ? Optional.empty()
        : Optional.of(span(source, words.get(0).offset(), words.get(words.size() - 1).end()));
  }

  private static TextSpan span(ScenarioText source, int from, int to) {
    String before = source.text().substring(0, from);
    int line = 1 + (int) before.chars().filter(each -> each == '\n').count();
    int column = from - before.lastIndexOf('\n');
    return new TextSpan(source.scenario().span().document(), from, to - from, line, column);
  }

  private void add(String id, TextSpan span, int section) {
    add(id, span, section, List.of());
  }

  private void add(String id, TextSpan span, int section, List<TextSpan> without) {
    found.add(new Statement(StatementKinds.get(id), span, section, without, variant));
  }

  private void findInHead() {
    Optional<TextSpan> head = head(source);
    if (head.isEmpty()) {
      return;
    }
    List<TextSpan> players = players(head.get());
    add("head", head.get(), head.get().offset(), players);
    players.forEach(each -> add("player", each, head.get().offset()));
  }

  private List<TextSpan> players(TextSpan head) {
    List<TextSpan> players = new ArrayList<>();
    Lines lines = new Lines(source.text());
    for (PhraseWord word : TextWords.in(source.text(), head)) {
      if (word.is("player") && lines.begins(word.offset())) {
        List<PhraseWord> said =
            TextWords.said(source.text(), word.offset(), lines.end(word.offset()));
        int end = said.get(said.size() - 1).end();
        players.add(span(source, word.offset(), end));
      }
    }
    return players;
  }

  private void find(TextSection section) {
    int from = section.span().offset();
    switch (section.word()) {
      case "general" -> add("idea", section.span(), from);
      case "umpire" -> add("notes", section.span(), from);
      case "allow" -> add("allow", section.span(), from);
      case "place", "map", "template" -> add(section.word(), section.span(), from);
      case "assert" -> add("assertion", section.span(), from);
      case "variant" -> findInVariant(section);
      case "exercise" -> findInExercise(section);
      case "report" -> findInReport(section.span());
      case "side" -> findInSide(section);
      case "army" -> findUnits(section);
      case "deploy" -> section.statements().forEach(each -> addDeployed(each, from));
      case "intelligence" -> section.statements().forEach(each -> add("news", each, from));
      case "reinforcements" ->
          section.statements().forEach(each -> add("reinforcement", each, from));
      case "engineering" -> section.statements().forEach(each -> addWork(each, from));
      case "events" -> section.statements().forEach(each -> add("event", each, from));
      default -> {
        // Sections of other words hold nothing that is described.
      }
    }
  }

  private void findInVariant(TextSection variant) {
    List<TextSpan> own = new ArrayList<>();
    for (TextSpan each : variant.statements()) {
      List<PhraseWord> words = TextWords.said(source.text(), each.offset(), each.end());
      boolean leftOut = words.get(0).is("without") && !isRestated(words);
      if (leftOut || isRestated(words)) {
        own.add(each);
        add(leftOut ? "without" : "restated", each, variant.span().offset());
      }
    }
    add("variant", variant.span(), variant.span().offset(), own);
  }

  /** A unit, of a side perhaps, with a colon behind it. */
  private static boolean isRestated(List<PhraseWord> words) {
    return words.size() > 1 && words.get(1).is(":") || words.size() > 3 && words.get(3).is(":");
  }

  private void findInExercise(TextSection exercise) {
    List<TextSpan> own = new ArrayList<>();
    for (TextSpan each : exercise.statements()) {
      String word = firstWord(each);
      String id = OF_AN_EXERCISE.get(word);
      if (id != null) {
        own.add(each);
        add(id, each, exercise.span().offset());
      }
    }
    add("exercise", exercise.span(), exercise.span().offset(), own);
  }

  private String firstWord(TextSpan span) {
    return TextWords.said(source.text(), span.offset(), span.end()).get(0).text();
  }

  private void findInReport(TextSpan report) {
    List<TextSpan> claims =
        Stream.concat(
                source.scenario().reports().stream(),
                source.scenario().variants().stream()
                    .flatMap(each -> each.added().reports().stream()))
            .filter(each -> each.span().offset() == report.offset() && source.holds(each.span()))
            .flatMap(each -> each.forces().stream())
            .map(ReportedForce::span)
            .toList();
    add("report", report, report.offset(), claims);
    claims.forEach(each -> add("claim", each, report.offset()));
  }

  private void findInSide(TextSection side) {
    List<TextSpan> others =
        side.statements().stream()
            .filter(each -> !Set.of("line", "off").contains(firstWord(each)))
            .toList();
    add("side", side.span(), side.span().offset(), others);
    for (TextSpan each : side.statements()) {
      String word = firstWord(each);
      if (word.equals("objective") || word.equals("role")) {
        add(word, each, side.span().offset());
      }
    }
  }

  private void addDeployed(TextSpan statement, int section) {
    String word = firstWord(statement);
    if (!word.equals("headquarters")) {
      add(POSTS.contains(word) ? "post" : "deployment", statement, section);
    }
  }

  /** What stood before play has no unit that did it. */
  private void addWork(TextSpan statement, int section) {
    List<PhraseWord> words = TextWords.said(source.text(), statement.offset(), statement.end());
    int named = words.size() > 2 && words.get(1).is("at") ? 2 : 1;
    boolean standing = words.size() > named && words.get(named).is(PhraseWord.Kind.QUOTED);
    add(standing ? "standing" : "work", statement, section);
  }

  private void findUnits(TextSection army) {
    List<TextSpan> statements = army.statements();
    for (int i = 0; i < statements.size(); i++) {
      TextSpan each = statements.get(i);
      String word = firstWord(each);
      if (StatementKinds.isLevel(word) || StatementKinds.isLevel(twoWords(each))) {
        int last = i;
        while (last + 1 < statements.size()
            && OF_THE_UNIT_ABOVE.contains(firstWord(statements.get(last + 1)))) {
          last++;
        }
        add("unit", span(source, each.offset(), statements.get(last).end()), army.span().offset());
      }
    }
  }

  private String twoWords(TextSpan span) {
    List<PhraseWord> words = TextWords.said(source.text(), span.offset(), span.end());
    return words.size() < 2 ? "" : words.get(0).text() + " " + words.get(1).text();
  }
}
