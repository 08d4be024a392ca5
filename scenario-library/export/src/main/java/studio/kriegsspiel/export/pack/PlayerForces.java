package studio.kriegsspiel.export.pack;

import java.util.Optional;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.export.pdf.Manuscript;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.knowledge.AreaView;
import studio.kriegsspiel.situation.knowledge.ArrivalView;
import studio.kriegsspiel.situation.knowledge.DeploymentView;
import studio.kriegsspiel.situation.knowledge.MarchView;
import studio.kriegsspiel.situation.knowledge.OrderView;
import studio.kriegsspiel.situation.knowledge.PatrolView;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.UnitView;
import studio.kriegsspiel.situation.knowledge.WorkView;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The troops that a reader knows of as his own: what they are, where they are and what is planned.
 */
final class PlayerForces {
  private final PlayerView view;
  private final double metresPerPace;

  PlayerForces(PlayerView view, double metresPerPace) {
    this.view = view;
    this.metresPerPace = metresPerPace;
  }

  /** All of it; first orders only where they are wanted. */
  void addTo(Manuscript flow, boolean ordered) {
    flow.heading(Phrase.FORCES.words());
    Table army = Forces.of(view);
    if (army.isEmpty()) {
      flow.remark(Phrase.NO_FORCES.words());
      return;
    }
    flow.table(army);
    if (ordered && !view.orders().isEmpty()) {
      flow.heading(Phrase.ORDERS_AT.of(PaperWords.clock(view.begins())));
      orders(flow);
    }
    deployments(flow);
    plans(flow);
    view.arrivals().forEach(each -> arrival(flow, each));
    for (WorkView work : view.works()) {
      flow.item(
          "\u2022",
          Phrase.BEGINS_WORK.of(
              title(Optional.of(work.unit())),
              PaperWords.work(work.work()),
              work.place(),
              PaperWords.clock(work.begins())));
    }
  }

  /** What his units are ordered to do when play begins. */
  void orders(Manuscript flow) {
    for (OrderView order : view.orders()) {
      flow.item("\u2022", Phrase.ORDERED.of(title(Optional.of(order.unit())), order.words()));
    }
  }

  private void deployments(Manuscript flow) {
    if (view.deployments().isEmpty()) {
      return;
    }
    flow.heading(Phrase.POSITIONS_AT.of(PaperWords.clock(view.begins())));
    Table table =
        new Table(
            Table.words(Phrase.UNIT.words(), 40),
            Table.words(Phrase.FORMATION.words(), 19),
            Table.words(Phrase.POSITION.words(), 45),
            Table.figures(Phrase.GRID.words(), 17),
            Table.words(Phrase.FACING.words(), 14));
    for (DeploymentView deployment : view.deployments()) {
      table.row(
          title(Optional.of(deployment.unit())),
          deployment.works().isEmpty()
              ? Terms.marked(deployment.formation().label())
              : Terms.marked(deployment.formation().label())
                  + ", "
                  + PlanWords.works(deployment.works()),
          position(deployment.position(), deployment.at()),
          PositionWords.grid(deployment.at()),
          PaperWords.facing(deployment.facing()));
    }
    flow.remark(Phrase.GRID_EXPLAINED.words());
    flow.table(table);
  }

  private void plans(Manuscript flow) {
    for (AreaView area : view.areas()) {
      flow.item(
          "\u2022",
          Phrase.DEPLOYED_FREELY.of(
              area.unit()
                  .map(unit -> title(Optional.of(unit)))
                  .orElseGet(Phrase.TROOPS_WITHOUT_POSITION::words),
              PlanWords.zones(area.zones(), position -> position(position, Optional.empty()))));
    }
    for (MarchView march : view.marches()) {
      flow.item(
          "\u2022",
          PlanWords.march(
              march,
              title(Optional.of(march.unit())),
              station -> position(station.position(), station.at()),
              unit -> title(Optional.of(unit))));
    }
    for (PatrolView patrol : view.patrols()) {
      flow.item(
          "\u2022",
          PlanWords.patrol(
              patrol,
              title(Optional.of(patrol.unit())),
              station -> position(station.position(), station.at())));
    }
  }

  /** In paces from a place on the reader's own map. */
  private String position(Position position, Optional<MapPoint> at) {
    return view.map()
        .map(map -> new PositionWords(map, metresPerPace).of(position, at))
        .orElseGet(() -> PaperWords.position(position));
  }

  /** That a unit comes on. */
  void arrival(Manuscript flow, ArrivalView arrival) {
    flow.item("\u2022", words(arrival, title(Optional.of(arrival.unit()))));
  }

  /** Where and when a unit comes on. */
  String words(ArrivalView arrival, String title) {
    return Phrase.COMES_ON.of(
        title,
        PaperWords.clock(arrival.at()),
        position(arrival.entry(), arrival.entryAt()),
        arrival.from().map(from -> Phrase.FROM_THE.of(Terms.marked(from.nearestWord()))).orElse(""),
        Terms.marked(arrival.marchOrder().label()));
  }

  /** The title of a unit by its short name; nothing for one that the reader does not know of. */
  String title(Optional<String> unit) {
    return unit.flatMap(view::findUnit).map(UnitView::title).orElse("");
  }
}
