package studio.kriegsspiel.importer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.SlopeSource;

/**
 * What is to be made into a terrain package.
 *
 * @param name short name of the terrain
 * @param title its name for people
 * @param elevation rasters of heights: GeoTIFF, Arc ASCII, SRTM; several tiles make one mosaic
 * @param reading what the user says of how sources give heights
 * @param slope raster of slope from a source of its own
 * @param slopeInPercent whether that raster counts percent, not degrees
 * @param slopeSource which of heights and that raster slope is to be taken from
 * @param sheet drawn map with its place on the ground
 * @param controlPoints file of control points that place the sheet, where it does not say itself
 * @param points control points that were set by hand, instead of such a file
 * @param withoutPoints ids of control points of that file that are not to be used
 * @param checkPoints ids of those that only judge the placing
 * @param method way from the scan to the ground through the control points
 * @param features vector files
 * @param mapping table from their attributes to kinds of features, instead of the studio's own
 * @param before year before which a feature must have been there to be taken
 * @param crop rectangle wanted; without it all that the sources cover
 * @param targetCrs EPSG code of the terrain's system; without it one is proposed
 * @param sourceCrs EPSG code of sources that do not name their own
 * @param systems EPSG codes of single sources, over what a raster or picture says of itself
 * @param cellMetres side of a cell of heights; without it one is proposed
 * @param fillVoids whether small holes in the heights are filled (and marked)
 * @param notes what the user knows of the layers, over what the import finds
 * @param target folder or zip to write
 */
