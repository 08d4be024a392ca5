package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.Referent;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.Lazy;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.terrain.Terrain;

/**
 * What each reader has been told by a minute, with source and reliability, beside the truth. It
 * takes the umpire to have handed over all that was due; what waits for an event has not been told.
 */
public final class Knowledge {
  private final Situation situation;
  private final Lazy<List<Statement>> statements = new Lazy<>(this::all);
  private final KnownPlaces places;
  private final FilledProse prose;

  /**
   * Something told, and to whom.
   *
   * @param passage its prose, where what a reader commands is listed in it
   */
  record Statement(Audience audience, Told told, Optional<Passage> passage) {}

  private Knowledge(Situation situation) {
    this.situation = situation;
    this.places = KnownPlaces.of(situation);
    this.prose = FilledProse.of(situation);
  }

  private List<Statement> all() {
    Scenario scenario = situation.scenario();
    return Stream.of(
            scenario.generalIdea().stream().map(this::idea),
            scenario.reports().stream().map(this::report),
            scenario.intelligence().stream().flatMap(this::intelligence))
        .flatMap(Function.identity())
        .toList();
  }

  /** The knowledge of a situation, worked out once. */
  public static Knowledge of(Situation situation) {
    return situation.part(Knowledge.class, Knowledge::new);
  }

