package studio.kriegsspiel.checks.books;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.ScenarioDemand;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Something the book asks of a scenario that the scenario leaves open. */
public final class DemandUnmet implements Check {
  private static final CheckInfo INFO =
      demanding(
          CheckInfo.of(
              "KS-BOK-002",
              "Something the book asks for is left open",
              Severity.NOTE,
              "what a book asks for is given, or taken from a default that is named"));

  private static CheckInfo demanding(CheckInfo info) {
    CheckInfo all = info;
    for (BookNeed need : BookNeed.ALL) {
      all = all.demanding(need.key());
    }
    return all;
  }

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    TextSpan place =
        context
            .scenario()
            .header()
            .rules()
            .map(RuleChoice::span)
            .orElse(context.scenario().header().timeSpan());
    List<BookNeed> open =
        BookNeed.ALL.stream()
            .filter(need -> context.book().findDemand(need.key()).isPresent())
            .filter(need -> !need.given().test(context))
            .toList();
    if (!open.isEmpty()) {
      tell(context.book(), open, place, report);
    }
  }

  /** One note for all of them: with a book of many demands they would hide the rest. */
  private static void tell(RuleBook book, List<BookNeed> open, TextSpan place, Report report) {
    List<String> asked = new ArrayList<>();
    List<Citation> rules = new ArrayList<>();
    for (BookNeed need : open) {
      ScenarioDemand demand = book.findDemand(need.key()).orElseThrow();
      asked.add("%s (%s)".formatted(lower(demand.title()), need.instead()));
      rules.add(demand.citation());
    }
    report
        .add(
            place,
            "%s %s for what the scenario leaves open: %s."
                .formatted(
                    MessageWords.theBook(book.id()),
                    MessageWords.verb(book.id(), "asks", "ask"),
                    String.join("; ", asked)))
        .rules(rules.stream().distinct().toList())
        .hint("write it, or settle it before the evening; what is taken else stands in brackets");
  }

  private static String lower(String title) {
    return title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1);
  }
}
