package studio.kriegsspiel.scenario.place;

import studio.kriegsspiel.scenario.text.TextSpan;

/** A position as the author wrote it, before the ground is asked where that is. */
public sealed interface Position {

  /** The place of the position's words in the text; dragging a block rewrites just these. */
  TextSpan span();

  /**
   * A named place of the terrain.
   *
   * @param place the name as written
   */
  record AtPlace(String place, TextSpan span) implements Position {}

  /**
   * So far from another position in some direction.
   *
   * @param distance how far
   * @param towards in which direction from {@code origin}
   * @param origin where it is measured from
   */
  record Offset(Distance distance, Direction towards, Position origin, TextSpan span)
      implements Position {}

  /**
   * A grid reference in the terrain's own system.
   *
   * @param reference the digits as written
   */
  record Grid(String reference, TextSpan span) implements Position {}

  /**
   * Geographic coordinates on WGS 84.
   *
   * @param latitude degrees, north positive
   * @param longitude degrees, east positive
   */
  record Geographic(double latitude, double longitude, TextSpan span) implements Position {}
}
