package studio.kriegsspiel.language.syntax.soft;

import static studio.kriegsspiel.language.syntax.soft.Follow.LINE_END;
import static studio.kriegsspiel.language.syntax.soft.Follow.NAME;
import static studio.kriegsspiel.language.syntax.soft.Follow.NUMBER;
import static studio.kriegsspiel.language.syntax.soft.Follow.TIME;
import static studio.kriegsspiel.language.syntax.soft.Follow.TITLE;
import static studio.kriegsspiel.language.syntax.soft.Follow.anyOf;
import static studio.kriegsspiel.language.syntax.soft.Follow.sign;
import static studio.kriegsspiel.language.syntax.soft.Follow.soft;
import static studio.kriegsspiel.language.syntax.soft.Follow.word;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.note;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.reserved;

import java.util.List;

/** The words of reports and intelligence that are keywords only there. */
final class SoftNewsWords {
  /** What may stand behind the name of a unit in a condition. */
  private static final Follow BEHIND_NAME = anyOf(sign("."), word("within", "sees", "has"));

  /** What may stand behind a term. */
  private static final Follow BEHIND_TERM =
      anyOf(sign("."), word("and", "or", "tell", "to"), LINE_END);

  static final List<SoftStatement> STATEMENTS =
      List.of(
          note("or", word("at"), TIME)
              .in(
                  "scenario",
                  "deploy",
                  "report",
                  "intelligence",
                  "reinforcements",
                  "engineering",
                  "events",
                  "variant"),
          reserved("report")
              .with("enemy", anyOf(word("from"), sign(","), sign(":")))
              .with("own", anyOf(sign(","), sign(":")))
              .with("observed", TIME)
              .namesBehind("to", "from", ".", "of"),
          reserved("intelligence")
              .with("every", NUMBER)
              .with("withheld", word("to", "from", "tell"))
              .with("courier", word("from"))
              .with("courier", word("of"), NAME, word("from"))
              .with("courier", word("of"), NAME, sign("."), NAME, word("from"))
              .with("leaving", TIME)
              .with("along", anyOf(TITLE, NUMBER))
              .with("not", NAME, BEHIND_NAME)
              .with("not", soft("after", "before"), TIME)
              .with("after", TIME)
              .with("before", TIME)
              .with("sees", NAME, BEHIND_TERM)
              .with("has", soft("lost", "reached"))
              .with("has", soft("been"), soft("ordered"))
              .with("or", NAME, BEHIND_NAME)
              .with("or", word("not", "after", "before"), anyOf(NAME, TIME))
              .with("observed", TIME)
              .namesBehind("to", "tell", "of", "."));

  private SoftNewsWords() {}
}
