package studio.kriegsspiel.desktop.ui.look;

/**
 * The signs on buttons and in lists, each drawn as strokes in a square of 16 by 16 units: {@code M}
 * and {@code L} take points, {@code C} two handles and a point, {@code O} a centre and a radius,
 * {@code Z} closes, {@code F} fills what was closed last.
 */
public enum Symbol {
  NEW(
      "M 4 2 L 9.5 2 L 12.5 5 L 12.5 14 L 4 14 Z M 9.5 2 L 9.5 5 L 12.5 5 M 8.2 7.5 L 8.2 11.5 M 6.2 9.5 L 10.2 9.5"),
  OPEN("M 2 13 L 2 3.5 L 6.2 3.5 L 7.6 5 L 13 5 L 13 7 M 2 13 L 4.4 7 L 15 7 L 12.6 13 Z"),
  SAVE(
      "M 3 3 L 11 3 L 13 5 L 13 13 L 3 13 Z M 5.5 3 L 5.5 6 L 10 6 L 10 3 M 5 13 L 5 9 L 11 9 L 11 13"),
  UNDO(
      "M 6 3 L 3 6 L 6 9 M 3 6 L 9.5 6 C 12.5 6 13.5 8 13.5 9.5 C 13.5 11.5 12 13 9.5 13 L 6.5 13"),
  REDO("M 10 3 L 13 6 L 10 9 M 13 6 L 6.5 6 C 3.5 6 2.5 8 2.5 9.5 C 2.5 11.5 4 13 6.5 13 L 9.5 13"),
  EXPORT("M 8 10 L 8 2.5 M 5 5.2 L 8 2.2 L 11 5.2 M 3 9 L 3 13.5 L 13 13.5 L 13 9"),
  FIND("O 7 7 4.2 M 10.2 10.2 L 14 14"),
  SELECT("M 4 2 L 12.5 8.6 L 8.6 9.2 L 10.6 13.4 L 8.8 14.2 L 6.9 10 L 4 12.6 Z"),
  PAN(
      "M 8 1.8 L 8 14.2 M 1.8 8 L 14.2 8 M 6.2 3.6 L 8 1.8 L 9.8 3.6 M 6.2 12.4 L 8 14.2 L 9.8 12.4 M 3.6 6.2 L 1.8 8 L 3.6 9.8 M 12.4 6.2 L 14.2 8 L 12.4 9.8"),
  MEASURE("M 2 11 L 11 2 L 14 5 L 5 14 Z M 4.5 8.5 L 6 10 M 6.8 6.2 L 8.3 7.7 M 9 4 L 10.5 5.5"),
  ZOOM_IN("O 7 7 4.2 M 10.2 10.2 L 14 14 M 5 7 L 9 7 M 7 5 L 7 9"),
  ZOOM_OUT("O 7 7 4.2 M 10.2 10.2 L 14 14 M 5 7 L 9 7"),
  FIT(
      "M 2 6 L 2 2 L 6 2 M 10 2 L 14 2 L 14 6 M 14 10 L 14 14 L 10 14 M 6 14 L 2 14 L 2 10 M 5.5 5.5 L 10.5 5.5 L 10.5 10.5 L 5.5 10.5 Z"),
  LAYERS(
      "M 8 2.5 L 14 5.5 L 8 8.5 L 2 5.5 Z M 2 8.2 L 8 11.2 L 14 8.2 M 2 10.8 L 8 13.8 L 14 10.8"),
  TURN_LEFT(
      "M 3 3 L 3 7 L 7 7 M 3.2 6.8 C 4.5 4 8 2.8 10.6 4.2 C 13.4 5.8 13.9 9.4 12 11.8 C 10.3 13.8 7.4 14 5.4 12.8"),
  TURN_RIGHT(
      "M 13 3 L 13 7 L 9 7 M 12.8 6.8 C 11.5 4 8 2.8 5.4 4.2 C 2.6 5.8 2.1 9.4 4 11.8 C 5.7 13.8 8.6 14 10.6 12.8"),
  ERROR("O 8 8 6 M 5.7 5.7 L 10.3 10.3 M 10.3 5.7 L 5.7 10.3"),
  WARNING("M 8 2 L 14.6 13.6 L 1.4 13.6 Z M 8 6 L 8 9.8 M 8 11.6 L 8 11.9"),
  NOTE("O 8 8 6 M 8 7.4 L 8 11.2 M 8 4.9 L 8 5.2"),
  FINE("O 8 8 6 M 5.2 8.2 L 7.2 10.2 L 10.9 6"),
  MEND("M 9 2 L 4 9 L 7.5 9 L 6.5 14 L 12 6.6 L 8.4 6.6 Z"),
  INFANTRY("M 2 4 L 14 4 L 14 12 L 2 12 Z M 2 4 L 14 12 M 2 12 L 14 4"),
  CAVALRY("M 2 4 L 14 4 L 14 12 L 2 12 Z M 2 12 L 14 4"),
  ARTILLERY("M 2 4 L 14 4 L 14 12 L 2 12 Z O 8 8 1.8 F"),
  ENGINEERS("M 2 4 L 14 4 L 14 12 L 2 12 Z M 5 10.5 L 5 6 L 11 6 L 11 10.5 M 8 6 L 8 9"),
  TRAIN("M 2 4 L 14 4 L 14 12 L 2 12 Z O 5.6 8 1.6 O 10.4 8 1.6"),
  STAFF("M 4 14 L 4 2 L 13 4.5 L 4 7.5"),
  SIDE("M 8 1.8 L 14 5 L 14 9 C 14 12 11 13.6 8 14.4 C 5 13.6 2 12 2 9 L 2 5 Z"),
  MOON("M 12.6 10.2 C 8.6 11.2 5.2 8 6.2 3.6 C 3 5 2.2 8.6 4 11.4 C 6 14.2 10.6 14 12.6 10.2 Z"),
  STOP("M 4 4 L 12 4 L 12 12 L 4 12 Z F");

  private final String strokes;

  Symbol(String strokes) {
    this.strokes = strokes;
  }

  String strokes() {
    return strokes;
  }
}
