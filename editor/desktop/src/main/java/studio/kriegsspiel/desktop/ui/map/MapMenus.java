package studio.kriegsspiel.desktop.ui.map;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.JPopupMenu;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.map.MapScene;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desktop.ui.force.PlaceMenu;
import studio.kriegsspiel.desktop.ui.force.UnitMenu;
import studio.kriegsspiel.desktop.ui.problems.FixMenu;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** The menu of whatever lies under the pointer: problems, units, a place or the bare ground. */
final class MapMenus {
  private static final double REACH_PIXELS = 12;

  private final Desk desk;
  private final MapView view;
  private final Navigation navigation;
  private final UnitMenu units;
  private final PlaceMenu places;

  MapMenus(Desk desk, MapView view, Navigation navigation, UnitMenu units, PlaceMenu places) {
    this.desk = desk;
    this.view = view;
    this.navigation = navigation;
    this.units = units;
    this.places = places;
  }

  /** Shows the menu if this is how menus are called for here. */
  void maybeShow(MouseEvent event, boolean onBlock) {
    if (event.isPopupTrigger()) {
      show(event.getComponent(), event.getPoint(), onBlock);
    }
  }

  /** The menu for a point of the map. */
  JPopupMenu at(Component map, Point point, boolean onBlock) {
    MapSpot spot = view.viewport().get().toGround(point.x, point.y);
    JPopupMenu menu = new JPopupMenu();
    List<Finding> near = findings(spot);
    if (!near.isEmpty()) {
      FixMenu.fill(menu, near, navigation);
      menu.addSeparator();
    }
    if (onBlock) {
      units.fill(menu, List.copyOf(desk.group().get()), map);
    } else {
      places.fill(menu, spot, place(spot));
    }
    return menu;
  }

  void show(Component map, Point point, boolean onBlock) {
    at(map, point, onBlock).show(map, point.x, point.y);
  }

  private double reachMetres() {
    return REACH_PIXELS * view.viewport().get().metresPerPixel();
  }

  private List<Finding> findings(MapSpot spot) {
    return desk.shown().get().findings().stream()
        .filter(
            each ->
                each.spot()
                    .filter(at -> Math.hypot(at.x() - spot.x(), at.y() - spot.y()) < reachMetres())
                    .isPresent())
        .limit(3)
        .toList();
  }

  private Optional<Place> place(MapSpot spot) {
    MapPoint at = new MapPoint(spot.x(), spot.y());
    return view.scene().get().map(MapScene::terrain).stream()
        .flatMap(terrain -> terrain.places().stream())
        .filter(each -> each.at().distanceMetres(at) < reachMetres())
        .findFirst();
  }
}
