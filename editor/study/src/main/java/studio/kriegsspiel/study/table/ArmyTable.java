package studio.kriegsspiel.study.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.force.Echelon;

/**
 * An order of battle read from a table: what was understood of each line, what was not, and the
 * army list that it gives.
 *
 * @param columns which column tells what
 * @param rows what was understood of the lines
 * @param text the army list
 * @param faults what the language finds wrong with that list; empty where all is well
 */
public record ArmyTable(TableColumns columns, List<Row> rows, String text, List<String> faults) {
  /**
   * What was understood of a line.
   *
   * @param line its number in the file
   * @param unit the unit it is about; empty if it was left out
   * @param level the unit's level
   * @param under the unit it is part of, possibly empty
   * @param figures figures and kind in the words of the language, possibly empty
   * @param source where they come from, possibly empty
   * @param remarks what was not understood, each with its cell
   * @param name its short name in the list; empty if it was left out
   * @param from the line as it was read
   */
  public record Row(
      int line,
      String unit,
      String level,
      String under,
      String figures,
      String source,
      List<String> remarks,
      String name,
      TableCells.Line from) {
    /** Copies the list. */
    public Row {
      remarks = List.copyOf(remarks);
    }

    private Row of(ArmyNode node, String shortName) {
      String word = node.echelon().word();
      return new Row(line, unit, word, under, figures, source, remarks, shortName, from);
    }
  }

  /** What is said of a unit whose places a list of armies cannot hold. */
  public static final String PLACES = "its places are not kept in a list";

  /** Copies the lists. */
  public ArmyTable {
    rows = List.copyOf(rows);
    faults = List.copyOf(faults);
  }

  /** How many lines have something that was not understood. */
  public long remarked() {
    return rows.stream().filter(each -> !each.remarks().isEmpty()).count();
  }

  /**
   * Reads a table.
   *
   * @param asked columns by the name they have in this table, where that is not one of the usual
   * @param army the only army wanted, by the words of its column; empty for all
   * @param title what the list is called
   * @throws TableException if it is no order of battle
   */
  public static ArmyTable of(
      TableCells table, Map<ColumnMeaning, String> asked, String army, String title) {
    return of(table, asked, List.of(), army, title);
  }

  /**
   * Reads a table, some of whose columns are left out.
   *
   * @param left names of columns that are not read, whatever they are usually called
   * @throws TableException if it is no order of battle
   */
  public static ArmyTable of(
      TableCells table,
      Map<ColumnMeaning, String> asked,
      List<String> left,
      String army,
      String title) {
    return new Reading(table, TableColumns.of(table, asked, left), army).read(title);
  }

  /** One reading of one table. */
  private static final class Reading {
    private static final Pattern TOTAL =
        Pattern.compile("(?i)\\b(total|totals|sum|summe|gesamt|ensemble)\\b");
    private static final int LARGEST_BATTALION = 1_500;
    private static final int LARGEST_BRIGADE = 4_500;
    private static final int LARGEST_DIVISION = 10_000;

    private final TableCells table;
    private final TableColumns columns;
    private final String army;
    private final List<ArmyNode> roots = new ArrayList<>();
    private final Map<String, ArmyNode> known = new LinkedHashMap<>();
    private final List<Row> rows = new ArrayList<>();
    private final List<Optional<ArmyNode>> units = new ArrayList<>();

    Reading(TableCells table, TableColumns columns, String army) {
      this.table = table;
      this.columns = columns;
      this.army = army;
    }

    ArmyTable read(String title) {
      for (TableCells.Line line : table.lines()) {
        boolean wanted =
            army.isEmpty() || columns.cell(line, ColumnMeaning.ARMY).equalsIgnoreCase(army);
        if (line.number() > columns.heading().number() && wanted) {
          row(line);
        }
      }
      if (roots.isEmpty()) {
        throw new TableException(
            army.isEmpty()
                ? table.name() + " has no line with a unit below the names of its columns."
                : table.name() + " has no line of the army `" + army + "`.");
      }
      ArmyText text = new ArmyText(title, table.name());
      roots.forEach(ArmyNode::raise);
      roots.forEach(each -> text.write(each, 1));
      String list = text.toString();
      List<String> faults =
          new ScenarioLanguage()
              .parse("army.kriegsspiel", list).findings().stream()
                  .map(each -> "line " + each.span().line() + " of the list: " + each.message())
                  .toList();
      List<Row> named = new ArrayList<>();
      for (int i = 0; i < rows.size(); i++) {
        Row row = rows.get(i);
        named.add(units.get(i).map(each -> row.of(each, text.nameOf(each))).orElse(row));
      }
      return new ArmyTable(columns, named, list, faults);
    }

