package studio.kriegsspiel.desk.marking;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.marking.MarkGrid.Column;
import studio.kriegsspiel.export.pack.ExpectationWords;
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Chances.Expected;
import studio.kriegsspiel.reading.rehearsal.MarkSum;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;

/**
 * The marks of one exercise: four rows for what they come to, then one for each thing that is
 * expected; a column for each sheet and one for the model solution.
 */
public final class MarkTable {
  private final Exercise exercise;
  private final Situation situation;
  private final List<Column> columns;
  private final List<Expectation> expected;
  private final ExpectationWords words;

  MarkTable(Exercise exercise, Situation situation, List<Column> columns) {
    this.exercise = exercise;
    this.situation = situation;
    this.columns = List.copyOf(columns);
    this.expected = exercise.allExpectations().toList();
    this.words = new ExpectationWords(situation);
  }

  /** How a cell is meant. */
  public enum Tone {
    /** It is so in every game. */
    WHOLE,
    /** It is so in some games. */
    PART,
    /** It is so in none. */
    NONE,
    /** It is so, and costs marks. */
    COST,
    /** The instructor has to say. */
    OPEN,
    /** There is nothing to say. */
    ABSENT,
    /** What it all comes to. */
    SUM,
    /** Something is wrong with the sheet. */
    TROUBLE
  }

  /**
   * A cell.
   *
   * @param words what stands in it
   * @param evidence what shows it, in sentences
   * @param lines where on the sheet it stands, in its order
   */
  public record Cell(String words, Tone tone, String evidence, List<TextSpan> lines) {
    static final Cell EMPTY = new Cell("", Tone.ABSENT, "", List.of());

    /** Copies the list. */
    public Cell {
      lines = List.copyOf(lines);
    }
  }

  private enum Sum {
    VERDICT("Verdict"),
    COUNTED("Counted"),
    OPEN("For the instructor to give"),
    TROUBLES("Wrong with the sheet");

    private final String title;

    Sum(String title) {
      this.title = title;
    }
  }

  private static final List<Sum> SUMS = List.of(Sum.values());

  /** The sheets, in the order of their columns. */
  public List<HandedSheet> sheets() {
    return columns.stream().map(Column::sheet).toList();
  }

  /** How many rows there are. */
  public int rows() {
    return SUMS.size() + expected.size();
  }

  /** Whether a row tells what others come to. */
  public boolean isSum(int row) {
    return row < SUMS.size();
  }

  private Expectation expected(int row) {
    return expected.get(row - SUMS.size());
  }

  /** What a row is about. */
  public String title(int row) {
    return isSum(row) ? SUMS.get(row).title : words.plain(expected(row));
  }

  /** What it is worth, less than nothing where it costs marks; empty for a sum. */
  public String worth(int row) {
    if (isSum(row)) {
      return SUMS.get(row) == Sum.COUNTED ? "of " + exercise.most() : "";
    }
    Expectation each = expected(row);
    return signed(each.against() ? -each.points() : each.points());
  }

  private static String signed(double marks) {
    if (marks == 0) {
      return "0";
    }
    return marks == Math.rint(marks)
        ? String.format(Locale.ROOT, "%+.0f", marks)
        : String.format(Locale.ROOT, "%+.1f", marks);
  }

  /** The cell of a sheet. */
  public Cell cell(int row, int sheet) {
    Column column = columns.get(sheet);
    if (isSum(row)) {
      return sum(SUMS.get(row), column);
    }
    return column
        .games()
        .map(games -> marked(row, games, column))
        .orElse(new Cell("", Tone.ABSENT, column.trouble(), List.of()));
  }

  /** The cell of the model solution. */
  public Cell solution(int row) {
    Optional<Chances> games =
        columns.stream().flatMap(each -> each.solution().stream()).findFirst();
    if (games.isEmpty()) {
      return Cell.EMPTY;
    }
    if (!isSum(row)) {
      Expected mark = games.get().marks(exercise).get(row - SUMS.size());
      return new Cell(
          gained(mark), tone(mark), title(row) + ": " + told(mark, "the solution"), List.of());
    }
    return switch (SUMS.get(row)) {
      case COUNTED, VERDICT ->
          new Cell(sumWords(SUMS.get(row), games.get()), Tone.SUM, "", List.of());
      case OPEN, TROUBLES -> Cell.EMPTY;
    };
  }

