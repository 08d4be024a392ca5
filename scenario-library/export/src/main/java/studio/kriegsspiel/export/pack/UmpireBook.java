package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.GivenMap;
import studio.kriegsspiel.scenario.audience.MapPart;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Duty;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.defence.DefendedPlaces;
import studio.kriegsspiel.situation.knowledge.FilledProse;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.plan.UmpireMarks;

/** The umpire's book: the run sheet by the clock and the whole scenario. */
public final class UmpireBook {

  private final Situation situation;
  private final Scenario scenario;
  private final Clock clock;
  private final FilledProse prose;
  private final MapPlate plate;
  private final MapLayers layers;
  private final List<TroopBlock> blocks;
  private final Optional<TeamPages> team;

  /** The book of a scenario with all its troops, for one umpire. */
  public UmpireBook(
      Situation situation, MapPlate plate, MapLayers layers, List<TroopBlock> blocks) {
    this(situation, plate, layers, blocks, Optional.empty());
  }

  /** The same for the controller of several umpires. */
  public UmpireBook(
      Situation situation,
      MapPlate plate,
      MapLayers layers,
      List<TroopBlock> blocks,
      Optional<TeamPages> team) {
    this.team = team;
    this.situation = situation;
    this.scenario = situation.scenario();
    this.clock = situation.clock();
    this.prose = FilledProse.of(situation);
    this.plate = plate;
    this.layers = layers;
    this.blocks = List.copyOf(blocks);
  }

  /** The finished PDF. */
  public Printed toPdf(PageSize size) {
    try (PdfPaper paper = new PdfPaper(scenario.title())) {
      Flow flow = new Flow(paper, size);
      flow.title("For the umpire alone", scenario.title(), "The umpire's book");
      tell(
          flow,
          () -> {
            team.ifPresent(each -> each.addTo(flow));
            RunSheetTable.print(new RunSheet(situation), flow);
            new MarchTracks(situation).addTo(flow);
            new SightPages(situation).addTo(flow);
          });
      flow.finish(scenario.title(), "Umpire");
      PlanMarks marks = UmpireMarks.of(situation, situation.clock().begins());
      String shown = troopsAt(scenario.header().begins());
      FightMap fight = new FightMap(situation, plate);
      MapPlate whole = fight.whole();
      boolean large = whole.scale(size, layers, blocks, marks) <= FightMap.SMALLEST;
      (large ? whole : plate).addTo(paper, size, scenario.title(), shown, layers, blocks, marks);
      if (!large) {
        fight
            .part(size)
            .ifPresent(
                part ->
                    part.addTo(
                        paper,
                        size,
                        scenario.title(),
                        shown,
                        layers,
                        blocks,
                        marks,
                        "The ground of the fight"));
      }
      return paper.finish();
    }
  }

  /** What its map shows. */
  public static String troopsAt(LocalDateTime time) {
    return "All troops at " + PaperWords.clock(time) + "; for the umpire alone";
  }

  /**
   * Everything in it but the map, whoever sets it.
   *
   * @param runSheet sets the run sheet, which stands behind the facts
   */
  public void tell(PaperText flow, Runnable runSheet) {
    facts(flow);
    PeopleTable.print(scenario, flow);
    runSheet.run();
    flow.heading("General Idea");
    flow.passage(
        scenario
            .generalIdea()
            .map(idea -> prose.read(idea, Audience.EVERYONE))
            .orElse("None is given."));
    scenario.sides().forEach(side -> side(flow, side));
    new UmpireNewsPages(situation).addTo(flow);
    notes(flow);
    new UmpireSources(scenario).print(flow);
    new ReviewPages(situation).addTo(flow);
  }

  /** Who has a map that is not the ground as it is, and what is otherwise on it. */
  private static String given(GivenMap map) {
    List<String> lacking = new ArrayList<>(map.lacking().stream().map(MapPart::word).toList());
    map.missing().forEach(each -> lacking.add(each.name()));
    List<String> shown = map.shown().stream().map(GivenMap.NamedThing::name).toList();
    return PaperWords.audience(map.reader())
        + map.title().map(title -> ": " + title).orElse("")
        + (lacking.isEmpty() ? "" : "; lacks " + String.join(", ", lacking))
        + (shown.isEmpty() ? "" : "; still shows " + String.join(", ", shown));
  }

  private void facts(PaperText flow) {
    scenario.review().variant().ifPresent(title -> flow.fact("Variant", title));
    flow.fact("Begins", PaperWords.dayAndClock(scenario.header().begins()));
    flow.fact("Ends", PaperWords.dayAndClock(clock.ends()));
    scenario
        .header()
        .rules()
        .ifPresent(
            rules ->
                flow.fact(
                    "Rule book",
                    rules.book().shortTitle()
                        + (rules.switches().isEmpty()
                            ? ""
                            : "; " + String.join(", ", rules.switches()))));
    scenario.header().terrain().ifPresent(terrain -> flow.fact("Terrain", terrain));
    scenario.known().maps().forEach(map -> flow.fact("Given map", given(map)));
    scenario
        .header()
        .reading()
        .ifPresent(reading -> flow.fact("Figures followed", reading.choice().toString()));
    phases(flow, "Weather", scenario.header().weather());
    phases(flow, "Ground", scenario.header().ground());
    new ConditionsFacts(situation).print(flow);
  }

