package studio.kriegsspiel.reading.fire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.samples.SampleGround.point;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.sight.Light;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.sight.SightGround;

/** From where guns strike a point: what each of these sites answers when it is asked itself. */
class FireSitesTest {
  private static final Troops SIX_POUNDERS = Troops.battery(UnitType.ARTILLERY_MEDIUM, 8, 6);
  private static final GridGeometry GRID = new GridGeometry(200, 200, 0, 2000, 10);
  private static final MapPoint TARGET = new MapPoint(1005, 1005);

  private static FireSitesAnswer sites(Terrain terrain, String book, MapPoint target, Light light) {
    RuleBook rules = RuleBooks.get(book);
    return new FireSitesAnswer(
        Ground.of(terrain),
        SightGround.of(terrain),
        SiteWeapon.find(rules, SIX_POUNDERS).orElseThrow(),
        target,
        SightRange.of(rules, light));
  }

  private static Terrain.Builder level() {
    return Terrain.builder("level", "EPSG:32631", GRID.bounds())
        .elevation(ElevationGrid.computed(GRID, (x, y) -> 50));
  }

  /**
   * The 6-pounder: small canister to 400 paces, large to 800, elevation to 1200, random to 1800
   * (§4).
   */
  @ParameterizedTest(name = "{0} paces off: ring {1}")
  @CsvSource({"100, 0", "390, 0", "410, 1", "790, 1", "810, 2", "1190, 2", "1210, 3", "1310, 3"})
  void theRangesAreTheBooks(double paces, int ring) {
    Zone zone =
        sites(level().build(), "reisswitz-1824", TARGET, Light.DAY).findZone().orElseThrow();
    MapPoint site = TARGET.offset(paces * 0.753, 180);
    assertThat(zone.ring(GRID.columnOf(site.x()), GRID.rowOf(site.y()))).isEqualTo(ring);
  }

  @Test
  void whereTheBookLetsNoGunsStandIsNoSite() {
    Terrain pond =
        level()
            .feature(
                new Feature(
                    "pond",
                    FeatureKind.LAKE,
                    new GeometryFactory().toGeometry(new Envelope(900, 1100, 600, 700)),
                    Optional.empty(),
                    Attributes.builder().build(),
                    Optional.empty()))
            .build();
    FireSitesAnswer answer = sites(pond, "reisswitz-1824", TARGET, Light.DAY);
    Zone zone = answer.findZone().orElseThrow();
    assertThat(zone.has(new MapPoint(1005, 655))).isFalse();
    assertThat(zone.has(new MapPoint(1005, 755))).isTrue();
    assertThat(answer.footing(new MapPoint(1005, 655))).startsWith("cannot stand in the lake [");
    assertThat(answer.footing(new MapPoint(1005, 755))).isEmpty();
    // 200 m by 100 m of water.
    assertThat(answer.lines()).anyMatch(line -> line.startsWith("no footing    2.0 ha"));
  }

  @Test
  void atNightNobodyStrikesWhatHeDoesNotSee() {
    double night = SightRange.of(RuleBooks.get("reisswitz-1824"), Light.NIGHT).metres();
    double seen = Math.PI * night * night;
    Zone zone =
        sites(level().build(), "reisswitz-1824", TARGET, Light.NIGHT).findZone().orElseThrow();
    assertThat(zone.squareMetres()).isCloseTo(seen, within(0.1 * seen));
  }

  /** The slower way round: every site is asked by itself whether it strikes the target. */
  @ParameterizedTest
  @ValueSource(strings = {"reisswitz-1824", "battle-system"})
  void eachSiteStrikesWhenItIsAskedItself(String book) {
    Terrain terrain = SampleGround.terrain();
    Ground ground = Ground.of(terrain);
    MapPoint target = point(2300, 1500);
    RuleBook rules = RuleBooks.get(book);
    SiteWeapon weapon = SiteWeapon.find(rules, SIX_POUNDERS).orElseThrow();
    FireSitesAnswer answer = sites(terrain, book, target, Light.DAY);
    Zone zone = answer.findZone().orElseThrow();
    int asked = 0;
    int alike = 0;
    int yes = 0;
    for (double east = 60; east < 4000; east += 130) {
      for (double north = 60; north < 2500; north += 130) {
        MapPoint site = point(east + 5, north + 5);
        if (site.distanceMetres(target) < 50 || !terrain.extent().contains(site)) {
          continue;
        }
        FireSetting setting =
            FireSetting.of(
                rules,
                SIX_POUNDERS,
                weapon.table(),
                site,
                FireArc.on(site.bearingDegrees(target)),
                1.7);
        boolean strikes =
            new FireLineAnswer(ground, setting, target).verdict().equals("can be struck")
                && answer.footing(site).isEmpty();
        asked++;
        yes += strikes ? 1 : 0;
        alike += zone.has(site) == strikes ? 1 : 0;
      }
    }
    assertThat(yes).isGreaterThan(20);
    assertThat(alike).isGreaterThan((int) (0.97 * asked));
  }
}
