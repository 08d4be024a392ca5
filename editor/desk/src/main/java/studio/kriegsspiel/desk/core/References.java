package studio.kriegsspiel.desk.core;

import java.util.List;

/**
 * The places that name a thing.
 *
 * @param name what it is called; empty as long as nothing was looked for
 * @param places where, its definition first
 */
public record References(String name, List<NamedAt> places) {
  /** Nothing has been looked for. */
  public static final References NONE = new References("", List.of());

  /** Copies the list. */
  public References {
    places = List.copyOf(places);
  }

  /** Such as {@code Baring: 7 places}. */
  public String title() {
    return name.isEmpty()
        ? ""
        : name + ": " + places.size() + (places.size() == 1 ? " place" : " places");
  }
}
