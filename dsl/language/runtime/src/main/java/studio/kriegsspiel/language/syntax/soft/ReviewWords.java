package studio.kriegsspiel.language.syntax.soft;

import static studio.kriegsspiel.language.syntax.soft.Follow.LINE_END;
import static studio.kriegsspiel.language.syntax.soft.Follow.NAME;
import static studio.kriegsspiel.language.syntax.soft.Follow.PLAIN_WORD;
import static studio.kriegsspiel.language.syntax.soft.Follow.TITLE;
import static studio.kriegsspiel.language.syntax.soft.Follow.anyOf;
import static studio.kriegsspiel.language.syntax.soft.Follow.sign;
import static studio.kriegsspiel.language.syntax.soft.Follow.soft;
import static studio.kriegsspiel.language.syntax.soft.Follow.word;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.line;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.section;

import java.util.List;

/** The words of what an author says about the scenario itself. */
final class ReviewWords {
  private static final Follow VERB =
      soft("sees", "can", "cannot", "knows", "does", "outnumbers", "reaches", "stands", "holds");

  static final List<SoftStatement> STATEMENTS =
      List.of(
          line("allow", PLAIN_WORD, anyOf(TITLE, PLAIN_WORD, word("for"), LINE_END)),
          section("variant", TITLE).then(soft("easier"), word("for")).with("easier"),
          line("without", NAME).in("variant"),
          claim(line("assert", PLAIN_WORD, anyOf(PLAIN_WORD, sign(".")))),
          claim(line("assert", NAME, VERB)),
          claim(line("assert", NAME, sign("."), NAME, VERB)),
          claim(line("assert", TITLE, anyOf(PLAIN_WORD, word("of")))));

  private static SoftStatement claim(SoftStatement opening) {
    return opening
        .with("sees")
        .with("can")
        .with("cannot")
        .with("see")
        .with("be")
        .with("attacked")
        .with("knows")
        .with("does")
        .with("not")
        .with("know")
        .with("outnumbers")
        .with("reaches")
        .with("stands")
        .with("holds");
  }

  private ReviewWords() {}
}
