package studio.kriegsspiel.situation.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.situation.Plain.at;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.Whereabouts;

/**
 * Orders that ride along the high road from the commander at its west end, and what comes of them.
 * By Reisswitz a courier needs 10.113 minutes for 3000 m of road, worked out in the test of
 * couriers, reaches the unit at the whole minute after it, and foot on the march goes 75.3 m a
 * minute.
 */
class GivenOrdersTest {
  private static final double RIDE = 11;
  private static final double METRES_A_MINUTE = 75.3;
  private static final String ARMY =
      """
        battalion "First" as First: 900 men
        battalion "Second" as Second: 900 men
        battalion "Near" as Near: 900 men
        battery "Guns" as Guns: 8 guns 6-pdr
        battalion "Lost" as Lost: 300 men
      """;
  private static final String PLACES =
      """
      deploy
        First in line at "West end" facing east
        Second in line at "Inn" facing west
        Near in line at 100 m north of "West end" facing east
        Guns in battery at "Mill" facing east
      """;

  private final Situation before =
      Plain.level().side("role \"Commander\" for First").scenario("reisswitz-1824", ARMY, PLACES);

  private static Optional<SheetOrder.Named> named(String place) {
    return Optional.ofNullable(place)
        .map(
            name ->
                new SheetOrder.Named(
                    name, new Position.AtPlace(name, TextSpan.NONE), name, TextSpan.NONE));
  }

  private static SheetOrder.ToUnit order(
      LocalDateTime at, String unit, String verb, String goal, String... ways) {
    return new SheetOrder.ToUnit(
        new Moment.At(at),
        new UnitId("Blue", unit),
        verb,
        verb,
        List.of(),
        named(goal),
        Arrays.stream(ways).flatMap(each -> named(each).stream()).toList(),
        Optional.empty(),
        TextSpan.NONE,
        TextSpan.NONE);
  }

  private static OrderSheet sheet(String role, List<? extends SheetOrder> orders) {
    return new OrderSheet(
        new Audience.RoleOnly("Blue", role), "plain", List.copyOf(orders), TextSpan.NONE);
  }

  private GivenOrders given(SheetOrder... orders) {
    return GivenOrders.of(sheet("Commander", List.of(orders)), before);
  }

  private static double minutes(LocalDateTime from, LocalDateTime to) {
    return Duration.between(from, to).toSeconds() / 60.0;
  }

  private static Whereabouts where(GivenOrders given, String unit, LocalDateTime time) {
    return given.situation().tracks().of(new UnitId("Blue", unit)).at(time);
  }

  @Test
  void aUnitSetsOutWhenTheCourierHasBroughtTheOrder() {
    GivenOrders sheet = given(order(at(14, 0, 0), "Second", "marches", "West end"));
    GivenOrder order = sheet.all().get(0);
    assertThat(order.given()).isEqualTo(at(14, 0, 0));
    assertThat(minutes(at(14, 0, 0), order.received())).isEqualTo(RIDE);
    assertThat(order.before().kind()).isEqualTo(Whereabouts.Kind.STANDING);
    assertThat(order.before().centre()).contains(Plain.INN);
    ColumnJourney journey = order.journey().orElseThrow();
    assertThat(journey.formation()).isEqualTo(Formation.COLUMN_MARCH);
    // The way is found by cells: it goes to the end of the road and five metres back.
    assertThat(minutes(at(14, 0, 0), journey.findHeadArrives().orElseThrow()))
        .isCloseTo(RIDE + 3010 / METRES_A_MINUTE, within(0.1));
    assertThat(where(sheet, "Second", at(14, 10, 0)).kind()).isEqualTo(Whereabouts.Kind.STANDING);
    assertThat(where(sheet, "Second", at(14, 30, 0)).head().orElseThrow().x())
        .isCloseTo(3005 - (30 - RIDE) * METRES_A_MINUTE, within(5.0));
  }

  /** The second order finds the unit on the march and rides as far as it has come. */
  @Test
  void aCourierRidesToWhereTheUnitIsByThen() {
    GivenOrders sheet =
        given(
            order(at(15, 0, 0), "Second", "holds", "West end"),
            order(at(14, 0, 0), "Second", "marches", "West end"));
    assertThat(sheet.all())
        .extracting(GivenOrder::given)
        .containsExactly(at(14, 0, 0), at(15, 0, 0));
    // An hour after it had the order it has been at the west end for ten minutes.
    assertThat(sheet.all().get(1).received()).isEqualTo(at(15, 0, 0));
    assertThat(sheet.all().get(1).ride()).isEmpty();
    assertThat(sheet.all().get(0).journey().orElseThrow().headStarts()).isBefore(at(15, 0, 0));
    assertThat(sheet.all().get(1).journey().orElseThrow().headStarts()).isEqualTo(at(15, 0, 0));
  }

