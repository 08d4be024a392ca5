package studio.kriegsspiel.language.syntax.soft;

import static studio.kriegsspiel.language.syntax.soft.Follow.NAME;
import static studio.kriegsspiel.language.syntax.soft.Follow.NUMBER;
import static studio.kriegsspiel.language.syntax.soft.Follow.TITLE;
import static studio.kriegsspiel.language.syntax.soft.Follow.anyOf;
import static studio.kriegsspiel.language.syntax.soft.Follow.soft;
import static studio.kriegsspiel.language.syntax.soft.Follow.word;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.line;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.reserved;

import java.util.List;
import java.util.stream.Stream;

/** The statements of orders of battle whose words are keywords only there. */
final class ForceWords {
  private static final String[] WHERE = {"army"};

  /** Levels whose words are reserved, by the first of them. */
  private static final List<String> RESERVED_LEVELS =
      List.of(
          "army",
          "wing",
          "corps",
          "division",
          "brigade",
          "regiment",
          "half",
          "battalion",
          "squadron",
          "battery",
          "company",
          "pioneers",
          "pontoon",
          "wagons");

  static final List<SoftStatement> STATEMENTS = statements();

  private ForceWords() {}

  private static List<SoftStatement> statements() {
    return Stream.of(
            Stream.of(
                line("template", TITLE).with("like", TITLE),
                line("state", anyOf(NAME, NUMBER)).in(WHERE),
                line("or", NUMBER).in(WHERE).with("ammunition", word("wagons")),
                line("ordered", NAME).in(WHERE),
                line("imported", NAME).in(WHERE),
                line("attached", NAME).in(WHERE),
                line("detached", NAME).in(WHERE)),
            Stream.of(
                    line("platoon", TITLE),
                    line("piquet", TITLE),
                    line("sappers", TITLE),
                    line("staff", TITLE),
                    line("supply", word("column")),
                    line("park", word("column")),
                    line("field", soft("hospital")))
                .map(ForceWords::unit),
            RESERVED_LEVELS.stream().map(level -> unit(reserved(level))))
        .flatMap(each -> each)
        .toList();
  }

  private static SoftStatement unit(SoftStatement opened) {
    return opened
        .in(WHERE)
        .with("like", TITLE)
        .with("commander", TITLE)
        .with("rated", NAME)
        .with("ammunition", word("wagons"));
  }
}
