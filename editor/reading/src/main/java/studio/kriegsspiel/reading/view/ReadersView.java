package studio.kriegsspiel.reading.view;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.drawing.troops.KnownBlocks;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.ZoneIndex;
import studio.kriegsspiel.situation.knowledge.ErrorWords;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.LiaisonView;
import studio.kriegsspiel.situation.knowledge.LiaisonViews;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.Told;
import studio.kriegsspiel.situation.knowledge.TroopSighting;
import studio.kriegsspiel.situation.knowledge.UmpireTeam;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.terrain.Terrain;

/**
 * What one reader knows at a minute, if play has gone as the text plans it: the map that he has,
 * his own troops where they are by then, whom they see, what he has been told. Who is seen is drawn
 * by his arm alone: nobody reads a regiment's number across a valley. Enemies of whom he has only
 * been told are drawn pale where they are said to be, with the minute they were observed.
 *
 * @param known what he knows, for whoever asks on
 * @param view what he may read, and nothing else
 * @param map the ground with the places that he knows of
 * @param blocks enemies that he has been told of, his own bodies, and the enemy's that they see
 * @param sightings whom they see, and who sees them
 * @param marks what is planned for his own
 * @param heard what he has been told, in the order of time
 * @param named the units that he has been told of
 * @param holds what a liaison umpire holds for his players besides; nothing of a player
 */
public record ReadersView(
    Known known,
    PlayerView view,
    Optional<Terrain> map,
    List<TroopBlock> blocks,
    List<TroopSighting> sightings,
    PlanMarks marks,
    List<Heard> heard,
    Set<UnitId> named,
    Optional<LiaisonView> holds) {
  /** Keeps its own lists. */
  public ReadersView {
    blocks = List.copyOf(blocks);
    sightings = List.copyOf(sightings);
    heard = List.copyOf(heard);
    named = Set.copyOf(named);
  }

  /**
   * The view of a reader.
   *
   * @throws IllegalArgumentException if the scenario has no such side or role
   */
  public static ReadersView of(Situation situation, Reader.Player reader, LocalDateTime minute) {
    Known known = Knowledge.of(situation).of(reader).at(minute);
    PlayerView view = known.view();
    List<TroopSighting> sightings = known.sees();
    ErrorWords errors = new ErrorWords(situation, situation.clock()::show);
    List<Told> told = known.told();
    return new ReadersView(
        known,
        view,
        known.map(),
        KnownBlocks.of(known, sightings),
        sightings,
        situation
            .ground()
            .map(ground -> PlanMarks.of(view, new ZoneIndex(ground)))
            .orElseGet(() -> PlanMarks.of(view)),
        told.stream().map(each -> Heard.of(known, each, errors)).toList(),
        told.stream().flatMap(each -> known.unitsIn(each).stream()).collect(Collectors.toSet()),
        UmpireTeam.of(situation.scenario())
            .find(reader)
            .map(liaison -> LiaisonViews.of(situation, liaison)));
  }

  /** Whether he knows of a unit: one of his own, one that his own see, or that he was told of. */
  public boolean knows(UnitId unit) {
    return unit.side().equals(view.reader().side())
        ? view.findUnit(unit.name()).isPresent()
        : named.contains(unit) || sightings.stream().anyMatch(each -> each.seen().equals(unit));
  }
}
