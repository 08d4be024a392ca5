package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.situation.knowledge.AreaView;
import studio.kriegsspiel.situation.knowledge.ArrivalView;
import studio.kriegsspiel.situation.knowledge.DeploymentView;
import studio.kriegsspiel.situation.knowledge.ForceView;
import studio.kriegsspiel.situation.knowledge.MarchView;
import studio.kriegsspiel.situation.knowledge.NewsView;
import studio.kriegsspiel.situation.knowledge.ObjectiveView;
import studio.kriegsspiel.situation.knowledge.OrderView;
import studio.kriegsspiel.situation.knowledge.PatrolView;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.ReportView;
import studio.kriegsspiel.situation.knowledge.RoleView;
import studio.kriegsspiel.situation.knowledge.UnitParticulars;
import studio.kriegsspiel.situation.knowledge.UnitView;
import studio.kriegsspiel.situation.knowledge.WayPoint;
import studio.kriegsspiel.situation.knowledge.WorkView;

/**
 * One reader's play file: what that reader may know, as JSON after {@code
 * docs/formats/play.schema.json}. It is made from a view and never sees the scenario.
 */
public final class PlayerFile {
  private final PlayerView view;

  private PlayerFile(PlayerView view) {
    this.view = view;
  }

  /** The file of the reader of a view, on a ground that is known. */
  public static byte[] of(PlayerView view) {
    return Nodes.bytes(new PlayerFile(view).write(Nodes.root()));
  }

  private ObjectNode write(ObjectNode root) {
    Nodes.head(root, view.title());
    ObjectNode reader = root.putObject("reader");
    reader.put("side", view.reader().side());
    if (view.reader().roles().size() == 1) {
      reader.put("role", view.reader().roles().get(0));
    } else if (!view.reader().roles().isEmpty()) {
      ArrayNode roles = reader.putArray("roles");
      view.reader().roles().forEach(roles::add);
    }
    view.reader().person().ifPresent(person -> reader.put("player", person));
    view.rules().ifPresent(book -> Nodes.rules(root, book));
    root.put("begins", Nodes.time(view.begins()));
    root.put("knownAt", Nodes.time(view.time()));
    view.weather().ifPresent(words -> root.put("weather", words));
    view.ground().ifPresent(words -> root.put("ground", words));
    view.conditions().rivers().ifPresent(words -> root.put("rivers", words));
    view.conditions().visibility().ifPresent(words -> root.put("visibility", words));
    if (!view.conditions().works().isEmpty()) {
      ArrayNode works = root.putArray("worksBefore");
      view.conditions()
          .works()
          .forEach(each -> Nodes.workBefore(works, each.work(), each.place(), each.material()));
    }
    Nodes.sun(root, view.conditions().dawn(), view.conditions().dusk());
    Nodes.map(root, view.map().orElseThrow());
    view.generalIdea().ifPresent(text -> Nodes.prose(root, "generalIdea", text));
    side(root.putObject("side"));
    return root;
  }

  private void side(ObjectNode side) {
    side.put("name", view.reader().side());
    side.put("title", view.sideTitle());
    side.put("colour", view.colour());
    view.nation().ifPresent(nation -> side.put("nation", nation));
    ArrayNode objectives = side.putArray("objectives");
    for (ObjectiveView objective : view.objectives()) {
      ObjectNode one = objectives.addObject().put("text", objective.text());
      objective.place().ifPresent(place -> one.put("place", place));
      objective.until().ifPresent(until -> one.put("until", Nodes.time(until)));
      objective.worth().ifPresent(points -> one.put("worth", points));
    }
    view.lineOfRetreat()
        .ifPresent(
            line -> {
              ObjectNode one = side.putObject("lineOfRetreat").put("along", line.along());
              Nodes.facing(one, "towards", line.towards());
            });
    view.offMap().ifPresent(text -> Nodes.prose(side, "offMap", text));
    ArrayNode roles = side.putArray("roles");
    for (RoleView role : view.roles()) {
      ObjectNode one = roles.addObject().put("title", role.title());
      role.commands().ifPresent(unit -> one.put("commands", unit));
      role.superior().ifPresent(unit -> one.put("under", unit));
      Nodes.texts(one, "duties", role.duties());
      Nodes.texts(one, "heldBy", role.heldBy());
    }
    texts(side);
    ArrayNode army = side.putArray("army");
    view.army().forEach(unit -> unit(army.addObject(), unit));
    troops(side);
  }