    private void row(TableCells.Line line) {
      List<String> remarks = new ArrayList<>(line.remarks());
      if (!line.stands().isEmpty()) {
        remarks.add(PLACES);
      }
      RowFigures figures = new RowFigures(line, columns, remarks);
      String written = columns.cell(line, ColumnMeaning.NAME);
      boolean whole =
          columns.cell(line, ColumnMeaning.PATH).isEmpty()
              && deepest(line).isPresent()
              && isTotal(written);
      String name = whole ? "" : written;
      Optional<ArmyNode> above = above(line, name.isEmpty());
      Optional<ArmyNode> unit =
          name.isEmpty() ? deepest(line) : Optional.of(unit(line, name, above));
      units.add(unit);
      if (unit.isEmpty()) {
        remarks.add("it names no unit");
        rows.add(new Row(line.number(), "", "", "", "", "", remarks, "", line));
        return;
      }
      ArmyNode node = unit.get();
      String armWords = columns.cell(line, ColumnMeaning.ARM);
      TableArm arm = arm(line, armWords, node.title());
      Echelon level =
          name.isEmpty()
              ? node.echelon()
              : below(above.filter(each -> each != node), level(line, node, arm, remarks));
      String words = figures.words(arm);
      String kind = isBody(level) ? arm.kind(armWords + " " + node.title()).orElse("") : "";
      String grade = words.isEmpty() ? "" : figures.grade().orElse("");
      kind = kind.isEmpty() || grade.isEmpty() ? kind + grade : kind + ", " + grade;
      Optional<String> source = figures.source();
      boolean again = node.isStated();
      node.state(level, words, kind, source);
      node.led(columns.cell(line, ColumnMeaning.COMMANDER));
      rows.add(
          new Row(
              line.number(),
              (again ? "or: " : "") + node.title(),
              node.echelon().word(),
              above.filter(each -> each != node).map(ArmyNode::title).orElse(""),
              words + (kind.isEmpty() ? "" : (words.isEmpty() ? "" : ", ") + kind),
              source.orElse(""),
              remarks,
              "",
              line));
    }

    private TableArm arm(TableCells.Line line, String words, String title) {
      TableArm told = TableArm.find(words);
      if (told != TableArm.UNKNOWN) {
        return told;
      }
      if (columns.cell(line, ColumnMeaning.RIDERS).matches("[1-9].*")) {
        return TableArm.CAVALRY;
      }
      boolean pieces = columns.cell(line, ColumnMeaning.GUNS).matches("[1-9].*");
      boolean men = columns.cell(line, ColumnMeaning.MEN).matches("[1-9].*");
      return pieces && !men
          ? TableArm.ARTILLERY
          : words.isEmpty() ? TableArm.find(title) : TableArm.UNKNOWN;
    }

    /** Whether a name is that of a sum: {@code division}, {@code corps total}. */
    private static boolean isTotal(String name) {
      return TableArm.level(name).isPresent() || TOTAL.matcher(name).find();
    }

    /** A level that may stand below another; a formation holds none as high as itself. */
    private static Echelon below(Optional<ArmyNode> above, Echelon level) {
      return above
          .map(ArmyNode::echelon)
          .filter(each -> level.compareTo(each) <= 0 && each.compareTo(Echelon.BATTALION) < 0)
          .map(each -> Echelon.values()[each.ordinal() + 1])
          .orElse(level);
    }

    private static boolean isBody(Echelon level) {
      return level == Echelon.BATTALION
          || level == Echelon.REGIMENT
          || level == Echelon.SQUADRON
          || level == Echelon.COMPANY;
    }

    private Echelon level(TableCells.Line line, ArmyNode node, TableArm arm, List<String> remarks) {
      String written = columns.cell(line, ColumnMeaning.LEVEL);
      Optional<Echelon> told = TableArm.level(written);
      if (told.isEmpty() && !written.isEmpty()) {
        remarks.add(
            columns.place(line, ColumnMeaning.LEVEL)
                + ": `"
                + written
                + "` is no level of an army");
      }
      boolean battery = arm == TableArm.ARTILLERY;
      return told.filter(each -> !battery || !each.equals(Echelon.BRIGADE))
          .or(() -> inTitle(node.title()))
          .orElseGet(
              () -> {
                node.guess();
                return usual(line, arm);
              });
    }

