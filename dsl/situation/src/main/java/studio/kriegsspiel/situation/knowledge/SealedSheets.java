package studio.kriegsspiel.situation.knowledge;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.scenario.people.Person;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.release.Releases;

/** The sheets to be handed over after play has begun. */
public final class SealedSheets {
  /** No vowels, so that no mark spells a word, and no letter that is read as a figure. */
  private static final String LETTERS = "BCDFGHJKLMNPQRSTVWXZ";

  private SealedSheets() {}

  /**
   * A sheet with what the umpire alone may know of it.
   *
   * @param release when it is handed over
   * @param sheet what is handed over
   * @param truth whether it is true
   * @param message whether a player wrote it in play, so that no paper of the scenario has it
   */
  public record Due(Release release, SealedSheet sheet, boolean truth, boolean message) {}

  /** All sheets of a scenario, in the order of the text. */
  public static List<Due> of(Situation situation) {
    Scenario scenario = situation.scenario();
    Clock clock = situation.clock();
    LocalDateTime begins = clock.begins();
    FilledProse prose = FilledProse.of(situation);
    List<Due> sheets = new ArrayList<>();
    Set<String> marks = new HashSet<>();
    for (Report report : scenario.reports()) {
      if (isForPlayers(report.audience()) && !PlayerViews.isDue(clock, report, begins)) {
        String text =
            prose.read(report.text(), report.audience(), clock.find(report.at()))
                + forces(situation, report);
        sheets.add(
            new Due(
                new Release.At(report.at().orElse(new Moment.At(begins))),
                new SealedSheet(
                    mark(text, marks),
                    report.audience(),
                    heldBy(scenario, report.audience()),
                    clock.find(report.at()),
                    report.from(),
                    Optional.empty(),
                    text),
                true,
                false));
      }
    }
    Releases releases = Releases.of(situation);
    List<Intelligence> messages = situation.messages();
    for (Intelligence item : scenario.intelligence()) {
      if (!isForPlayers(item.audience())) {
        continue;
      }
      for (Release release : releases.each(item.release())) {
        if (releases.isDue(release, item.audience(), begins)) {
          continue;
        }
        Optional<LocalDateTime> at = releases.earliest(release, item.audience());
        String text = prose.read(item.text(), item.audience(), at);
        sheets.add(
            new Due(
                release,
                new SealedSheet(
                    mark(text, marks),
                    item.audience(),
                    heldBy(scenario, item.audience()),
                    SourceWords.dated(release, at),
                    SourceWords.of(scenario, item),
                    item.reliability(),
                    text),
                item.truth(),
                messages.contains(item)));
      }
    }
    return List.copyOf(sheets);
  }

  private static List<String> heldBy(Scenario scenario, Audience audience) {
    return audience instanceof Audience.RoleOnly one
        ? scenario.people().holdersOf(one.side(), one.role()).stream().map(Person::title).toList()
        : List.of();
  }

  /** What a report says of single bodies, as items below its prose, each with where it is from. */
  private static String forces(Situation situation, Report report) {
    StringBuilder items = new StringBuilder();
    for (ReportedForce each : report.forces()) {
      items
          .append("\n- ")
          .append(each.text().text())
          .append(SourceWords.told(situation, each, report.audience()));
    }
    return items.toString();
  }

  private static boolean isForPlayers(Audience audience) {
    return !(audience instanceof Audience.UmpireOnly);
  }

  private static String mark(String text, Set<String> taken) {
    for (int attempt = 0; ; attempt++) {
      byte[] digest = sha256(attempt + text);
      StringBuilder mark = new StringBuilder();
      for (int i = 0; i < 3; i++) {
        mark.append(LETTERS.charAt((digest[i] & 0xff) % LETTERS.length()));
      }
      if (taken.add(mark.toString())) {
        return mark.toString();
      }
    }
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }
}
