package studio.kriegsspiel.desk.map;

import java.util.EnumSet;
import java.util.List;
import studio.kriegsspiel.drawing.MapLayer;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Which layers the map shows.
 *
 * @param drawn the layers of the picture
 * @param findings whether problems are marked on it
 * @param edits whether outlines of what was drawn by hand are shown
 * @param difference whether heights now and as the source gave them are compared
 * @param plans whether marches, patrols and free deployment are shown
 * @param swipe whether the sheet image lies left of a divider and the drawn map right of it
 */
public record LayerChoice(
    MapLayers drawn,
    boolean findings,
    boolean edits,
    boolean difference,
    boolean plans,
    boolean swipe) {
  /** The drawn map with everything that a staff map shows. */
  public static final LayerChoice USUAL =
      new LayerChoice(MapLayers.drawn(), true, false, false, true, false);

  /** Groups of layers that a button turns on and off together. */
  public enum Group {
    SHEET("Sheet image", List.of(MapLayer.SHEET)),
    RELIEF("Relief", List.of(MapLayer.HACHURES, MapLayer.CONTOURS)),
    SHADING("Shading", List.of(MapLayer.SHADING)),
    SLOPES("Slope bands", List.of(MapLayer.SLOPE_BANDS)),
    FEATURES("Features", List.of(MapLayer.LAND, MapLayer.WATER, MapLayer.ROADS, MapLayer.WORKS)),
    GRID("Grid", List.of(MapLayer.GRID)),
    NAMES("Names", List.of(MapLayer.NAMES)),
    TROOPS("Troops", List.of(MapLayer.TROOPS, MapLayer.TROOP_LABELS));

    private final String label;
    private final List<MapLayer> layers;

    Group(String label, List<MapLayer> layers) {
      this.label = label;
      this.layers = List.copyOf(layers);
    }

    /** The words in the menu. */
    public String label() {
      return label;
    }

    /** The layers in it. */
    public List<MapLayer> layers() {
      return layers;
    }
  }

  /** Whether any layer of a group is shown. */
  public boolean has(Group group) {
    return group.layers().stream().anyMatch(drawn::has);
  }

  /** The same with a group turned on or off. */
  public LayerChoice with(Group group, boolean on) {
    EnumSet<MapLayer> layers = EnumSet.noneOf(MapLayer.class);
    layers.addAll(drawn.shown());
    if (on) {
      layers.addAll(group.layers());
    } else {
      group.layers().forEach(layers::remove);
    }
    return with(new MapLayers(layers, drawn.sheetOpacity()));
  }

  /** The same with one layer turned on or off. */
  public LayerChoice with(MapLayer layer, boolean on) {
    return with(on ? drawn.with(layer) : drawn.without(layer));
  }

  /** The same for ground that was just imported: its sheet, if it has one, is to be seen. */
  public LayerChoice afterImport(Terrain ground) {
    return ground.sheet().isPresent() ? with(Group.SHEET, true) : this;
  }

  /** The same with the sheet shown, so strongly that what is under it shows through or not. */
  public LayerChoice withSheet(double opacity) {
    return with(drawn.with(MapLayer.SHEET).withSheetOpacity(opacity));
  }

  /** The same with the marks of problems turned on or off. */
  public LayerChoice withFindings(boolean on) {
    return new LayerChoice(drawn, on, edits, difference, plans, swipe);
  }

  /** The same with the outlines of hand edits turned on or off. */
  public LayerChoice withEdits(boolean on) {
    return new LayerChoice(drawn, findings, on, difference, plans, swipe);
  }

  /** The same with marches, patrols and free deployment turned on or off. */
  public LayerChoice withPlans(boolean on) {
    return new LayerChoice(drawn, findings, edits, difference, on, swipe);
  }

  /** The same with the divider between sheet image and drawn map turned on or off. */
  public LayerChoice withSwipe(boolean on) {
    return new LayerChoice(drawn, findings, edits, difference, plans, on);
  }

  /** What lies left of the divider: the sheet image as it is, under grid and troops if shown. */
  public LayerChoice ofSheet() {
    EnumSet<MapLayer> layers = EnumSet.of(MapLayer.SHEET);
    List.of(Group.GRID, Group.TROOPS).stream()
        .flatMap(group -> group.layers().stream())
        .filter(drawn::has)
        .forEach(layers::add);
    return with(new MapLayers(layers));
  }

  /** What lies right of the divider: the map that is shown, without the sheet image. */
  public LayerChoice besideSheet() {
    return with(Group.SHEET, false);
  }

  /** The same with the difference of heights turned on or off. */
  public LayerChoice withDifference(boolean on) {
    return new LayerChoice(drawn, findings, edits, on, plans, swipe);
  }

  private LayerChoice with(MapLayers layers) {
    return new LayerChoice(layers, findings, edits, difference, plans, swipe);
  }
}
