package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.DoubleConsumer;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.event.Happening;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.plan.UmpireMarks;

/**
 * The truth phase by phase, for the umpire and for the talk afterwards: a map of all troops at each
 * hour at which somebody stands elsewhere than before, what happens in between, and what is told to
 * whom beside what is so. That of an exercise goes from decision to decision.
 */
public final class PhaseBook {
  private final Situation situation;
  private final Optional<Exercise> exercise;
  private final MapPlate plate;
  private final MapLayers layers;
  private final TroopBlocks blocks;
  private final RunSheet words;

  /**
   * The book of a scenario.
   *
   * @param exercise whose decisions divide it; nothing for the full hours
   * @param plate of its ground
   */
  public PhaseBook(
      Situation situation,
      Optional<Exercise> exercise,
      MapPlate plate,
      MapLayers layers,
      TroopBlocks blocks) {
    this.situation = situation;
    this.exercise = exercise;
    this.plate = plate;
    this.layers = layers;
    this.blocks = blocks;
    this.words = new RunSheet(situation);
  }

  private record Phase(LocalDateTime at, List<TroopPost> posts, PlanMarks marks) {
    boolean shows(Phase other) {
      return posts.equals(other.posts) && marks.equals(other.marks);
    }
  }

  private List<Phase> phases() {
    List<Phase> phases = new ArrayList<>();
    for (LocalDateTime at : hours()) {
      Phase phase = new Phase(at, TroopPost.ofAll(situation, at), UmpireMarks.of(situation, at));
      if (exercise.isPresent() || phases.isEmpty() || !phase.shows(phases.get(phases.size() - 1))) {
        phases.add(phase);
      }
    }
    return phases;
  }

  private TreeSet<LocalDateTime> hours() {
    if (exercise.isEmpty()) {
      return new TreeSet<>(situation.clock().fullHours());
    }
    TreeSet<LocalDateTime> hours = new TreeSet<>(Set.of(situation.clock().begins()));
    decisions().forEach(each -> situation.clock().find(each.at()).ifPresent(hours::add));
    return hours;
  }

  private List<ExerciseDecision> decisions() {
    return exercise.map(Exercise::decisions).orElse(List.of());
  }

  /**
   * The finished PDF.
   *
   * @param done told from 0 to 1 how much of it is
   */
  public Printed toPdf(PageSize size, DoubleConsumer done) {
    String title = situation.scenario().title();
    String reader = exercise.isPresent() ? "Instructor" : "Umpire";
    List<Phase> phases = phases();
    try (PdfPaper paper = new PdfPaper(title)) {
      Flow flow = new Flow(paper, size);
      begin(flow, title);
      List<Event> events = Events.of(situation).timed();
      for (int i = 0; i < phases.size(); i++) {
        LocalDateTime since = phases.get(i).at;
        LocalDateTime until =
            i + 1 < phases.size() ? phases.get(i + 1).at : situation.clock().ends();
        asked(flow, since);
        flow.heading(PaperWords.clock(since) + " to " + PaperWords.clock(until));
        told(flow, between(events, since, until));
      }
      flow.finish(title, reader);
      for (int i = 0; i < phases.size(); i++) {
        if (i == 0 || !phases.get(i).shows(phases.get(i - 1))) {
          map(paper, size, phases.get(i), reader);
        }
        done.accept((i + 1.0) / phases.size());
      }
      return paper.finish();
    }
  }

  private void begin(Flow flow, String title) {
    if (exercise.isPresent()) {
      flow.title("For the instructor alone, until all orders are in", title, "The debrief");
      flow.fact("Exercise", exercise.get().title());
    } else {
      flow.title("For the umpire alone", title, "The truth, hour by hour");
    }
    flow.remark(
        "Maps and hours follow what is written and what is reckoned from it. Whom a player orders"
            + " elsewhere stands elsewhere; an hour at which nobody stands otherwise has no map of its"
            + " own.");
  }

  /** The decisions that are due at an hour. */
  private void asked(Flow flow, LocalDateTime hour) {
    exercise.ifPresent(
        set -> {
          DecisionLines lines = new DecisionLines(situation, set);
          set.decisions().stream()
              .filter(each -> situation.clock().find(each.at()).filter(hour::equals).isPresent())
              .forEach(each -> lines.add(flow, each));
        });
  }

  private static List<Event> between(List<Event> events, LocalDateTime since, LocalDateTime until) {
    return events.stream()
        .filter(each -> !each.earliest().orElseThrow().isBefore(since))
        .filter(each -> each.earliest().orElseThrow().isBefore(until))
        .toList();
  }

  private void told(Flow flow, List<Event> events) {
    Table happened =
        new Table(Table.words("Time", 17), Table.words("What", 83), Table.words("Of", 24));
    Table told =
        new Table(
            Table.words("Time", 17),
            Table.words("Told", 70),
            Table.words("To", 24),
            Table.words("Is it so?", 13));
    for (Event event : events) {
      if (event.happening() instanceof Happening.SheetDue sheet) {
        told(told, RunSheet.clock(event), sheet.due());
      } else {
        happened.row(
            RunSheet.clock(event), words.what(event.happening()), RunSheet.whom(event.happening()));
      }
    }
    if (happened.isEmpty() && told.isEmpty()) {
      flow.remark("Nothing is written.");
    }
    if (!happened.isEmpty()) {
      flow.table(happened);
    }
    if (!told.isEmpty()) {
      flow.table(told);
    }
  }

  private static void told(Table told, String clock, SealedSheets.Due due) {
    told.row(
        clock,
        PaperWords.oneLine(due.sheet().text()),
        PaperWords.audience(due.sheet().audience()),
        due.truth() ? "yes" : "no");
  }

  private void map(PdfPaper paper, PageSize size, Phase phase, String reader) {
    plate.addTo(
        paper,
        size,
        situation.scenario().title(),
        "All troops at "
            + PaperWords.clock(phase.at)
            + "; for the "
            + reader.toLowerCase(Locale.ROOT)
            + " alone",
        layers,
        blocks.of(phase.posts),
        phase.marks,
        "Map at " + PaperWords.clock(phase.at));
  }
}
