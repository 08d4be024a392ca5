package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.tonight.Evening;
import studio.kriegsspiel.scenario.tonight.GivenUp;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.situation.words.NameFinder;

/**
 * The study of an evening: of the scenario with the roles of those who come.
 *
 * @param study the scenario as it is played
 * @param evening who plays what
 */
public record TonightStudy(Study study, Evening evening) {

  /** The study of a scenario's evening. */
  public static TonightStudy of(Study whole, Evening evening) {
    return new TonightStudy(whole.with(base -> evening.played()), evening);
  }

  /**
   * A text that speaks of a role as if somebody else played it.
   *
   * @param line its line in the scenario's text
   * @param words what is said where, such as {@code the General Idea names "Aide" of Blue}
   */
  public record Mention(int line, String words) {}

  /**
   * The author's texts that name a role which is not there by its title, and the letters that a
   * player would get from himself; by line. Nothing where the text was not understood.
   */
  public List<Mention> mentions() {
    Set<Mention> all = new LinkedHashSet<>();
    study.situation().ifPresent(situation -> texts(situation, all));
    evening.played().reports().forEach(report -> letter(report, all));
    return all.stream().sorted(Comparator.comparingInt(Mention::line)).toList();
  }

  private void texts(Situation situation, Set<Mention> all) {
    Set<String> present = present(situation.scenario());
    NameFinder<Optional<Audience.RoleOnly>> finder = new NameFinder<>();
    present.forEach(title -> finder.add(Optional.empty(), title));
    List<Audience.RoleOnly> missing =
        evening.givenUp().stream()
            .map(GivenUp::role)
            .filter(role -> !present.contains(role.role()))
            .toList();
    missing.forEach(role -> finder.add(Optional.of(role), role.role()));
    for (ReadableText text : ReadableText.of(situation)) {
      List<NameFinder.Hit<Optional<Audience.RoleOnly>>> hits = finder.find(text.text());
      for (NameFinder.Hit<Optional<Audience.RoleOnly>> hit : hits) {
        hit.what()
            .filter(role -> text.audience().findSide().map(role.side()::equals).orElse(true))
            .filter(role -> isMeant(role.role(), text.text().substring(hit.start(), hit.end())))
            .filter(role -> hits.stream().noneMatch(other -> isWithin(hit, other)))
            .ifPresent(
                role ->
                    all.add(
                        new Mention(text.within().line(), text.what() + " names " + role.words())));
      }
    }
  }

  private static Set<String> present(Scenario played) {
    return played.sides().stream()
        .flatMap(side -> side.roles().stream())
        .map(role -> role.title())
        .collect(Collectors.toSet());
  }

  /** A title of one word is a word like others unless it has a capital. */
  private static boolean isMeant(String title, String found) {
    return title.contains(" ") || Character.isUpperCase(found.codePointAt(0));
  }

  private static boolean isWithin(NameFinder.Hit<?> part, NameFinder.Hit<?> whole) {
    return whole.start() <= part.start()
        && part.end() <= whole.end()
        && whole.end() - whole.start() > part.end() - part.start();
  }

  private static void letter(Report report, Set<Mention> all) {
    Optional<Audience.RoleOnly> reader =
        report
            .audience()
            .match(
                everyone -> Optional.empty(),
                side -> Optional.empty(),
                Optional::of,
                umpire -> Optional.empty());
    Stream<String> senders = report.from().stream();
    reader.ifPresent(
        role -> {
          NameFinder<String> finder = new NameFinder<>();
          finder.add(role.role(), role.role());
          if (senders.anyMatch(from -> !finder.find(from).isEmpty())) {
            all.add(
                new Mention(
                    report.span().line(),
                    "the report to " + role.words() + " is a letter from himself"));
          }
        });
  }

  /** The whole proposal in lines for the umpire, and behind it what he has to mend in the text. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>(evening.lines());
    mentions().forEach(each -> lines.add("  line " + each.line() + ": " + each.words() + "."));
    return lines;
  }
}
