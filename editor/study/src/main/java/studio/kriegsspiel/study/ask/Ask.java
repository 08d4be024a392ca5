package studio.kriegsspiel.study.ask;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.study.ask.QuestionText.Word;

/** Answers questions to a situation. Safe for many threads. */
public final class Ask {
  private final Situation situation;

  /** Questions to this situation, and to nothing else. */
  public Ask(Situation situation) {
    this.situation = situation;
  }

  /**
   * Questions to the situation of a text.
   *
   * @throws QuestionException if it has none
   */
  public static Ask of(Optional<Situation> situation) {
    return new Ask(
        situation.orElseThrow(
            () ->
                new QuestionException(
                    "Too little of the text is understood to answer questions about it.")));
  }

  /**
   * The answer.
   *
   * @throws QuestionException if the question cannot be put so; its message is one sentence
   */
  public Answer answer(Request request) {
    QuestionText text = QuestionText.of(request.question());
    if (request.reader().isPresent() && text.form() != QuestionForm.KNOWS) {
      throw new QuestionException(
          "What a reader knows is asked with `knows`; `"
              + text.form().shape()
              + "` is answered to the umpire.");
    }
    AskedScene scene = new AskedScene(situation, AskedTime.of(request.at(), situation.clock()));
    ToldAnswer told = told(text, scene, request);
    return new Answer(text.toString(), AskedScene.stamp(scene.time()), told.text(), told.facts());
  }

  /** Where a unit is in a game at a time, which knows it whoever decides. */
  public Answer inGame(Unit unit, LocalDateTime time) {
    AskedScene scene = new AskedScene(situation, time);
    ToldAnswer told = new PlaceAnswers(scene).inGame(new Thing.OfUnit(unit));
    return new Answer("where " + unit.id(), AskedScene.stamp(time), told.text(), told.facts());
  }

  /**
   * What a name means: a unit by its short name or title, or a place; one of several words is a
   * place before it is a unit's title.
   *
   * @throws QuestionException if there is none, or more than one unit
   */
  public Thing thing(String name) {
    return new AskedNames(situation).get(new Word(name.strip(), name.strip().contains(" ")));
  }

  /**
   * The time that words mean, when play begins if there are none.
   *
   * @throws QuestionException if they are none
   */
  public LocalDateTime time(Optional<String> words) {
    return AskedTime.of(words, situation.clock());
  }

  /**
   * The reader that words mean, such as {@code Blue} or {@code Commander of Blue}.
   *
   * @throws QuestionException if there is none
   */
  public Reader reader(String words) {
    return KnowledgeAnswers.reader(words, Knowledge.of(situation));
  }

  /** The situation that is asked. */
  public Situation situation() {
    return situation;
  }

  private ToldAnswer told(QuestionText text, AskedScene scene, Request request) {
    AskedNames names = new AskedNames(situation);
    List<Word> words = text.words();
    return switch (text.form()) {
      case WHERE -> new PlaceAnswers(scene).where(names.get(text.exactly().get(0)));
      case DISTANCE ->
          new PlaceAnswers(scene)
              .distance(names.get(text.exactly().get(0)), names.get(text.exactly().get(1)));
      case WHEN -> new ClockAnswers(scene).when(words, text.toString());
      case WAY -> way(AskedWay.of(words, text.toString()), scene, names);
      case COLUMN ->
          new MarchAnswers(scene).column(new Thing.OfUnit(names.getUnit(text.exactly().get(0))));
      case ARRIVAL ->
          new MarchAnswers(scene).arrival(new Thing.OfUnit(names.getUnit(text.exactly().get(0))));
      case SEES ->
          new NewsAnswers(scene)
              .sees(names.get(text.exactly().get(0)), names.get(text.exactly().get(1)));
      case RIDE ->
          new NewsAnswers(scene)
              .ride(names.get(text.exactly().get(0)), names.get(text.exactly().get(1)));
      case KNOWS -> new KnowledgeAnswers(scene).knows(words, request.reader());
      case STATE -> new StateAnswers(scene).state(names.getUnit(text.exactly().get(0)));
      case WEATHER, GROUND, RIVERS -> {
        text.exactly();
        yield new SkyAnswers(scene).of(text.form());
      }
      case DUE -> {
        text.exactly();
        yield new ClockAnswers(scene).due();
      }
    };
  }

  private static ToldAnswer way(AskedWay asked, AskedScene scene, AskedNames names) {
    return new WayAnswers(scene)
        .when(
            new Thing.OfUnit(names.getUnit(asked.unit())),
            names.getPlace(asked.place()),
            asked.by().map(names::getPlace),
            asked.from().map(time -> AskedTime.of(Optional.of(time), scene.situation().clock())));
  }
}
