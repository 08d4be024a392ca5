package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.situation.knowledge.ArrivalView;
import studio.kriegsspiel.situation.knowledge.ConditionsView;
import studio.kriegsspiel.situation.knowledge.ExerciseView;
import studio.kriegsspiel.situation.knowledge.ForceView;
import studio.kriegsspiel.situation.knowledge.NewsView;
import studio.kriegsspiel.situation.knowledge.ObjectiveView;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.ReportView;
import studio.kriegsspiel.situation.knowledge.RoleView;
import studio.kriegsspiel.situation.plan.PlanMarks;

/** One reader's papers. Made from a {@link PlayerView}; it never sees a scenario. */
public final class PlayerPack {
  private final PlayerView view;
  private final MapPlate plate;
  private final List<TroopBlock> blocks;
  private final MapLayers layers;
  private final PlanMarks plans;
  private final Optional<ExerciseView> exercise;
  private final OwnTroops forces;
  private final Optional<PlayerGuide> guide;

  /** A pack for the reader of a view, whose own troops are {@code blocks}. */
  public PlayerPack(PlayerView view, MapPlate plate, MapLayers layers, List<TroopBlock> blocks) {
    this(view, plate, layers, blocks, PlanMarks.of(view), Optional.empty(), Optional.empty());
  }

  /**
   * A pack with what is planned for the troops, for a student with the exercise that is set to him,
   * and with what the rule book asks of him.
   */
  public PlayerPack(
      PlayerView view,
      MapPlate plate,
      MapLayers layers,
      List<TroopBlock> blocks,
      PlanMarks plans,
      Optional<ExerciseView> exercise,
      Optional<PlayerGuide> guide) {
    this.plans = plans;
    this.exercise = exercise;
    this.guide = guide;
    this.view = view;
    this.plate = plate;
    this.layers = layers;
    this.blocks = List.copyOf(blocks);
    this.forces = new OwnTroops(view, plate.metresPerPace());
  }

  /** Who it is for, as it stands below the title. */
  public String reader() {
    String roles = view.reader().role().orElseGet(Phrase.PAPERS_OF_THE_SIDE::words);
    return view.reader().person().map(name -> name + ": " + roles).orElse(roles);
  }

  /** The finished PDF. */
  public Printed toPdf(PageSize size) {
    try (PdfPaper paper = new PdfPaper(view.title())) {
      Flow flow = new Flow(paper, size);
      flow.title(view.sideTitle(), view.title(), reader());
      tell(flow);
      guide.ifPresent(
          each ->
              each.addTo(flow, plate.scale(size, layers, blocks, plans), plate.metresPerPace()));
      flow.finish(view.title(), view.sideTitle() + " \u2013 " + reader());
      addMap(paper, size);
      return paper.finish();
    }
  }

  /** What the map of a reader shows. */
  public static String ownTroops(PlayerView view) {
    String clock = PaperWords.clock(view.time());
    return view.mapNote()
        .title()
        .map(map -> Phrase.OWN_TROOPS_ON.of(view.sideTitle(), clock, map))
        .orElseGet(() -> Phrase.OWN_TROOPS_AT.of(view.sideTitle(), clock));
  }

  /** Everything in it but the map, whoever sets it. */
  public void tell(PaperText flow) {
    addTo(flow);
    exercise.ifPresent(each -> new ExerciseSheet(each).addTo(flow));
  }

  /** All that the reader knows but his map. */
  void addTo(PaperText flow) {
    tell(flow, true);
  }

  /** The same without first orders, which are told to each who gives or receives them. */
  void addShared(PaperText flow) {
    tell(flow, false);
  }

  private void tell(PaperText flow, boolean orders) {
    facts(flow);
    flow.heading(Phrase.GENERAL_IDEA.words());
    flow.passage(view.generalIdea().orElseGet(Phrase.NO_GENERAL_IDEA::words));
    reports(flow);
    news(flow);
    task(flow);
    offMap(flow);
    command(flow);
    forces.addTo(flow, orders);
  }

