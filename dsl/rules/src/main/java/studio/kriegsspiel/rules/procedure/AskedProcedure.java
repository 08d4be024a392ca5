package studio.kriegsspiel.rules.procedure;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.table.TableSet;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * A procedure whose question is a record: its components, marked with {@link Ask}, are the
 * parameters, so that each is named once.
 *
 * @param <Q> the question
 */
public abstract class AskedProcedure<Q extends Record> implements Procedure {
  private final String name;
  private final String title;
  private final Citation citation;
  private final Binding<Q> binding;
  private final List<Parameter> parameters;
  private final Consistency consistency;
  private final PrintedExamples examples;

  /**
   * Names the procedure; the citation's book is the book that decides.
   *
   * @param name the name on the command line
   * @param title one line for the list of procedures
   * @param citation where the book treats it
   * @param question the record
   * @param tables the book's tables, in which choices may stand
   */
  protected AskedProcedure(
      String name, String title, Citation citation, Class<Q> question, TableSet tables) {
    this.name = name;
    this.title = title;
    this.citation = citation;
    this.binding = new Binding<>(question, citation.book(), tables);
    this.parameters = binding.parameters();
    this.consistency = binding.consistency();
    this.examples = new PrintedExamples(tables, name);
  }

  /** Decides a question; adds each factor to the trace. */
  protected abstract Decision decide(Q question, Dice dice, Trace trace);

  @Override
  public final Adjudication adjudicate(Map<String, String> written, Dice dice) {
    Trace trace = Trace.on();
    try {
      Question question = Question.of(parameters, written);
      consistency.check(question);
      Given.Fallen fallen = new Given.Fallen(dice);
      Decision decision = decide(binding.read(question), fallen, trace);
      if (decision instanceof Decision.Decided) {
        dice.refuseSpare();
        new Given(question, fallen, decision, trace.steps(), this::decideAnew)
            .tell(parameters, trace, citation);
      }
      decision = examples.tell(question, parameters, decision, trace);
      Map<String, String> values = question.values();
      Set<String> assumed = new LinkedHashSet<>(values.keySet());
      assumed.removeAll(written.keySet());
      return new Adjudication(book(), name, values, assumed, decision, trace.steps());
    } catch (ArithmeticException e) {
      throw new InvalidQuestionException(
          "The figures of the question are too large or too fine to be reckoned exactly: use fewer"
              + " digits.");
    }
  }

  private Decision decideAnew(Question question, Dice dice, Trace trace) {
    return decide(binding.read(question), dice, trace);
  }

  @Override
  public final Consistency consistency() {
    return consistency;
  }

  @Override
  public final RuleBookId book() {
    return citation.book();
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String title() {
    return title;
  }

  @Override
  public final Citation citation() {
    return citation;
  }

  @Override
  public final List<Parameter> parameters() {
    return parameters;
  }
}
