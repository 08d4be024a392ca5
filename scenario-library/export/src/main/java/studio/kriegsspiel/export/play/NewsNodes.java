package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Observation;
import studio.kriegsspiel.scenario.news.Origin;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.FilledProse;
import studio.kriegsspiel.situation.release.Releases;

/** Reports and intelligence in the umpire's file, with what is true of them. */
final class NewsNodes {
  private final Situation situation;
  private final Scenario scenario;
  private final Clock clock;
  private final FilledProse prose;
  private final Releases releases;
  private final PositionResolver positions;

  NewsNodes(Situation situation, PositionResolver positions) {
    this.situation = situation;
    this.scenario = situation.scenario();
    this.clock = situation.clock();
    this.prose = FilledProse.of(situation);
    this.releases = Releases.of(situation);
    this.positions = positions;
  }

  void reports(ArrayNode list) {
    for (Report report : scenario.reports()) {
      ObjectNode one = list.addObject();
      Nodes.audience(one, report.audience());
      report.at().ifPresent(at -> one.put("at", Nodes.time(clock.time(at))));
      report.from().ifPresent(from -> one.put("from", from));
      Nodes.prose(
          one, "text", prose.read(report.text(), report.audience(), clock.find(report.at())));
      UmpireUnits.sources(one, report.sources());
      if (!report.forces().isEmpty()) {
        ArrayNode forces = one.putArray("forces");
        for (ReportedForce each : report.forces()) {
          ObjectNode force = forces.addObject().put("own", each.own());
          origin(force, each.origin());
          force.put("text", each.text().text());
          observation(force.putObject("observation"), each.observation());
          UmpireUnits.sources(force, each.sources());
        }
      }
    }
  }

  void intelligence(ArrayNode list) {
    for (Intelligence item : scenario.intelligence()) {
      ObjectNode one = list.addObject();
      Nodes.audience(one, item.audience());
      release(one.putObject("release"), item.release(), item.audience());
      origin(one, item.origin());
      Nodes.prose(
          one,
          "text",
          prose.read(
              item.text(), item.audience(), releases.earliest(item.release(), item.audience())));
      item.observation().ifPresent(each -> observation(one.putObject("observation"), each));
      UmpireUnits.sources(one, item.sources());
    }
  }

  private static void origin(ObjectNode node, Origin origin) {
    origin.kind().ifPresent(source -> node.put("source", Nodes.word(source)));
    origin.unit().ifPresent(unit -> node.put("sourceUnit", unit.toString()));
    origin.reliability().ifPresent(level -> node.put("reliability", Nodes.word(level)));
    node.put("truth", origin.truth());
  }

  private void observation(ObjectNode node, Observation said) {
    node.put("unit", said.unit().toString());
    said.at().ifPresent(at -> Nodes.at(node, "at", at, positions));
    said.quantity()
        .ifPresent(
            each ->
                node.putObject("quantity")
                    .put("count", each.count())
                    .put("of", Nodes.word(each.kind()))
                    .put("roughly", each.roughly()));
    Nodes.facing(node, "moving", said.moving());
    said.observed().ifPresent(at -> node.put("observed", Nodes.time(clock.time(at))));
  }

  /** When something is let go or happens. */
  void release(ObjectNode node, Release release, Audience audience) {
    release.match(
        new Release.Cases<>(
            at -> node.put("at", Nodes.time(clock.time(at.time()))),
            between ->
                node.put("from", Nodes.time(clock.time(between.from())))
                    .put("to", Nodes.time(clock.time(between.to()))),
            when -> condition(node, when.condition()),
            repeated -> times(node, repeated, audience),
            courier -> courier(node.putObject("courier"), courier, audience),
            withheld -> node.put("withheld", true)));
  }

  private ObjectNode times(ObjectNode node, Release.Repeated repeated, Audience audience) {
    ArrayNode times = node.putArray("times");
    releases
        .each(repeated)
        .forEach(
            each -> releases.earliest(each, audience).ifPresent(at -> times.add(Nodes.time(at))));
    return node;
  }

  private ObjectNode condition(ObjectNode node, Condition condition) {
    new ConditionNode(situation).write(node.putObject("when"), condition);
    return node;
  }

  private ObjectNode courier(ObjectNode node, Release.ByCourier courier, Audience audience) {
    courier.of().ifPresent(unit -> node.put("unit", unit.toString()));
    node.put("leaves", Nodes.time(clock.time(courier.leaves())));
    Nodes.at(node, "from", courier.from(), positions);
    releases
        .dispatch(courier, audience)
        .ifPresent(
            ride ->
                node.put("arrives", Nodes.time(ride.arrives()))
                    .put("metres", Math.round(ride.metres())));
    return node;
  }
}
