package studio.kriegsspiel.scenario.text;

import java.util.Optional;
import studio.kriegsspiel.scenario.time.Moment;

/** What a reference in prose stands for. */
public sealed interface Referent {

  /**
   * A unit, or a figure of it.
   *
   * @param side the side's name
   * @param name the unit's short name
   */
  record OfUnit(String side, String name, Optional<UnitFigure> figure) implements Referent {}

  /** A side, by its name in the text. */
  record OfSide(String side) implements Referent {}

  /** A role of a side. */
  record OfRole(String side, String title) implements Referent {}

  /**
   * A named place of the ground.
   *
   * @param place the name as written
   */
  record OfPlace(String place) implements Referent {}

  /** A time. */
  record OfTime(Moment time) implements Referent {}

  /** The reader's own forces, as far as he knows of them. */
  record Forces() implements Referent {}
}
