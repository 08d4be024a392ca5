package studio.kriegsspiel.study.table;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.TroopSign;

/**
 * Reads a scenario of ORBAT Mapper as a table: a line for each unit, with what a table cannot keep
 * as its remarks. The file is read once from front to back and never held as a whole.
 */
final class OrbatMapperTable {
  private static final List<String> HEADING =
      List.of("army", "path", "unit", "level", "arm", "men", "guns", "calibre", "grade");

  /** Deeper no army is; each level of it takes two of these. */
  private static final int DEEPEST = 60;

  private static final int LONGEST = 200_000;

  /** What is drawn on the map of the whole. */
  private static final List<String> DRAWN = List.of("layers", "mapLayers");

  /** What the studio keeps elsewhere, or what only says how a thing is drawn or found. */
  private static final List<String> PASSED = List.of("id", "shortName", "_isOpen", "locked");

  private final String name;
  private final JsonParser in;
  private final List<TableCells.Line> lines = new ArrayList<>();
  private final List<ArmyDay.Event> events = new ArrayList<>();
  private final List<String> notKept = new ArrayList<>();
  private final OrbatMapperStates states;
  private String army = "";
  private String title = "";
  private String idea = "";
  private Optional<OffsetDateTime> begins = Optional.empty();

  private OrbatMapperTable(String name, JsonParser in) {
    this.name = name;
    this.in = in;
    this.states = new OrbatMapperStates(name, in);
  }

  /** Whether bytes begin as JSON does. */
  static boolean isJson(byte[] bytes) {
    for (int i = 0; i < Math.min(bytes.length, 100); i++) {
      if (bytes[i] > ' ') {
        return bytes[i] == '{';
      }
    }
    return false;
  }

  /**
   * What stands in a file.
   *
   * @throws TableException if it is no scenario of ORBAT Mapper, or larger than one can be
   */
  static TableCells cells(String name, byte[] bytes) {
    JsonFactory factory =
        JsonFactory.builder()
            .streamReadConstraints(
                StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(LONGEST)
                    .build())
            .build();
    try (JsonParser in = factory.createParser(bytes)) {
      OrbatMapperTable table = new OrbatMapperTable(name, in);
      table.file();
      ArmyDay day = new ArmyDay(table.title, table.idea, table.begins, table.events, table.notKept);
      return new TableCells(name, table.lines, Optional.of(day));
    } catch (StreamConstraintsException e) {
      throw new TableException(
          name + " is nested deeper or has longer texts than any army; nothing of it was read.", e);
    } catch (IOException e) {
      throw new TableException(
          name + " is not whole: it ends or breaks off within; save it anew in ORBAT Mapper.", e);
    }
  }

