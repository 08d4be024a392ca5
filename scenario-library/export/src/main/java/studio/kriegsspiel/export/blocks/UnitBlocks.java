package studio.kriegsspiel.export.blocks;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Counter;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.terrain.MapPoint;

/** The blocks of each body of troops: as it fights, as it stands at first, and in column. */
final class UnitBlocks {
  private final Scenario scenario;
  private final RuleBook book;
  private final FieldManual manual;
  private final TroopBlocks blocks;

  UnitBlocks(Scenario scenario, RuleBook book, double metresPerPace) {
    this.scenario = scenario;
    this.book = book;
    this.manual = book.fieldManual();
    this.blocks = new TroopBlocks(metresPerPace, Optional.of(manual));
  }

  /** All bodies of a side, those it has sent out as posts as well. */
  static List<Unit> bodies(Side side) {
    return side.army().stream().flatMap(Unit::withAllParts).filter(Unit::isBody).toList();
  }

  /** The blocks of a unit, without captions below the second and later of a kind. */
  List<BlockTile> tiles(Side side, Unit unit, int denominator) {
    List<BlockTile> tiles = new ArrayList<>();
    for (Formation formation : formations(unit)) {
      BlockPicture picture = picture(side, unit, formation, denominator);
      String caption = formation.label();
      String figures = figures(unit, formation);
      List<BlockPicture> pieces = isApart(formation) ? picture.apart() : List.of(picture);
      for (BlockPicture piece : pieces) {
        tiles.add(new BlockTile(piece, unit.id().name(), caption, figures));
        caption = "";
        figures = "";
      }
    }
    return tiles;
  }

  /** Whether the pieces of a line are moved one by one. */
  private boolean isApart(Formation formation) {
    boolean fights = formation == Formation.LINE || formation == Formation.ARTILLERY_DEPLOYED;
    return fights && manual.findCounterSize(Counter.HALF_BATTALION).isPresent();
  }

  /** A garrison has the block of its column: a ring about it is no piece to cut. */
  private Set<Formation> formations(Unit unit) {
    Set<Formation> formations = new LinkedHashSet<>(UsualFormations.of(unit.type().arm()));
    scenario
        .findDeployment(unit.id())
        .map(Deployment::formation)
        .filter(each -> each != Formation.GARRISON)
        .ifPresent(formations::add);
    return formations;
  }

  /** A unit in a formation, drawn as on the map; a column as deep as it is. */
  BlockPicture picture(Side side, Unit unit, Formation formation, int denominator) {
    TroopPost post =
        new TroopPost(
            unit.id(),
            unit.title(),
            side.colour(),
            unit.type(),
            formation,
            new MapPoint(0, 0),
            Optional.empty(),
            unit.strength(),
            unit.ranks(),
            TroopsOf.standingMen(unit),
            TroopsOf.standingPieces(unit));
    BlockPicture drawn =
        new BlockPicture(blocks.of(List.of(post)).get(0), denominator, isMarch(formation));
    if (!isColumn(formation)) {
      return drawn;
    }
    return manual
        .findFootprint(TroopsOf.unit(unit), formation)
        .filter(Footprint::isComplete)
        .map(
            all ->
                drawn.over(
                    Math.max(drawn.block().frontMetres(), all.frontageMetres()), all.depthMetres()))
        .orElse(drawn);
  }

  private static boolean isMarch(Formation formation) {
    return formation == Formation.COLUMN_MARCH || formation == Formation.ARTILLERY_LIMBERED;
  }

  private static boolean isColumn(Formation formation) {
    return isMarch(formation)
        || formation == Formation.COLUMN_CLOSE
        || formation == Formation.COLUMN_OPEN
        || formation == Formation.COLUMN_ATTACK
        || formation == Formation.MASS;
  }

  /** The ground that troops take up, in the book's unit, and what that rests on. */
  private String figures(Unit unit, Formation formation) {
    Troops troops = TroopsOf.unit(unit);
    return manual
        .findFootprint(troops, formation)
        .filter(Footprint::isComplete)
        .map(
            all ->
                "%s \u00d7 %s %s (%s)"
                    .formatted(
                        number(all.frontageMetres(), all),
                        number(all.depthMetres(), all),
                        all.unit(),
                        place(all)))
        .orElse("");
  }

  private static String number(double metres, Footprint footprint) {
    double units = metres / footprint.metresPerUnit().toDouble();
    return units >= 10 || units == Math.rint(units)
        ? String.valueOf(Math.round(units))
        : String.format(Locale.ROOT, "%.1f", units);
  }

  private static String place(Footprint footprint) {
    String front = BookWords.place(footprint.frontageCitation());
    String depth = BookWords.place(footprint.depthCitation());
    return front.equals(depth) ? front : front + "; depth " + depth;
  }

  /** What it counts on the table of a book that measures in lengths of a table. */
  List<BlockTile> bases(Side side, Unit unit, int denominator) {
    Troops troops = TroopsOf.unit(unit);
    Formation formation =
        unit.type().arm() == Arm.ARTILLERY ? Formation.ARTILLERY_DEPLOYED : Formation.LINE;
    Optional<Footprint> found =
        manual.findFootprint(troops, formation).filter(Footprint::isComplete);
    if (found.isEmpty()) {
      return List.of();
    }
    Footprint all = found.get();
    int number = Math.max(1, manual.findBases(troops).orElse(1));
    double front = all.frontageMetres() / number;
    BlockPicture base = picture(side, unit, formation, denominator).over(front, all.depthMetres());
    List<BlockTile> tiles = new ArrayList<>();
    String caption = (number == 1 ? "one base" : number + " bases") + figuresOf(troops);
    String figures =
        "%.0f \u00d7 %.0f mm (%s)"
            .formatted(
                front * 1000 / denominator, all.depthMetres() * 1000 / denominator, place(all));
    for (int i = 0; i < number; i++) {
      tiles.add(
          new BlockTile(
              base.whole(), unit.id().name(), i == 0 ? caption : "", i == 0 ? figures : ""));
    }
    return tiles;
  }

  private String figuresOf(Troops troops) {
    boolean guns = troops.arm() == Arm.ARTILLERY;
    return manual.findCounterSize(guns ? Counter.MODEL_GUN : Counter.FIGURE).stream()
        .mapToObj(
            each ->
                ", "
                    + Fraction.of(guns ? troops.pieces() : troops.men(), each).halfUp()
                    + (guns ? " model guns" : " figures"))
        .findFirst()
        .orElse("");
  }

  /** The book. */
  RuleBook book() {
    return book;
  }
}
