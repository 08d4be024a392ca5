package studio.kriegsspiel.scenario.place;

import java.util.function.Function;
import studio.kriegsspiel.scenario.text.TextSpan;

/** A position as the author wrote it, before the ground is asked where that is. */
public sealed interface Position {

  /** The place of the position's words in the text; dragging a block rewrites just these. */
  TextSpan span();

  /** What one of these makes of it; who adds a kind is asked for one more. */
  <R> R match(
      Function<AtPlace, R> atPlace,
      Function<Offset, R> offset,
      Function<Grid, R> grid,
      Function<Geographic, R> geographic);

  /** {@code 100 paces west of Farm}, as a sentence has it. */
  default String words() {
    return match(
        AtPlace::place,
        offset ->
            offset.distance()
                + " "
                + offset.towards().nearestWord()
                + " of "
                + offset.origin().words(),
        grid -> "grid " + grid.reference(),
        place ->
            Math.abs(place.latitude())
                + (place.latitude() < 0 ? " S " : " N ")
                + Math.abs(place.longitude())
                + (place.longitude() < 0 ? " W" : " E"));
  }

  /** The same without its place in the text. */
  default Position withoutSpan() {
    return match(
        at -> new AtPlace(at.place(), TextSpan.NONE),
        offset ->
            new Offset(
                offset.distance(), offset.towards(), offset.origin().withoutSpan(), TextSpan.NONE),
        grid -> new Grid(grid.reference(), TextSpan.NONE),
        place -> new Geographic(place.latitude(), place.longitude(), TextSpan.NONE));
  }

  /**
   * A named place of the terrain.
   *
   * @param place the name as written
   */
  record AtPlace(String place, TextSpan span) implements Position {
    @Override
    public <R> R match(
        Function<AtPlace, R> atPlace,
        Function<Offset, R> offset,
        Function<Grid, R> grid,
        Function<Geographic, R> geographic) {
      return atPlace.apply(this);
    }
  }

  /**
   * So far from another position in some direction.
   *
   * @param distance how far
   * @param towards in which direction from {@code origin}
   * @param origin where it is measured from
   */
  record Offset(Distance distance, Direction towards, Position origin, TextSpan span)
      implements Position {
    @Override
    public <R> R match(
        Function<AtPlace, R> atPlace,
        Function<Offset, R> offset,
        Function<Grid, R> grid,
        Function<Geographic, R> geographic) {
      return offset.apply(this);
    }
  }

  /**
   * A grid reference in the terrain's own system.
   *
   * @param reference the digits as written
   */
  record Grid(String reference, TextSpan span) implements Position {
    @Override
    public <R> R match(
        Function<AtPlace, R> atPlace,
        Function<Offset, R> offset,
        Function<Grid, R> grid,
        Function<Geographic, R> geographic) {
      return grid.apply(this);
    }
  }

  /**
   * Geographic coordinates on WGS 84.
   *
   * @param latitude degrees, north positive
   * @param longitude degrees, east positive
   */
  record Geographic(double latitude, double longitude, TextSpan span) implements Position {
    @Override
    public <R> R match(
        Function<AtPlace, R> atPlace,
        Function<Offset, R> offset,
        Function<Grid, R> grid,
        Function<Geographic, R> geographic) {
      return geographic.apply(this);
    }
  }
}