  private void phases(PaperText flow, String label, List<Phase> phases) {
    if (!phases.isEmpty()) {
      flow.fact(
          label,
          PaperWords.capital(
              phases.stream()
                  .map(
                      phase ->
                          phase.words()
                              + clock
                                  .find(phase.until())
                                  .map(until -> " until " + PaperWords.clock(until))
                                  .orElse(""))
                  .collect(Collectors.joining(", then "))));
    }
  }

  private void side(PaperText flow, Side side) {
    flow.heading(side.name() + ": " + side.title());
    side.nation().ifPresent(nation -> flow.fact("Troops", nation));
    for (Objective objective : side.objectives()) {
      flow.fact(
          "Objective", PaperWords.capital(objective.text()) + PaperWords.worth(objective.worth()));
    }
    side.lineOfRetreat()
        .ifPresent(
            line ->
                flow.fact(
                    "Line of retreat",
                    line.along()
                        + line.towards().map(way -> ", " + way.nearestWord() + "ward").orElse("")));
    if (!side.roles().isEmpty()) {
      Table roles =
          new Table(
              Table.words("Commander", 40),
              Table.words("Commands", 40),
              Table.words("Under", 30),
              Table.words("Duty", 26));
      for (Role role : side.roles()) {
        roles.row(
            role.title(),
            title(role.commands()),
            title(role.superior()),
            role.duties().stream().map(Duty::words).collect(Collectors.joining(", ")));
      }
      flow.subheading("Commands").table(roles);
    }
    side.offMap()
        .ifPresent(
            text ->
                flow.subheading("Off the map")
                    .passage(prose.read(text, new Audience.SideOnly(side.name()))));
    NumberedSources sources = new NumberedSources();
    Table army = Forces.ofUmpire(side.army(), situation.units(), sources);
    if (!army.isEmpty()) {
      flow.subheading("Order of battle").table(army);
    }
    Table readings = Forces.ofReadings(side, sources);
    if (!readings.isEmpty()) {
      flow.subheading("Sources that disagree").table(readings);
    }
    orders(flow, side);
    deployments(flow, side, sources);
    arrivals(flow, side, sources);
    if (!sources.all().isEmpty()) {
      flow.subheading("Sources");
      int number = 0;
      for (String source : sources.all()) {
        number++;
        flow.note(number + ".", source);
      }
    }
  }

  private void orders(PaperText flow, Side side) {
    Table table = new Table(Table.words("Unit", 45), Table.words("First order", 75));
    for (FirstOrder order : side.command().orders()) {
      table.row(
          title(Optional.of(order.unit())),
          PaperWords.capital(order.words(unit -> title(Optional.of(unit)))));
    }
    if (!table.isEmpty()) {
      flow.subheading("First orders").table(table);
    }
  }

  /**
   * Where the text has the times and places of arrivals from; when they come the run sheet says.
   */
  private void arrivals(PaperText flow, Side side, NumberedSources sources) {
    Table table =
        new Table(
            Table.words("Unit", 40),
            Table.words("Comes on", 57),
            Table.words("At", 17),
            Table.words("Source", 11));
    for (Reinforcement arrival : scenario.reinforcements()) {
      if (arrival.unit().side().equals(side.name()) && !arrival.sources().isEmpty()) {
        table.row(
            title(Optional.of(arrival.unit())),
            PaperWords.position(arrival.entry()),
            PaperWords.clock(clock.time(arrival.at())),
            sources.numbersOf(arrival.sources()));
      }
    }
    if (!table.isEmpty()) {
      flow.subheading("Sources of arrivals").table(table);
    }
  }

  private void deployments(PaperText flow, Side side, NumberedSources sources) {
    Table table =
        new Table(
            Table.words("Unit", 40),
            Table.words("Formation", 19),
            Table.words("Position", 42),
            Table.figures("Grid", 17),
            Table.words("Facing", 14),
            Table.words("Source", 11));
    for (Deployment deployment : scenario.deployments()) {
      if (deployment.unit().side().equals(side.name())) {
        table.row(
            title(Optional.of(deployment.unit())),
            held(deployment),
            PaperWords.position(deployment.position()),
            ReaderPositions.grid(
                situation.ground().flatMap(on -> on.resolve(deployment.position()).find())),
            PaperWords.facing(deployment.facing()),
            sources.numbersOf(deployment.sources()));
      }
    }
    if (!table.isEmpty()) {
      flow.subheading("Positions").table(table);
    }
    new UmpirePlans(situation).of(side).forEach(line -> flow.item("\u2022", line));
  }

  /** How it stands, with the works that are there and what they make of the place. */
  private String held(Deployment deployment) {
    String works = PlanWords.works(deployment.works());
    String worth =
        DefendedPlaces.of(situation)
            .find(deployment.unit(), clock.begins())
            .map(defence -> " (" + defence.strength() + ")")
            .orElse("");
    return deployment.formation().label() + (works.isEmpty() ? "" : ", " + works + worth);
  }

  private void notes(PaperText flow) {
    if (scenario.umpireNotes().isEmpty()) {
      return;
    }
    flow.heading("Umpire's notes");
    int number = 0;
    for (Passage note : scenario.umpireNotes()) {
      number++;
      flow.goal("note " + number);
      if (scenario.umpireNotes().size() > 1) {
        flow.subheading("Note " + number);
      }
      flow.passage(prose.read(note, Audience.UMPIRE));
    }
  }

  private String title(Optional<UnitId> unit) {
    return unit.flatMap(scenario::findUnit).map(Unit::title).orElse("");
  }
}