  /** What he knows beyond what all of his side do; nothing is told where there is nothing. */
  void addBeyond(PaperText flow, PlayerView shared) {
    List<ReportView> reports = without(view.reports(), shared.reports());
    List<NewsView> news = without(view.news(), shared.news());
    List<ArrivalView> arrivals = without(view.arrivals(), shared.arrivals());
    if (!reports.isEmpty()) {
      flow.subheading(Phrase.SEPARATE_REPORTS.words());
      reports(flow, reports);
    }
    if (!news.isEmpty()) {
      flow.subheading(Phrase.INTELLIGENCE_RECEIVED.words());
      news(flow, news);
    }
    if (!view.orders().isEmpty()) {
      flow.subheading(Phrase.ORDERS_AT.of(PaperWords.clock(view.begins())));
      forces.orders(flow);
    }
    if (!view.army().equals(shared.army())) {
      flow.subheading(Phrase.FORCES.words()).table(Forces.of(view));
    }
    arrivals.forEach(each -> forces.arrival(flow, each));
    if (reports.isEmpty() && news.isEmpty() && arrivals.isEmpty() && view.orders().isEmpty()) {
      flow.remark(Phrase.NOTHING_BEYOND.words());
    }
  }

  private static <T> List<T> without(List<T> all, List<T> others) {
    return all.stream().filter(each -> !others.contains(each)).toList();
  }

  /** Where and when a unit comes on. */
  String words(ArrivalView arrival, String title) {
    return forces.words(arrival, title);
  }

  /** Whether his map shows another's troops in the same places. */
  boolean showsAs(PlayerPack other) {
    return view.map().equals(other.view.map())
        && blocks.equals(other.blocks)
        && plans.equals(other.plans);
  }

  /** The reader's map, with his own troops. */
  void addMap(PdfPaper paper, PageSize size) {
    plate.addTo(paper, size, view.title(), ownTroops(view), layers, blocks, plans);
  }

  private void facts(PaperText flow) {
    flow.fact(Phrase.TIME.words(), PaperWords.dayAndClock(view.begins()));
    view.rules()
        .ifPresent(book -> flow.fact(Phrase.RULE_BOOK.words(), Terms.marked(book.shortTitle())));
    view.weather().ifPresent(words -> flow.fact(Phrase.WEATHER.words(), PaperWords.capital(words)));
    view.ground().ifPresent(words -> flow.fact(Phrase.GROUND.words(), PaperWords.capital(words)));
    ConditionsView conditions = view.conditions();
    conditions
        .rivers()
        .ifPresent(words -> flow.fact(Phrase.RIVERS.words(), PaperWords.capital(words)));
    conditions
        .visibility()
        .ifPresent(words -> flow.fact(Phrase.VISIBILITY.words(), Terms.inside(words)));
    if (conditions.dawn().isPresent() && conditions.dusk().isPresent()) {
      flow.fact(
          Phrase.SUN.words(),
          Phrase.RISES.of(
              PaperWords.clock(conditions.dawn().get()),
              PaperWords.clock(conditions.dusk().get())));
    }
    PaperWords.worksBefore(conditions.works())
        .ifPresent(words -> flow.fact(Phrase.WORKS.words(), words));
    if (!view.mapNote().isEmpty()) {
      flow.fact(Phrase.YOUR_MAP.words(), PaperWords.map(view.mapNote()));
    }
    stands(flow);
    view.nation().ifPresent(nation -> flow.fact(Phrase.TROOPS.words(), Terms.marked(nation)));
  }

  /** Where those whose paper it is stand, and who commands them. */
  private void stands(PaperText flow) {
    for (RoleView role : view.roles()) {
      if (view.reader().roles().contains(role.title())) {
        role.commands()
            .ifPresent(
                unit ->
                    flow.fact(
                        Phrase.YOU_STAND.words(),
                        forces
                            .commander(unit)
                            .or(() -> forces.toCome(unit))
                            .orElseGet(Phrase.PLACE_NOT_TOLD::words)));
        role.superior()
            .flatMap(forces::commander)
            .ifPresent(place -> flow.fact(Phrase.CHIEF_STANDS.words(), place));
      }
    }
  }

