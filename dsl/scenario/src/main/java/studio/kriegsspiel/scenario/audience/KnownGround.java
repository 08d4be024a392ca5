package studio.kriegsspiel.scenario.audience;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What the readers know of the ground, where it is not all of it.
 *
 * @param places who knows of which places
 * @param maps which maps readers have been given
 */
public record KnownGround(List<KnownPlace> places, List<GivenMap> maps) {
  /** Everybody knows all that the ground itself shows. */
  public static final KnownGround ALL = new KnownGround(List.of(), List.of());

  /** Copies the lists. */
  public KnownGround {
    places = List.copyOf(places);
    maps = List.copyOf(maps);
  }

  /** Whether nothing is said. */
  public boolean isEmpty() {
    return places.isEmpty() && maps.isEmpty();
  }

  /** The same with more said. */
  public KnownGround and(KnownGround more) {
    return new KnownGround(
        Stream.concat(places.stream(), more.places.stream()).toList(),
        Stream.concat(maps.stream(), more.maps.stream()).toList());
  }

  /**
   * The same for other readers. Who stands in for another knows of his places as well, but has not
   * his poorer map instead of his own.
   */
  public KnownGround forOthers(UnaryOperator<Audience> instead) {
    return new KnownGround(
        places.stream()
            .map(
                place ->
                    new KnownPlace(
                        place.name(),
                        place.knowers().stream()
                            .map(each -> new Knower(instead.apply(each.audience()), each.since()))
                            .toList(),
                        place.span(),
                        place.nameSpan()))
            .toList(),
        maps.stream().filter(each -> instead.apply(each.reader()).equals(each.reader())).toList());
  }
}
