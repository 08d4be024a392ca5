package studio.kriegsspiel.desk.decision;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.watch.Signal;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Following;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.reading.decision.DecisionAccount;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.reading.decision.DecisionQuestions;
import studio.kriegsspiel.reading.decision.OfferedQuestion;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.ask.QuestionException;

/**
 * A question of the rule book being put: about whom, which, with what values, with what dice. It is
 * filled in in the background and follows the text.
 */
public final class Deciding {
  private static final long SEEDS = 1_000_000;

  private final Desk desk;
  private final Following<Filled> filling;
  private final Observable<Optional<DecisionParty>> first = new Observable<>(Optional.empty());
  private final Observable<Optional<DecisionParty>> second = new Observable<>(Optional.empty());
  private final Observable<String> time = new Observable<>("");
  private final Observable<List<OfferedQuestion>> offers = new Observable<>(List.of());
  private final Observable<Optional<DecisionForm>> form = new Observable<>(Optional.empty());
  private final Observable<Optional<DecisionAccount>> answer = new Observable<>(Optional.empty());
  private final Observable<String> fault = new Observable<>("");
  private final Observable<DiceChoice> dice =
      new Observable<>(DiceChoice.thrown(ThreadLocalRandom.current().nextLong(SEEDS)));
  private final Signal<DecisionAccount> decided = new Signal<>();
  private final Map<String, String> typed = new LinkedHashMap<>();
  private Optional<String> question = Optional.empty();
  private boolean open;
  private volatile @Nullable Known known;

  /** What a job finds out. */
  private record Filled(List<OfferedQuestion> offers, Optional<DecisionForm> form, String doubt) {}

  /** Questions that were read from the situation already, for the jobs that come after. */
  private record Known(
      Situation situation,
      Optional<DecisionParty> first,
      Optional<DecisionParty> second,
      String time,
      DecisionQuestions questions,
      Optional<TableGame> game,
      String doubt) {
    boolean isFor(Situation other, Deciding now) {
      return situation == other
          && first.equals(now.first.get())
          && second.equals(now.second.get())
          && time.equals(now.time.get());
    }
  }

  /** Puts questions about what lies on {@code desk}. */
  public Deciding(Desk desk, BackgroundRunner runner) {
    this.desk = desk;
    this.filling = new Following<>(runner, "Filling in a question");
    desk.shown().listen(studied -> fill());
  }

  /** Begins or ends to follow the text, as its window is opened or closed. */
  public void open(boolean nowOpen) {
    open = nowOpen;
    known = null;
    fill();
  }

  /** Who acts. */
  public Observable<Optional<DecisionParty>> first() {
    return first;
  }

  /** On whom, or whereto. */
  public Observable<Optional<DecisionParty>> second() {
    return second;
  }

  /** The minute it is about, as somebody wrote it; empty is when play begins. */
  public Observable<String> time() {
    return time;
  }

  /** The questions of the book, those that fit first. */
  public Observable<List<OfferedQuestion>> offers() {
    return offers;
  }

  /** The question that is put, filled in. */
  public Observable<Optional<DecisionForm>> form() {
    return form;
  }

  /** What was decided last. */
  public Observable<Optional<DecisionAccount>> answer() {
    return answer;
  }

  /** Why nothing was filled in or decided; empty where there is nothing to say. */
  public Observable<String> fault() {
    return fault;
  }

  /** How the dice fall. */
  public Observable<DiceChoice> dice() {
    return dice;
  }

  /** Hears of every decision. */
  public Signal<DecisionAccount> decided() {
    return decided;
  }

  /** Whether nothing is being filled in. */
  public boolean isSettled() {
    return !filling.isRunning();
  }

  /** A unit as questions name it. */
  public DecisionParty party(UnitId id) {
    return new DecisionParty.OfUnit(
        id,
        desk.shown()
            .get()
            .scenario()
            .flatMap(scenario -> scenario.findUnit(id))
            .map(Unit::title)
            .orElse(id.name()));
  }

  /** Takes one that is pointed at: as who acts, and then as on whom. */
  public void point(DecisionParty party) {
    boolean begins =
        first.get().isEmpty() || second.get().isPresent() || first.get().equals(Optional.of(party));
    if (begins) {
      about(Optional.of(party), Optional.empty());
    } else {
      about(first.get(), Optional.of(party));
    }
  }

  /** Takes others. */
  public void about(Optional<DecisionParty> newFirst, Optional<DecisionParty> newSecond) {
    if (newFirst.equals(first.get()) && newSecond.equals(second.get())) {
      return;
    }
    typed.clear();
    first.set(newFirst);
    second.set(newSecond);
    fill();
  }

  /** Takes the one for the other. */
  public void swap() {
    about(second.get(), first.get());
  }

  /** Asks about another minute: {@code 14:00} or {@code move 7}. */
  public void at(String words) {
    if (!words.strip().equals(time.get())) {
      time.set(words.strip());
      fill();
    }
  }

  /** Puts a question of the book. */
  public void ask(Procedure procedure) {
    if (!question.equals(Optional.of(procedure.name()))) {
      question = Optional.of(procedure.name());
      typed.clear();
      answer.set(Optional.empty());
      fill();
    }
  }

