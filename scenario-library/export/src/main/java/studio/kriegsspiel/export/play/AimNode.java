package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Share;

/** What an objective is to achieve, for programs that keep the score. */
final class AimNode {
  private AimNode() {}

  static void write(ObjectNode node, Aim aim) {
    node.put("kind", kind(aim));
    aim.findPlace().ifPresent(place -> node.put("place", place));
    aim.findUnit().ifPresent(unit -> node.put("unit", unit.toString()));
    share(aim).ifPresent(share -> write(node.putObject("with"), share));
  }

  private static String kind(Aim aim) {
    if (aim instanceof Aim.Take) {
      return "take";
    } else if (aim instanceof Aim.Hold) {
      return "hold";
    } else if (aim instanceof Aim.Delay) {
      return "delay";
    } else if (aim instanceof Aim.Cross) {
      return "cross";
    } else if (aim instanceof Aim.DestroyPlace || aim instanceof Aim.DestroyUnit) {
      return "destroy";
    } else if (aim instanceof Aim.ReconnoitrePlace || aim instanceof Aim.ReconnoitreUnit) {
      return "reconnoitre";
    } else if (aim instanceof Aim.Leave) {
      return "leave";
    } else if (aim instanceof Aim.Escort) {
      return "escort";
    } else if (aim instanceof Aim.KeepOpen) {
      return "keep-open";
    }
    return "free";
  }

  private static Optional<Share> share(Aim aim) {
    if (aim instanceof Aim.Cross cross) {
      return cross.with();
    }
    return aim instanceof Aim.Leave leave ? leave.with() : Optional.empty();
  }

  private static void write(ObjectNode node, Share share) {
    if (share instanceof Share.Percent part) {
      node.put("percent", part.percent());
    } else if (share instanceof Share.Men some) {
      node.put("men", some.men());
    } else if (share instanceof Share.Bodies bodies) {
      node.put("count", bodies.count()).put("echelon", Nodes.word(bodies.echelon()));
    }
  }
}
