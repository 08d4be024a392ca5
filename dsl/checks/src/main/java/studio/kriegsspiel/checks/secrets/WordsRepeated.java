package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.situation.secret.KeptPassages;
import studio.kriegsspiel.situation.secret.Secret;
import studio.kriegsspiel.situation.words.NameFinder;

/** A text for players that repeats words of what the umpire keeps, or of one side's objective. */
public final class WordsRepeated implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-016",
              "A text that repeats what its readers may not know",
              Severity.WARNING,
              "what one reader is told another's paper does not repeat")
          .citing(REISSWITZ_1824, "§6", "the General Idea tells no more than needed")
          .citing(BRITISH_1815, "General Idea", "the General Idea tells no more than needed")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    KeptPassages kept = KeptPassages.of(context.situation());
    for (ReadableText text : Mentions.of(context).texts()) {
      if (text.audience().equals(Audience.UMPIRE)) {
        continue;
      }
      PlayerText prose = PlayerText.of(text, context.text());
      Set<Secret> told = new HashSet<>();
      int covered = 0;
      for (NameFinder.Hit<Secret> hit : kept.in(prose.text())) {
        if (hit.start() >= covered && isKeptFrom(text, hit.what()) && told.add(hit.what())) {
          covered = hit.end();
          tell(text, prose, hit, report);
        }
      }
    }
  }

  /**
   * An objective is kept from the General Idea alone: two sides may have the same order. It gives
   * no solution away by saying what that brings about.
   */
  private static boolean isKeptFrom(ReadableText text, Secret secret) {
    Optional<String> side = secret.side();
    boolean aim =
        secret.what().equals("solution of an exercise") && text.what().startsWith("an objective");
    return side.isEmpty() && !aim || (text.isForAll() && text.what().equals("the General Idea"));
  }

  private static void tell(
      ReadableText text, PlayerText prose, NameFinder.Hit<Secret> hit, Report report) {
    String words = prose.text().substring(hit.start(), hit.end()).strip().replaceAll("\\s+", " ");
    report
        .add(
            prose.at(hit.start(), hit.end()),
            "%s repeats \"%s\" in the words of %s, which %s."
                .formatted(
                    Capital.of(text.what()),
                    words.replace("\"", ""),
                    hit.what().what().startsWith("an ")
                        ? hit.what().what()
                        : "the " + hit.what().what(),
                    hit.what()
                        .side()
                        .map(side -> "only " + side + " reads")
                        .orElse("only the umpire reads")))
        .hint("say it in other words, or leave it out");
  }
}
