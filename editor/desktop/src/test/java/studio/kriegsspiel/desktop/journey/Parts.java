package studio.kriegsspiel.desktop.journey;

import java.awt.Component;
import java.awt.Container;
import java.util.stream.Stream;
import javax.swing.AbstractButton;

/** Finds parts of a window as a person would. */
public final class Parts {
  private Parts() {}

  /** All parts of a kind, in the order in which they lie in one another. */
  public static <T extends Component> Stream<T> of(Container within, Class<T> kind) {
    return Stream.of(within.getComponents())
        .flatMap(
            each ->
                Stream.concat(
                    kind.isInstance(each) ? Stream.of(kind.cast(each)) : Stream.of(),
                    each instanceof Container inner ? of(inner, kind) : Stream.of()));
  }

  /** The button that says so. */
  public static AbstractButton button(Container within, String words) {
    return of(within, AbstractButton.class)
        .filter(each -> words.equals(each.getText()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no button says " + words));
  }
}
