package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Fact;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Decides what a liaison umpire may know. News of the clock is his to bring. What waits for an
 * event is his only where he can see that event come to be by his players' own troops and map;
 * where it speaks of others, or is left to the umpire's judgement, the controller watches and hands
 * him the sheet when it is time. What troops do he tells as his players may know it from that hour.
 */
public final class LiaisonViews {
  private final Situation situation;
  private final Clock clock;
  private final UmpireTeam.Liaison liaison;
  private final List<PlayerView> players;

  private LiaisonViews(Situation situation, UmpireTeam.Liaison liaison) {
    this.situation = situation;
    this.clock = situation.clock();
    this.liaison = liaison;
    this.players = at(clock.begins());
  }

  /** What a liaison umpire may know. */
  public static LiaisonView of(Situation situation, UmpireTeam.Liaison liaison) {
    return new LiaisonViews(situation, liaison).view();
  }

  private LiaisonView view() {
    Optional<PlayerView> shared =
        players.size() == 1
            ? Optional.empty()
            : Optional.of(at(clock.begins(), Reader.Player.ofSide(liaison.side())));
    return new LiaisonView(liaison, shared, players, hands(), comings(), works());
  }

  private List<PlayerView> at(LocalDateTime time) {
    return liaison.players().stream().map(each -> at(time, each)).toList();
  }

  private PlayerView at(LocalDateTime time, Reader.Player reader) {
    return Knowledge.of(situation).of(reader).at(time).view();
  }

  private List<LiaisonView.Hand> hands() {
    List<LiaisonView.Hand> hands = new ArrayList<>();
    for (SealedSheets.Due due : SealedSheets.of(situation)) {
      hand(due).ifPresent(hands::add);
    }
    hands.sort(Comparator.comparing(each -> each.at().orElse(LocalDateTime.MAX)));
    return hands;
  }

  private Optional<LiaisonView.Hand> hand(SealedSheets.Due due) {
    List<Reader.Player> to =
        liaison.players().stream().filter(each -> each.isAmong(due.sheet().audience())).toList();
    Optional<LocalDateTime> at =
        Releases.of(situation).earliest(due.release(), due.sheet().audience());
    Optional<Condition> watch =
        condition(due.release()).filter(each -> at.isEmpty() && canSee(each));
    if (to.isEmpty() || (at.isEmpty() && watch.isEmpty())) {
      return Optional.empty();
    }
    return Optional.of(new LiaisonView.Hand(to, at, latest(due.release()), watch, due.sheet()));
  }

  private static Optional<Condition> condition(Release release) {
    return release.match(
        new Release.Cases<>(
            at -> Optional.empty(),
            between -> Optional.empty(),
            when -> Optional.of(when.condition()),
            again -> Optional.empty(),
            courier -> Optional.empty(),
            withheld -> Optional.empty()));
  }

  private Optional<LocalDateTime> latest(Release release) {
    return release.match(
        new Release.Cases<>(
            at -> Optional.empty(),
            between -> Optional.of(clock.time(between.to())),
            when -> Optional.empty(),
            again -> Optional.empty(),
            courier -> Optional.empty(),
            withheld -> Optional.empty()));
  }

  /** Whether one of his players' troops and map tell all that a condition speaks of. */
  private boolean canSee(Condition condition) {
    return players.stream()
        .anyMatch(player -> condition.facts().allMatch(fact -> canSee(player, fact)));
  }

  private static boolean canSee(PlayerView player, Fact fact) {
    return fact.units().stream().allMatch(unit -> isOwn(player, unit))
        && fact.findPosition()
            .map(at -> player.map().filter(map -> knows(map, at)).isPresent())
            .orElse(true);
  }

  private static boolean isOwn(PlayerView player, UnitId unit) {
    return unit.side().equals(player.reader().side()) && player.findUnit(unit.name()).isPresent();
  }

  /** Whether a position can be found on a map by the names it is written with. */
  private static boolean knows(Terrain map, Position position) {
    return position.match(
        at ->
            Stream.concat(
                    map.places().stream()
                        .flatMap(
                            each -> Stream.concat(Stream.of(each.name()), each.aliases().stream())),
                    map.features().stream().flatMap(each -> each.name().stream()))
                .anyMatch(at.place()::equals),
        offset -> knows(map, offset.origin()),
        grid -> true,
        geographic -> true);
  }

  private List<LiaisonView.Coming> comings() {
    List<LiaisonView.Coming> comings = new ArrayList<>();
    for (Reinforcement each : situation.scenario().reinforcements()) {
      LocalDateTime time = clock.time(each.at());
      if (each.unit().side().equals(liaison.side()) && time.isAfter(clock.begins())) {
        boolean alone = !players.stream().allMatch(player -> isTold(player, each.unit()));
        firstOf(at(time), player -> coming(player, each.unit(), alone)).ifPresent(comings::add);
      }
    }
    comings.sort(Comparator.comparing(each -> each.arrival().at()));
    return comings;
  }

  private static boolean isTold(PlayerView player, UnitId unit) {
    return player.arrivals().stream().anyMatch(each -> each.unit().equals(unit.name()));
  }

  private static Optional<LiaisonView.Coming> coming(
      PlayerView player, UnitId unit, boolean alone) {
    return player
        .findUnit(unit.name())
        .flatMap(
            known ->
                player.arrivals().stream()
                    .filter(each -> each.unit().equals(unit.name()))
                    .findFirst()
                    .map(each -> new LiaisonView.Coming(known.title(), each, alone)));
  }

  private List<LiaisonView.Work> works() {
    List<LiaisonView.Work> works = new ArrayList<>();
    for (EngineeringTask task : situation.scenario().engineering()) {
      Optional<LocalDateTime> begins = clock.find(task.begins());
      if (task.unit().side().equals(liaison.side()) && begins.isPresent()) {
        Stream.concat(
                begins.filter(clock.begins()::isBefore).stream().map(at -> work(task, at, false)),
                clock.find(task.finished()).stream().map(at -> work(task, at, true)))
            .flatMap(Optional::stream)
            .forEach(works::add);
      }
    }
    works.sort(Comparator.comparing(LiaisonView.Work::at));
    return works;
  }

  private Optional<LiaisonView.Work> work(EngineeringTask task, LocalDateTime at, boolean done) {
    return firstOf(
        at(at),
        player ->
            player.works().stream()
                .filter(each -> each.unit().equals(task.unit().name()))
                .filter(each -> each.place().equals(task.place()))
                .findFirst()
                .flatMap(
                    each ->
                        player
                            .findUnit(each.unit())
                            .map(unit -> new LiaisonView.Work(unit.title(), each, at, done))));
  }

  private static <T> Optional<T> firstOf(
      List<PlayerView> players, Function<PlayerView, Optional<T>> part) {
    return players.stream().flatMap(each -> part.apply(each).stream()).findFirst();
  }
}
