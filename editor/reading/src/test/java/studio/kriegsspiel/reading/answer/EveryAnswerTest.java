package studio.kriegsspiel.reading.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.samples.SampleGround.point;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.reading.defence.DefenceAnswer;
import studio.kriegsspiel.reading.fire.FireArc;
import studio.kriegsspiel.reading.fire.FireFieldAnswer;
import studio.kriegsspiel.reading.fire.FireLineAnswer;
import studio.kriegsspiel.reading.fire.FireSetting;
import studio.kriegsspiel.reading.fire.FireSitesAnswer;
import studio.kriegsspiel.reading.fire.SiteWeapon;
import studio.kriegsspiel.reading.march.MarchRouteAnswer;
import studio.kriegsspiel.reading.march.MarchTimesAnswer;
import studio.kriegsspiel.reading.sight.SightFieldAnswer;
import studio.kriegsspiel.reading.sight.SightLineAnswer;
import studio.kriegsspiel.reading.sight.SightQuestion;
import studio.kriegsspiel.reading.slope.SlopeAnswer;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.march.MarchOrder;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.sight.Light;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.ClosingUp;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/**
 * Every question about the sample ground under two books, with all that is answered: words,
 * figures, picture and shapes. {@code -Dgoldens=rewrite} writes the answers anew, to be read.
 */
class EveryAnswerTest {
  private static final Terrain TERRAIN = SampleGround.terrain();
  private static final MapPoint FARM = point(2050, 1700);
  private static final MapPoint RIDGE = point(2300, 2150);
  private static final MapPoint INN = point(1980, 420);
  private static final MapPoint WOOD = point(600, 700);
  private static final MapPoint KNOLL = point(3200, 1200);
  private static final MapPoint EDGE = point(3980, 2400);

