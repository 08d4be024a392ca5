package studio.kriegsspiel.rules.kriegsspiel.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FireEffect;
import studio.kriegsspiel.rules.field.FireEffect.Verdict;
import studio.kriegsspiel.rules.field.Gunnery;
import studio.kriegsspiel.rules.field.LineOfFire;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.kriegsspiel.fire.ArtilleryFire;
import studio.kriegsspiel.rules.kriegsspiel.fire.Effect;
import studio.kriegsspiel.rules.kriegsspiel.fire.EffectChoice;
import studio.kriegsspiel.rules.kriegsspiel.fire.GroundBetween;
import studio.kriegsspiel.rules.kriegsspiel.fire.Shot;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.TraceStep;

/** Ranges, and good or bad effect, in the two Kriegsspiel books. */
final class KriegsspielGunnery implements Gunnery {
  /** What is defended, the first that lies there; all count alike. */
  private static final List<TerrainKind> EDGES =
      List.of(
          TerrainKind.WOOD_LIGHT,
          TerrainKind.WOOD_DENSE,
          TerrainKind.VILLAGE,
          TerrainKind.TOWN,
          TerrainKind.FARM,
          TerrainKind.WALL,
          TerrainKind.DITCH,
          TerrainKind.FIELDWORK);

  private final RuleBook book;
  private volatile @Nullable ArtilleryFire fire;

  KriegsspielGunnery(RuleBook book) {
    this.book = book;
  }

  @Override
  public Optional<RangeTable> findRanges(Troops troops) {
    if (troops.arm() == Arm.INFANTRY) {
      return Optional.of(smallArms(troops));
    }
    boolean guns = troops.arm() == Arm.ARTILLERY && troops.type() != UnitType.ARTILLERY_ROCKET;
    if (!guns) {
      return Optional.empty();
    }
    String calibre = Calibres.of(book.id(), troops);
    List<RangeTable.Step> steps =
        book.table("artillery-ranges").rows().stream()
            .filter(row -> row.getText("calibre").equals(calibre))
            .map(
                row ->
                    new RangeTable.Step(
                        row.getText("shot"), row.getInteger("to"), "", row.citation()))
            .toList();
    return Optional.of(table(calibre, steps));
  }

  /** Small arms lose by each hundred paces; the table prints the farthest first. */
  private RangeTable smallArms(Troops troops) {
    boolean skirmish = troops.type() == UnitType.SKIRMISHERS;
    String firers =
        skirmish || troops.type() == UnitType.INFANTRY_RIFLE
            ? "skirmishers-in-the-open"
            : book.table("small-arms-fire").rows().get(0).getText("firers");
    List<RangeTable.Step> steps = new ArrayList<>();
    for (TableRow row : book.table("small-arms-fire").rows()) {
      if (row.getText("firers").equals(firers)) {
        String name = row.getInteger("from") + "-" + row.getInteger("to") + " paces";
        steps.add(0, new RangeTable.Step(name, row.getInteger("to"), "", row.citation()));
      }
    }
    steps.sort(java.util.Comparator.comparingInt(RangeTable.Step::upTo));
    return table("small arms", steps);
  }

  private RangeTable table(String weapon, List<RangeTable.Step> steps) {
    return new RangeTable(
        weapon, steps, book.ground().plural(), book.ground().metres(), Optional.empty());
  }

  @Override
  public FireEffect effect(Troops troops, LineOfFire line) {
    List<TraceStep> steps = new ArrayList<>();
    Verdict verdict = Verdict.UNDIVIDED;
    if (troops.arm() == Arm.ARTILLERY) {
      int index = shotIndex(troops, line.rangeMetres());
      if (index >= 0) {
        Shot shot = Shot.values()[index];
        EffectChoice choice = fire().effect(shot, between(line), paces(line.rangeMetres()));
        verdict = choice.effect() == Effect.GOOD ? Verdict.GOOD : Verdict.BAD;
        steps.add(
            new TraceStep(
                "effect",
                choice.effect().word() + ", as " + choice.reason(),
                choice.citation(),
                null));
      }
    }
    EDGES.stream()
        .filter(line.atTarget()::contains)
        .findFirst()
        .ifPresent(kind -> steps.add(cover(troops, line, kind)));
    return new FireEffect(verdict, steps);
  }

  private TraceStep cover(Troops troops, LineOfFire line, TerrainKind kind) {
    TableRow row = book.table("cover").getRow("defending an edge, wall, embankment or ditch");
    boolean guns = troops.arm() == Arm.ARTILLERY;
    boolean canister = shotIndex(troops, line.rangeMetres()) < 2;
    String column = !guns ? "musketry" : canister ? "canister" : "ball";
    return new TraceStep(
        "troops that defend the " + kind.label(),
        row.getFraction(column) + " of the loss",
        row.citation(),
        null);
  }

  private int shotIndex(Troops troops, double metres) {
    return findRanges(troops)
        .flatMap(table -> table.findAt(metres).map(step -> table.steps().indexOf(step)))
        .orElse(-1);
  }

  private GroundBetween between(LineOfFire line) {
    return new GroundBetween(
        line.steepestDegrees(),
        line.even(),
        line.softAtTarget(),
        paces(line.seenBeforeMetres()),
        paces(line.seenBehindMetres()),
        line.targetSeen(),
        paces(line.clearBeforeMetres()),
        paces(line.levelInFrontMetres()));
  }

  private int paces(double metres) {
    return (int) Math.round(book.ground().fromMetres(metres));
  }

  private ArtilleryFire fire() {
    ArtilleryFire made = fire;
    if (made == null) {
      made = new ArtilleryFire(book);
      fire = made;
    }
    return made;
  }
}
