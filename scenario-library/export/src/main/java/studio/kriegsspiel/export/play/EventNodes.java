package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.event.Happening;
import studio.kriegsspiel.situation.knowledge.SealedSheets;

/** Everything that is due, each with its id and the statement of the file that it is of. */
final class EventNodes {
  private final Situation situation;
  private final Scenario scenario;
  private final NewsNodes news;

  EventNodes(Situation situation, PositionResolver positions) {
    this.situation = situation;
    this.scenario = situation.scenario();
    this.news = new NewsNodes(situation, positions);
  }

  void write(ArrayNode list) {
    for (Event event : Events.of(situation).all()) {
      ObjectNode one = list.addObject().put("id", event.id());
      event.earliest().ifPresent(time -> one.put("at", Nodes.time(time)));
      event.latest().ifPresent(time -> one.put("until", Nodes.time(time)));
      one.put("what", event.happening().word());
      if (event.happening() instanceof Happening.SheetDue sheet) {
        sheet(one, sheet.due());
      }
      statement(event.happening()).ifPresent(of -> one.put("of", of));
    }
  }

  private void sheet(ObjectNode node, SealedSheets.Due due) {
    node.put("sheet", due.sheet().mark());
    Nodes.audience(node, due.sheet().audience());
    Nodes.prose(node, "text", due.sheet().text());
    news.release(node.putObject("release"), due.release(), due.sheet().audience());
  }

  /** Where the file has the statement, as a JSON pointer; nothing where none makes it happen. */
  private Optional<String> statement(Happening happening) {
    return happening.match(
        new Happening.Cases<>(
            begins -> Optional.empty(),
            ends -> Optional.empty(),
            weather -> Optional.empty(),
            state -> Optional.empty(),
            rivers -> Optional.empty(),
            sight -> Optional.empty(),
            sun -> Optional.empty(),
            read -> pointer("reports", scenario.reports(), read.report()),
            sheet -> Optional.empty(),
            reminder -> pointer("intelligence", scenario.intelligence(), reminder.item()),
            enters -> pointer("reinforcements", scenario.reinforcements(), enters.coming()),
            expected -> pointer("reinforcements", scenario.reinforcements(), expected.coming()),
            begun -> pointer("engineering", scenario.engineering(), begun.task()),
            done -> pointer("engineering", scenario.engineering(), done.task()),
            march -> pointer("marches", scenario.plan().marches(), march.march()),
            patrol -> pointer("patrols", scenario.plan().patrols(), patrol.patrol()),
            planned -> pointer("plannedEvents", scenario.plan().events(), planned.event()),
            ended -> pointer("plannedEvents", scenario.plan().events(), ended.event()),
            due ->
                pointer(
                    "sides/" + scenario.sides().indexOf(due.side()) + "/objectives",
                    due.side().objectives(),
                    due.objective())));
  }

  private static <T> Optional<String> pointer(String list, List<T> statements, T statement) {
    int index = statements.indexOf(statement);
    return index < 0 ? Optional.empty() : Optional.of("/" + list + "/" + index);
  }
}
