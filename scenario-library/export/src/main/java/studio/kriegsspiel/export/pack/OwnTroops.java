package studio.kriegsspiel.export.pack;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.rules.concept.UnitType;
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

/** What a player is told of his own troops: who they are, where they stand, what they are about. */
final class OwnTroops {
  private final PlayerView view;
  private final double metresPerPace;

  OwnTroops(PlayerView view, double metresPerPace) {
    this.view = view;
    this.metresPerPace = metresPerPace;
  }

  /** The title of a unit by its short name; nothing for one that the reader does not know of. */
  String title(Optional<String> unit) {
    return unit.flatMap(view::findUnit).map(UnitView::title).orElse("");
  }

  /** All of it; first orders only where they are wanted. */
  void addTo(PaperText flow, boolean ordered) {
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
    untold(flow);
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
  void orders(PaperText flow) {
    for (OrderView order : view.orders()) {
      flow.item("\u2022", Phrase.ORDERED.of(title(Optional.of(order.unit())), order.words()));
    }
  }

  private void deployments(PaperText flow) {
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
          ReaderPositions.grid(deployment.at()),
          PaperWords.facing(deployment.facing()));
    }
    flow.remark(Phrase.GRID_EXPLAINED.words());
    flow.table(table);
  }

  private void plans(PaperText flow) {
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
        .map(map -> new ReaderPositions(map, metresPerPace).of(position, at))
        .orElseGet(() -> PaperWords.position(position));
  }

  /** That a unit comes on. */
  void arrival(PaperText flow, ArrivalView arrival) {
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

  /** Troops of which the reader knows that they come, and no more. */
  private void untold(PaperText flow) {
    Set<String> told = view.arrivals().stream().map(ArrivalView::unit).collect(Collectors.toSet());
    List<String> some =
        view.army().stream().flatMap(unit -> untold(unit, told)).map(UnitView::title).toList();
    if (!some.isEmpty()) {
      flow.item("\u2022", Phrase.COMES_UNTOLD.of(listed(some)));
    }
  }

  /** In a row; by semicolons where a title has a comma of its own. */
  private static String listed(List<String> titles) {
    boolean commas = titles.stream().anyMatch(each -> each.contains(","));
    return String.join(commas ? "; " : ", ", titles);
  }

  /** The highest units of those that are still to come and of which nothing more is told. */
  private static Stream<UnitView> untold(UnitView unit, Set<String> told) {
    if (told.contains(unit.name())) {
      return Stream.empty();
    }
    boolean comes = unit.standing() == UnitView.Standing.EXPECTED;
    return comes && unit.withAllParts().map(UnitView::name).noneMatch(told::contains)
        ? Stream.of(unit)
        : unit.parts().stream().flatMap(part -> untold(part, told));
  }

  /**
   * Where the commander of a unit stands when play begins: at his headquarters, or with the unit
   * where that stands as one; nothing where the scenario does not say.
   */
  Optional<String> commander(String unit) {
    Optional<String> headquarters =
        view.findUnit(unit).stream()
            .flatMap(each -> each.parts().stream())
            .filter(part -> part.isPost() && part.type() == UnitType.COMMANDER)
            .flatMap(part -> place(part.name()).stream())
            .findFirst();
    return headquarters.or(
        () ->
            place(unit)
                .map(at -> PaperWords.capital(Phrase.WITH_UNIT.of(title(Optional.of(unit)), at))));
  }

  /** Where the commander of troops is that are still to come: with them. */
  Optional<String> toCome(String unit) {
    return view.findUnit(unit)
        .filter(each -> each.standing() == UnitView.Standing.EXPECTED)
        .map(each -> Phrase.WITH_TROOPS_TO_COME.of(each.title()));
  }

  /** Where a unit is put, in words and by the grid. */
  private Optional<String> place(String unit) {
    return view.deployments().stream()
        .filter(each -> each.unit().equals(unit))
        .findFirst()
        .map(
            each -> {
              String grid = ReaderPositions.grid(each.at());
              String words = position(each.position(), each.at());
              return grid.isEmpty() ? words : Phrase.AT_GRID.of(words, grid);
            });
  }
}
