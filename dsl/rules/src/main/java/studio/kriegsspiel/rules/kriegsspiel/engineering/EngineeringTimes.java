package studio.kriegsspiel.rules.kriegsspiel.engineering;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.EngineeringJob;
import studio.kriegsspiel.rules.field.EngineeringJob.Material;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.rules.table.TableRow;

/** How long work on crossings takes ({@code Reisswitz 1824 §71-76}), and what it needs. */
public final class EngineeringTimes {
  /** Metres in a Prussian foot, ten thousandths exact (ruling C181). */
  static final Fraction PRUSSIAN_FOOT = Fraction.of(3139, 10_000);

  private final RuleBook book;

  public EngineeringTimes(RuleBook book) {
    this.book = book;
  }

  /** The time of a job on a quiet river, or what is missing for it. */
  public EngineeringTime time(EngineeringJob job) {
    return time(job, WorkConditions.under(job.fire()));
  }

  /** The time of a job, or what is missing for it. */
  public EngineeringTime time(EngineeringJob job, WorkConditions conditions) {
    return switch (job.work()) {
      case BUILD_PONTOON_BRIDGE -> pontoon(job, conditions);
      case BUILD_FLOATING_BRIDGE -> floating(job, conditions);
      case BUILD_TRESTLE_BRIDGE -> trestle(job, conditions);
      case REPAIR_STONE_BRIDGE -> repair(job, "stone-one-pile");
      case REPAIR_WOODEN_BRIDGE -> repair(job, "wooden-planks");
      case BLOW_UP_BRIDGE -> destroy(job, "blow-up");
      case BURN_BRIDGE -> destroy(job, "burn");
      case TEAR_UP_PLANKS -> destroy(job, "tear-up-planks");
      case REMOVE_BRIDGING -> destroy(job, removal(job.lengthMetres()));
      case MAKE_OBSTACLE -> takes(book.table("obstacles").getRow("make"));
      case CLEAR_OBSTACLE -> takes(book.table("obstacles").getRow("clear"));
    };
  }

  private EngineeringTime pontoon(EngineeringJob job, WorkConditions conditions) {
    TableRow row = book.table("bridge-building").getRow("pontoon", conditions.pontoons().row());
    if (row.isDash("moves")) {
      return underCanister(row);
    }
    if (job.material() != Material.PONTOON_TRAIN) {
      return new EngineeringTime.Impossible(
          "a pontoon bridge needs a pontoon train", row.citation());
    }
    return minutes(building(row, job.lengthMetres()), row.citation());
  }

  private static EngineeringTime underCanister(TableRow row) {
    return new EngineeringTime.Impossible("no bridge is built under canister", row.citation());
  }

  private EngineeringTime floating(EngineeringJob job, WorkConditions conditions) {
    if (conditions.pontoons() == WorkConditions.Pontoons.UNDER_CANISTER) {
      return underCanister(book.table("bridge-building").getRow("floating", "under-canister"));
    }
    TableRow row =
        book.table("bridge-building")
            .getRow("floating", job.mounted() ? "for-cavalry-or-artillery" : "for-infantry");
    if (job.material() != Material.TOWN) {
      return new EngineeringTime.Impossible(
          "a floating bridge can only be built close to a town or village", row.citation());
    }
    Fraction moves = building(row, job.lengthMetres());
    TableRow wide = book.table("bridge-factors").getRow("river-over-50-paces");
    if (conditions.rapidOrDistant()) {
      TableRow hard = book.table("bridge-factors").getRow("rapid-current-or-distant-material");
      return minutes(moves.times(hard.getInteger("factor")), hard.citation());
    }
    boolean isWide = paces(job.lengthMetres()) > wide.getInteger("from-length");
    return isWide
        ? minutes(moves.times(wide.getInteger("factor")), wide.citation())
        : minutes(moves, row.citation());
  }

  private EngineeringTime trestle(EngineeringJob job, WorkConditions conditions) {
    String condition =
        switch (conditions.pontoons()) {
          case UNDER_BALL -> "under-ball-fire";
          case UNDER_CANISTER -> "under-canister";
          default -> "with-equipment";
        };
    TableRow row = book.table("bridge-building").getRow("trestle", condition);
    if (row.isDash("moves")) {
      return underCanister(row);
    }
    String atHand =
        switch (job.material()) {
          case PONTOON_TRAIN -> "complete-train";
          case PIONEERS_AND_HOUSES -> "half-pioneer-company-and-wooden-houses";
          case CARPENTERS -> "ordinary-carpenters";
          default -> "";
        };
    if (atHand.isEmpty()) {
      return new EngineeringTime.Impossible(
          "a trestle bridge needs a pontoon train, pioneers with wooden houses near, or carpenters",
          row.citation());
    }
    TableRow material = book.table("bridge-material").getRow(atHand);
    Fraction moves =
        building(row, job.lengthMetres()).plus(Fraction.of(material.getInteger("assembly-moves")));
    return minutes(moves, material.citation());
  }

  private EngineeringTime repair(EngineeringJob job, String bridge) {
    TableRow row = book.table("bridge-repair").getRow(bridge);
    if (job.material() == Material.NONE) {
      return new EngineeringTime.Impossible(
          "repair needs bridging equipment or wooden buildings close by", row.citation());
    }
    Fraction moves = Fraction.of(row.getInteger("moves"));
    if (!row.isDash("per-length")) {
      long lengths = begun(paces(job.lengthMetres()) / row.getInteger("per-length"));
      moves = moves.times(lengths);
    }
    return minutes(moves, row.citation());
  }

  private EngineeringTime destroy(EngineeringJob job, String way) {
    TableRow row = book.table("bridge-destruction").getRow(way);
    boolean timed = job.timed() && !row.isDash("timed-moves");
    int moves = row.getInteger(timed ? "timed-moves" : "moves");
    return minutes(Fraction.of(moves), row.citation());
  }

  private String removal(double lengthMetres) {
    double paces = paces(lengthMetres);
    if (paces > 400) {
      return "remove-bridging-over-400";
    }
    return paces > 100 ? "remove-bridging-over-100" : "remove-bridging";
  }

  /** Moves for a bridge of a length; a begun length counts whole. */
  private Fraction building(TableRow row, double lengthMetres) {
    boolean feet = row.getText("length-unit").equals("feet");
    double units = feet ? lengthMetres / PRUSSIAN_FOOT.toDouble() : paces(lengthMetres);
    return Fraction.of(row.getInteger("moves") * begun(units / row.getInteger("per-length")));
  }

  /** Whole lengths, the begun one counted, at least one. */
  private static long begun(double lengths) {
    return Math.max(1, (long) Math.ceil(lengths - 1e-9));
  }

  private double paces(double metres) {
    return book.ground().fromMetres(metres);
  }

  private EngineeringTime takes(TableRow row) {
    return minutes(Fraction.of(row.getInteger("moves")), row.citation());
  }

  private EngineeringTime minutes(Fraction moves, Citation citation) {
    long minutes = moves.times(book.time().turnMinutes()).ceiling();
    return new EngineeringTime.Takes(Math.toIntExact(minutes), citation);
  }
}
