package studio.kriegsspiel.scenario.force;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.SmallArm;

/**
 * What a text may say of a unit besides its strength and quality.
 *
 * @param nation whose troops they are
 * @param weapon what the single man carries
 * @param template the template it was written like
 * @param commander who leads it
 * @param state how it is when play begins; what is said of a formation holds for its parts
 * @param readings what each source says of its figures, where sources disagree; the first is the
 *     text's own, none where there is but one
 * @param kindOpen whether the text leaves open which kind of horse they are, and dragoons are taken
 */
public record Particulars(
    Optional<Nationality> nation,
    Optional<SmallArm> weapon,
    Optional<String> template,
    Optional<Commander> commander,
    Optional<StateAtStart> state,
    List<FigureReading> readings,
    boolean kindOpen) {

  /** Nothing besides. */
  public static final Particulars NONE =
      new Particulars(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          false);

  /** Copies the list. */
  public Particulars {
    readings = List.copyOf(readings);
  }

  /** The same with another state at the start. */
  Particulars with(Optional<StateAtStart> other) {
    return new Particulars(nation, weapon, template, commander, other, readings, kindOpen);
  }
}
