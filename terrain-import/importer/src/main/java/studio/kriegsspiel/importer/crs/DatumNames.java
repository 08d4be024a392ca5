package studio.kriegsspiel.importer.crs;

import java.util.Locale;
import java.util.Map;

/**
 * One name for a datum, whoever writes it: ESRI's dialect, the OGC's and the EPSG list differ in
 * words, not in what they mean.
 */
final class DatumNames {
  private static final Map<String, String> SAME =
      Map.ofEntries(
          Map.entry("european 1950", "ed50"),
          Map.entry("european datum 1950", "ed50"),
          Map.entry("european 1979", "ed79"),
          Map.entry("european datum 1979", "ed79"),
          Map.entry("european 1987", "ed87"),
          Map.entry("european datum 1987", "ed87"),
          Map.entry("north american 1927", "nad27"),
          Map.entry("north american datum 1927", "nad27"),
          Map.entry("north american 1983", "nad83"),
          Map.entry("north american datum 1983", "nad83"),
          Map.entry("wgs 1984", "wgs 84"),
          Map.entry("wgs84", "wgs 84"),
          Map.entry("world geodetic system 1984", "wgs 84"),
          Map.entry("wgs 1972", "wgs 72"),
          Map.entry("world geodetic system 1972", "wgs 72"),
          Map.entry("etrs 1989", "etrs89"),
          Map.entry("etrf 1989", "etrs89"),
          Map.entry("european terrestrial reference system 1989", "etrs89"),
          Map.entry("osgb36", "osgb 1936"),
          Map.entry("deutsches hauptdreiecksnetz", "dhdn"),
          Map.entry("militar geographische institut", "mgi"),
          Map.entry("rgf 1993", "rgf93"),
          Map.entry("reseau geodesique francais 1993", "rgf93"),
          Map.entry("nouvelle triangulation francaise", "ntf"),
          Map.entry("nouvelle triangulation francaise paris", "ntf paris"),
          Map.entry("ancienne triangulation francaise paris", "atf paris"),
          Map.entry("system jednotne trigonometricke site katastralni", "s jtsk"),
          Map.entry("pulkovo 1942 adj 1958", "pulkovo 1942 58"),
          Map.entry("pulkovo 1942 adj 1983", "pulkovo 1942 83"),
          Map.entry("hungarian 1972", "hd72"),
          Map.entry("hungarian datum 1972", "hd72"),
          Map.entry("reseau national belge 1950", "belge 1950"),
          Map.entry("reseau national belge 1972", "belge 1972"),
          Map.entry("belgium 1972", "belge 1972"),
          Map.entry("swissref95", "ch1903+"),
          Map.entry("rijksdriehoeksmeting", "amersfoort"),
          Map.entry("south african 1950", "arc 1950"),
          Map.entry("gda 1994", "gda94"),
          Map.entry("nzgd 1949", "nzgd49"),
          Map.entry("nzgd 2000", "nzgd2000"));

  private DatumNames() {}

  /** The name by which equal datums are equal. */
  static String plain(String name) {
    String words =
        name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9+]+", " ").strip().replaceAll(" +", " ");
    String bare = words.replaceFirst("^(gcs|d) ", "");
    return SAME.getOrDefault(bare, bare);
  }
}