  /**
   * Writes a value of the question.
   *
   * @return why it cannot be written; empty where it is
   */
  public String change(String name, String value) {
    if (form.get().isEmpty()) {
      return "";
    }
    try {
      DecisionForm changed = form.get().get().with(name, value);
      typed.put(name, value);
      form.set(Optional.of(changed));
      fault.set("");
      return "";
    } catch (RulesException refused) {
      return Objects.toString(refused.getMessage(), "That is no such value.");
    }
  }

  /** Decides the question as it stands, and draws the seed for the next. */
  public void decide() {
    if (form.get().isEmpty()) {
      return;
    }
    DecisionForm asked = form.get().get();
    if (!asked.missing().isEmpty()) {
      fault.set(
          "Say first: "
              + String.join("; ", asked.missing().stream().map(each -> each.label()).toList())
              + ".");
      return;
    }
    try {
      Adjudication what = adjudicate(asked);
      DecisionAccount account = DecisionAccount.of(asked, what, dice.get().seedWords());
      fault.set("");
      answer.set(Optional.of(account));
      decided.send(account);
      if (!dice.get().typed() && !account.dice().isEmpty()) {
        dice.set(dice.get().withSeed(ThreadLocalRandom.current().nextLong(SEEDS)));
      }
    } catch (RulesException | GameRefusedException refused) {
      fault.set(Objects.toString(refused.getMessage(), "The question cannot be put so."));
    }
  }

  /** In the game that is under way, where the question is about its minute. */
  private Adjudication adjudicate(DecisionForm asked) {
    Known before = known;
    if (before == null || before.game().isEmpty()) {
      return asked.decide(dice.get().dice());
    }
    try {
      Adjudication decided = before.game().get().decide(asked, parties(), dice.get());
      typed.clear();
      return decided;
    } finally {
      known = null;
      fill();
    }
  }

  private List<DecisionParty> parties() {
    return Stream.concat(first.get().stream(), second.get().stream()).toList();
  }

  private void fill() {
    if (!open) {
      return;
    }
    Optional<Situation> situation = desk.shown().get().situation();
    if (situation.isEmpty() || first.get().isEmpty()) {
      filling.drop();
      offers.set(List.of());
      form.set(Optional.empty());
      fault.set(
          first.get().isEmpty() ? "" : "Too little of the text is understood to ask about it.");
      return;
    }
    Situation now = situation.get();
    Optional<String> wanted = question;
    Known before = known;
    Known reused = before != null && before.isFor(now, this) ? before : null;
    Optional<DecisionParty> one = first.get();
    Optional<DecisionParty> other = second.get();
    String minute = time.get();
    Optional<Study> study = desk.shown().get().study();
    filling.want(
        desk.shown().get().version(),
        progress -> {
          Known asked =
              reused != null ? reused : know(now, one.orElseThrow(), other, minute, study);
          known = asked;
          return read(asked, wanted);
        },
        this::show);
  }

  /** Of the game under way where no other minute is asked about, else of the scenario. */
  private static Known know(
      Situation situation,
      DecisionParty one,
      Optional<DecisionParty> other,
      String minute,
      Optional<Study> study) {
    Optional<TableGame> game = Optional.empty();
    String doubt = "";
    if (minute.isEmpty()) {
      try {
        game = study.flatMap(TableGame::find);
      } catch (GameRefusedException another) {
        doubt = "Not asked in the game beside the scenario: " + another.getMessage();
      }
    }
    DecisionQuestions questions =
        game.map(
                under ->
                    new DecisionQuestions(
                        under.situation(),
                        under.now(),
                        one,
                        other,
                        under.remembered(Stream.concat(Stream.of(one), other.stream()).toList())))
            .orElseGet(
                () ->
                    new DecisionQuestions(
                        situation,
                        new Ask(situation)
                            .time(Optional.of(minute).filter(each -> !each.isEmpty())),
                        one,
                        other));
    return new Known(situation, Optional.of(one), other, minute, questions, game, doubt);
  }

  private static Filled read(Known known, Optional<String> wanted) {
    Situation situation = known.situation();
    DecisionQuestions questions = known.questions();
    Optional<Procedure> procedure =
        wanted.flatMap(
            name ->
                situation.book().procedures().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst());
    return new Filled(questions.all(), procedure.map(questions::form), known.doubt());
  }

  private void show(WorkOutcome<Filled> outcome) {
    outcome.match(
        done -> {
          fault.set(done.value().doubt());
          offers.set(done.value().offers());
          form.set(done.value().form().map(this::retyped));
        },
        failed -> {
          form.set(Optional.empty());
          offers.set(List.of());
          fault.set(
              failed.cause() instanceof QuestionException
                  ? String.valueOf(failed.cause().getMessage())
                  : failed.sentence());
        },
        cancelled -> {});
  }

  /** What somebody wrote stays when the situation changes around it. */
  private DecisionForm retyped(DecisionForm fresh) {
    DecisionForm all = fresh;
    for (Map.Entry<String, String> each : typed.entrySet()) {
      try {
        all = all.with(each.getKey(), each.getValue());
      } catch (RulesException other) {
        // The book has changed, and its question has no such field or value now.
        continue;
      }
    }
    return all;
  }
}
