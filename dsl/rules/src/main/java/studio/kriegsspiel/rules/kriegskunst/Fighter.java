package studio.kriegsspiel.rules.kriegskunst;

import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Part;

/**
 * One side of a melee.
 *
 * @param arms troops
 * @param figures figures that fight
 * @param grade grade
 * @param mounts how well mounted; of no account for foot
 * @param state state of the unit
 * @param charging whether it charges or pursues
 * @param straightInches inches it rode straight before contact
 * @param followingUp whether it follows up an enemy pushed back
 * @param marchColumn whether it stands in column of march
 * @param square whether it stands in square
 * @param pushedBack whether it was pushed back in this melee
 * @param flanked whether it is attacked in flank or rear
 * @param halfLost whether it has 50 percent casualties or more
 * @param uphill whether it stands uphill of the enemy
 * @param shelter what it stands in, the enemy outside
 * @param toll what it lost before
 */
@AtMost(
    value = {"figures", "lost-this-turn"},
    of = "strength",
    says = "A unit does not have more figures than it began with.")
@Excludes(
    value = {"square", "-!=infantry"},
    says = "Infantry alone stands in square.")
@Excludes(
    value = {"square", "march-column"},
    says = "A unit stands in square or in column of march.")
@Excludes(
    value = {"square", "charging"},
    says = "A square does not charge.")
@Excludes(
    value = {"square", "following-up"},
    says = "A square does not follow up.")
@Excludes(
    value = {"charging", "state=faltering|retreating|routing"},
    says = "Troops that falter, retreat or rout do not charge.")
@Excludes(
    value = {"charging", "shelter"},
    says = "A unit that charges stands in no shelter.")
@Excludes(
    value = {"charging", "-=artillery"},
    says = "Artillery does not charge.")
@Excludes(
    value = {"charging", "pushed-back"},
    says = "A unit that was pushed back does not charge.")
@Excludes(
    value = {"following-up", "pushed-back"},
    says = "A unit follows up or was pushed back.")
@Excludes(
    value = {"shelter=buildings", "-!=infantry|artillery"},
    says = "Cavalry does not stand in buildings.")
@Excludes(
    value = {"square", "flanked"},
    says = "A square has neither flank nor rear.")
@Excludes(
    value = {"square", "state=routing"},
    says = "Troops that rout stand in no square.")
@Excludes(
    value = {"charging", "following-up"},
    says = "A unit charges or follows up.")
@Excludes(
    value = {"mounts!=ordinary", "-=infantry|artillery"},
    says = "Only horsemen are asked how they are mounted.")
public record Fighter(
    @Ask(value = "troops of the %s", or = "infantry", name = Part.SELF) Arms arms,
    @Ask(value = "figures of the %s that fight", least = 1, most = 999) int figures,
    @Ask(value = "grade of the %s", or = "line") Quality grade,
    @Ask(value = "horses of the %s", or = "ordinary") Mounts mounts,
    @Ask(value = "state of the %s", or = "formed") State state,
    @Ask("the %s charges or pursues") boolean charging,
    @Ask(value = "straight inches before contact", most = 99, or = "3") int straightInches,
    @Ask("the %s follows up in melee") boolean followingUp,
    @Ask("the %s stands in column of march") boolean marchColumn,
    @Ask("the %s stands in square") boolean square,
    @Ask("the %s was pushed back in melee") boolean pushedBack,
    @Ask("the %s is attacked in flank or rear") boolean flanked,
    @Ask("the %s has 50 percent casualties or more, reckoned where its strength is told")
        boolean halfLost,
    @Ask("the %s stands uphill") boolean uphill,
    @Ask(value = "what the %s stands in, the enemy outside", or = "none") Shelter shelter,
    @Part(plain = true) Toll toll) {

  /** Whether it has lost half of its strength: reckoned where that is told, else as it is said. */
  boolean hasLostHalf() {
    boolean reckoned = toll.findHalfLost(figures).orElse(halfLost);
    if (halfLost && !reckoned) {
      throw new InvalidQuestionException(
          "A unit of %d figures of %d has not lost half of them: look at `half-lost`."
              .formatted(figures, toll.strength().orElse(figures)));
    }
    return reckoned;
  }
}
