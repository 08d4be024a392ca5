package studio.kriegsspiel.drawing.troops;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.BookMeasures;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.knowledge.TroopSighting;

/**
 * The bodies that one reader knows of at a minute: enemies that he was told of, pale where they are
 * said to be, his own where they are by then, and the enemy's that they see, by their arm alone:
 * nobody reads a regiment's number across a valley.
 */
public final class KnownBlocks {
  private KnownBlocks() {}

  /**
   * The blocks.
   *
   * @param sightings whom his own see
   */
  public static List<TroopBlock> of(Known known, List<TroopSighting> sightings) {
    Set<UnitId> seen = sightings.stream().map(TroopSighting::seen).collect(Collectors.toSet());
    Situation situation = known.situation();
    PlayerView view = known.view();
    Map<UnitId, TroopBlock> standing =
        new TroopBlocks(BookMeasures.of(situation.book()).metresPerPace())
            .of(TroopPost.ofAll(situation, known.time())).stream()
                .collect(Collectors.toMap(TroopBlock::unit, Function.identity(), (a, b) -> a));
    BodyBlocks marching = new BodyBlocks(situation);
    List<TroopBlock> blocks = new ArrayList<>(ToldBlocks.of(known, seen));
    Predicate<UnitId> unseen = known.unseen();
    for (Unit body : situation.tracks().bodies()) {
      boolean own = body.id().side().equals(view.reader().side());
      if (own ? isShown(view, unseen, body.id()) : seen.contains(body.id())) {
        Optional.ofNullable(standing.get(body.id()))
            .or(() -> marching.at(body, known.time()))
            .map(block -> block.labelled(own ? body.title() : arm(body)))
            .ifPresent(blocks::add);
      }
    }
    return blocks;
  }

  private static boolean isShown(PlayerView view, Predicate<UnitId> unseen, UnitId own) {
    return view.findUnit(own.name()).isPresent() && !unseen.test(own);
  }

  /** The arm of a body in one word, by which it is known from afar. */
  public static String arm(Unit body) {
    return body.type().arm().name().toLowerCase(Locale.ROOT);
  }
}
