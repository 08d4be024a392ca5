package studio.kriegsspiel.terrain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A piece of ground: everything a terrain package holds. Immutable.
 *
 * @param name short name of letters, digits and hyphens by which scenarios refer to it
 * @param title name for people
 * @param crs its projected metric system, such as {@code EPSG:32631}
 * @param extent its edges in metres
 * @param elevation heights, where there are any
 * @param givenSlope slope from a source of its own, where there is one
 * @param slopeSource which of the two slope is taken from where both know it
 * @param sheet the drawn map, where there is one
 * @param features what lies on the ground
 * @param setAside features that are kept but for a while do not lie on the ground
 * @param places named points
 * @param layers origin and accuracy of each layer
 */
public record Terrain(
    String name,
    String title,
    String crs,
    Bounds extent,
    Optional<ElevationGrid> elevation,
    Optional<SlopeGrid> givenSlope,
    SlopeSource slopeSource,
    Optional<SheetImage> sheet,
    List<Feature> features,
    List<Feature> setAside,
    List<Place> places,
    Map<LayerKind, LayerNotes> layers) {
  /** Keeps its own copies and refuses a name that is not a slug. */
  public Terrain {
    if (!isSlug(name)) {
      throw new IllegalArgumentException(
          "A terrain's name has letters, digits and hyphens only, not \"" + name + "\".");
    }
    features = List.copyOf(features);
    setAside = List.copyOf(setAside);
    places = List.copyOf(places);
    layers = Map.copyOf(layers);
  }

  /** Whether a text can be the name of a terrain. */
  public static boolean isSlug(String text) {
    return text.length() <= 80 && text.matches("[a-z0-9]+(-[a-z0-9]+)*");
  }

  /** Starts a terrain. */
  public static Builder builder(String name, String crs, Bounds extent) {
    return new Builder(name, crs, extent);
  }

  /** Starts from this terrain. */
  public Builder toBuilder() {
    Builder builder = new Builder(name, crs, extent).title(title);
    builder.elevation = elevation;
    builder.givenSlope = givenSlope;
    builder.slopeSource = slopeSource;
    builder.sheet = sheet;
    builder.features.addAll(features);
    builder.setAside.addAll(setAside);
    builder.places.addAll(places);
    builder.layers.putAll(layers);
    return builder;
  }

  /**
   * The place of this name or alias; case does not matter. Where no place is called so, a road,
   * brook or wood that bears the name on the map is one.
   */
  public Optional<Place> findPlace(String wanted) {
    return places.stream()
        .filter(place -> place.isCalled(wanted))
        .findFirst()
        .or(() -> NamedFeatures.findPlace(features, wanted));
  }

  /** The names of all places and their other names. */
  public List<String> placeNames() {
    List<String> names = new ArrayList<>();
    for (Place place : places) {
      names.add(place.name());
      names.addAll(place.aliases());
    }
    return names;
  }

  /** The names that roads, brooks, woods and other features bear on the map, each once. */
  public List<String> featureNames() {
    return features.stream().flatMap(each -> each.name().stream()).distinct().toList();
  }

  /** The feature of this id. */
  public Optional<Feature> findFeature(String id) {
    return features.stream().filter(feature -> feature.id().equals(id)).findFirst();
  }

  /** Origin and accuracy of a layer. */
  public Optional<LayerNotes> findNotes(LayerKind layer) {
    return Optional.ofNullable(layers.get(layer));
  }

  /**
   * Whether anybody has said what lies on the ground: there is a layer of features, or one was
   * drawn. Without, that there is no wood, road or bridge is not known.
   */
  public boolean knowsFeatures() {
    return layers.containsKey(LayerKind.FEATURES)
        || features.stream().anyMatch(feature -> !feature.kind().isOfHeights());
  }

  /** Collects the parts of a terrain. */
  public static final class Builder {
    private String name;
    private String title;
    private final String crs;
    private Bounds extent;
    private Optional<ElevationGrid> elevation = Optional.empty();
    private Optional<SlopeGrid> givenSlope = Optional.empty();
    private SlopeSource slopeSource = SlopeSource.HEIGHTS;
    private Optional<SheetImage> sheet = Optional.empty();
    private final List<Feature> features = new ArrayList<>();
    private final List<Feature> setAside = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();
    private final Map<LayerKind, LayerNotes> layers = new LinkedHashMap<>();

    private Builder(String name, String crs, Bounds extent) {
      this.name = name;
      this.title = name;
      this.crs = crs;
      this.extent = extent;
    }

    /** Sets the name for people. */
    public Builder title(String text) {
      title = text;
      return this;
    }

    /** Sets the edges. */
    public Builder extent(Bounds bounds) {
      extent = bounds;
      return this;
    }

    /** Sets the heights. */
    public Builder elevation(ElevationGrid grid) {
      elevation = Optional.of(grid);
      return this;
    }

    /** Sets a slope that has a source of its own. */
    public Builder givenSlope(SlopeGrid grid) {
      givenSlope = Optional.of(grid);
      return this;
    }

    /** Sets which of heights and slope raster slope is taken from. */
    public Builder slopeSource(SlopeSource source) {
      slopeSource = source;
      return this;
    }

    /** Sets the drawn map. */
    public Builder sheet(SheetImage image) {
      sheet = Optional.of(image);
      return this;
    }

    /** Adds a feature. */
    public Builder feature(Feature feature) {
      features.add(feature);
      return this;
    }

    /** Adds features. */
    public Builder features(Iterable<Feature> more) {
      more.forEach(features::add);
      return this;
    }

    /** Takes all features away that lie on the ground. */
    public Builder clearFeatures() {
      features.clear();
      return this;
    }

    /** Replaces the features that are kept but do not lie on the ground. */
    public Builder setAside(Iterable<Feature> kept) {
      setAside.clear();
      kept.forEach(setAside::add);
      return this;
    }

    /** Adds a place. */
    public Builder place(Place place) {
      places.add(place);
      return this;
    }

    /** Adds places. */
    public Builder places(Iterable<Place> more) {
      more.forEach(places::add);
      return this;
    }

    /** Takes all places away. */
    public Builder clearPlaces() {
      places.clear();
      return this;
    }

    /** Says where a layer comes from and how far it may be wrong. */
    public Builder notes(LayerKind layer, Provenance provenance, Accuracy accuracy) {
      layers.put(layer, new LayerNotes(provenance, accuracy));
      return this;
    }

    /** The terrain collected so far. */
    public Terrain build() {
      return new Terrain(
          name,
          title,
          crs,
          extent,
          elevation,
          givenSlope,
          slopeSource,
          sheet,
          features,
          setAside,
          places,
          layers);
    }
  }
}
