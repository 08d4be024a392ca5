package studio.kriegsspiel.export.aids;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.Counter;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.LossTrack;
import studio.kriegsspiel.rules.field.MessengerRide;
import studio.kriegsspiel.rules.field.MoraleTrack;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.TroopsOf;

/**
 * What the umpire writes on during play: a log of couriers, with how long they ride under the book
 * in play, and a sheet of losses, which begins with what the book counts of each body.
 */
public final class UmpireForms {
  /** In a cell that is left to be written in; a column of such cells is not an empty one. */
  private static final String TO_WRITE = "\u00a0";

  private static final int COURIERS = 24;
  private static final double ROOM = 21;
  private static final String BOX = "\u25a1";
  private static final int FEW = 5;

  /** Boxes of a quarter of a point to a whole one. */
  private static final int QUARTERS = 4;

  private static final int MANY = 6;
  private static final int[] HUNDREDS_OF_METRES = {5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100};

  private final Scenario scenario;
  private final RuleBook book;
  private final FieldManual manual;

  /** The forms for a scenario under a book. */
  public UmpireForms(Scenario scenario, RuleBook book) {
    this.scenario = scenario;
    this.book = book;
    this.manual = book.fieldManual();
  }

  /** The finished PDF. */
  public Printed toPdf(PageSize size) {
    try (PdfPaper paper = new PdfPaper(scenario.title())) {
      Flow flow = new Flow(paper, size);
      couriers(flow);
      scenario.sides().forEach(side -> losses(side, flow));
      flow.finish(scenario.title(), "Umpire");
      return paper.finish();
    }
  }

  private void couriers(Flow flow) {
    flow.heading("Couriers");
    reckoner(flow);
    Table log =
        new Table(
            Table.words("No.", 5),
            Table.words("Sent", 9),
            Table.words("From", 20),
            Table.words("To", 20),
            Table.words("Way", 10),
            Table.words("There at", 10),
            Table.words("Acts at", 10),
            Table.words("What", 36));
    for (int i = 1; i <= COURIERS; i++) {
      log.row(String.valueOf(i), "", "", "", "", "", "", "");
    }
    flow.table(log.roomy(ROOM));
  }

  /** Ways and the minutes that a courier rides under the book, where it says so. */
  private void reckoner(Flow flow) {
    List<Table.Column> columns = new ArrayList<>();
    List<String> ways = new ArrayList<>();
    List<String> minutes = new ArrayList<>();
    columns.add(Table.words("Way, km", 3));
    ways.add(book.ground().plural());
    minutes.add("minutes");
    Optional<MessengerRide> last = Optional.empty();
    for (int hundreds : HUNDREDS_OF_METRES) {
      double metres = hundreds * 100.0;
      Optional<MessengerRide> ride = manual.findMessengerRide(metres);
      if (ride.isEmpty()) {
        return;
      }
      last = ride;
      columns.add(Table.figures(String.format(Locale.ROOT, "%.1f", metres / 1000), 2));
      ways.add(String.format(Locale.ROOT, "%,.0f", metres / book.ground().metres().toDouble()));
      minutes.add(String.format(Locale.ROOT, "%.0f", Math.ceil(ride.get().minutes())));
    }
    Table table = new Table(columns.toArray(Table.Column[]::new));
    table.row(ways.toArray(String[]::new)).row(minutes.toArray(String[]::new));
    flow.table(table);
    last.ifPresent(
        ride ->
            flow.remark(
                "Minutes of the clock, rounded up, over even ground without delay ("
                    + BookWords.place(ride.citation())
                    + "). Add what the receiver needs to read and to decide."));
  }

  private void losses(Side side, Flow flow) {
    flow.heading("Losses: " + (side.title().isEmpty() ? side.name() : side.title()));
    String sizes =
        Stream.of(Counter.values())
            .filter(each -> manual.findCounterSize(each).isPresent())
            .map(each -> manual.findCounterSize(each).getAsInt() + " to a " + called(each))
            .collect(Collectors.joining(", "));
    if (!sizes.isEmpty()) {
      flow.remark("Men or guns: " + sizes + ".");
    }
    String boxes =
        Stream.of(Arm.values())
            .flatMap(arm -> manual.findLossTrack(arm).stream())
            .map(UmpireForms::told)
            .distinct()
            .collect(Collectors.joining("; "));
    if (!boxes.isEmpty()) {
      flow.remark("Cross out what is lost: " + boxes + ".");
    }
    Optional<MoraleTrack> morale =
        side.army().stream()
            .flatMap(Unit::withAllParts)
            .flatMap(each -> manual.findMoraleTrack(TroopsOf.unit(each)).stream())
            .findFirst();
    morale.ifPresent(track -> flow.remark(told(track)));
    Table table =
        new Table(
            Table.words("Unit", 34),
            Table.figures("Men", 9),
            Table.figures("Guns", 8),
            Table.words("Counts as", 24),
            morale.isPresent() ? Table.words("Morale lost", 80) : Table.words("Lost", 44),
            Table.words("State", 20));
    for (Unit unit : side.army()) {
      unit.withAllParts()
          .filter(each -> each.isBody() && !each.isHeadquarters())
          .forEach(each -> row(each, table));
    }
    if (!table.isEmpty()) {
      flow.table(table.filled().roomy(ROOM));
    }
  }

