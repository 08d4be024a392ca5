package studio.kriegsspiel.language.syntax.soft;

import static studio.kriegsspiel.language.syntax.soft.Follow.LINE_END;
import static studio.kriegsspiel.language.syntax.soft.Follow.NAME;
import static studio.kriegsspiel.language.syntax.soft.Follow.NUMBER;
import static studio.kriegsspiel.language.syntax.soft.Follow.PLAIN_WORD;
import static studio.kriegsspiel.language.syntax.soft.Follow.PROSE;
import static studio.kriegsspiel.language.syntax.soft.Follow.TIME;
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
          section("variant", TITLE)
              .then(soft("easier", "harder"), word("for"))
              .with("easier")
              .with("harder", word("for")),
          line("without", NAME).in("variant"),
          section("house", word("rules"), TITLE),
          line("assert", soft("every", "each", "no"), NAME).in("house"),
          line("assert", word("the"), NAME).in("house"),
          section("orders", word("of")).then(TITLE),
          section("exercise", TITLE).then(soft("grade"), NUMBER).with("grade", NUMBER),
          line("learn", TITLE).in("exercise"),
          line("decision", TITLE).in("exercise"),
          expectation(line("expect", anyOf(PLAIN_WORD, TITLE, word("retreat"))).in("exercise")),
          expectation(line("against", anyOf(PLAIN_WORD, TITLE, word("retreat"))).in("exercise")),
          line("solution", PROSE).in("exercise"),
          line("grades", NUMBER).in("exercise"),
          claim(line("assert", PLAIN_WORD, anyOf(PLAIN_WORD, sign(".")))),
          claim(line("assert", NAME, VERB)),
          claim(line("assert", NAME, sign("."), NAME, VERB)),
          claim(line("assert", TITLE, anyOf(PLAIN_WORD, word("of")))));

  private static SoftStatement expectation(SoftStatement opening) {
    return opening
        .with("message", word("to"))
        .with("about")
        .with("still")
        .with("before", TIME)
        .with("worth", NUMBER)
        .with("costs", NUMBER);
  }

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
