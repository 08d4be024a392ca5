package studio.kriegsspiel.study.table;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.terrain.crs.LatLon;

/** Reads where a unit is from hour to hour, as ORBAT Mapper writes it. */
final class OrbatMapperStates {
  /** So many places no army has in one file. */
  private static final int MOST_PLACES = 50_000;

  private final String name;
  private final JsonParser in;
  private int places;

  OrbatMapperStates(String name, JsonParser in) {
    this.name = name;
    this.in = in;
  }

  /** One state while it is being read. */
  private static final class State {
    private String hour = "";
    private String setOut = "";
    private Optional<LatLon> at = Optional.empty();
    private Optional<Double> facing = Optional.empty();
    private List<LatLon> via = List.of();
  }

  /** Reads an object whose beginning has been read. */
  void read(List<UnitPosition> stands, Set<String> remarks) throws IOException {
    State state = new State();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String field = in.currentName();
      in.nextToken();
      switch (field) {
        case "id" -> in.skipChildren();
        case "t" -> state.hour = in.getValueAsString("");
        case "viaStartTime" -> state.setOut = in.getValueAsString("");
        case "location" -> state.at = point(remarks);
        case "via" -> state.via = way(remarks);
        case "textAmplifiers" -> amplifiers(state, remarks);
        default -> other(field, remarks);
      }
    }
    add(state, stands, remarks);
  }

  private static void add(State state, List<UnitPosition> stands, Set<String> remarks) {
    if (state.at.isEmpty()) {
      return;
    }
    Optional<Instant> since = TableHours.of(state.hour).map(OffsetDateTime::toInstant);
    if (since.isEmpty()) {
      remarks.add("`" + TableFile.tidy(cut(state.hour)) + "` is no hour");
      return;
    }
    Optional<Instant> setOut = TableHours.of(state.setOut).map(OffsetDateTime::toInstant);
    stands.add(new UnitPosition(since, state.at.get(), state.facing, "", state.via, setOut));
  }

  private static String cut(String text) {
    return text.length() > 40 ? text.substring(0, 40) : text;
  }

  private void other(String field, Set<String> remarks) throws IOException {
    boolean nothing =
        in.isExpectedStartObjectToken() && isEmpty() || in.currentToken() == JsonToken.VALUE_NULL;
    if (!nothing) {
      remarks.add("`" + TableFile.tidy(cut(field)) + "` of a state is not kept");
    }
  }

  private boolean isEmpty() throws IOException {
    boolean empty = true;
    while (in.nextToken() != JsonToken.END_OBJECT) {
      empty = false;
      in.nextToken();
      in.skipChildren();
    }
    return empty;
  }

  private void amplifiers(State state, Set<String> remarks) throws IOException {
    if (!in.isExpectedStartObjectToken()) {
      in.skipChildren();
      return;
    }
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String field = in.currentName();
      in.nextToken();
      double degrees = in.getValueAsDouble(-1);
      if (field.equals("direction") && degrees >= 0 && degrees <= 360) {
        state.facing = Optional.of(degrees);
      } else {
        in.skipChildren();
        remarks.add("`" + TableFile.tidy(cut(field)) + "` of a state is not kept");
      }
    }
  }

  private List<LatLon> way(Set<String> remarks) throws IOException {
    List<LatLon> way = new ArrayList<>();
    if (!in.isExpectedStartArrayToken()) {
      in.skipChildren();
      return way;
    }
    while (in.nextToken() != JsonToken.END_ARRAY) {
      point(remarks).ifPresent(way::add);
    }
    return way;
  }

  /** A pair of longitude and latitude; what is none is passed over and told. */
  private Optional<LatLon> point(Set<String> remarks) throws IOException {
    if (++places > MOST_PLACES) {
      throw new TableException(
          name + " has more than " + MOST_PLACES + " places; that is no order of battle.");
    }
    if (!in.isExpectedStartArrayToken()) {
      boolean none = in.currentToken() == JsonToken.VALUE_NULL;
      in.skipChildren();
      if (!none) {
        remarks.add("a place that is none is not kept");
      }
      return Optional.empty();
    }
    List<Double> numbers = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (in.currentToken().isNumeric() && numbers.size() < 3) {
        numbers.add(in.getDoubleValue());
      } else {
        in.skipChildren();
      }
    }
    boolean place =
        numbers.size() > 1 && Math.abs(numbers.get(0)) <= 180 && Math.abs(numbers.get(1)) <= 90;
    if (!place) {
      remarks.add("a place that is none is not kept");
      return Optional.empty();
    }
    return Optional.of(new LatLon(numbers.get(1), numbers.get(0)));
  }
}
