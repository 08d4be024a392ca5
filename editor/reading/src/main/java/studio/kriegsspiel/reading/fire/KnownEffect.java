package studio.kriegsspiel.reading.fire;

import java.util.Locale;
import studio.kriegsspiel.rules.field.FireEffect;
import studio.kriegsspiel.rules.field.Gunnery;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The effect of fire by the rule book, and whether the ground that it rests on is known.
 *
 * @param effect with unknown ground out of view
 * @param sure whether it is the same with unknown ground in view
 */
record KnownEffect(FireEffect effect, boolean sure) {

  /** Asks the book with unknown ground out of view, and in view. */
  static KnownEffect of(
      Gunnery gunnery,
      Troops troops,
      FireGround between,
      MapPoint target,
      Iterable<Feature> there) {
    var line = between.lineTo(target, there);
    var best = between.bestLineTo(target, there);
    FireEffect effect = gunnery.effect(troops, line);
    boolean sure = line.equals(best) || gunnery.effect(troops, best).verdict() == effect.verdict();
    return new KnownEffect(effect, sure);
  }

  /** Good, bad, undivided or not known. */
  String word() {
    return sure ? effect.verdict().name().toLowerCase(Locale.ROOT) : "not known";
  }
}