public record ImportRequest(
    String name,
    String title,
    List<Path> elevation,
    HeightReading reading,
    Optional<Path> slope,
    boolean slopeInPercent,
    SlopeSource slopeSource,
    Optional<Path> sheet,
    Optional<Path> controlPoints,
    Optional<ControlPoints> points,
    Set<String> withoutPoints,
    Set<String> checkPoints,
    Method method,
    List<Path> features,
    Optional<Path> mapping,
    OptionalInt before,
    Optional<Crop> crop,
    Optional<String> targetCrs,
    Optional<String> sourceCrs,
    Map<Path, String> systems,
    OptionalDouble cellMetres,
    boolean fillVoids,
    Map<LayerKind, LayerNotes> notes,
    Path target) {
  /** Keeps its own copies. */
  public ImportRequest {
    elevation = List.copyOf(elevation);
    withoutPoints = Set.copyOf(withoutPoints);
    checkPoints = Set.copyOf(checkPoints);
    features = List.copyOf(features);
    systems = Map.copyOf(systems);
    notes = Map.copyOf(notes);
  }

  /** All files whose numbers lie in a coordinate system, the scan and its points among them. */
  public List<Path> sources() {
    List<Path> all = new ArrayList<>(elevation);
    slope.ifPresent(all::add);
    sheet.ifPresent(all::add);
    controlPoints.ifPresent(all::add);
    all.addAll(features);
    return all;
  }

  /** The EPSG code the user gave for a source. */
  public Optional<String> systemOf(Path source) {
    return Optional.ofNullable(systems.get(source)).or(this::sourceCrs);
  }

  /** The EPSG code the user gave for one source alone, whatever it says of itself. */
  public Optional<String> namedSystemOf(Path source) {
    return Optional.ofNullable(systems.get(source));
  }

  /** Starts a request. */
  public static Builder builder(String name, Path target) {
    return new Builder(name, target);
  }

  /** Collects a request. */
  public static final class Builder {
    private final String name;
    private final Path target;
    private String title;
    private final List<Path> elevation = new ArrayList<>();
    private HeightReading reading = HeightReading.PLAIN;
    private Optional<Path> slope = Optional.empty();
    private boolean slopeInPercent;
    private SlopeSource slopeSource = SlopeSource.HEIGHTS;
    private Optional<Path> sheet = Optional.empty();
    private Optional<Path> controlPoints = Optional.empty();
    private Optional<ControlPoints> points = Optional.empty();
    private final Set<String> withoutPoints = new HashSet<>();
    private final Set<String> checkPoints = new HashSet<>();
    private Method method = Method.AFFINE;
    private final List<Path> features = new ArrayList<>();
    private Optional<Path> mapping = Optional.empty();
    private OptionalInt before = OptionalInt.empty();
    private Optional<Crop> crop = Optional.empty();
    private Optional<String> targetCrs = Optional.empty();
    private Optional<String> sourceCrs = Optional.empty();
    private final Map<Path, String> systems = new HashMap<>();
    private OptionalDouble cellMetres = OptionalDouble.empty();
    private boolean fillVoids = true;
    private final Map<LayerKind, LayerNotes> notes = new EnumMap<>(LayerKind.class);

    private Builder(String name, Path target) {
      this.name = name;
      this.title = name;
      this.target = target;
    }

    /** Sets the name for people. */
    public Builder title(String text) {
      title = text;
      return this;
    }

    /** Adds a raster of heights. */
    public Builder elevation(Path file) {
      elevation.add(file);
      return this;
    }

    /** Sets what the user says of how sources give heights. */
    public Builder reading(HeightReading said) {
      reading = said;
      return this;
    }

    /** Sets a raster of slope in degrees. */
    public Builder slopeDegrees(Path file) {
      slope = Optional.of(file);
      slopeInPercent = false;
      return this;
    }

    /** Sets a raster of slope in percent. */
    public Builder slopePercent(Path file) {
      slope = Optional.of(file);
      slopeInPercent = true;
      return this;
    }

    /** Sets which of heights and slope raster slope is to be taken from. */
    public Builder slopeSource(SlopeSource source) {
      slopeSource = source;
      return this;
    }

    /** Sets the drawn map. */
    public Builder sheet(Path file) {
      sheet = Optional.of(file);
      return this;
    }

    /** Sets the control points that place the drawn map, and the way through them. */
    public Builder controlPoints(Path file, Method way) {
      controlPoints = Optional.of(file);
      method = way;
      return this;
    }

    /** Leaves control points of the file out, by their ids. */
    public Builder withoutPoints(Collection<String> ids) {
      withoutPoints.addAll(ids);
      return this;
    }

    /** Withholds control points of the file, by their ids, to judge the placing by them. */
    public Builder checkPoints(Collection<String> ids) {
      checkPoints.addAll(ids);
      return this;
    }

    /** Takes only features that were there before a year, as far as their kind tells. */
    public Builder before(int year) {
      before = OptionalInt.of(year);
      return this;
    }

    /** Sets control points that place the drawn map, and the way through them. */
    public Builder controlPoints(ControlPoints set, Method way) {
      points = Optional.of(set);
      method = way;
      return this;
    }

    /** Adds a vector file. */
    public Builder features(Path file) {
      features.add(file);
      return this;
    }

    /** Sets the table from attributes to kinds. */
    public Builder mapping(Path file) {
      mapping = Optional.of(file);
      return this;
    }

    /** Sets the rectangle wanted. */
    public Builder crop(Crop rectangle) {
      crop = Optional.of(rectangle);
      return this;
    }

    /** Sets the terrain's system. */
    public Builder targetCrs(String code) {
      targetCrs = Optional.of(code);
      return this;
    }

    /** Sets the system of sources that do not name their own. */
    public Builder sourceCrs(String code) {
      sourceCrs = Optional.of(code);
      return this;
    }

    /** Sets the system of one source, whatever its file says. */
    public Builder systemOf(Path source, String code) {
      systems.put(source, code);
      return this;
    }

    /** Sets the side of a cell. */
    public Builder cellMetres(double metres) {
      cellMetres = OptionalDouble.of(metres);
      return this;
    }

    /** Sets whether small holes are filled. */
    public Builder fillVoids(boolean fill) {
      fillVoids = fill;
      return this;
    }

    /** Sets what is known of a layer, over what the import finds. */
    public Builder notes(LayerKind layer, LayerNotes known) {
      notes.put(layer, known);
      return this;
    }

    /** The request collected so far. */
    public ImportRequest build() {
      return new ImportRequest(
          name,
          title,
          elevation,
          reading,
          slope,
          slopeInPercent,
          slopeSource,
          sheet,
          controlPoints,
          points,
          withoutPoints,
          checkPoints,
          method,
          features,
          mapping,
          before,
          crop,
          targetCrs,
          sourceCrs,
          systems,
          cellMetres,
          fillVoids,
          notes,
          target);
    }
  }
}
