package studio.kriegsspiel.study.table;

import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
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
 * Reads a scenario of MSDL as a table: a line for each unit, each behind the one that commands it,
 * with what a table cannot keep as its remarks.
 */
final class MsdlTable {
  private static final List<String> HEADING =
      List.of("army", "path", "unit", "level", "arm", "men", "guns", "calibre", "grade");

  /** Deeper no army is. */
  private static final int DEEPEST = 27;

  private static final int MOST_REMARKS = 12;
  private static final String FORCE = "Relations/ForceRelation/ForceRelationData/";
  private static final String SUPERIOR = FORCE + "CommandRelation/CommandingSuperiorHandle";
  private static final String MODIFIERS = "UnitSymbolModifiers/";

  /** Leaves that are read, or that only say how others are. */
  private static final Set<String> READ =
      Set.of(
          "ObjectHandle",
          "SymbolIdentifier",
          "Name",
          "Relations/ForceRelation/ForceRelationChoice",
          FORCE + "ForceSideHandle",
          SUPERIOR,
          MODIFIERS + "Echelon",
          MODIFIERS + "HigherFormation",
          MODIFIERS + "UniqueDesignation");

  /** What a leaf says where it says nothing else than we do. */
  private static final Map<String, String> USUAL =
      Map.of(FORCE + "CommandRelation/CommandRelationshipType", "ORGANIC");

  private final String name;
  private final Map<String, XmlRecords.Record> sides = new LinkedHashMap<>();
  private final Map<String, List<XmlRecords.Record>> below = new LinkedHashMap<>();
  private final List<TableCells.Line> lines = new ArrayList<>();
  private final List<String> notKept = new ArrayList<>();
  private final Set<XmlRecords.Record> written = new HashSet<>();

  private MsdlTable(String name) {
    this.name = name;
  }

  /**
   * What stands in a file.
   *
   * @throws TableException if it is no scenario of MSDL, or larger than one can be
   */
  static TableCells cells(String name, byte[] bytes) {
    List<XmlRecords.Record> records =
        XmlRecords.of(
            name,
            bytes,
            "MilitaryScenario",
            List.of(
                "ForceSide",
                "Unit",
                "EquipmentItem",
                "Overlay",
                "Installation",
                "TacticalGraphic"));
    return new MsdlTable(name).table(records);
  }

  private TableCells table(List<XmlRecords.Record> records) {
    lines.add(new TableCells.Line(0, HEADING));
    List<XmlRecords.Record> units = new ArrayList<>();
    Set<String> handles = new HashSet<>();
    for (XmlRecords.Record each : records) {
      switch (each.kind()) {
        case "ForceSide" -> sides.putIfAbsent(each.leaf("ObjectHandle"), each);
        case "Unit" -> {
          units.add(each);
          handles.add(each.leaf("ObjectHandle"));
        }
        case "" -> {}
        default -> lost(each.line(), "`" + each.kind() + "` is not kept");
      }
    }
    List<XmlRecords.Record> highest = new ArrayList<>();
    for (XmlRecords.Record unit : units) {
      String superior = unit.leaf(SUPERIOR);
      if (handles.contains(superior)) {
        below.computeIfAbsent(superior, fresh -> new ArrayList<>()).add(unit);
      } else {
        highest.add(unit);
      }
    }
    highest.forEach(each -> unit(each, army(each), String.valueOf(armyNumber(army(each))), 1));
    for (XmlRecords.Record each : units) {
      if (!written.contains(each)) {
        lost(each.line(), "a unit that commands itself by others is not kept");
      }
    }
    if (lines.size() == 1) {
      throw new TableException(name + " has no unit.");
    }
    XmlRecords.Record whole = records.get(0);
    Optional<OffsetDateTime> begins = TableHours.of(whole.leaf("Environment/ScenarioTime"));
    ArmyDay day =
        new ArmyDay(
            TableFile.tidy(whole.leaf("ScenarioID/name").replace('_', ' ')),
            whole.leaf("ScenarioID/description"),
            begins,
            List.of(),
            notKept);
    return new TableCells(name, lines, Optional.of(day));
  }

  private void lost(int line, String what) {
    notKept.add("line " + line + ", " + what);
  }

  private final List<String> armies = new ArrayList<>();

  private int armyNumber(String army) {
    if (!armies.contains(army)) {
      armies.add(army);
    }
    return armies.indexOf(army) + 1;
  }

  /** The side of a unit: that which its force owes allegiance to in the end. */
  private String army(XmlRecords.Record unit) {
    String handle = unit.leaf(FORCE + "ForceSideHandle");
    for (int i = 0; i < DEEPEST; i++) {
      XmlRecords.Record side = sides.get(handle);
      String above = side == null ? "" : side.leaf("AllegianceHandle");
      if (side == null || above.isEmpty() || above.equals(handle) || !sides.containsKey(above)) {
        break;
      }
      handle = above;
    }
    XmlRecords.Record side = sides.get(handle);
    return side == null ? "Unknown side" : TableFile.tidy(side.leaf("ForceSideName"));
  }

