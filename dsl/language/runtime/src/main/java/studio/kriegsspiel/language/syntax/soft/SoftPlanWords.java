package studio.kriegsspiel.language.syntax.soft;

import static studio.kriegsspiel.language.syntax.soft.Follow.LINE_END;
import static studio.kriegsspiel.language.syntax.soft.Follow.NAME;
import static studio.kriegsspiel.language.syntax.soft.Follow.NUMBER;
import static studio.kriegsspiel.language.syntax.soft.Follow.TIME;
import static studio.kriegsspiel.language.syntax.soft.Follow.TITLE;
import static studio.kriegsspiel.language.syntax.soft.Follow.anyOf;
import static studio.kriegsspiel.language.syntax.soft.Follow.soft;
import static studio.kriegsspiel.language.syntax.soft.Follow.word;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.deed;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.line;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.reserved;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.section;
import static studio.kriegsspiel.language.syntax.soft.SoftStatement.verb;

import java.util.List;

/** Words of posts, patrols, marches, free deployment, works and events. */
final class SoftPlanWords {
  private static final Follow WAY = anyOf(NAME, TITLE, NUMBER, TIME);
  private static final Follow SPOT = anyOf(NAME, TITLE, NUMBER);

  static final List<SoftStatement> STATEMENTS =
      List.of(
          post("post"),
          post("piquet"),
          post("picket"),
          post("vedette"),
          post("patrol"),
          line("headquarters", word("of"), NAME).in("deploy"),
          rounds(verb("patrols", WAY).in("deploy")),
          verb("marches", WAY).in("deploy"),
          verb("deploys", NAME).in("deploy").with("freely").with("anywhere"),
          verb("anywhere", NAME).in("deploy"),
          section("events", LINE_END)
              .with("not", soft("after", "before"), TIME)
              .with("not", NAME)
              .with("after", TIME)
              .with("before", TIME)
              .with("sees", NAME)
              .with("has", soft("lost", "reached"))
              .with("has", soft("been"), soft("ordered"))
              .with("or", NAME)
              .with("or", word("not", "after", "before"), anyOf(NAME, TIME)),
          reserved("engineering").with("known", word("to")),
          work("makes"),
          work("clears"),
          work("barricades"),
          work("loopholes"),
          work("entrenches"),
          deed("bombards", SPOT).in("events"),
          deed("attacks", SPOT).in("events"),
          deed("fires", word("at"), SPOT).in("events"),
          deed("marches", WAY).in("events"),
          deed("leaves", WAY).in("events"),
          deed("halts", anyOf(LINE_END, NAME)).in("events"),
          deed("becomes", anyOf(NAME, TITLE)).in("events"));

  private SoftPlanWords() {}

  private static SoftStatement post(String kind) {
    return rounds(line(kind, word("of"), NUMBER).in("deploy"));
  }

  private static SoftStatement rounds(SoftStatement statement) {
    return statement.with("repeating").with("every", NUMBER);
  }

  private static SoftStatement work(String verb) {
    return deed(verb, anyOf(NAME, TITLE)).in("engineering", "events");
  }
}
