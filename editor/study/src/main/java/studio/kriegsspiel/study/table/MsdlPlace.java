package studio.kriegsspiel.study.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/** Where a unit of MSDL stands when play begins: in degrees or in UTM, on WGS 84. */
final class MsdlPlace {
  private static final String DISPOSITION = "Disposition/";
  private static final String DATA = DISPOSITION + "Location/CoordinateData/";
  private static final String OWN = DISPOSITION + "OwnFormation/";
  private static final String NUMBER = "-?[0-9]{1,9}([.][0-9]{1,20})?([eE]-?[0-9]{1,2})?";

  private static final Set<String> READ =
      Set.of(
          DISPOSITION + "Location/CoordinateChoice",
          DATA + "GDC/Latitude",
          DATA + "GDC/Longitude",
          DATA + "GDC/ElevationAGL",
          DATA + "UTM/UTMGridZone",
          DATA + "UTM/UTMEasting",
          DATA + "UTM/UTMNorthing",
          DATA + "UTM/ElevationAGL",
          DISPOSITION + "DirectionOfMovement",
          OWN + "FormationLocationType",
          OWN + "FormationOrientation",
          OWN + "FormationChoice",
          OWN + "FormationData/GroundFormationType");

  private final XmlRecords.Record unit;
  private final String arm;
  private final Set<String> remarks;

  MsdlPlace(XmlRecords.Record unit, String arm, Set<String> remarks) {
    this.unit = unit;
    this.arm = arm;
    this.remarks = remarks;
  }

  /** Whether a leaf is looked at here. */
  static boolean reads(String leaf) {
    return READ.contains(leaf);
  }

  /** The stand; none, and a remark where a place is told that is not understood. */
  Optional<UnitPosition> stand() {
    boolean told = unit.leaves().keySet().stream().anyMatch(each -> each.startsWith(DATA));
    Optional<LatLon> at = degrees().or(this::utm);
    if (told && at.isEmpty()) {
      remarks.add("its place is not understood");
    }
    String formation = at.isPresent() ? formation() : "";
    Optional<Double> facing =
        number(OWN + "FormationOrientation")
            .or(() -> number(DISPOSITION + "DirectionOfMovement"))
            .filter(each -> each >= 0 && each <= 360);
    return at.map(
        each ->
            new UnitPosition(
                Optional.empty(), each, facing, formation, List.of(), Optional.empty()));
  }

  private Optional<Double> number(String leaf) {
    String text = unit.leaf(leaf);
    return text.matches(NUMBER) ? Optional.of(Double.parseDouble(text)) : Optional.empty();
  }

  private Optional<LatLon> degrees() {
    return number(DATA + "GDC/Latitude")
        .filter(each -> Math.abs(each) <= 90)
        .flatMap(
            latitude ->
                number(DATA + "GDC/Longitude")
                    .filter(each -> Math.abs(each) <= 180)
                    .map(longitude -> new LatLon(latitude, longitude)));
  }

  private Optional<LatLon> utm() {
    String zone = unit.leaf(DATA + "UTM/UTMGridZone");
    Optional<Double> east = number(DATA + "UTM/UTMEasting");
    Optional<Double> north = number(DATA + "UTM/UTMNorthing");
    boolean grid =
        zone.matches("(0[1-9]|[1-5][0-9]|60)[C-HJ-NP-X]")
            && east.filter(each -> each >= 100_000 && each <= 900_000).isPresent()
            && north.filter(each -> each >= 0 && each <= 10_000_000).isPresent();
    if (!grid) {
      return Optional.empty();
    }
    String code = (zone.charAt(2) >= 'N' ? "EPSG:326" : "EPSG:327") + zone.substring(0, 2);
    return Optional.of(
        CoordinateSystem.of(code).toLatLon(new MapPoint(east.orElseThrow(), north.orElseThrow())));
  }

  private String formation() {
    String word = unit.leaf(OWN + "FormationData/GroundFormationType");
    boolean guns = arm.startsWith("artillery");
    switch (word) {
      case "", "NONE" -> {
        return "";
      }
      case "LINE" -> {
        return guns ? "in battery" : "in line";
      }
      case "COLUMN" -> {
        return guns ? "limbered" : "in column";
      }
      default -> {
        remarks.add("the formation `" + TableFile.tidy(word) + "` is none of ours");
        return "";
      }
    }
  }
}