  private void unit(XmlRecords.Record unit, String army, String under, int depth) {
    if (depth > DEEPEST) {
      throw new TableException(name + " is nested deeper than any army; nothing of it was read.");
    }
    written.add(unit);
    String path = under + "." + lines.size();
    Map<String, String> told = new LinkedHashMap<>();
    Set<String> remarks = new LinkedHashSet<>();
    told.put("army", army);
    told.put("path", path);
    told.put("unit", title(unit));
    sign(unit, told, remarks);
    notes(unit, told, remarks);
    Optional<UnitPosition> stand =
        new MsdlPlace(unit, told.getOrDefault("arm", ""), remarks).stand();
    unit.leaves()
        .forEach(
            (leaf, text) -> {
              boolean read =
                  READ.contains(leaf)
                      || MsdlPlace.reads(leaf)
                      || leaf.startsWith("Model/")
                      || leaf.equals(MODIFIERS + "StaffComments")
                      || leaf.equals(MODIFIERS + "AdditionalInfo")
                      || text.equals(USUAL.get(leaf));
              if (!read && remarks.size() < MOST_REMARKS) {
                remarks.add("`" + leaf + "` is not kept");
              }
            });
    List<String> cells = HEADING.stream().map(each -> told.getOrDefault(each, "")).toList();
    TableFile.add(name, unit.line(), cells, lines);
    lines.set(
        lines.size() - 1,
        new TableCells.Line(unit.line(), cells, List.copyOf(remarks), stand.stream().toList()));
    below
        .getOrDefault(unit.leaf("ObjectHandle"), List.of())
        .forEach(each -> unit(each, army, path, depth + 1));
  }

  private static String title(XmlRecords.Record unit) {
    String title = TableFile.tidy(unit.leaf("Name"));
    String other = TableFile.tidy(unit.leaf(MODIFIERS + "UniqueDesignation"));
    return title.isEmpty() ? (other.isEmpty() ? "Unit" : other) : title;
  }

  private static void sign(XmlRecords.Record unit, Map<String, String> told, Set<String> remarks) {
    String code = unit.leaf("SymbolIdentifier");
    TroopSign sign = TroopSign.of(code);
    Optional<Echelon> level =
        sign.level()
            .or(() -> TroopSign.levelOf(unit.leaf(MODIFIERS + "Echelon")))
            .filter(each -> each != Echelon.POST);
    level.ifPresent(each -> told.put("level", each.word()));
    sign.arm().ifPresent(each -> told.put("arm", each.name().toLowerCase(Locale.ROOT)));
    if (level.isEmpty() || sign.arm().isEmpty()) {
      remarks.add("the sign `" + TableFile.tidy(code) + "` tells no level or arm of ours");
    }
  }

  /**
   * Kind, strength and grade, as the studio writes them for MSDL; what is none of these is told.
   */
  private static void notes(XmlRecords.Record unit, Map<String, String> told, Set<String> remarks) {
    for (String note : List.of("StaffComments", "AdditionalInfo")) {
      for (String part : unit.leaf(MODIFIERS + note).split(", ")) {
        String words = TableFile.tidy(part);
        if (!words.isEmpty() && !figure(words, told)) {
          remarks.add("`" + MODIFIERS + note + "` is not kept");
        }
      }
    }
  }

  private static boolean figure(String words, Map<String, String> told) {
    if (UnitType.findByKey(words).isPresent()) {
      told.merge("arm", words.replace('.', ' '), (arm, kind) -> arm + " " + kind);
      if (words.equals(UnitType.PONTOONS.key())) {
        told.put("level", Echelon.PONTOON_TRAIN.word());
      }
      return true;
    }
    Optional<Grade> grade = Grade.findByKey(words);
    if (grade.isPresent()) {
      told.put("grade", grade.get().name().toLowerCase(Locale.ROOT));
      return true;
    }
    if (words.matches("[0-9]{1,7} men")) {
      told.put("men", words.substring(0, words.length() - 4));
      return true;
    }
    if (!words.matches("[0-9]{1,4}[xh][0-9A-Za-z.-]*(,[0-9]{1,4}[xh][0-9A-Za-z.-]*)*")) {
      return false;
    }
    for (String piece : words.split(",")) {
      String count = piece.replaceFirst("[xh].*", "");
      boolean howitzer = piece.charAt(count.length()) == 'h';
      String counted =
          count + " x " + piece.substring(count.length() + 1) + (howitzer ? " howitzer" : "");
      told.merge("calibre", counted, (one, more) -> one + " + " + more);
      int before = Integer.parseInt(told.getOrDefault("guns", "0"));
      told.put("guns", String.valueOf(before + Integer.parseInt(count)));
    }
    return true;
  }
}
