package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.situation.knowledge.ReadableText;

/**
 * A number of men or guns beside the name of one's own unit that is not what the order of battle
 * has. It speaks only of sentences that name one unit and one exact number.
 */
public final class OwnFigureWrong implements Check {
  private static final String NUMBER =
      "(?<![\\p{L}\\d,.])(\\d{1,3}(?:[,\\u00a0\\u202f ]\\d{3})+|\\d+)";
  private static final Pattern MEN =
      Pattern.compile(NUMBER + "\\s+(?:men|riders|sabres|bayonets|muskets|rifles|horses)\\b");
  private static final Pattern GUNS = Pattern.compile(NUMBER + "\\s+(?:guns|pieces)\\b");
  private static final Pattern ANY = Pattern.compile("\\d");
  private static final Pattern LOOSE =
      Pattern.compile(
          "(?i)\\b(about|nearly|almost|some|over|under|more|less|fewer|least|most|lost|left|of them|each|every|with|besides|together|another|between|wounded|dead|missing|sick|detached|party|enemy)\\b");
  private static final Pattern SENTENCE_END = Pattern.compile("[.;!?](?=\\s|$)|\\n\\s*\\n");

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-018",
              "A number in prose that differs from the order of battle",
              Severity.NOTE,
              "a side knows its own strength")
          .citing(REISSWITZ_1824, "§6", "a report gives the strength of one's own forces")
          .citing(BRITISH_1815, "General Idea", "a report gives the strength of one's own forces");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Mentions mentions = Mentions.of(context);
    for (ReadableText text : mentions.texts()) {
      Optional<String> side = text.audience().findSide();
      if (side.isPresent() && !text.news() && !text.what().startsWith("the army of")) {
        List<Mention> all = mentions.in(text);
        all.stream()
            .filter(
                each ->
                    each.side().equals(side.get()) && each.prose().isWritten() && !each.isForm())
            .forEach(each -> look(text, each, all, report));
      }
    }
  }

  private static void look(ReadableText text, Mention mention, List<Mention> all, Report report) {
    String prose = mention.prose().text();
    int from = 0;
    int to = prose.length();
    Matcher ends = SENTENCE_END.matcher(prose);
    while (ends.find()) {
      if (ends.start() < mention.start()) {
        from = ends.end();
      } else if (ends.start() >= mention.end()) {
        to = ends.start();
        break;
      }
    }
    int start = from;
    int end = to;
    boolean alone =
        all.stream().filter(each -> each.start() >= start && each.start() < end).count() == 1;
    String rest =
        prose.substring(from, mention.start()) + " | " + prose.substring(mention.end(), to);
    if (alone && !LOOSE.matcher(rest).find()) {
      compare(text, mention, from, to, MEN, report);
      compare(text, mention, from, to, GUNS, report);
    }
  }

  private static void compare(
      ReadableText text, Mention mention, int from, int to, Pattern kind, Report report) {
    Unit unit = mention.unit();
    boolean guns = kind == GUNS;
    int total = guns ? unit.totalPieces() : unit.totalMen();
    int present = guns ? unit.presentPieces() : unit.presentMen();
    String prose = mention.prose().text();
    Matcher number = kind.matcher(prose).region(from, to).useTransparentBounds(true);
    if (total == 0 || !number.find() || isWithin(mention, number.start(1))) {
      return;
    }
    BigInteger said = new BigInteger(number.group(1).replaceAll("\\D", ""));
    boolean other = hasOtherDigits(prose, from, to, mention, number);
    if (other || is(said, total) || is(said, present) || isOfAPart(unit, said, guns)) {
      return;
    }
    report
        .add(
            mention.prose().at(number.start(1), number.end(1)),
            MessageWords.say(
                "%s gives \"%s\" %s %s, but the order of battle has %,d.",
                Capital.of(text.what()),
                mention.words(),
                number.group(1),
                guns ? "guns" : "men",
                present))
        .fix(
            Optional.of(
                Fix.proposal(
                    "write " + present,
                    List.of(
                        new TextEdit(
                            mention.prose().at(number.start(1), number.end(1)).offset(),
                            number.end(1) - number.start(1),
                            Integer.toString(present))))))
        .hint("let the studio write it: `{%s.strength}`".formatted(unit.id().name()));
  }

  private static boolean isWithin(Mention mention, int at) {
    return at >= mention.start() && at < mention.end();
  }

  /** A second number makes it doubtful what the first is of. */
  private static boolean hasOtherDigits(
      String prose, int from, int to, Mention mention, Matcher number) {
    String before = prose.substring(from, number.start(1));
    String behind = prose.substring(number.end(1), to);
    String named = prose.substring(mention.start(), mention.end());
    return ANY.matcher(before.replace(named, "") + behind.replace(named, "")).find();
  }

  private static boolean isOfAPart(Unit unit, BigInteger said, boolean guns) {
    return unit.withAllParts()
        .anyMatch(part -> is(said, guns ? part.totalPieces() : part.totalMen()));
  }

  private static boolean is(BigInteger said, int strength) {
    return said.equals(BigInteger.valueOf(strength));
  }
}
