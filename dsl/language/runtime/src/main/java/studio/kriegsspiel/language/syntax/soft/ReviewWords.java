package studio.kriegsspiel.language.syntax.soft;

import static studio.kriegsspiel.language.syntax.soft.Follow.LINE_END;
import static studio.kriegsspiel.language.syntax.soft.Follow.PLAIN_WORD;
import static studio.kriegsspiel.language.syntax.soft.Follow.TITLE;
import static studio.kriegsspiel.language.syntax.soft.Follow.anyOf;
import static studio.kriegsspiel.language.syntax.soft.Follow.word;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.line;

import java.util.List;

/** The words of what an author says about the scenario itself. */
final class ReviewWords {
  static final List<SoftStatement> STATEMENTS =
      List.of(line("allow", PLAIN_WORD, anyOf(TITLE, PLAIN_WORD, word("for"), LINE_END)));

  private ReviewWords() {}
}