  private void reports(PaperText flow) {
    if (view.reports().isEmpty()) {
      return;
    }
    flow.heading(
        (view.reports().size() == 1 ? Phrase.SEPARATE_REPORT : Phrase.SEPARATE_REPORTS).words());
    reports(flow, view.reports());
  }

  private void reports(PaperText flow, List<ReportView> reports) {
    boolean first = true;
    for (ReportView report : reports) {
      if (!first) {
        flow.ornament();
      }
      first = false;
      String line =
          report
              .from()
              .map(Phrase.FROM::of)
              .map(from -> report.at().map(at -> from + ", " + PaperWords.clock(at)).orElse(from))
              .or(() -> report.at().map(PaperWords::clock))
              .orElse("");
      if (!line.isEmpty()) {
        flow.remark(line);
      }
      flow.passage(report.text());
      forces(flow, report);
    }
  }

  private void forces(PaperText flow, ReportView report) {
    for (boolean own : new boolean[] {false, true}) {
      List<ForceView> some = report.forces().stream().filter(each -> each.own() == own).toList();
      if (!some.isEmpty()) {
        flow.subheading((own ? Phrase.OF_OWN_TROOPS : Phrase.OF_THE_ENEMY).words());
      }
      for (ForceView each : some) {
        String from =
            NewsWords.of(view.begins(), each.source(), each.observed(), each.reliability());
        flow.item("\u2022", (each.text() + " " + from).strip());
      }
    }
  }

  private void news(PaperText flow) {
    if (view.news().isEmpty()) {
      return;
    }
    flow.heading(Phrase.INTELLIGENCE_RECEIVED.words());
    news(flow, view.news());
  }

  private static void news(PaperText flow, List<NewsView> items) {
    boolean first = true;
    for (NewsView item : items) {
      if (!first) {
        flow.ornament();
      }
      first = false;
      flow.remark(NewsWords.line(item.at(), item.source(), item.reliability()));
      flow.passage(item.text());
    }
  }

  private void task(PaperText flow) {
    flow.heading(Phrase.OBJECTIVE_AND_RETREAT.words());
    for (ObjectiveView objective : view.objectives()) {
      flow.item(
          "\u2022", PaperWords.capital(objective.text()) + PaperWords.worth(objective.worth()));
    }
    if (view.objectives().isEmpty()) {
      flow.remark(Phrase.NO_OBJECTIVE.words());
    }
    view.lineOfRetreat()
        .ifPresent(
            line ->
                flow.space(3)
                    .fact(
                        Phrase.LINE_OF_RETREAT.words(),
                        line.along()
                            + line.towards()
                                .map(way -> ", " + Terms.marked(way.nearestWord() + "ward"))
                                .orElse("")));
  }

  private void offMap(PaperText flow) {
    view.offMap()
        .ifPresent(
            text -> {
              flow.heading(Phrase.OFF_THE_MAP.words());
              flow.passage(text);
            });
  }

  private void command(PaperText flow) {
    if (view.roles().isEmpty()) {
      return;
    }
    flow.heading(Phrase.COMMANDS.words());
    boolean people = view.roles().stream().anyMatch(role -> !role.heldBy().isEmpty());
    boolean duties = view.roles().stream().anyMatch(role -> !role.duties().isEmpty());
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.words(Phrase.COMMANDER.words(), 40));
    if (people) {
      columns.add(Table.words(Phrase.PLAYER.words(), 20));
    }
    columns.add(Table.words(Phrase.COMMANDS.words(), 40));
    columns.add(Table.words(Phrase.UNDER.words(), 30));
    if (duties) {
      columns.add(Table.words(Phrase.DUTY.words(), 26));
    }
    Table table = new Table(columns.toArray(Table.Column[]::new));
    for (RoleView role : view.roles()) {
      boolean own = view.reader().roles().contains(role.title());
      List<String> row = new ArrayList<>();
      row.add(role.title());
      if (people) {
        row.add(String.join(", ", role.heldBy()));
      }
      row.add(forces.title(role.commands()));
      row.add(forces.title(role.superior()));
      if (duties) {
        row.add(role.duties().stream().map(Terms::marked).collect(Collectors.joining(", ")));
      }
      table.row(0, own, row.toArray(String[]::new));
    }
    flow.table(table);
  }
}
