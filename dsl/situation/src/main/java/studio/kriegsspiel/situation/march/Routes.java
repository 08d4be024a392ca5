package studio.kriegsspiel.situation.march;

import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/** Marches and rides over one ground at the rates of one rule book. Thread-safe. */
public final class Routes {
  /**
   * The share by which a way may come out too long where the ground is read in coarse cells, so
   * that one that is too long by less proves nothing.
   */
  private static final double COARSE_EXCESS = 0.03;

  /** The share by which a way comes out too long at most in fine cells. */
  private static final double FINE_EXCESS = 0.01;

  /** Each end may be taken up to three cells off, where the troops can march at all. */
  private static final double CELLS_AT_ENDS = 6;

  /** How often a way is looked along for bridges, fords and defiles. */
  private static final double LOOK_METRES = 5;

  /** A slope within each of {@link SurveyedGround#BANDS}. */
  private static final double[] MIDDLES = {0, 7.5, 12.5, 17.5, 22.5, 27.5, 32.5, 45};

  private final SurveyedGround ground;
  private final FieldManual manual;

  public Routes(SurveyedGround ground, FieldManual manual) {
    this.ground = ground;
    this.manual = manual;
  }

  /**
   * The share by which the time of a way may come out too long: by the cells along it, and by those
   * at its ends, which weigh the more the shorter it is.
   *
   * @param fine whether it was reckoned in fine cells
   */
  public static double excess(MarchRoute route, MarchReckoning reckoning, boolean fine) {
    double ends = CELLS_AT_ENDS * reckoning.cellMetres() / Math.max(1, route.lengthMetres());
    return (fine ? FINE_EXCESS : COARSE_EXCESS) + ends;
  }

  /** What a way over the ground leads through. */
  public RouteSurvey survey(MarchRoute way) {
    return ground
        .ways()
        .survey(way, () -> RouteSurvey.of(way, ground.ground().features(), LOOK_METRES));
  }

  /** Reckons for troops at a gait, in fine cells. */
  public MarchReckoning of(Troops troops, Gait gait) {
    return new MarchReckoning(ground.ways(), ground.march(), manual, troops, gait, MIDDLES);
  }

  /** Reckons for troops at a gait in coarse cells, where there is more to do than one waits for. */
  public MarchReckoning coarselyOf(Troops troops, Gait gait) {
    return new MarchReckoning(ground.ways(), ground.coarseMarch(), manual, troops, gait, MIDDLES);
  }
}
