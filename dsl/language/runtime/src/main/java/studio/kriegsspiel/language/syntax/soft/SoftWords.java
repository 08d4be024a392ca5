package studio.kriegsspiel.language.syntax.soft;

import static studio.kriegsspiel.language.syntax.soft.Follow.NAME;
import static studio.kriegsspiel.language.syntax.soft.Follow.NUMBER;
import static studio.kriegsspiel.language.syntax.soft.Follow.TIME;
import static studio.kriegsspiel.language.syntax.soft.Follow.TITLE;
import static studio.kriegsspiel.language.syntax.soft.Follow.anyOf;
import static studio.kriegsspiel.language.syntax.soft.Follow.soft;
import static studio.kriegsspiel.language.syntax.soft.Follow.word;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.line;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.reserved;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.section;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The statements whose words are keywords only where such a statement stands. */
public final class SoftWords {
  private static final List<SoftStatement> OF_THE_EVENING =
      List.of(
          // the head: conditions and people
          reserved("terrain").with("around", anyOf(TITLE, NUMBER, word("grid"))).in("scenario"),
          line("rivers", NAME).in("scenario", "variant"),
          line("daylight", soft("dawn", "dusk")).with("dusk", TIME).in("scenario", "variant"),
          line("visibility", NUMBER).in("scenario", "variant"),
          line("latitude", NUMBER).in("scenario"),
          line("umpires", NUMBER).in("scenario"),
          line("plays", NUMBER).with("difficulty", NUMBER).in("scenario"),
          line("assistant", word("umpire")).in("scenario"),
          line("player", anyOf(TITLE, NUMBER)).then(soft("holds")).in("scenario"),
          line("spare", TITLE).in("scenario"),
          // sides
          reserved("side").with("nation", anyOf(TITLE, NAME)).namesBehind("colour", "color"),
          reserved("role").with("duty", NAME).namesBehind("for", "under", ".").in("side"),
          reserved("objective").with("worth", NUMBER).in("side"),
          line("off", word("the"), soft("map")).in("side"),
          // sections and what stands between them
          section("place", TITLE).then(soft("known")),
          section("map", word("of")).with("lacks", anyOf(NAME, TITLE)).with("shows", TITLE),
          line("reading", anyOf(TITLE, NAME)).in("scenario"));

  private static final List<SoftStatement> STATEMENTS =
      Stream.of(
              OF_THE_EVENING,
              ForceWords.STATEMENTS,
              SoftPlanWords.STATEMENTS,
              ReviewWords.STATEMENTS,
              SoftNewsWords.STATEMENTS)
          .flatMap(List::stream)
          .toList();

  private static final Set<String> RESERVED_SECTIONS =
      Set.of(
          "scenario",
          "general",
          "side",
          "army",
          "deploy",
          "report",
          "intelligence",
          "reinforcements",
          "engineering",
          "umpire");

  private static final Set<String> WORDS =
      STATEMENTS.stream().flatMap(SoftStatement::softWords).collect(Collectors.toUnmodifiableSet());

  private static final Set<String> SECTIONS =
      Stream.concat(
              RESERVED_SECTIONS.stream(),
              STATEMENTS.stream()
                  .filter(each -> each.manner() == SoftStatement.Manner.SECTION)
                  .map(SoftStatement::opening))
          .collect(Collectors.toUnmodifiableSet());

  private SoftWords() {}

  static List<SoftStatement> statements() {
    return STATEMENTS;
  }

  /** Every word that is a keyword in some statement and a plain word elsewhere, sorted. */
  public static Set<String> all() {
    return new TreeSet<>(WORDS);
  }

  static boolean isSoft(String word) {
    return WORDS.contains(word);
  }

  /** The words that begin a section, reserved and soft. */
  public static Set<String> sections() {
    return SECTIONS;
  }

  static boolean isReservedSection(String word) {
    return RESERVED_SECTIONS.contains(word);
  }
}
