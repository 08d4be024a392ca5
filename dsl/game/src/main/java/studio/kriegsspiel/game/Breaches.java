package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.march.Straits;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.MovingColumn;
import studio.kriegsspiel.situation.works.GoneBridge;

/** Bridges that fall during a game, and those who come to them on their way. */
final class Breaches {
  private final Situation situation;
  private final List<GoneBridge> gone;

  Breaches(Situation situation) {
    this.situation = situation;
    this.gone =
        situation.ground().stream()
            .flatMap(ground -> GoneBridge.of(situation.works(), ground).stream())
            .toList();
  }

  /** A body that finds no bridge, and when. */
  record Stopped(UnitId body, LocalDateTime time) {}

  /** Who comes to one that is gone after a minute until another. */
  List<Stopped> between(LocalDateTime from, LocalDateTime to) {
    return gone.stream().anyMatch(each -> each.gone().isBefore(to))
        ? situation.tracks().bodies().stream()
            .map(Unit::id)
            .flatMap(body -> stopped(body, from, to).stream())
            .toList()
        : List.of();
  }

  private Optional<Stopped> stopped(UnitId body, LocalDateTime from, LocalDateTime to) {
    return situation.tracks().of(body).moving(from).stream()
        .map(MovingColumn::journey)
        .filter(each -> each.isReckoned())
        .flatMap(each -> each.bodies().stream())
        .filter(each -> each.unit().id().equals(body))
        .flatMap(this::breaches)
        .filter(time -> time.isAfter(from) && !time.isAfter(to))
        .findFirst()
        .map(time -> new Stopped(body, time));
  }

  private Stream<LocalDateTime> breaches(Arrival.Marching body) {
    return body.straits().stream()
        .map(Straits.Strait::passage)
        .flatMap(
            passage ->
                gone.stream()
                    .filter(each -> each.bridge().id().equals(passage.feature().id()))
                    .filter(each -> each.isMissing(body.comesTo(passage)))
                    .map(each -> body.comesTo(passage)));
  }
}