  private void file() throws IOException {
    String type = "";
    in.nextToken();
    lines.add(new TableCells.Line(0, HEADING));
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String field = in.currentName();
      in.nextToken();
      if (field.equals("type")) {
        type = text();
      } else {
        whole(field);
      }
    }
    if (in.nextToken() != null || !type.equals("ORBAT-mapper")) {
      throw new TableException(
          name
              + (type.equals("ORBAT-mapper-encrypted")
                  ? " is under lock; save it in ORBAT Mapper without one."
                  : " is no scenario of ORBAT Mapper: its type is not `ORBAT-mapper`."));
    }
    if (lines.size() == 1) {
      throw new TableException(name + " has no unit.");
    }
  }

  private void whole(String field) throws IOException {
    switch (field) {
      case "sides" -> each(this::side);
      case "name" -> title = text();
      case "description" -> idea = told();
      case "startTime" -> begins = TableHours.of(in.getValueAsString(""));
      case "events" -> each(this::event);
      default -> {
        int line = in.currentTokenLocation().getLineNr();
        if (passOver() && DRAWN.contains(field)) {
          notKept.add("line %d, `%s` is not kept".formatted(line, field));
        }
      }
    }
  }

  /** A text as it stands, in its lines. */
  private String told() throws IOException {
    in.skipChildren();
    return in.getValueAsString("");
  }

  private void event() throws IOException {
    int line = in.currentTokenLocation().getLineNr();
    String hour = "";
    List<String> words = new ArrayList<>();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String field = in.currentName();
      in.nextToken();
      switch (field) {
        case "startTime" -> hour = told();
        case "title", "subTitle", "description", "content" -> words.add(told());
        default -> {
          if (passOver() && !PASSED.contains(field)) {
            notKept.add("line %d, `%s` of an event is not kept".formatted(line, tidied(field)));
          }
        }
      }
    }
    words.removeIf(String::isBlank);
    if (events.size() + notKept.size() > TableFile.MOST_LINES) {
      throw new TableException(name + " has too many events for a day.");
    }
    events.add(
        new ArmyDay.Event(
            line, TableHours.of(hour).map(OffsetDateTime::toInstant), String.join("\n", words)));
  }

  private static String tidied(String field) {
    return TableFile.tidy(field.length() > 40 ? field.substring(0, 40) : field);
  }

  /** Something that reads an object whose beginning has been read. */
  private interface Part {
    void read() throws IOException;
  }

  private void each(Part part) throws IOException {
    if (!in.isExpectedStartArrayToken()) {
      throw wrong("a list");
    }
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (!in.isExpectedStartObjectToken()) {
        throw wrong("an object");
      }
      part.read();
    }
  }

  private TableException wrong(String wanted) {
    return new TableException(
        "%s, line %d: %s was expected, as ORBAT Mapper writes it; nothing of the file was read."
            .formatted(name, in.currentTokenLocation().getLineNr(), wanted));
  }

  private String text() throws IOException {
    String text = in.getValueAsString();
    if (text == null) {
      throw wrong("a text");
    }
    return TableFile.tidy(text);
  }

  private void side() throws IOException {
    int number = lines.size();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String field = in.currentName();
      in.nextToken();
      switch (field) {
        case "name" -> army = text();
        case "groups" -> each(() -> group(String.valueOf(number)));
        case "subUnits" -> units(String.valueOf(number));
        default -> in.skipChildren();
      }
    }
  }

  private void group(String path) throws IOException {
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      boolean units = in.currentName().equals("subUnits") || in.currentName().equals("units");
      in.nextToken();
      if (units) {
        units(path);
      } else {
        in.skipChildren();
      }
    }
  }

  private void units(String path) throws IOException {
    each(() -> unit(path + "." + lines.size()));
  }

  /** A unit may name itself behind its parts, so that its line is kept free for it. */
  private void unit(String path) throws IOException {
    int line = in.currentTokenLocation().getLineNr();
    int place = lines.size();
    Map<String, String> told = new LinkedHashMap<>();
    Set<String> remarks = new LinkedHashSet<>();
    List<UnitPosition> stands = new ArrayList<>();
    TableFile.add(name, line, List.of(path), lines);
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String field = in.currentName();
      in.nextToken();
      switch (field) {
        case "name" -> told.put("unit", text());
        case "sidc" -> sign(text(), told, remarks);
        case "description" -> described(text(), told, remarks);
        case "subUnits" -> units(path);
        case "state" -> each(() -> states.read(stands, remarks));
        case "personnel" -> each(() -> counted("men", told));
        case "equipment" -> each(() -> counted("guns", told));
        default -> other(field, remarks);
      }
    }
    told.put("army", army);
    told.merge("arm", told.getOrDefault("kind", ""), (arm, kind) -> (arm + " " + kind).strip());
    told.put("path", path);
    List<String> cells = HEADING.stream().map(each -> told.getOrDefault(each, "")).toList();
    lines.set(place, new TableCells.Line(line, cells, List.copyOf(remarks), stands));
  }

  private void other(String field, Set<String> remarks) throws IOException {
    if (passOver() && !PASSED.contains(field) && remarks.size() < HEADING.size()) {
      remarks.add("`" + TableFile.tidy(field) + "` is not kept");
    }
  }

  /** Passes over a value and tells whether it says anything. */
  private boolean passOver() throws IOException {
    boolean list = in.isExpectedStartArrayToken();
    if (!list && !in.isExpectedStartObjectToken()) {
      return !List.of("", "None").contains(in.getValueAsString(""));
    }
    boolean something = false;
    while (!in.nextToken().isStructEnd()) {
      something = true;
      if (!list) {
        in.nextToken();
      }
      in.skipChildren();
    }
    return something;
  }

  private static void sign(String code, Map<String, String> told, Set<String> remarks) {
    TroopSign sign = TroopSign.of(code);
    Optional<Echelon> level = sign.level().filter(each -> each != Echelon.POST);
    told.put("level", level.map(Echelon::word).orElse(""));
    told.put("arm", sign.arm().map(each -> each.name().toLowerCase(Locale.ROOT)).orElse(""));
    if (level.isEmpty() || sign.arm().isEmpty()) {
      remarks.add("the sign `" + TableFile.tidy(code) + "` tells no level or arm of ours");
    }
  }

  /** Kind and grade, as the studio writes them for ORBAT Mapper. */
  private static void described(String text, Map<String, String> told, Set<String> remarks) {
    String[] words = text.split(", ", 3);
    boolean ours = UnitType.findByKey(words[0]).isPresent();
    if (ours) {
      told.put("kind", words[0].replace('.', ' '));
      if (words[0].equals(UnitType.PONTOONS.key())) {
        told.put("level", Echelon.PONTOON_TRAIN.word());
      }
      Optional<Grade> grade = words.length > 1 ? Grade.findByKey(words[1]) : Optional.empty();
      grade.ifPresent(each -> told.put("grade", each.name().toLowerCase(Locale.ROOT)));
    } else if (!text.isEmpty()) {
      remarks.add("`description` is not kept");
    }
  }

  private void counted(String column, Map<String, String> told) throws IOException {
    String what = "";
    String count = "";
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String field = in.currentName();
      in.nextToken();
      switch (field) {
        case "name" -> what = text();
        case "count" -> count = text();
        default -> in.skipChildren();
      }
    }
    if (column.equals("men")) {
      told.put(column, sum(told.getOrDefault(column, ""), count));
    } else {
      String calibre = what.replaceFirst("^gun ", "").replaceFirst("^howitzer (.*)", "$1 howitzer");
      told.merge("calibre", count + " x " + calibre, (one, more) -> one + " + " + more);
      told.put(column, sum(told.getOrDefault(column, ""), count));
    }
  }

  /** The sum of counts; what is none is handed on, so that the table says what is wrong with it. */
  private static String sum(String before, String more) {
    boolean numbers = (before + more).matches("[0-9]{1,12}") && more.matches("[0-9]{1,7}");
    return before.isEmpty() || !numbers
        ? more
        : String.valueOf(Long.parseLong(before) + Long.parseLong(more));
  }
}
