package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.StatedFrom;
import studio.kriegsspiel.scenario.Visibility;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Duty;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.people.Person;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.FilledProse;
import studio.kriegsspiel.situation.prose.Markup;
import studio.kriegsspiel.situation.sky.SunDay;
import studio.kriegsspiel.terrain.Terrain;

/** The umpire's play file. */
public final class UmpireFile {
  private final Situation situation;
  private final Scenario scenario;
  private final Clock clock;
  private final FilledProse prose;
  private final Terrain terrain;
  private final PositionResolver positions;

  private UmpireFile(Situation situation) {
    this.situation = situation;
    this.scenario = situation.scenario();
    this.clock = situation.clock();
    this.prose = FilledProse.of(situation);
    this.terrain = situation.printed().orElseThrow().terrain();
    this.positions = situation.ground().orElseThrow().positions();
  }

  /** The file of a situation on a ground that is known. */
  public static byte[] of(Situation situation) {
    return Nodes.bytes(new UmpireFile(situation).write(Nodes.root()));
  }

  private ObjectNode write(ObjectNode root) {
    stated(root);
    ObjectNode stated = root.deepCopy();
    new BookNodes(situation).write(root);
    new ReaderNodes(situation, terrain).write(root);
    new TrackNodes(situation).write(root);
    new ReviewNodes(situation, positions).addTo(root);
    new VariantNodes(situation)
        .write(
            root.putArray("variants"), stated, other -> new UmpireFile(other).stated(Nodes.root()));
    return root;
  }

  /** What the text states and what is due of it; the rest is reckoned from it. */
  private ObjectNode stated(ObjectNode root) {
    Nodes.head(root, scenario.title());
    root.putObject("reader").put("umpire", true);
    scenario
        .header()
        .rules()
        .ifPresent(
            choice -> {
              Nodes.rules(root, choice.book());
              ArrayNode switches = root.putArray("switches");
              choice.switches().forEach(switches::add);
            });
    root.put("begins", Nodes.time(scenario.header().begins()));
    root.put("ends", Nodes.time(clock.ends()));
    phases(root.putArray("weatherPhases"), scenario.header().weather());
    phases(root.putArray("groundPhases"), scenario.header().ground());
    conditions(root);
    Nodes.map(root, terrain);
    mapFiles((ObjectNode) root.get("map"));
    scenario.header().reading().ifPresent(reading -> root.put("reading", reading.choice().words()));
    scenario
        .generalIdea()
        .ifPresent(idea -> Nodes.prose(root, "generalIdea", prose.read(idea, Audience.EVERYONE)));
    PeopleNodes.write(root, scenario.people());
    ArrayNode sides = root.putArray("sides");
    scenario.sides().forEach(side -> side(sides.addObject(), side));
    NewsNodes news = new NewsNodes(situation, positions);
    news.reports(root.putArray("reports"));
    news.intelligence(root.putArray("intelligence"));
    reinforcements(root.putArray("reinforcements"));
    engineering(root.putArray("engineering"));
    new UmpirePlanNodes(situation, positions).write(root);
    new EventNodes(situation, positions).write(root.putArray("events"));
    ArrayNode notes = root.putArray("umpireNotes");
    scenario
        .umpireNotes()
        .forEach(note -> notes.add(Markup.plain(prose.read(note, Audience.UMPIRE))));
    return root;
  }

  private void conditions(ObjectNode root) {
    Conditions conditions = scenario.header().conditions();
    phases(root.putArray("riverPhases"), conditions.rivers());
    if (!conditions.sources().isEmpty()) {
      ArrayNode stated = root.putArray("statedFrom");
      for (StatedFrom each : conditions.sources()) {
        ObjectNode one =
            stated.addObject().put("line", each.line().equals("on") ? "hours" : each.line());
        UmpireUnits.sources(one, each.sources());
      }
    }
    ArrayNode sight = root.putArray("visibilityPhases");
    for (Visibility phase : conditions.visibility()) {
      ObjectNode one = sight.addObject().put("distance", phase.distance().toString());
      new Lengths(situation).put(one, "length", phase.distance());
      phase.until().ifPresent(until -> one.put("until", Nodes.time(clock.time(until))));
    }
    SunDay sun = situation.daylight().on(clock.begins().toLocalDate());
    Nodes.sun(root, sun.dawn(), sun.dusk());
    ((ObjectNode) root.get("sun"))
        .put("dawnBasis", Nodes.word(sun.dawnBasis()))
        .put("duskBasis", Nodes.word(sun.duskBasis()))
        .put("latitude", Math.round(situation.daylight().place().latitude() * 100) / 100.0)
        .put("latitudeBasis", Nodes.word(situation.daylight().place().basis()));
  }

