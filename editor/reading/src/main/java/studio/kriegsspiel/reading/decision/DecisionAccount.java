package studio.kriegsspiel.reading.decision;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.ChoiceWords;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * A decision as people read it.
 *
 * @param question what was asked
 * @param about of whom
 * @param sentence what was decided
 * @param given what it was decided on: the fields that are not the question's own
 * @param results the figures
 * @param after what it leaves, for the next question
 * @param working the steps in order, each with the paragraph it rests on
 * @param dice how they fell, empty where none did
 */
public record DecisionAccount(
    String question,
    String about,
    String sentence,
    List<String> given,
    List<String> results,
    List<String> after,
    List<Step> working,
    String dice) {
  /** The words in which results name how troops were beaten. */
  private static final Map<String, String> BEATEN =
      Map.of("R", "repulsed", "D", "defeated", "T", "totally defeated");

  /** Copies the lists. */
  public DecisionAccount {
    given = List.copyOf(given);
    results = List.copyOf(results);
    after = List.copyOf(after);
    working = List.copyOf(working);
  }

  /**
   * One step of the working.
   *
   * @param factor what was considered
   * @param value what it came to, with the die that fell
   * @param layer whether the book prints it, a ruling decided it, or a default fills a gap
   * @param source where it stands
   */
  public record Step(String factor, String value, Layer layer, String source) {
    @Override
    public String toString() {
      return factor + ": " + value + " [" + layer.word() + ": " + source + "]";
    }
  }

  /**
   * The account of a decision.
   *
   * @param seed the seed the dice were thrown by, empty where they were laid down by hand
   */
  public static DecisionAccount of(DecisionForm form, Adjudication decided, String seed) {
    Decision decision = decided.decision();
    List<String> results = new ArrayList<>();
    List<String> after = new ArrayList<>();
    List<Step> working = new ArrayList<>();
    decided.trace().forEach(each -> working.add(step(each)));
    decision
        .<Runnable>match(
            what ->
                () -> {
                  what.results().forEach(each -> results.add(words(each)));
                  what.after().forEach(each -> after.add(words(form, each)));
                },
            no -> () -> working.add(step("the rule", "forbids it", no.rule())))
        .run();
    boolean thrown = decided.trace().stream().anyMatch(each -> each.findDie().isPresent());
    String dice =
        !thrown ? "" : seed.isEmpty() ? "dice as they fell at the table" : "dice of seed " + seed;
    return new DecisionAccount(
        form.procedure().title(),
        form.about(),
        decision.sentence(),
        form.fields().stream().filter(DecisionAccount::counts).map(DecisionAccount::given).toList(),
        results,
        after,
        working,
        dice);
  }

  private static boolean counts(DecisionField field) {
    return !field.value().isEmpty() && field.basis() != DecisionField.Basis.USUAL;
  }

  private static String given(DecisionField field) {
    String unit = field.unit().isEmpty() ? "" : " " + field.unit();
    return field.label()
        + ": "
        + field.words()
        + unit
        + (field.basis() == DecisionField.Basis.SITUATION
                || field.basis() == DecisionField.Basis.GAME
            ? " (" + field.origin() + ")"
            : "");
  }

  private static Step step(TraceStep each) {
    String die = each.findDie().map(thrown -> " (" + thrown + ")").orElse("");
    return step(each.factor(), each.value() + die, each.citation());
  }

  private static Step step(String factor, String value, Citation citation) {
    return new Step(factor, value, citation.layer(), citation.toString());
  }

  private static String words(Result result) {
    return ChoiceWords.result(result.name()) + ": " + value(result.value(), result.unit());
  }

  private static String value(Object value, String unit) {
    if (value instanceof Boolean truth) {
      return truth ? "yes" : "no";
    }
    if (value instanceof Fraction exact) {
      return Amount.of(exact, unit);
    }
    if (value instanceof Integer || value instanceof Long) {
      return Amount.of(((Number) value).longValue(), unit);
    }
    String words =
        value instanceof BigDecimal number
            ? number.toPlainString()
            : BEATEN.getOrDefault(value.toString(), value.toString());
    return (words.isEmpty() ? "none" : words) + (unit.isEmpty() ? "" : " " + unit);
  }

  private static String words(DecisionForm form, AfterState state) {
    String body = state.body();
    return form.find(body.isEmpty() ? state.word() : body + "-" + state.word())
        .or(() -> form.find(state.word()))
        .map(
            field ->
                (body.isEmpty() || field.label().toLowerCase(Locale.ROOT).contains(body)
                        ? ""
                        : body + ", ")
                    + field.label().toLowerCase(Locale.ROOT)
                    + ": "
                    + ChoiceWords.of(field.parameter(), state.value()))
        .orElseGet(
            () ->
                (body.isEmpty() ? "" : body + ", ")
                    + state.word().replace('-', ' ')
                    + ": "
                    + BEATEN.getOrDefault(state.value(), state.value()));
  }

  /** All of it as text, as it is copied and kept in the log; lines that list begin with a dash. */
  public String text() {
    StringBuilder text = new StringBuilder(sentence).append('\n');
    results.forEach(each -> text.append("- ").append(each).append('\n'));
    list(text, "Afterwards:", after);
    list(text, "Asked: " + question + ", with", given);
    list(text, "Working:", working.stream().map(Step::toString).toList());
    if (!dice.isEmpty()) {
      text.append('\n').append(Capital.of(dice));
      text.append(".\n");
    }
    return text.toString();
  }

  /** The same as an entry of the evening's log. */
  public EveningLog.Entry entry() {
    return new EveningLog.Entry(about, text());
  }

  private static void list(StringBuilder text, String head, List<String> lines) {
    if (!lines.isEmpty()) {
      text.append('\n').append(head).append('\n');
      lines.forEach(each -> text.append("- ").append(each).append('\n'));
    }
  }
}
