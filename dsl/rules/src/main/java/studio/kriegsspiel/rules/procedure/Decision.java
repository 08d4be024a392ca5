package studio.kriegsspiel.rules.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.rules.Citation;

/** What a rule book says to a question. */
public sealed interface Decision {

  /** What the function of its kind makes of it. */
  <R> R match(Function<Decided, R> decided, Function<Forbidden, R> forbidden);

  /** One full sentence for the umpire. */
  String sentence();

  /** The same in another sentence. */
  Decision saying(String sentence);

  /**
   * The question was decided.
   *
   * @param sentence one full sentence
   * @param results the values, in the order a reader wants them
   * @param after the state it leaves, in the words in which the next question takes it
   */
  record Decided(String sentence, List<Result> results, List<AfterState> after)
      implements Decision {
    @Override
    public <R> R match(Function<Decided, R> decided, Function<Forbidden, R> forbidden) {
      return decided.apply(this);
    }

    public Decided {
      results = List.copyOf(results);
      after = List.copyOf(after);
    }

    /** A decision that leaves nothing behind, or to which {@link #after} adds what it leaves. */
    public Decided(String sentence, List<Result> results) {
      this(sentence, results, List.of());
    }

    @Override
    public Decided saying(String other) {
      return new Decided(other, results, after);
    }

    /** The same decision with more results. */
    public Decided with(Result... more) {
      List<Result> all = new ArrayList<>(results);
      all.addAll(List.of(more));
      return new Decided(sentence, all, after);
    }

    /** The same decision that leaves this state of a body. */
    public Decided after(String body, String word, Object value) {
      List<AfterState> more = new ArrayList<>(after);
      more.add(AfterState.of(body, word, value));
      return new Decided(sentence, results, more);
    }

    /** The same decision that leaves this state where it concerns one body only, or the game. */
    public Decided after(String word, Object value) {
      return after("", word, value);
    }

    /** The same decision after which nothing of this state is left where it concerns one body. */
    public Decided ends(String word) {
      return after(word, AfterState.OVER);
    }

    /** The same decision after which a body is gone: nothing else is left of it. */
    public Decided gone(String body) {
      return after(body, AfterState.GONE, true);
    }

    /** The same decision after which a body, or its guns, are in the hands of the enemy. */
    public Decided taken(String body) {
      return after(body, AfterState.GONE, AfterState.TAKEN);
    }

    /** The value of this name, if the decision has it. */
    public Optional<Object> find(String name) {
      return results.stream().filter(r -> r.name().equals(name)).map(Result::value).findFirst();
    }

    /** The value of this name; an unknown name is an error. */
    public Object get(String name) {
      return find(name)
          .orElseThrow(
              () ->
                  new studio.kriegsspiel.rules.UnknownNameException(
                      "result", name, results.stream().map(Result::name).toList()));
    }
  }

  /**
   * The rules forbid what was asked.
   *
   * @param sentence one full sentence that says why
   * @param rule the rule that forbids it
   */
  record Forbidden(String sentence, Citation rule) implements Decision {
    @Override
    public <R> R match(Function<Decided, R> decided, Function<Forbidden, R> forbidden) {
      return forbidden.apply(this);
    }

    @Override
    public Forbidden saying(String other) {
      return new Forbidden(other, rule);
    }
  }
}
