package studio.kriegsspiel.desk.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.LatLon;

/** Where the sources of an import lie, and the systems they may be in. */
class OverviewTest {
  private static Overview.Piece piece(String name, double west, double south, double side) {
    return new Overview.Piece(
        SourceItem.unseen(Path.of(name)),
        List.of(
            new MapPoint(west, south + side),
            new MapPoint(west + side, south + side),
            new MapPoint(west + side, south),
            new MapPoint(west, south)));
  }

  private static Overview of(Optional<Bounds> ground, Overview.Piece... pieces) {
    return new Overview("EPSG:32631", List.of(pieces), ground);
  }

  @Test
  void whatIsShownHoldsAllSourcesAndTheGround() {
    assertThat(Overview.NONE.all()).isEmpty();
    assertThat(of(Optional.empty(), piece("a", 0, 0, 10), piece("b", 100, 50, 10)).all())
        .contains(new Bounds(0, 0, 110, 60));
    assertThat(of(Optional.of(new Bounds(-5, 2, 7, 90)), piece("a", 0, 0, 10)).all())
        .contains(new Bounds(-5, 0, 10, 90));
    assertThat(of(Optional.empty(), piece("a", 3, 3, 0)).all()).as("a point has no size").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, false",
    "10, 0, true",
    "-10, 0, true",
    "0, 10, true",
    "0, -10, true",
    "9.5, 9.5, false",
    "-9.5, -9.5, false"
  })
  void whatOnlyTouchesTheGroundFromOutsideIsAStray(double west, double south, boolean stray) {
    Overview overview = of(Optional.of(new Bounds(0, 0, 10, 10)), piece("a.tif", west, south, 10));
    assertThat(overview.strays()).isEqualTo(stray ? List.of("a.tif") : List.of());
    assertThat(overview.pieces().get(0).corner(2)).isEqualTo(new MapPoint(west + 10, south));
  }

  @Test
  void systemsAreFoundByWordsOrByTheLand() {
    SystemSearch byLand =
        new SystemSearch(
            Optional.empty(), Optional.of(new LatLon(47.5, 7.6)), true, new EveningBench().runner);
    byLand.look("");
    List<SystemRow> likeliest = byLand.rows().get();
    assertThat(likeliest).isNotEmpty().allMatch(SystemRow::likely);
    assertThat(likeliest)
        .allSatisfy(each -> assertThat(each.system().isMadeFor(7.6, 47.5)).isTrue());
    assertThat(byLand.working().get()).isFalse();
    byLand.look("21781");
    assertThat(byLand.rows().get()).hasSize(1);
    assertThat(byLand.rows().get().get(0).note()).matches("made for .* north, .* east");
    SystemSearch byPoint =
        new SystemSearch(
            Optional.of(new MapPoint(611_500, 267_500)),
            Optional.empty(),
            true,
            new EveningBench().runner);
    byPoint.look("21781");
    assertThat(byPoint.rows().get().get(0).note()).isEqualTo("puts the file at 47.56 N 7.59 E");
    assertThat(byPoint.rows().get().get(0).likely()).isTrue();
    assertThat(SystemSearch.words(new LatLon(-1.5, -2.25))).isEqualTo("1.50 S 2.25 W");
    assertThat(SystemSearch.words(new LatLon(0, 0))).isEqualTo("0.00 N 0.00 E");
  }
}
