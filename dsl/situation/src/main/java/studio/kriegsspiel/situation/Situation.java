package studio.kriegsspiel.situation;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.clock.Course;
import studio.kriegsspiel.situation.clock.Skies;
import studio.kriegsspiel.situation.courier.News;
import studio.kriegsspiel.situation.courier.Rides;
import studio.kriegsspiel.situation.footprint.StanceIndex;
import studio.kriegsspiel.situation.force.UnitIndex;
import studio.kriegsspiel.situation.ground.BookMeasures;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.PrintedGround;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.situation.march.Fords;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.situation.march.RoutesByHour;
import studio.kriegsspiel.situation.sight.Sights;
import studio.kriegsspiel.situation.sky.Daylight;
import studio.kriegsspiel.situation.track.TrackColumns;
import studio.kriegsspiel.situation.track.Tracks;
import studio.kriegsspiel.situation.works.BridgeChanges;
import studio.kriegsspiel.situation.works.Works;
import studio.kriegsspiel.situation.works.WorksBefore;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * A scenario on its ground, under its rule book with its switches and tables, on one clock. Each
 * part is worked out when first asked for and shared by all who ask; several threads may ask.
 */
public final class Situation {
  private static final Set<Class<?>> UNTOUCHED_BY_ORDERS =
      Set.of(
          Clock.class,
          Measures.class,
          UnitIndex.class,
          GroundIndex.class,
          PrintedGround.class,
          StanceIndex.class,
          Skies.class,
          Daylight.class);

  /** What hangs on works, and on no other order. */
  private static final Set<Class<?>> OF_WORKS =
      Set.of(WorksBefore.class, RoutesByHour.class, Rides.class, TrackColumns.class);

  /** What hangs on any order, and on no news. */
  private static final Set<Class<?>> OF_ORDERS =
      Set.of(Works.class, Tracks.class, Setting.class, Sights.class, News.class);

  private final Scenario scenario;
  private final Scenario text;
  private final boolean played;
  private final RuleBook book;
  private final Optional<SurveyedGround> ground;
  private final Map<Class<?>, Object> parts = new ConcurrentHashMap<>();

  /**
   * Puts the three together; nothing is worked out yet.
   *
   * @param scenario what the text says
   * @param book the rule book it is played under, with its switches and tables
   * @param ground the ground, if it is known
   */
  public Situation(Scenario scenario, RuleBook book, Optional<Ground> ground) {
    this(scenario, scenario, false, book, ground.map(SurveyedGround::of));
  }

  private Situation(
      Scenario scenario,
      Scenario text,
      boolean played,
      RuleBook book,
      Optional<SurveyedGround> ground) {
    this.scenario = scenario;
    this.text = text;
    this.played = played;
    this.book = book;
    this.ground = ground;
  }

  /**
   * The same as troops meet it in play: nobody passes a bridge that is gone, or not yet made good.
   * Before play a march over one is a mistake of the text, and a check tells it.
   */
  public Situation inPlay() {
    Situation play = new Situation(scenario, text, true, book, ground);
    share(UNTOUCHED_BY_ORDERS, play);
    if (scenario.engineering().isEmpty()) {
      share(OF_WORKS, play);
      share(OF_ORDERS, play);
    }
    return play;
  }

  /**
   * The same with more that the umpire has happen, on the same ground with its ways. Where it is
   * only orders, what no order changes is worked out once for both.
   */
  public Situation and(List<PlannedEvent> events) {
    Situation more = changed(scenario.with(scenario.plan().and(events)));
    if (events.stream().map(PlannedEvent::deed).allMatch(Deed::isOrder)) {
      columns();
      share(UNTOUCHED_BY_ORDERS, more);
      share(OF_WORKS, more);
    }
    return more;
  }

  /**
   * The same with other works than before from a time on; who set out earlier goes as he went.
   *
   * @param works all of them
   */
  public Situation withWorks(List<EngineeringTask> works, LocalDateTime since) {
    Situation more = changed(scenario.withEngineering(works));
    share(UNTOUCHED_BY_ORDERS, more);
    more.parts.put(
        TrackColumns.class, more.columns(Optional.of(new TrackColumns.Earlier(columns(), since))));
    return more;
  }

  /** The same when other news is told, of which nothing on the ground hangs. */
  public Situation withNews(List<Intelligence> news) {
    Situation told = changed(scenario.withIntelligence(news));
    tracks();
    share(UNTOUCHED_BY_ORDERS, told);
    share(OF_WORKS, told);
    share(OF_ORDERS, told);
    return told;
  }

  private Situation changed(Scenario other) {
    return new Situation(other, text, played, book, ground);
  }

  private void share(Set<Class<?>> types, Situation with) {
    parts.forEach(
        (type, made) -> {
          if (types.contains(type) || made instanceof UntouchedByOrders) {
            with.parts.put(type, made);
          }
        });
  }

  /** Another scenario on the same ground with its ways, under the same book. */
  public Situation with(Scenario other) {
    return new Situation(other, book, ground.map(SurveyedGround::ground));
  }

  /** What the text planned before anybody gave an order. */
  public Scenario text() {
    return text;
  }

