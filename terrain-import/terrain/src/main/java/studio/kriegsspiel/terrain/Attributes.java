package studio.kriegsspiel.terrain;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What is known about a feature beyond its kind; whatever a source leaves open is empty.
 *
 * @param widthMetres breadth of a road, bridge, stream, ditch or hedge
 * @param lengthMetres length of a bridge where it differs from its drawn line
 * @param heightMetres height of a wall, hedge, wood or building above ground; of a contour or spot
 *     above datum; how much a height override raises (or, negative, lowers) the ground
 * @param depthMetres depth of a ditch, sunken road, ford or stream below its surroundings
 * @param viewMetres how deep one looks into a wood or the like, and out of it
 * @param slopeDegrees slope of a slope override
 * @param roadWidth breadth class of a road
 * @param bridgeMaterial what a bridge is made of
 * @param defence strength as a position
 * @param houses number of houses of a built-up area
 * @param knownTo who knows of the feature unless a scenario says otherwise
 * @param other properties of the source that the studio keeps but does not use
 */
public record Attributes(
    OptionalDouble widthMetres,
    OptionalDouble lengthMetres,
    OptionalDouble heightMetres,
    OptionalDouble depthMetres,
    OptionalDouble viewMetres,
    OptionalDouble slopeDegrees,
    Optional<RoadWidthClass> roadWidth,
    Optional<BridgeMaterial> bridgeMaterial,
    Optional<DefenceClass> defence,
    OptionalInt houses,
    KnownTo knownTo,
    Map<String, String> other) {
  /** Nothing is known. */
  public static final Attributes NONE = new Builder().build();

  /** Keeps its own copy of the other properties. */
  public Attributes {
    other = Map.copyOf(other);
  }

  /** Starts a set of attributes. */
  public static Builder builder() {
    return new Builder();
  }

  /** Starts from these attributes. */
  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.widthMetres = widthMetres;
    builder.lengthMetres = lengthMetres;
    builder.heightMetres = heightMetres;
    builder.depthMetres = depthMetres;
    builder.viewMetres = viewMetres;
    builder.slopeDegrees = slopeDegrees;
    builder.roadWidth = roadWidth;
    builder.bridgeMaterial = bridgeMaterial;
    builder.defence = defence;
    builder.houses = houses;
    builder.knownTo = knownTo;
    builder.other = other;
    return builder;
  }

  /** Collects attributes one by one. */
  public static final class Builder {
    private OptionalDouble widthMetres = OptionalDouble.empty();
    private OptionalDouble lengthMetres = OptionalDouble.empty();
    private OptionalDouble heightMetres = OptionalDouble.empty();
    private OptionalDouble depthMetres = OptionalDouble.empty();
    private OptionalDouble viewMetres = OptionalDouble.empty();
    private OptionalDouble slopeDegrees = OptionalDouble.empty();
    private Optional<RoadWidthClass> roadWidth = Optional.empty();
    private Optional<BridgeMaterial> bridgeMaterial = Optional.empty();
    private Optional<DefenceClass> defence = Optional.empty();
    private OptionalInt houses = OptionalInt.empty();
    private KnownTo knownTo = KnownTo.EVERYONE;
    private Map<String, String> other = Map.of();

    private Builder() {}

    /** Sets the breadth. */
    public Builder widthMetres(double metres) {
      widthMetres = OptionalDouble.of(metres);
      return this;
    }

    /** Sets the length. */
    public Builder lengthMetres(double metres) {
      lengthMetres = OptionalDouble.of(metres);
      return this;
    }

    /** Sets the height. */
    public Builder heightMetres(double metres) {
      heightMetres = OptionalDouble.of(metres);
      return this;
    }

    /** Sets the depth. */
    public Builder depthMetres(double metres) {
      depthMetres = OptionalDouble.of(metres);
      return this;
    }

    /** Sets how deep one looks into it. */
    public Builder viewMetres(double metres) {
      viewMetres = OptionalDouble.of(metres);
      return this;
    }

    /** Sets the slope. */
    public Builder slopeDegrees(double degrees) {
      slopeDegrees = OptionalDouble.of(degrees);
      return this;
    }

    /** Sets the breadth class of a road. */
    public Builder roadWidth(RoadWidthClass width) {
      roadWidth = Optional.of(width);
      return this;
    }

    /** Sets what a bridge is made of. */
    public Builder bridgeMaterial(BridgeMaterial material) {
      bridgeMaterial = Optional.of(material);
      return this;
    }

    /** Sets the strength as a position. */
    public Builder defence(DefenceClass strength) {
      defence = Optional.of(strength);
      return this;
    }

    /** Sets the number of houses. */
    public Builder houses(int number) {
      houses = OptionalInt.of(number);
      return this;
    }

    /** Sets who knows of the feature. */
    public Builder knownTo(KnownTo who) {
      knownTo = who;
      return this;
    }

    /** Sets the properties that are kept but not used. */
    public Builder other(Map<String, String> properties) {
      other = properties;
      return this;
    }

    /** The attributes collected so far. */
    public Attributes build() {
      return new Attributes(
          widthMetres,
          lengthMetres,
          heightMetres,
          depthMetres,
          viewMetres,
          slopeDegrees,
          roadWidth,
          bridgeMaterial,
          defence,
          houses,
          knownTo,
          other);
    }
  }
}
