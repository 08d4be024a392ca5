package studio.kriegsspiel.situation.knowledge;

import java.util.List;

/** Views as a mistaken maker of views would fill them, for tests of those who read them back. */
public final class LeakingView {
  private LeakingView() {}

  /** The same view with another list of first orders. */
  public static PlayerView withOrders(PlayerView view, OrderView... orders) {
    return new PlayerView(
        view.reader(),
        view.time(),
        new PlayerView.Scene(
            view.title(),
            view.rules(),
            view.terrain(),
            view.map(),
            view.mapNote(),
            view.begins(),
            view.weather(),
            view.ground(),
            view.conditions(),
            view.generalIdea()),
        new PlayerView.Party(
            view.sideTitle(),
            view.nation(),
            view.colour(),
            view.objectives(),
            view.lineOfRetreat(),
            view.offMap(),
            view.roles()),
        new PlayerView.News(view.reports(), view.news()),
        new PlayerView.Forces(
            view.army(),
            view.deployments(),
            view.arrivals(),
            view.works(),
            List.of(orders),
            view.patrols(),
            view.marches(),
            view.areas()));
  }
}
