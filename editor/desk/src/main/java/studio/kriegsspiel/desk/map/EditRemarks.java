package studio.kriegsspiel.desk.map;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.ground.GroundChange;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.desk.ground.GroundThing.OfFeature;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HeightDifference;

/** What must be said of hand edits that change less than they say, or nothing at all. */
public final class EditRemarks {
  private final Desk desk;
  private final GroundDifference difference;
  private final Observable<Map<String, String>> remarks = new Observable<>(Map.of());

  /** Follows the ground of {@code desk}, and what its hand edits change. */
  public EditRemarks(Desk desk, GroundDifference difference) {
    this.desk = desk;
    this.difference = difference;
    desk.ground().follow(draft -> judge());
    difference.done().listen(count -> judge());
  }

  /** A sentence of each edit of which there is something to say, by the key of the thing. */
  public Observable<Map<String, String>> remarks() {
    return remarks;
  }

  private void judge() {
    if (difference.isPending()) {
      return;
    }
    Map<String, String> fresh = new LinkedHashMap<>();
    desk.ground().get().map(GroundDraft::now).ifPresent(terrain -> judge(terrain, fresh));
    Map<String, String> before = remarks.get();
    remarks.set(Map.copyOf(fresh));
    fresh.entrySet().stream()
        .filter(each -> !each.getValue().equals(before.get(each.getKey())))
        .reduce((first, second) -> second)
        .ifPresent(each -> desk.message().set(Message.info(each.getValue())));
  }

  private void judge(Terrain terrain, Map<String, String> fresh) {
    Optional<HeightDifference> known = difference.shown().get().map(each -> each.difference());
    for (OfFeature thing : GroundChange.handEdits(terrain)) {
      if (!thing.setAside()) {
        Optional.of(thing)
            .filter(each -> each.feature().kind() != FeatureKind.REDRAWN)
            .flatMap(each -> GroundHints.of(each, terrain))
            .or(
                () ->
                    terrain
                        .elevation()
                        .flatMap(grid -> EditEffect.of(thing.feature(), grid, known)))
            .ifPresent(sentence -> fresh.put(thing.key(), sentence));
      }
    }
  }
}