  @ParameterizedTest(name = "{0}: a courier {1}")
  @CsvSource({"First, false", "Near, false", "Guns, true", "Second, true", "Lost, false"})
  void nobodyRidesToWhoIsAtHandOrNowhere(String unit, boolean rides) {
    GivenOrder order = given(order(at(14, 0, 0), unit, "marches", "Inn")).all().get(0);
    assertThat(order.ride().isPresent()).isEqualTo(rides);
    assertThat(order.received().isAfter(order.given())).isEqualTo(rides);
  }

  @Test
  void beyondAHundredMetresACourierRides() {
    Situation farther =
        Plain.level()
            .side("role \"Commander\" for First")
            .scenario("reisswitz-1824", ARMY, PLACES.replace("100 m north", "101 m north"));
    assertThat(
            GivenOrders.of(
                    sheet("Commander", List.of(order(at(14, 0, 0), "Near", "holds", "Inn"))),
                    farther)
                .all()
                .get(0)
                .ride())
        .isPresent();
  }

  @Test
  void whoCommandsNothingSendsNobody() {
    GivenOrders sheet =
        GivenOrders.of(
            sheet("Nobody", List.of(order(at(14, 0, 0), "Second", "marches", "West end"))), before);
    assertThat(sheet.all().get(0).ride()).isEmpty();
    assertThat(sheet.all().get(0).received()).isEqualTo(at(14, 0, 0));
  }

  @ParameterizedTest(name = "{0} {1} to {2}: {3}")
  @CsvSource({
    "Near, marches, Inn, COLUMN_MARCH",
    "Near, attacks, Inn, COLUMN_ATTACK",
    "Guns, storms, Inn, COLUMN_OPEN",
    "Guns, holds, Inn, COLUMN_MARCH",
    "Near, rests, Inn, ",
    "Near, marches, , ",
    "Lost, marches, Inn, ",
  })
  void whoIsSentSomewhereGoesThereAsTheOrderHasIt(
      String unit, String verb, String goal, Formation formation) {
    GivenOrder order = given(order(at(14, 0, 0), unit, verb, goal)).all().get(0);
    assertThat(order.journey().filter(ColumnJourney::isReckoned).map(ColumnJourney::formation))
        .isEqualTo(Optional.ofNullable(formation));
  }

  /** 500 m up to the mill and 500 m down again are longer than the road. */
  @Test
  void aWayThatIsNamedIsTaken() {
    double byRoad = length(order(at(14, 0, 0), "First", "marches", "Inn"));
    double byMill = length(order(at(14, 0, 0), "First", "marches", "Inn", "Mill"));
    assertThat(byRoad).isCloseTo(3000, within(1.0));
    assertThat(byMill).isGreaterThan(2 * Math.hypot(500, 1000));
  }

  private double length(SheetOrder.ToUnit order) {
    return given(order).all().get(0).journey().orElseThrow().route().orElseThrow().lengthMetres();
  }

  @Test
  void messagesSetNobodyGoingAndOfVeryManyOrdersTheFirstAreReckoned() {
    List<SheetOrder> many = new ArrayList<>();
    for (int i = 0; i <= GivenOrders.MOST; i++) {
      many.add(order(at(14, 0, 0).plusMinutes(i), "First", "rests", null));
    }
    List<GivenOrder> all = GivenOrders.of(sheet("Commander", many), before).all();
    assertThat(all).hasSize(60);
    assertThat(all.get(59).given()).isEqualTo(at(14, 59, 0));
    List<SheetOrder> after =
        Stream.concat(Stream.generate(GivenOrdersTest::message).limit(59), many.stream()).toList();
    assertThat(GivenOrders.of(sheet("Commander", after), before).all())
        .as("messages are lines of a sheet, too")
        .hasSize(1);
  }

  private static SheetOrder message() {
    return new SheetOrder.Message(
        new Moment.At(at(14, 0, 0)),
        new Audience.RoleOnly("Blue", "Commander"),
        new Passage("Come.", TextSpan.NONE),
        TextSpan.NONE);
  }

  @Test
  void howAUnitWouldGoIsReckonedWithoutASheet() {
    Position inn = new Position.AtPlace("Inn", TextSpan.NONE);
    ColumnJourney journey =
        GivenOrders.march(before, new UnitId("Blue", "First"), inn, at(14, 0, 0)).orElseThrow();
    assertThat(minutes(at(14, 0, 0), journey.findHeadArrives().orElseThrow()))
        .isCloseTo(3000 / METRES_A_MINUTE, within(0.1));
    assertThat(GivenOrders.march(before, new UnitId("Red", "First"), inn, at(14, 0, 0))).isEmpty();
  }
}