  private Cell marked(int row, Chances games, Column column) {
    Expected mark = games.marks(exercise).get(row - SUMS.size());
    List<String> told = new ArrayList<>();
    told.add(
        "%s, %s %s."
            .formatted(
                title(row), mark.first().worth() < 0 ? "costs" : "worth", worth(row).substring(1)));
    told.add(told(mark, column.sheet().name()));
    column
        .solution()
        .map(solution -> told(solution.marks(exercise).get(row - SUMS.size()), "the solution"))
        .filter(words -> mark.chance().isPresent())
        .ifPresent(told::add);
    List<TextSpan> lines =
        column.sheet().led().map(led -> lines(mark, led.sheet().orders())).orElse(List.of());
    if (mark.chance().isPresent() && lines.isEmpty()) {
      told.add("No line of the sheet is about it.");
    }
    return new Cell(gained(mark), tone(mark), String.join("\n", told), lines);
  }

  private static String told(Expected mark, String who) {
    String why = mark.first().why();
    if (mark.chance().isEmpty()) {
      return "No game shows it, so it is not counted: "
          + why
          + ". Read the sheet, and give from 0 to "
          + mark.first().expectation().points()
          + " yourself.";
    }
    Chance chance = mark.chance().get();
    return chance.of() == 1
        ? "With %s: %s.".formatted(who, why)
        : "With %s in %d of %d games; in the first: %s."
            .formatted(who, chance.times(), chance.of(), why);
  }

  private static String gained(Expected mark) {
    return mark.chance().map(chance -> signed(chance.share() * mark.first().worth())).orElse("?");
  }

  private static Tone tone(Expected mark) {
    if (mark.chance().isEmpty()) {
      return Tone.OPEN;
    }
    double share = mark.chance().get().share();
    if (mark.first().worth() < 0) {
      return share > 0 ? Tone.COST : Tone.NONE;
    }
    return share == 1 ? Tone.WHOLE : share > 0 ? Tone.PART : Tone.NONE;
  }

  /** The lines of a sheet that have to do with what is expected. */
  private List<TextSpan> lines(Expected mark, List<SheetOrder> orders) {
    return mark.first()
        .expectation()
        .deed()
        .match(
            message ->
                spans(
                    orders,
                    each -> each.match(order -> false, sent -> sent.to().equals(message.to()))),
            presence ->
                spans(
                    orders,
                    each -> each.match(order -> isOf(order, presence.unit()), sent -> false)),
            withdrawal ->
                spans(
                    orders,
                    each -> each.match(order -> isOf(order, withdrawal.unit()), sent -> false)),
            inWords -> List.of());
  }

  private static List<TextSpan> spans(List<SheetOrder> orders, Predicate<SheetOrder> about) {
    return orders.stream().filter(about).map(SheetOrder::span).toList();
  }

  private boolean isOf(SheetOrder.ToUnit order, UnitId unit) {
    return order.unit().equals(unit)
        || situation.units().find(order.unit()).filter(each -> each.holds(unit)).isPresent();
  }

  private Cell sum(Sum sum, Column column) {
    if (sum == Sum.TROUBLES) {
      return troubles(column);
    }
    return column
        .games()
        .map(games -> new Cell(sumWords(sum, games), Tone.SUM, sumTold(games), List.of()))
        .orElse(Cell.EMPTY);
  }

  private String sumWords(Sum sum, Chances games) {
    MarkSum all = MarkSum.of(exercise, games);
    return switch (sum) {
      case COUNTED -> plain(all.counted());
      case OPEN -> Integer.toString(all.open());
      case VERDICT -> all.verdict();
      case TROUBLES -> "";
    };
  }

  private static String plain(double marks) {
    return marks == Math.rint(marks)
        ? String.format(Locale.ROOT, "%.0f", marks)
        : String.format(Locale.ROOT, "%.1f", marks);
  }

  private String sumTold(Chances games) {
    MarkSum all = MarkSum.of(exercise, games);
    return "Counted are %s of %d marks; the instructor has %d to give%s."
        .formatted(
            plain(all.counted()),
            all.most(),
            all.open(),
            all.verdict().isEmpty() ? "" : ", which makes it " + all.verdict());
  }

  private static Cell troubles(Column column) {
    List<String> told =
        Stream.of(
                Stream.of(column.trouble()).filter(each -> !each.isEmpty()),
                column.sheet().led().isEmpty()
                    ? Stream.<String>empty()
                    : column.sheet().faults().stream(),
                column.games().stream().flatMap(MarkTable::broken))
            .flatMap(each -> each)
            .toList();
    return told.isEmpty()
        ? Cell.EMPTY
        : new Cell(
            column.games().isEmpty() ? "not played" : Integer.toString(told.size()),
            Tone.TROUBLE,
            String.join("\n", told),
            List.of());
  }

  private static Stream<String> broken(Chances games) {
    return games.broken().isEmpty()
        ? Stream.empty()
        : Stream.of(
            "%d of %d games broke and are not counted; game %d: %s"
                .formatted(
                    games.broken().size(),
                    games.begun(),
                    games.broken().get(0).number(),
                    games.broken().get(0).why()));
  }
}
