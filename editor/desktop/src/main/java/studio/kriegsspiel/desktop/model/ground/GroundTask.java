package studio.kriegsspiel.desktop.model.ground;

import java.util.List;
import studio.kriegsspiel.terrain.FeatureKind;

/** What can be drawn on the ground, in the order of the palette. */
public enum GroundTask {
  RAISE("Raise or lower an area", FeatureKind.HEIGHT_OVERRIDE, Way.AREA, Group.HEIGHTS),
  BRUSH("Raise or lower with a brush", FeatureKind.HEIGHT_OVERRIDE, Way.BRUSH, Group.HEIGHTS),
  SUNKEN_ROAD("Sunken road", FeatureKind.SUNKEN_ROAD, Way.LINE, Group.HEIGHTS),
  DITCH("Ditch", FeatureKind.DITCH, Way.LINE, Group.HEIGHTS),
  EMBANKMENT("Embankment", FeatureKind.EMBANKMENT, Way.LINE, Group.HEIGHTS),
  SLOPE("Slope by hand", FeatureKind.SLOPE_OVERRIDE, Way.AREA, Group.HEIGHTS),
  REDRAWN("Redrawn area", FeatureKind.REDRAWN, Way.AREA, Group.REDRAW),
  CONTOUR("Contour", FeatureKind.CONTOUR, Way.LINE, Group.REDRAW),
  SPOT("Spot height", FeatureKind.SPOT_HEIGHT, Way.POINT, Group.REDRAW),
  RIDGE("Ridge line", FeatureKind.RIDGE_LINE, Way.LINE, Group.REDRAW),
  VALLEY("Valley line", FeatureKind.VALLEY_LINE, Way.LINE, Group.REDRAW),
  ROAD("Road", FeatureKind.ROAD, Way.LINE, Group.THINGS),
  BRIDGE("Bridge", FeatureKind.BRIDGE, Way.LINE, Group.THINGS),
  FORD("Ford", FeatureKind.FORD, Way.POINT, Group.THINGS),
  STREAM("Stream", FeatureKind.STREAM, Way.LINE, Group.THINGS),
  RIVER("River", FeatureKind.RIVER, Way.LINE, Group.THINGS),
  LAKE("Lake", FeatureKind.LAKE, Way.AREA, Group.THINGS),
  MARSH("Marsh", FeatureKind.MARSH, Way.AREA, Group.THINGS),
  WOOD_LIGHT("Light wood", FeatureKind.WOOD_LIGHT, Way.AREA, Group.THINGS),
  WOOD_DENSE("Dense wood", FeatureKind.WOOD_DENSE, Way.AREA, Group.THINGS),
  GARDEN("Garden", FeatureKind.GARDEN, Way.AREA, Group.THINGS),
  BUILDING("Building", FeatureKind.BUILDING, Way.AREA, Group.THINGS),
  FARM("Farm", FeatureKind.FARM, Way.AREA, Group.THINGS),
  VILLAGE("Village", FeatureKind.VILLAGE, Way.AREA, Group.THINGS),
  HEDGE("Hedge", FeatureKind.HEDGE, Way.LINE, Group.THINGS),
  WALL("Wall", FeatureKind.WALL, Way.LINE, Group.THINGS),
  FIELDWORK("Fieldwork", FeatureKind.FIELDWORK, Way.LINE, Group.THINGS),
  /** The kind does not count: a place is no feature. */
  PLACE("Named place", FeatureKind.DEFILE, Way.POINT, Group.THINGS);

  /** How it is drawn. */
  public enum Way {
    POINT("Click where it is."),
    LINE("Click along the line; Enter ends it."),
    AREA("Click around the area; Enter closes it."),
    BRUSH("Drag over the ground; the stroke is as broad as the width says.");

    private final String hint;

    Way(String hint) {
      this.hint = hint;
    }

    /** What to do, in one sentence. */
    public String hint() {
      return hint;
    }
  }

  /** Groups of the palette. */
  public enum Group {
    HEIGHTS("Raise, lower, cut"),
    REDRAW("Redraw"),
    THINGS("On the ground");

    private final String title;

    Group(String title) {
      this.title = title;
    }

    /** The words above it. */
    public String title() {
      return title;
    }

    /** What is in it. */
    public List<GroundTask> tasks() {
      return List.of(GroundTask.values()).stream().filter(task -> task.group == this).toList();
    }
  }

  private final String title;
  private final FeatureKind kind;
  private final Way way;
  private final Group group;

  GroundTask(String title, FeatureKind kind, Way way, Group group) {
    this.title = title;
    this.kind = kind;
    this.way = way;
    this.group = group;
  }

  /** What it is called. */
  public String title() {
    return title;
  }

  /** The kind of feature it draws; does not count for {@link #PLACE}. */
  public FeatureKind kind() {
    return kind;
  }

  /** How it is drawn. */
  public Way way() {
    return way;
  }

  /** The group it stands in. */
  public Group group() {
    return group;
  }
}
