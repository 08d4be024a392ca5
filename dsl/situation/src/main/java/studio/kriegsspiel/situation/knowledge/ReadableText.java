package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.scenario.people.HeldRole;
import studio.kriegsspiel.scenario.people.Person;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.ProseReference;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;

/**
 * A text of the scenario that players read.
 *
 * @param audience who reads it
 * @param at when it is handed over at the earliest; none for what is read before play
 * @param what which text it is, such as {@code the report to Blue}
 * @param within the place of the statement it stands in
 * @param text what it says, references written out
 * @param references what it refers to in braces, with their places in the file
 * @param news whether it is news of the enemy, which is there to tell
 */
public record ReadableText(
    Audience audience,
    Optional<LocalDateTime> at,
    String what,
    TextSpan within,
    String text,
    List<ProseReference> references,
    boolean news) {

  /** Keeps its own copy. */
  public ReadableText {
    references = List.copyOf(references);
  }

  /** All texts that players read, in no order. */
  public static List<ReadableText> of(Situation situation) {
    Scenario scenario = situation.scenario();
    List<ReadableText> all = new ArrayList<>();
    all.add(forAll("the title", scenario.span(), scenario.title()));
    FilledProse prose = FilledProse.of(situation);
    scenario
        .generalIdea()
        .ifPresent(
            idea ->
                all.add(
                    new ReadableText(
                        Audience.EVERYONE,
                        Optional.empty(),
                        "the General Idea",
                        idea.span(),
                        prose.read(idea, Audience.EVERYONE),
                        idea.references(),
                        false)));
    for (Phase phase : scenario.header().weather()) {
      all.add(forAll("the weather", phase.span(), phase.words()));
    }
    for (Phase phase : scenario.header().ground()) {
      all.add(forAll("the state of the ground", phase.span(), phase.words()));
    }
    for (Phase phase : scenario.header().conditions().rivers()) {
      all.add(forAll("the state of the rivers", phase.span(), phase.words()));
    }
    scenario.sides().forEach(side -> ofSide(side, prose, all));
    scenario.people().players().stream()
        .filter(Person::named)
        .forEach(person -> ofPerson(person, all));
    scenario.reports().forEach(report -> ofReport(report, situation, all));
    scenario.intelligence().forEach(item -> ofNews(item, situation, all));
    return List.copyOf(all);
  }

  /** Whether every player reads it. */
  public boolean isForAll() {
    return audience instanceof Audience.Everyone;
  }

  private static ReadableText forAll(String what, TextSpan within, String text) {
    return new ReadableText(
        Audience.EVERYONE, Optional.empty(), what, within, text, List.of(), false);
  }

  private static void ofSide(Side side, FilledProse prose, List<ReadableText> all) {
    Audience own = new Audience.SideOnly(side.name());
    all.add(forAll("the name of a side", side.span(), side.title()));
    side.objectives().forEach(each -> all.add(ofObjective(side, own, each)));
    side.offMap()
        .ifPresent(
            off ->
                all.add(
                    new ReadableText(
                        own,
                        Optional.empty(),
                        "what " + side.name() + " has off the map",
                        off.span(),
                        prose.read(off, own),
                        off.references(),
                        false)));
    side.lineOfRetreat()
        .ifPresent(
            line ->
                add(own, "the line of retreat of " + side.name(), line.span(), line.along(), all));
    side.roles()
        .forEach(each -> add(own, "a role of " + side.name(), each.span(), each.title(), all));
    side.command()
        .orders()
        .forEach(
            order ->
                order
                    .place()
                    .ifPresent(
                        place ->
                            add(
                                own,
                                "the first order of " + order.unit(),
                                order.span(),
                                place,
                                all)));
    side.units()
        .forEach(
            unit ->
                unit.particulars()
                    .commander()
                    .ifPresent(
                        leader ->
                            add(
                                own,
                                "the commander of " + unit.id(),
                                leader.span(),
                                leader.name(),
                                all)));
    side.units()
        .forEach(each -> add(own, "the army of " + side.name(), head(each), each.title(), all));
  }

  /** Who plays is read by the sides whose roles he holds. */
  private static void ofPerson(Person person, List<ReadableText> all) {
    person.roles().stream()
        .map(HeldRole::side)
        .distinct()
        .forEach(
            side ->
                add(
                    new Audience.SideOnly(side),
                    "a player of " + side,
                    person.nameSpan(),
                    person.name(),
                    all));
  }

  /** One that points at a unit of the enemy is there to tell of it. */
  private static ReadableText ofObjective(Side side, Audience own, Objective objective) {
    boolean telling =
        objective.aim().findUnit().filter(unit -> !unit.side().equals(side.name())).isPresent();
    return new ReadableText(
        own,
        Optional.empty(),
        "an objective of " + side.name(),
        objective.span(),
        objective.text(),
        List.of(),
        telling);
  }

  /** The place of a unit's statement without its parts, as far as it can be told. */
  private static TextSpan head(Unit unit) {
    TextSpan whole = unit.span();
    int end =
        unit.parts().stream()
            .map(Unit::span)
            .filter(TextSpan::isPresent)
            .mapToInt(TextSpan::offset)
            .filter(offset -> offset > whole.offset())
            .min()
            .orElse(whole.end());
    return new TextSpan(
        whole.document(), whole.offset(), end - whole.offset(), whole.line(), whole.column());
  }

  private static void add(
      Audience own, String what, TextSpan within, String text, List<ReadableText> all) {
    all.add(new ReadableText(own, Optional.empty(), what, within, text, List.of(), false));
  }

  private static void ofReport(Report report, Situation situation, List<ReadableText> all) {
    Optional<LocalDateTime> at = situation.clock().find(report.at());
    String what = "the report to " + report.audience().words();
    Passage text = report.text();
    all.add(
        new ReadableText(
            report.audience(),
            at,
            what,
            text.span(),
            FilledProse.of(situation).read(text, report.audience(), at),
            text.references(),
            false));
    for (ReportedForce each : report.forces()) {
      all.add(
          new ReadableText(
              report.audience(),
              at,
              what,
              each.text().span(),
              each.text().text(),
              List.of(),
              true));
    }
    report
        .from()
        .ifPresent(
            from ->
                all.add(
                    new ReadableText(
                        report.audience(),
                        at,
                        "the sender of " + what,
                        before(report.span(), text.span()),
                        from,
                        List.of(),
                        false)));
  }

  private static TextSpan before(TextSpan whole, TextSpan part) {
    int length =
        part.isPresent() && part.offset() > whole.offset()
            ? part.offset() - whole.offset()
            : whole.length();
    return new TextSpan(whole.document(), whole.offset(), length, whole.line(), whole.column());
  }

  private static void ofNews(Intelligence item, Situation situation, List<ReadableText> all) {
    Optional<LocalDateTime> at = situation.clock().earliest(item.release());
    all.add(
        new ReadableText(
            item.audience(),
            Optional.of(at.orElse(LocalDateTime.MAX)),
            "the intelligence for " + item.audience().words(),
            item.text().span(),
            FilledProse.of(situation).read(item.text(), item.audience(), at),
            item.text().references(),
            true));
  }
}