  /** What players wrote to each other since, which the text does not have. */
  public List<Intelligence> messages() {
    List<Intelligence> all = scenario.intelligence();
    return all.subList(Math.min(text.intelligence().size(), all.size()), all.size());
  }

  /** What the text says. */
  public Scenario scenario() {
    return scenario;
  }

  /** The rule book. */
  public RuleBook book() {
    return book;
  }

  /** The terrain, if it is known. */
  public Optional<Terrain> terrain() {
    return ground.map(SurveyedGround::terrain);
  }

  /** The clock of play. */
  public Clock clock() {
    return part(Clock.class, () -> new Clock(scenario.header(), book.time()));
  }

  /** What lengths mean under the book. */
  public Measures measures() {
    return part(Measures.class, () -> BookMeasures.of(book));
  }

  /** Units and what is said of them. */
  public UnitIndex units() {
    return part(UnitIndex.class, () -> new UnitIndex(scenario));
  }

  /** Where things stand on the ground, if the ground is known. */
  public Optional<GroundIndex> ground() {
    return ground.map(
        known ->
            part(GroundIndex.class, () -> new GroundIndex(known.ground(), scenario, measures())));
  }

  /** How the weather goes. */
  public Course weather() {
    return part(Skies.class, () -> new Skies(scenario, clock())).weather();
  }

  /** How the state of the ground goes. */
  public Course groundState() {
    return part(Skies.class, () -> new Skies(scenario, clock())).ground();
  }

  /** How the state of the rivers goes. */
  public Course rivers() {
    return part(Skies.class, () -> new Skies(scenario, clock())).rivers();
  }

  /** The ground within the edges it is printed with, if the ground is known. */
  public Optional<PrintedGround> printed() {
    return ground()
        .map(
            known ->
                part(PrintedGround.class, () -> PrintedGround.of(scenario.header().part(), known)));
  }

  /** The ways of troops over the ground as it is when play begins, if the ground is known. */
  public Optional<Routes> routes() {
    return ways().map(RoutesByHour::atFirst);
  }

  /** The ways of troops over the ground by the hour, if the ground is known. */
  public Optional<RoutesByHour> ways() {
    return ground()
        .map(
            places ->
                part(
                    RoutesByHour.class,
                    () ->
                        played
                            ? new RoutesByHour(
                                worksBefore().inPlay(ground.orElseThrow(), places),
                                BridgeChanges.inPlay(works(), worksBefore(), places),
                                book.fieldManual())
                            : new RoutesByHour(
                                worksBefore().on(ground.orElseThrow(), places),
                                BridgeChanges.built(works(), places),
                                book.fieldManual())));
  }

  /** The ground that deployed units take up, if the ground is known. */
  public Optional<StanceIndex> stances() {
    return ground()
        .map(
            known ->
                part(
                    StanceIndex.class,
                    () -> new StanceIndex(scenario, units(), known, book.fieldManual())));
  }

  private Setting setting() {
    return part(Setting.class, () -> new Setting(scenario, book, clock(), units(), ground()));
  }

  /** The works that the text plans. */
  public Works works() {
    return part(Works.class, () -> new Works(setting()));
  }

  /** What was done before play. */
  public WorksBefore worksBefore() {
    return part(WorksBefore.class, () -> new WorksBefore(setting()));
  }

  /** Where every unit is at every minute. */
  public Tracks tracks() {
    return part(Tracks.class, () -> new Tracks(setting(), columns(), works()));
  }

  private TrackColumns columns() {
    return part(TrackColumns.class, () -> columns(Optional.empty()));
  }

  private TrackColumns columns(Optional<TrackColumns.Earlier> earlier) {
    return new TrackColumns(setting(), ways(), text.plan().events().size(), earlier);
  }

  /** The sun over the ground. */
  public Daylight daylight() {
    return part(Daylight.class, () -> new Daylight(scenario.header().conditions(), terrain()));
  }

  /** Who sees whom. */
  public Sights sights() {
    return part(Sights.class, () -> new Sights(setting(), ground, tracks(), daylight()));
  }

  /** Whether fords can be passed at a time, as far as the text tells. */
  public boolean areFordsOpen(LocalDateTime time) {
    return Fords.areOpen(scenario, clock(), time);
  }

  /** How long messengers ride. */
  public Rides rides() {
    return part(Rides.class, () -> new Rides(ways(), this::areFordsOpen, book.fieldManual()));
  }

  /** When news can be somewhere. */
  public News news() {
    return part(News.class, () -> new News(clock(), sights(), rides()));
  }

  /**
   * A part of a kind that this class does not name, worked out once for all who ask.
   *
   * @param maker works it out; it may ask for other parts
   */
  public <T> T part(Class<T> type, Function<Situation, T> maker) {
    return part(type, () -> maker.apply(this));
  }

  private <T> T part(Class<T> type, Supplier<T> maker) {
    Object known = parts.get(type);
    if (known == null) {
      Object made = maker.get();
      Object earlier = parts.putIfAbsent(type, made);
      known = earlier == null ? made : earlier;
    }
    return type.cast(known);
  }
}