  private void row(Unit unit, Table table) {
    int men = TroopsOf.standingMen(unit);
    int pieces = TroopsOf.standingPieces(unit);
    table.row(
        unit.title(),
        men == 0 ? "" : String.format(Locale.ROOT, "%,d", men),
        pieces == 0 ? "" : String.valueOf(pieces),
        counted(unit),
        boxes(unit),
        TO_WRITE);
  }

  private static String told(LossTrack track) {
    if (track.boxes() == 1) {
      return "a box is a %s (%s)".formatted(track.whole(), BookWords.place(track.citation()));
    }
    return "%s, %d boxes of %s points (%s)"
        .formatted(
            track.whole(),
            track.boxes(),
            figure(track.perBox()),
            BookWords.place(track.citation()));
  }

  private static String told(MoraleTrack track) {
    return "Cross out morale: a box is %s points (%s); at each bar, and at the end, the body is %s."
        .formatted(
            track.box().toDouble(),
            BookWords.place(track.citation()),
            track.stages().stream()
                .map(each -> each.then() + " (" + BookWords.place(each.citation()) + ")")
                .collect(Collectors.joining(", then ")));
  }

  /** Four boxes to a group, and a bar where the body does something else. */
  private static String boxes(MoraleTrack track) {
    return track.stages().stream()
        .map(stage -> groups(stage.boxes(), QUARTERS, " "))
        .collect(Collectors.joining(" | "));
  }

  private static String figure(Fraction number) {
    return new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ROOT))
        .format(number.toDouble());
  }

  /** A box for each point, or few points, that the body can lose, one piece of it to a line. */
  private String boxes(Unit unit) {
    Troops troops = TroopsOf.unit(unit);
    Optional<MoraleTrack> morale = manual.findMoraleTrack(troops);
    if (morale.isPresent()) {
      return boxes(morale.get());
    }
    OptionalInt bases = manual.findBases(troops);
    if (bases.isPresent()) {
      return groups(bases.getAsInt(), FEW, " ");
    }
    Optional<LossTrack> track = manual.findLossTrack(troops.arm());
    int strength = troops.arm() == Arm.ARTILLERY ? troops.pieces() : troops.men();
    if (track.isEmpty() || strength == 0) {
      return "";
    }
    return track.get().boxes() == 1
        ? groups((int) Math.max(1, Math.round((double) strength / track.get().size())), FEW, " ")
        : lines(track.get(), strength);
  }

  /** As many boxes as the men or guns that are there can lose, a part of one for a whole. */
  private static String lines(LossTrack track, int strength) {
    int whole = track.boxes();
    int group = whole % MANY == 0 ? MANY : FEW;
    List<String> lines = new ArrayList<>();
    for (int left = (strength * whole + track.size() - 1) / track.size(); left > 0; left -= whole) {
      lines.add(groups(Math.min(left, whole), group, "\u00a0"));
    }
    return String.join(" ", lines);
  }

  /** Boxes in groups, which do not part where the space between them does not. */
  private static String groups(int boxes, int group, String space) {
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < boxes; i++) {
      row.append(i > 0 && i % group == 0 ? space : "").append(BOX);
    }
    return row.toString();
  }

  /** What the book plays a body with, such as {@code 2 half battalions}. */
  private String counted(Unit unit) {
    Troops troops = TroopsOf.unit(unit);
    OptionalInt bases = manual.findBases(troops);
    if (bases.isPresent()) {
      return number(bases.getAsInt(), "base unit");
    }
    return switch (troops.arm()) {
      case INFANTRY -> of(troops.men(), Counter.HALF_BATTALION, Counter.FIGURE);
      case CAVALRY ->
          manual.findCounterSize(Counter.SQUADRON).isPresent() && troops.men() > 0
              ? number(
                  TroopsOf.squadrons(unit, manual.findCounterSize(Counter.SQUADRON).getAsInt()),
                  called(Counter.SQUADRON))
              : of(troops.men(), Counter.FIGURE);
      case ARTILLERY -> of(troops.pieces(), Counter.HALF_BATTERY, Counter.MODEL_GUN);
      case ENGINEERS, TRAIN, STAFF -> "";
    };
  }

  private String of(int strength, Counter... counters) {
    for (Counter each : counters) {
      OptionalInt number = manual.countCounters(each, strength);
      if (number.isPresent() && strength > 0) {
        return number(number.getAsInt(), called(each));
      }
    }
    return "";
  }

  private static String called(Counter counter) {
    return switch (counter) {
      case HALF_BATTALION -> "half battalion";
      case SKIRMISH_BLOCK -> "block of skirmishers";
      case SQUADRON -> "squadron";
      case HALF_BATTERY -> "half battery";
      case FIGURE -> "figure";
      case MODEL_GUN -> "model gun";
    };
  }

  private static String number(long count, String one) {
    String many = one.endsWith("y") ? one.substring(0, one.length() - 1) + "ies" : one + "s";
    return count + " " + (count == 1 ? one : many);
  }
}
