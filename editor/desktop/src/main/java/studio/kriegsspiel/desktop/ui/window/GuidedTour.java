package studio.kriegsspiel.desktop.ui.window;

import java.awt.Component;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.tour.Tour;
import studio.kriegsspiel.desk.tour.TourStep.Spot;
import studio.kriegsspiel.desktop.ui.tour.TourBar;

/** Leads through the parts of a window, each of which is brought into sight. */
public final class GuidedTour {
  private final StudioWindow window;
  private final Tour tour;
  private final TourBar bar;

  GuidedTour(StudioWindow window) {
    this.window = window;
    this.tour = new Tour(window.desk());
    this.bar = new TourBar(window.frame(), tour, this::bringUp);
  }

  /** Begins it, on the desk. */
  void begin() {
    window.firstPage().leave();
    tour.begin();
  }

  /** Where it is. */
  public Tour tour() {
    return tour;
  }

  /** The line that tells it. */
  TourBar bar() {
    return bar;
  }

  private Component bringUp(Spot spot) {
    return switch (spot) {
      case FORCES -> revealed(window.forces());
      case MAP -> revealed(window.map());
      case TEXT -> revealed(window.script());
      case PROBLEMS -> revealed(window.problems());
      case TIMELINE -> revealed(window.times());
      case READER -> revealed(window.reader());
      case FORMS -> statements();
    };
  }

  /** The bar of statements; the text where there is none yet. */
  private Component statements() {
    return window.inventory().tools().stream()
        .flatMap(tool -> Stream.ofNullable(tool.getParent()))
        .<Component>map(row -> row)
        .findFirst()
        .orElseGet(window::script);
  }

  private Component revealed(Component part) {
    window.reveal(part, () -> {});
    return part;
  }
}