  private void texts(ObjectNode side) {
    ArrayNode reports = side.putArray("reports");
    for (ReportView report : view.reports()) {
      ObjectNode one = reports.addObject();
      report.at().ifPresent(at -> one.put("at", Nodes.time(at)));
      report.from().ifPresent(from -> one.put("from", from));
      Nodes.prose(one, "text", report.text());
      if (!report.forces().isEmpty()) {
        ArrayNode forces = one.putArray("forces");
        for (ForceView each : report.forces()) {
          ObjectNode force = forces.addObject().put("own", each.own());
          each.source().ifPresent(source -> force.put("source", source));
          each.reliability().ifPresent(level -> force.put("reliability", Nodes.word(level)));
          each.observed().ifPresent(at -> force.put("observed", Nodes.time(at)));
          force.put("text", each.text());
        }
      }
    }
    ArrayNode news = side.putArray("intelligence");
    for (NewsView item : view.news()) {
      ObjectNode one = news.addObject();
      item.at().ifPresent(at -> one.put("at", Nodes.time(at)));
      item.source().ifPresent(source -> one.put("source", source));
      item.reliability().ifPresent(level -> one.put("reliability", Nodes.word(level)));
      Nodes.prose(one, "text", item.text());
    }
  }

  private void troops(ObjectNode side) {
    ArrayNode orders = side.putArray("orders");
    for (OrderView order : view.orders()) {
      orders
          .addObject()
          .put("unit", order.unit())
          .put("order", order.kind().key())
          .put("text", order.words());
    }
    ArrayNode deployments = side.putArray("deployments");
    for (DeploymentView deployment : view.deployments()) {
      ObjectNode one = deployments.addObject().put("unit", deployment.unit());
      one.put("formation", deployment.formation().key());
      Nodes.at(one, "at", deployment.at());
      Nodes.facing(one, "facing", deployment.facing());
      Nodes.works(one, deployment.works());
    }
    ArrayNode arrivals = side.putArray("arrivals");
    for (ArrivalView arrival : view.arrivals()) {
      ObjectNode one = arrivals.addObject().put("unit", arrival.unit());
      one.put("time", Nodes.time(arrival.at()));
      Nodes.at(one, "entry", arrival.entryAt());
      Nodes.facing(one, "from", arrival.from());
      one.put("formation", arrival.marchOrder().key());
    }
    ArrayNode works = side.putArray("works");
    for (WorkView work : view.works()) {
      ObjectNode one = works.addObject().put("unit", work.unit());
      one.put("work", Nodes.word(work.work())).put("place", work.place());
      work.material().ifPresent(material -> one.put("material", material));
      one.put("begins", Nodes.time(work.begins()));
    }
    plans(side);
  }

  private void plans(ObjectNode side) {
    ArrayNode patrols = side.putArray("patrols");
    for (PatrolView patrol : view.patrols()) {
      ObjectNode one = patrols.addObject().put("unit", patrol.unit());
      way(one, patrol.way());
      one.put("begins", Nodes.time(patrol.begins()));
      patrol.ends().ifPresent(ends -> one.put("ends", Nodes.time(ends)));
      Nodes.outings(one, patrol.outings());
    }
    ArrayNode marches = side.putArray("marches");
    for (MarchView march : view.marches()) {
      ObjectNode one = marches.addObject().put("unit", march.unit());
      way(one, march.way());
      one.put("begins", Nodes.time(march.begins()));
      one.put("formation", march.formation().key());
      ArrayNode order = one.putArray("order");
      march.order().forEach(order::add);
    }
    ArrayNode areas = side.putArray("areas");
    for (AreaView area : view.areas()) {
      ObjectNode one = areas.addObject();
      area.unit().ifPresent(unit -> one.put("unit", unit));
      Nodes.zones(one, area.zones());
    }
  }

  private static void way(ObjectNode node, List<WayPoint> way) {
    ArrayNode stations = node.putArray("way");
    for (WayPoint station : way) {
      ObjectNode one = stations.addObject();
      Nodes.named(one, station.position());
      Nodes.at(one, "at", station.at());
    }
  }

  private static void unit(ObjectNode node, UnitView unit) {
    node.put("name", unit.name());
    node.put("title", unit.title());
    node.put("echelon", Nodes.word(unit.echelon()));
    node.put("type", unit.type().key());
    Nodes.strength(node, unit.strength());
    unit.grade().map(Grade::key).ifPresent(grade -> node.put("grade", grade));
    unit.ranks().ifPresent(ranks -> node.put("ranks", ranks));
    UnitParticulars more = unit.particulars();
    Nodes.kind(node, more.nation(), more.weapon());
    more.commander().ifPresent(name -> node.put("commander", name));
    Nodes.state(node, more.condition(), more.losses(), more.rounds());
    more.sentTo().ifPresent(to -> node.put("ordersFrom", to));
    node.put("present", unit.presentMen());
    node.put("presentPieces", unit.presentPieces());
    node.put("standing", Nodes.word(unit.standing()));
    if (!unit.parts().isEmpty()) {
      ArrayNode parts = node.putArray("parts");
      unit.parts().forEach(part -> unit(parts.addObject(), part));
    }
  }
}