  @ParameterizedTest
  @ValueSource(strings = {"reisswitz-1824", "battle-system"})
  void isAnsweredAsItStandsBesideThis(String book) throws IOException {
    StringBuilder answers = new StringBuilder();
    RuleBook rules = RuleBooks.get(book);
    sight(answers, rules);
    fire(answers, rules);
    march(answers, rules);
    ground(answers, rules);
    Path golden = Path.of("src/test/resources/answers/" + book + ".txt");
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.createDirectories(golden.getParent());
      Files.writeString(golden, answers);
    }
    assertThat(answers.toString()).isEqualTo(Files.readString(golden));
  }

  private static SightQuestion looking(RuleBook book, double range) {
    return SightQuestion.of(
        TERRAIN,
        book,
        SightOptions.ON_FOOT.withRange(range),
        new SightRange(range, "as told"),
        List.of());
  }

  private static void sight(StringBuilder all, RuleBook book) {
    for (MapPoint to : List.of(INN, KNOLL, WOOD, FARM, EDGE)) {
      add(all, "seen from the ridge", new SightLineAnswer(looking(book, 3000), RIDGE, to));
    }
    add(all, "seen from the wood", new SightLineAnswer(looking(book, 3000), WOOD, KNOLL));
    add(all, "out of the farm", new SightLineAnswer(looking(book, 3000), FARM, KNOLL));
    add(all, "too far in this light", new SightLineAnswer(looking(book, 800), RIDGE, INN));
    for (SightFieldAnswer.View view : SightFieldAnswer.View.values()) {
      add(all, "field " + view, new SightFieldAnswer(looking(book, 1200), RIDGE, view, false));
    }
    add(
        all,
        "field from the farm",
        new SightFieldAnswer(looking(book, 900), FARM, SightFieldAnswer.View.FROM, true));
    add(
        all,
        "field at the edge",
        new SightFieldAnswer(looking(book, 500), EDGE, SightFieldAnswer.View.FROM, false));
  }

  private static Optional<FireSetting> firing(
      RuleBook book, Troops troops, MapPoint at, OptionalDouble facing) {
    Optional<RangeTable> table = book.fieldManual().gunnery().findRanges(troops);
    return table.map(
        each ->
            FireSetting.of(
                book,
                troops,
                each,
                at,
                facing.isPresent() ? FireArc.of(each, facing.getAsDouble()) : FireArc.allRound(),
                1.7));
  }

  private static void fire(StringBuilder all, RuleBook book) {
    Ground ground = Ground.of(TERRAIN);
    Troops guns = Troops.battery(UnitType.ARTILLERY_MEDIUM, 8, 6);
    Troops foot = Troops.of(UnitType.INFANTRY_LINE, 600);
    for (MapPoint aim : List.of(FARM, INN, KNOLL, EDGE, point(2300, 2100))) {
      firing(book, guns, RIDGE, OptionalDouble.of(180))
          .ifPresent(each -> add(all, "guns on the ridge", new FireLineAnswer(ground, each, aim)));
    }
    for (MapPoint aim : List.of(point(2050, 1600), point(2050, 1500), KNOLL)) {
      firing(book, foot, FARM, OptionalDouble.empty())
          .ifPresent(
              each -> add(all, "muskets of the farm", new FireLineAnswer(ground, each, aim)));
    }
    firing(book, guns, RIDGE, OptionalDouble.of(180))
        .ifPresent(each -> add(all, "field of guns", new FireFieldAnswer(TERRAIN, each)));
    firing(book, foot, FARM, OptionalDouble.empty())
        .ifPresent(each -> add(all, "field of muskets", new FireFieldAnswer(TERRAIN, each)));
    for (Troops troops : List.of(guns, foot)) {
      SiteWeapon.find(book, troops)
          .ifPresent(
              each ->
                  add(
                      all,
                      "sites against the farm",
                      new FireSitesAnswer(
                          ground,
                          SightGround.of(TERRAIN),
                          each,
                          FARM,
                          SightRange.of(book, Light.DAY))));
    }
    firing(book, guns, EDGE, OptionalDouble.of(90))
        .ifPresent(each -> add(all, "field over the edge", new FireFieldAnswer(TERRAIN, each)));
  }

  private static MarchReckoning reckoning(RuleBook book, Body body, Gait gait) {
    return new MarchReckoning(TERRAIN, book, body.troops(), gait);
  }

  private static void march(StringBuilder all, RuleBook book) {
    Body foot = Body.of(UnitType.INFANTRY_LINE);
    Body horse = Body.of(UnitType.CAVALRY_LIGHT);
    Body guns = Body.of(UnitType.ARTILLERY_MEDIUM);
    route(all, "a battalion by the road", book, List.of(foot), INN, point(2110, 2200));
    route(all, "a column over the bridge", book, List.of(foot, guns, horse), INN, EDGE);
    route(all, "cavalry to the wood", book, List.of(horse), KNOLL, WOOD);
    for (Body body : List.of(foot, horse)) {
      MarchTimesAnswer.find(TERRAIN, book, body, reckoning(book, body, Gait.MARCH), INN, 24, 2)
          .ifPresent(each -> add(all, "reached in 24 minutes", each));
    }
  }

  private static void route(
      StringBuilder all,
      String name,
      RuleBook book,
      List<Body> bodies,
      MapPoint from,
      MapPoint to) {
    Body slowest = bodies.get(bodies.size() / 2);
    MarchOrder order =
        new MarchOrder(
            bodies,
            slowest,
            Formation.COLUMN_MARCH,
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            0,
            ClosingUp.BEHIND_THE_PLACE);
    MarchReckoning reckoning = reckoning(book, slowest, Gait.MARCH);
    reckoning
        .findRoute(from, to)
        .ifPresent(
            way ->
                add(
                    all,
                    name,
                    new MarchRouteAnswer(Ground.of(TERRAIN), book, order, reckoning, way, to)));
  }

  private static void ground(StringBuilder all, RuleBook book) {
    Ground ground = Ground.of(TERRAIN);
    for (MapPoint at : List.of(FARM, point(2140, 2520), WOOD, point(2000, 1600), INN)) {
      add(all, "held", new DefenceAnswer(ground, book, at, OptionalDouble.empty(), 30));
    }
    add(
        all,
        "held from the south",
        new DefenceAnswer(ground, book, FARM, OptionalDouble.of(180), 60));
    for (SlopeAnswer.View view : SlopeAnswer.View.values()) {
      add(
          all,
          "slope " + view,
          new SlopeAnswer(TERRAIN, SlopeBands.of(5, 10, 15), book.title(), view));
    }
  }

  private static void add(StringBuilder all, String question, GroundAnswer answer) {
    all.append(AnswerText.of(question, answer));
  }
}
