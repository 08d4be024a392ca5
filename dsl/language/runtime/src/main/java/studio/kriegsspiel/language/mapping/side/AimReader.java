package studio.kriegsspiel.language.mapping.side;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Share;
import studio.kriegsspiel.scenario.force.UnitId;

/** What an objective is to achieve, by its first word and the things it names. */
final class AimReader {
  private static final Set<String> TAKE =
      Set.of("take", "seize", "capture", "storm", "carry", "occupy", "secure", "gain");
  private static final Set<String> HOLD =
      Set.of("hold", "keep", "defend", "guard", "protect", "cover", "maintain", "retain");
  private static final Set<String> DELAY =
      Set.of("delay", "hinder", "hamper", "check", "contain", "fix", "pin", "halt", "stop");
  private static final Set<String> DESTROY =
      Set.of("destroy", "break", "burn", "blow", "disperse", "rout");
  private static final Set<String> RECONNOITRE =
      Set.of("reconnoitre", "scout", "observe", "watch", "find", "discover");
  private static final Set<String> LEAVE = Set.of("leave", "exit", "escape");
  private static final Set<String> ESCORT = Set.of("escort", "bring", "deliver");

  private AimReader() {}

  /**
   * The aim; free where the words are none of the known kinds or do not name what such a kind
   * needs.
   *
   * @param words all words in small letters
   */
  static Aim read(
      List<String> words, Optional<String> place, Optional<UnitId> unit, Optional<Share> share) {
    String verb = words.isEmpty() ? "" : words.get(0);
    Optional<Aim> aim = Optional.empty();
    if (verb.equals("keep") && words.contains("open")) {
      aim = place.map(Aim.KeepOpen::new);
    } else if (TAKE.contains(verb)) {
      aim = place.map(Aim.Take::new);
    } else if (HOLD.contains(verb)) {
      aim = place.map(Aim.Hold::new);
    } else if (DELAY.contains(verb)) {
      aim = unit.map(enemy -> new Aim.Delay(enemy, place));
    } else if (verb.equals("cross")) {
      aim = place.map(where -> new Aim.Cross(where, share));
    } else if (DESTROY.contains(verb)) {
      aim = unit.<Aim>map(Aim.DestroyUnit::new).or(() -> place.map(Aim.DestroyPlace::new));
    } else if (RECONNOITRE.contains(verb)) {
      aim = unit.<Aim>map(Aim.ReconnoitreUnit::new).or(() -> place.map(Aim.ReconnoitrePlace::new));
    } else if (LEAVE.contains(verb) && (place.isPresent() || share.isPresent())) {
      aim = Optional.of(new Aim.Leave(place, share));
    } else if (ESCORT.contains(verb)) {
      aim = unit.map(body -> new Aim.Escort(body, place));
    }
    return aim.orElseGet(Aim.Free::new);
  }
}