    /** The level of a body of its arm, and where no arm is told, of its size. */
    private Echelon usual(TableCells.Line line, TableArm arm) {
      int men =
          new RowFigures(line, columns, new ArrayList<>()).number(ColumnMeaning.MEN).orElse(0);
      if (arm == TableArm.UNKNOWN && men > LARGEST_BRIGADE) {
        return men > LARGEST_DIVISION ? Echelon.CORPS : Echelon.DIVISION;
      }
      boolean several = !columns.cell(line, ColumnMeaning.BATTALIONS).matches("|0|1");
      return arm.usual(several || men > LARGEST_BATTALION);
    }

    private static Optional<Echelon> inTitle(String title) {
      for (String word : title.split("[^\\p{L}]+")) {
        Optional<Echelon> level = TableArm.level(word);
        if (level.isPresent() && !word.isEmpty()) {
          return level;
        }
      }
      return Optional.empty();
    }

    /** The unit that a line names, where it was named before or anew. */
    private ArmyNode unit(TableCells.Line line, String name, Optional<ArmyNode> above) {
      String path = columns.cell(line, ColumnMeaning.PATH);
      String key = above(line) + "|" + (path.isEmpty() ? name : path).toLowerCase(Locale.ROOT);
      return known.computeIfAbsent(key, fresh -> add(name, Echelon.BRIGADE, above));
    }

    private ArmyNode add(String title, Echelon level, Optional<ArmyNode> above) {
      ArmyNode node = new ArmyNode(title, level);
      above.map(ArmyNode::parts).orElse(roots).add(node);
      return node;
    }

    /** What stands in the columns of the levels above, as a key. */
    private String above(TableCells.Line line) {
      StringBuilder key = new StringBuilder();
      columns.levels().forEach(each -> key.append(columns.cell(line, each)).append('/'));
      return key.toString().toLowerCase(Locale.ROOT);
    }

    private Optional<ArmyNode> above(TableCells.Line line, boolean totals) {
      Optional<ArmyNode> level = deepest(line);
      String path = columns.cell(line, ColumnMeaning.PATH).toLowerCase(Locale.ROOT);
      for (int dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1)) {
        ArmyNode found = known.get(above(line) + "|" + path.substring(0, dot));
        if (found != null) {
          return Optional.of(found);
        }
      }
      String parent = columns.cell(line, ColumnMeaning.PARENT).toLowerCase(Locale.ROOT);
      if (!parent.isEmpty() && !totals) {
        return known.entrySet().stream()
            .filter(each -> each.getKey().endsWith("|" + parent))
            .map(Map.Entry::getValue)
            .findFirst()
            .or(
                () ->
                    Optional.of(
                        known.computeIfAbsent(
                            above(line) + "|" + parent,
                            fresh ->
                                add(
                                    columns.cell(line, ColumnMeaning.PARENT),
                                    inTitle(parent).orElse(Echelon.BRIGADE),
                                    level))));
      }
      return level;
    }

    /** The formation of the last level column that is filled, made with those above it. */
    private Optional<ArmyNode> deepest(TableCells.Line line) {
      Optional<ArmyNode> above = Optional.empty();
      StringBuilder key = new StringBuilder("=");
      for (ColumnMeaning each : columns.levels()) {
        String title = columns.cell(line, each);
        if (!title.isEmpty()) {
          key.append(title.toLowerCase(Locale.ROOT)).append('/');
          Optional<ArmyNode> parent = above;
          above =
              Optional.of(
                  known.computeIfAbsent(
                      key.toString(),
                      fresh -> add(titled(title, each), formation(title, each, parent), parent)));
        }
      }
      return above;
    }

    private static Echelon formation(
        String title, ColumnMeaning column, Optional<ArmyNode> parent) {
      Echelon level = Echelon.valueOf(column.name());
      return below(parent, inTitle(title).filter(each -> each.compareTo(level) < 0).orElse(level));
    }

    /** {@code I (Orange)} of the column of corps is the corps of that name. */
    private static String titled(String title, ColumnMeaning level) {
      String word = level.word();
      boolean plain = level == ColumnMeaning.ARMY || inTitle(title).isPresent();
      if (plain) {
        return title;
      }
      int bracket = title.indexOf(" (");
      return bracket > 0
          ? title.substring(0, bracket) + " " + Capital.of(word) + title.substring(bracket)
          : title + " " + Capital.of(word);
    }
  }
}
