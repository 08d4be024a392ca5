package studio.kriegsspiel.desk.reading;

import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.reading.sight.SightFieldAnswer.View;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.sight.Eye;
import studio.kriegsspiel.situation.sight.Light;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A question to the ground, as it stands in the panel.
 *
 * @param question what is asked
 * @param from the point it is asked from, none until it is chosen
 * @param eye who looks
 * @param view which way one looks
 * @param light in what light
 * @param marching who marches
 * @param gait how they march
 * @param minutes how far the march is followed
 * @param firing who fires
 * @param facing which way the weapon faces, degrees clockwise from grid north; none for all round
 */
public record Asking(
    ReadingQuestion question,
    Optional<MapPoint> from,
    Eye eye,
    View view,
    Light light,
    Body marching,
    Gait gait,
    int minutes,
    Body firing,
    OptionalDouble facing) {

  /** The question an author finds first. */
  public static final Asking FIRST =
      new Asking(
          ReadingQuestion.LOOK,
          Optional.empty(),
          Eye.FOOT,
          View.FROM,
          Light.DAY,
          Body.of(UnitType.INFANTRY_LINE),
          Gait.MARCH,
          60,
          Body.of(UnitType.ARTILLERY_MEDIUM),
          OptionalDouble.empty());

  /** The same of another kind. */
  public Asking with(ReadingQuestion other) {
    return new Asking(other, from, eye, view, light, marching, gait, minutes, firing, facing);
  }

  /** The same from another point, or from none. */
  public Asking from(Optional<MapPoint> point) {
    return new Asking(question, point, eye, view, light, marching, gait, minutes, firing, facing);
  }

  /** The same for another look. */
  public Asking looking(Eye newEye, View newView, Light newLight) {
    return new Asking(
        question, from, newEye, newView, newLight, marching, gait, minutes, firing, facing);
  }

  /** The same for another march. */
  public Asking marching(Body who, Gait how, int within) {
    return new Asking(question, from, eye, view, light, who, how, within, firing, facing);
  }

  /** The same for another weapon. */
  public Asking firing(Body who, OptionalDouble where) {
    return new Asking(question, from, eye, view, light, marching, gait, minutes, who, where);
  }
}