  /** What else of the ground an engine may want, and what has to be exported for it. */
  private static void mapFiles(ObjectNode map) {
    ArrayNode files = map.putArray("files");
    for (String kind : List.of("png", "svg", "tif")) {
      files
          .addObject()
          .put("what", "picture")
          .put("file", "umpire-map." + kind)
          .put("export", kind.equals("tif") ? "geotiff" : kind);
    }
    String ground = map.path("terrain").asText();
    files
        .addObject()
        .put("what", "ground")
        .put("file", ground + ".gpkg")
        .put("export", "terrain export " + ground + " --to gpkg,geotiff");
  }

  private void phases(ArrayNode list, List<Phase> phases) {
    for (Phase phase : phases) {
      ObjectNode one = list.addObject().put("words", phase.words());
      phase.until().ifPresent(until -> one.put("until", Nodes.time(clock.time(until))));
    }
  }

  private void side(ObjectNode node, Side side) {
    node.put("name", side.name()).put("title", side.title()).put("colour", side.colour());
    side.nation().ifPresent(nation -> node.put("nation", nation));
    side.offMap()
        .ifPresent(
            text ->
                Nodes.prose(node, "offMap", prose.read(text, new Audience.SideOnly(side.name()))));
    ArrayNode objectives = node.putArray("objectives");
    for (Objective objective : side.objectives()) {
      ObjectNode one = objectives.addObject().put("text", objective.text());
      objective.place().ifPresent(place -> one.put("place", place));
      objective.until().ifPresent(until -> one.put("until", Nodes.time(clock.time(until))));
      objective.worth().ifPresent(points -> one.put("worth", points));
      AimNode.write(one.putObject("aim"), objective.aim());
    }
    side.lineOfRetreat()
        .ifPresent(
            line -> {
              ObjectNode one = node.putObject("lineOfRetreat").put("along", line.along());
              Nodes.facing(one, "towards", line.towards());
            });
    ArrayNode roles = node.putArray("roles");
    for (Role role : side.roles()) {
      ObjectNode one = roles.addObject().put("title", role.title());
      role.commands().map(UnitId::name).ifPresent(unit -> one.put("commands", unit));
      role.superior().map(UnitId::name).ifPresent(unit -> one.put("under", unit));
      Nodes.texts(one, "duties", role.duties().stream().map(Duty::words).toList());
      Nodes.texts(
          one,
          "heldBy",
          scenario.people().holdersOf(side.name(), role.title()).stream()
              .map(Person::title)
              .toList());
    }
    new UmpireUnits(situation.units(), positions).army(node, side);
    ArrayNode deployments = node.putArray("deployments");
    for (Deployment deployment : scenario.deployments()) {
      if (deployment.unit().side().equals(side.name())) {
        ObjectNode one = deployments.addObject().put("unit", deployment.unit().name());
        one.put("formation", deployment.formation().key());
        Nodes.at(one, "at", deployment.position(), positions);
        Nodes.facing(one, "facing", deployment.facing());
        UmpireUnits.sources(one, deployment.sources());
        Nodes.works(one, deployment.works());
      }
    }
  }

  private void reinforcements(ArrayNode list) {
    for (Reinforcement arrival : scenario.reinforcements()) {
      ObjectNode one = list.addObject().put("unit", arrival.unit().toString());
      one.put("time", Nodes.time(clock.time(arrival.at())));
      Nodes.at(one, "entry", arrival.entry(), positions);
      Nodes.facing(one, "from", arrival.from());
      one.put("formation", arrival.marchOrder().key());
      arrival.destination().ifPresent(place -> Nodes.at(one, "destination", place, positions));
      arrival.by().ifPresent(by -> one.put("by", Nodes.time(clock.time(by))));
      UmpireUnits.sources(one, arrival.sources());
    }
  }

  private void engineering(ArrayNode list) {
    for (EngineeringTask task : scenario.engineering()) {
      ObjectNode one = list.addObject().put("unit", task.unit().toString());
      one.put("work", Nodes.word(task.work())).put("place", task.place());
      task.material().ifPresent(material -> one.put("material", material));
      task.begins().ifPresent(time -> one.put("begins", Nodes.time(clock.time(time))));
      task.finished().ifPresent(time -> one.put("finished", Nodes.time(clock.time(time))));
      UmpireUnits.sources(one, task.sources());
    }
  }
}
