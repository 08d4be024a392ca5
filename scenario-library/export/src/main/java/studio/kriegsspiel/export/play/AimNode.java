package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Share;

/** What an objective is to achieve, for programs that keep the score. */
final class AimNode {
  private AimNode() {}

  static void write(ObjectNode node, Aim aim) {
    node.put("kind", kind(aim));
    aim.findPlace().ifPresent(place -> node.put("place", place));
    aim.findUnit().ifPresent(unit -> node.put("unit", unit.toString()));
    aim.share().ifPresent(share -> write(node.putObject("with"), share));
  }

  private static String kind(Aim aim) {
    return aim.match(
        new Aim.Cases<>(
            take -> "take",
            hold -> "hold",
            delay -> "delay",
            cross -> "cross",
            destroyPlace -> "destroy",
            destroyUnit -> "destroy",
            reconnoitrePlace -> "reconnoitre",
            reconnoitreUnit -> "reconnoitre",
            leave -> "leave",
            escort -> "escort",
            keepOpen -> "keep-open",
            free -> "free"));
  }

  private static void write(ObjectNode node, Share share) {
    share.match(
        part -> node.put("percent", part.percent()),
        some -> node.put("men", some.men()),
        bodies -> node.put("count", bodies.count()).put("echelon", Nodes.word(bodies.echelon())));
  }
}
