package studio.kriegsspiel.language.mapping.side;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Gives sides that state no colour one that no other side has. */
public final class SideColours {
  private static final List<String> ORDER =
      List.of("blue", "red", "green", "yellow", "white", "black", "grey");

  private final Set<String> taken = new LinkedHashSet<>();

  /**
   * Of a scenario.
   *
   * @param stated colours that sides state
   */
  public SideColours(Collection<String> stated) {
    stated.forEach(each -> taken.add(each.toLowerCase(Locale.ROOT)));
  }

  /**
   * The colour a side is called by, if it is one, else blue and red in turn, else the first that is
   * free.
   *
   * @param index how many sides stand before it
   */
  String next(String name, int index) {
    String lower = name.toLowerCase(Locale.ROOT);
    String turn = ORDER.get(index % 2);
    String colour =
        ORDER.contains(lower)
            ? lower
            : !taken.contains(turn)
                ? turn
                : ORDER.stream().filter(each -> !taken.contains(each)).findFirst().orElse(turn);
    taken.add(colour);
    return colour;
  }
}
