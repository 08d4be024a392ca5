package studio.kriegsspiel.language.mapping.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.Direction;
import studio.kriegsspiel.language.xtext.kriegsspiel.Measure;
import studio.kriegsspiel.language.xtext.kriegsspiel.Position;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads positions, distances and directions. */
public final class PlaceMapper {
  private static final int MOST_OFFSETS = 8;
  private static final List<String> COMPASS =
      Stream.iterate(0.0, angle -> angle < 360.0, angle -> angle + 22.5)
          .map(angle -> new studio.kriegsspiel.scenario.place.Direction(angle).nearestWord())
          .toList();

  private final MappingContext context;

  public PlaceMapper(MappingContext context) {
    this.context = context;
  }

  public Optional<studio.kriegsspiel.scenario.place.Position> position(@Nullable Position written) {
    if (written == null) {
      return Optional.empty();
    }
    Optional<studio.kriegsspiel.scenario.place.Position> base = base(written);
    List<Measure> measures = new ArrayList<>(written.getMeasures());
    if (measures.size() > MOST_OFFSETS) {
      context.error(
          "KS-SYN-009",
          context.span(written),
          "The place is described by more than " + MOST_OFFSETS + " steps.",
          "Name a nearer place.");
      return Optional.empty();
    }
    int end = context.end(written);
    for (int i = measures.size() - 1; i >= 0 && base.isPresent(); i--) {
      Measure measure = measures.get(i);
      int start = context.start(measure);
      TextSpan span = context.source().span(start, end - start);
      studio.kriegsspiel.scenario.place.Position origin = base.get();
      base =
          distance(
                  measure.getAmount(),
                  measure.getUnit(),
                  () -> context.span(measure, "unit"),
                  () -> context.span(measure, "amount"))
              .flatMap(
                  distance ->
                      compass(measure.getDirection(), () -> context.span(measure, "direction"))
                          .map(
                              towards ->
                                  new studio.kriegsspiel.scenario.place.Position.Offset(
                                      distance, towards, origin, span)));
    }
    return base;
  }

  private Optional<studio.kriegsspiel.scenario.place.Position> base(Position written) {
    if (written.getPlace() != null) {
      return Optional.of(
          new studio.kriegsspiel.scenario.place.Position.AtPlace(
              Literals.title(written.getPlace()), context.span(written, "place")));
    }
    if (written.getLatitude() != null) {
      return geographic(written);
    }
    String reference =
        written.getReference() != null
            ? Literals.title(written.getReference())
            : written.getEast() + (written.getNorth() == null ? "" : " " + written.getNorth());
    TextSpan whole = context.span(written);
    int start =
        written.getMeasures().isEmpty()
            ? whole.offset()
            : context.span(written.getMeasures().get(written.getMeasures().size() - 1)).end() + 1;
    return Optional.of(
        new studio.kriegsspiel.scenario.place.Position.Grid(
            reference, context.source().span(start, whole.end() - start)));
  }

  private Optional<studio.kriegsspiel.scenario.place.Position> geographic(Position written) {
    double latitude = signed(written.getLatitude(), written.getNorthSouth(), "N", "S");
    double longitude = signed(written.getLongitude(), written.getEastWest(), "E", "W");
    if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
      context.error(
          "KS-SYN-007",
          context.span(written),
          "This is not a latitude and a longitude.",
          "They are written in degrees, latitude first: `50.6803 N 4.4066 E`.");
      return Optional.empty();
    }
    return Optional.of(
        new studio.kriegsspiel.scenario.place.Position.Geographic(
            latitude, longitude, context.span(written)));
  }

  private static double signed(String number, String letter, String positive, String negative) {
    double value = Literals.number(number);
    if (letter.equalsIgnoreCase(positive)) {
      return value;
    }
    return letter.equalsIgnoreCase(negative) ? -value : Double.NaN;
  }

  /**
   * A distance, or says what is wrong with it.
   *
   * @param unitSpan where its unit stands, asked for only if it is wrong
   * @param amountSpan where its number stands, asked for only if it is wrong
   */
  public Optional<Distance> distance(
      String amount, String unit, Supplier<TextSpan> unitSpan, Supplier<TextSpan> amountSpan) {
    double value = Literals.number(amount);
    LengthUnit length = Vocabulary.LENGTHS.get(unit.toLowerCase(Locale.ROOT));
    if (length == null) {
      context.unknown(
          "KS-SYN-007",
          unitSpan.get(),
          "`" + unit + "` is not a unit of length",
          unit,
          List.of("paces", "m", "km", "yards", "miles", "metres", "inches", "mm"),
          "Distances are in paces, m, km, yards or miles; on the table in inches, mm or spaces.");
      return Optional.empty();
    }
    if (!(value <= Literals.MOST)) {
      context.error("KS-SYN-005", amountSpan.get(), "The distance is too long for any map.");
      return Optional.empty();
    }
    if (value == 0) {
      context.warning(
          "KS-SYN-005",
          amountSpan.get(),
          "A distance of 0 is none.",
          "Write how far it is, or name the place alone.");
    }
    return Optional.of(new Distance(value, length));
  }

  public Optional<studio.kriegsspiel.scenario.place.Direction> direction(
      @Nullable Direction written) {
    if (written == null) {
      return Optional.empty();
    }
    if (written.getWord() != null) {
      return compass(written.getWord(), () -> context.span(written));
    }
    double degrees = Literals.number(written.getAngle());
    if (!(degrees <= 360)) {
      context.error(
          "KS-SYN-005",
          context.span(written),
          "An angle is at most 360 degrees.",
          "0 is north, 90 is east.");
      return Optional.empty();
    }
    return Optional.of(new studio.kriegsspiel.scenario.place.Direction(degrees));
  }

  /** A compass word, or says that it is none; where it stands is asked for only then. */
  public Optional<studio.kriegsspiel.scenario.place.Direction> compass(
      String written, Supplier<TextSpan> span) {
    String word = written.toLowerCase(Locale.ROOT);
    String plain =
        word.endsWith("wards")
            ? word.substring(0, word.length() - 5)
            : word.endsWith("ward") ? word.substring(0, word.length() - 4) : word;
    Optional<studio.kriegsspiel.scenario.place.Direction> direction =
        studio.kriegsspiel.scenario.place.Direction.findByWord(plain)
            .or(() -> studio.kriegsspiel.scenario.place.Direction.findByWord(hyphened(plain)));
    if (direction.isEmpty()) {
      context.unknown(
          "KS-SYN-007",
          span.get(),
          "`" + written + "` is not a direction",
          written,
          COMPASS,
          "Directions are north, north-east, east and so on, or degrees: `135 degrees`.");
    }
    return direction;
  }

  /** {@code northeast} for {@code north-east}. */
  private static String hyphened(String word) {
    for (String start : List.of("north", "south", "east", "west")) {
      if (word.startsWith(start) && word.length() > start.length()) {
        return start + "-" + word.substring(start.length());
      }
    }
    return word;
  }
}