  /**
   * What one reader knows.
   *
   * @throws IllegalArgumentException if the scenario has no such side or role
   */
  public ReaderKnowledge of(Reader reader) {
    if (reader instanceof Reader.Player player) {
      Side side =
          situation
              .scenario()
              .findSide(player.side())
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "The scenario has no side \"" + player.side() + "\"."));
      for (String wanted : player.roles()) {
        if (side.roles().stream().noneMatch(role -> role.title().equals(wanted))) {
          throw new IllegalArgumentException(
              "Side \"%s\" has no role \"%s\".".formatted(player.side(), wanted));
        }
      }
    }
    return new ReaderKnowledge(this, reader);
  }

  /** All readers: each side as a whole, then each of its roles, then the people who play. */
  public List<Reader.Player> readers() {
    return Reader.playersOf(situation.scenario());
  }

  /** The liaison umpires, each with what his players know. */
  public List<Reader.Player> liaisons() {
    return UmpireTeam.of(situation.scenario()).readers();
  }

  /**
   * The reader meant by a few words: {@code umpire}, {@code Blue}, {@code Commander of Blue},
   * {@code Blue.Commander}, a title that only one side has, a player's name, or {@code liaison
   * umpire of Blue}.
   */
  public Optional<Reader> findReader(String words) {
    String wanted = words.strip();
    if (wanted.equalsIgnoreCase("umpire") || wanted.equalsIgnoreCase("the umpire")) {
      return Optional.of(Reader.UMPIRE);
    }
    List<Reader.Player> people =
        Stream.concat(readers().stream(), liaisons().stream())
            .filter(
                reader -> reader.person().filter(who -> isNamed(reader, who, wanted)).isPresent())
            .toList();
    if (people.size() == 1) {
      return Optional.of(people.get(0));
    }
    List<Reader.Player> exact =
        readers().stream()
            .filter(reader -> reader.person().isEmpty() && isCalled(reader, wanted))
            .toList();
    List<Reader.Player> titled =
        readers().stream()
            .filter(reader -> reader.person().isEmpty())
            .filter(reader -> reader.role().filter(wanted::equalsIgnoreCase).isPresent())
            .toList();
    List<Reader.Player> found = exact.isEmpty() ? titled : exact;
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  private static boolean isNamed(Reader.Player reader, String person, String wanted) {
    return wanted.equalsIgnoreCase(person)
        || wanted.equalsIgnoreCase(person + " of " + reader.side());
  }

  private static boolean isCalled(Reader.Player reader, String wanted) {
    return reader
        .role()
        .map(
            role ->
                wanted.equalsIgnoreCase(role + " of " + reader.side())
                    || wanted.equalsIgnoreCase(reader.side() + "." + role))
        .orElse(wanted.equalsIgnoreCase(reader.side()));
  }

  /** The ground as everyone knows it when play begins: what may lie on the table. */
  public Optional<Terrain> mapForAll() {
    return places.mapForAll(situation.clock().begins());
  }

  /**
   * The ground with all that is not kept from the readers of a text when they read it, whatever
   * their maps lack.
   */
  public Optional<Terrain> groundOpenTo(Audience audience, LocalDateTime time) {
    return audience.match(
        everyone -> places.openToAll(situation.clock().begins()),
        side -> places.openTo(Reader.Player.ofSide(side.side()), time),
        role -> places.openTo(Reader.Player.ofRole(role.side(), role.role()), time),
        umpire -> places.openTo(Reader.UMPIRE, time));
  }

  /** Names of places and features that somebody does not know of when play begins. */
  public List<String> hiddenNames() {
    return places.hiddenNames(situation.clock().begins());
  }

  Situation situation() {
    return situation;
  }

  /** All statements, in the order of the text. */
  List<Statement> statements() {
    return statements.get();
  }

  /** The units a text names, each once. */
  public List<UnitId> unitsIn(String text) {
    return situation.part(UnitsNamed.class, UnitsNamed::new).in(text);
  }

  /** Who knows of which places. */
  KnownPlaces places() {
    return places;
  }

  private static Statement statement(Audience audience, Passage passage, Told told) {
    boolean lists =
        audience instanceof Audience.SideOnly
            && passage.references().stream()
                .anyMatch(each -> each.referent() instanceof Referent.Forces);
    return new Statement(audience, told, lists ? Optional.of(passage) : Optional.empty());
  }

  /** A statement as one reader has it: the forces of a whole side are to him those he commands. */
  Told toldTo(Reader reader, Statement statement) {
    Told told = statement.told();
    return reader instanceof Reader.Player player && statement.passage().isPresent()
        ? told.saying(
            prose.read(statement.passage().get(), statement.audience(), told.at(), player))
        : told;
  }

  private Statement idea(Passage idea) {
    return new Statement(
        Audience.EVERYONE,
        new Told(
            Told.Kind.GENERAL_IDEA,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            prose.read(idea, Audience.EVERYONE),
            true,
            List.of()),
        Optional.empty());
  }

  private Statement report(Report report) {
    Optional<LocalDateTime> at = situation.clock().find(report.at());
    return statement(
        report.audience(),
        report.text(),
        new Told(
            Told.Kind.REPORT,
            at,
            at,
            at,
            report.from(),
            Optional.empty(),
            prose.read(report.text(), report.audience(), at),
            true,
            forces(report, at)));
  }

  private Stream<Statement> intelligence(Intelligence item) {
    Releases releases = Releases.of(situation);
    return releases.each(item.release()).stream()
        .flatMap(release -> intelligence(item, release, releases));
  }

  private Stream<Statement> intelligence(Intelligence item, Release release, Releases releases) {
    Optional<LocalDateTime> earliest = releases.earliest(release, item.audience());
    return releases.certain(release, item.audience()).stream()
        .map(at -> statement(item.audience(), item.text(), told(item, release, earliest, at)));
  }

  private Told told(
      Intelligence item, Release release, Optional<LocalDateTime> earliest, LocalDateTime at) {
    String text = prose.read(item.text(), item.audience(), earliest);
    Optional<String> by = SourceWords.of(situation.scenario(), item);
    return new Told(
        Told.Kind.INTELLIGENCE,
        earliest,
        Optional.of(at),
        SourceWords.dated(release, earliest),
        by,
        item.reliability(),
        text,
        item.truth(),
        item.observation().stream()
            .map(
                each ->
                    new ToldForce(
                        each,
                        text,
                        situation.clock().find(each.observed()).or(() -> earliest),
                        by,
                        item.reliability(),
                        item.truth(),
                        false))
            .toList());
  }

  private List<ToldForce> forces(Report report, Optional<LocalDateTime> at) {
    return report.forces().stream()
        .map(
            each ->
                new ToldForce(
                    each.observation(),
                    each.text().text(),
                    situation.clock().find(each.observation().observed()).or(() -> at),
                    SourceWords.of(situation.scenario(), each.origin(), report.audience()),
                    each.origin().reliability(),
                    each.origin().truth(),
                    each.own()))
        .toList();
  }
}
