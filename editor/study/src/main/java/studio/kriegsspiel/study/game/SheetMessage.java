package studio.kriegsspiel.study.game;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Reader;

/** A message that one player sends to another now, in the words of an order sheet. */
final class SheetMessage {
  private static final Pattern SHAPE =
      Pattern.compile(
          "message\\s+to\\s+(?<to>.+?)\\s*:?\\s*(?<text>\"\"\".*\"\"\"|\"[^\"]*\")",
          Pattern.DOTALL);

  private final Game game;

  private SheetMessage(Game game) {
    this.game = game;
  }

  /** Whether words are meant as a message. */
  static boolean isOne(String words) {
    return words.matches("(?s)message\\s.*");
  }

  /**
   * The sheet of a message.
   *
   * @param words such as {@code message to "Commander" of Blue "Hold on."}
   * @param by who writes it, a role or a person
   * @throws GameRefusedException if nobody writes it, or it goes to nobody
   */
  static String sheet(Game game, String words, Optional<String> by) {
    Matcher message = SHAPE.matcher(words.strip());
    if (!message.matches()) {
      throw new GameRefusedException(
          "A message says to whom, and what: message to \"Commander\" of Blue \"Hold on.\"");
    }
    SheetMessage sheet = new SheetMessage(game);
    return "orders of %s in \"-\"%n%s message to %s %s"
        .formatted(
            sheet.writer(by),
            Clock.write(game.now()),
            sheet.reader(message.group("to")),
            message.group("text"))
        .replace("\r\n", "\n");
  }

  private String writer(Optional<String> by) {
    return by.map(this::audience)
        .filter(Audience.RoleOnly.class::isInstance)
        .map(Audience::words)
        .orElseThrow(
            () ->
                new GameRefusedException(
                    "A message has a writer: name the role that sends it (`--by`)."));
  }

  private String reader(String to) {
    return audience(to.replace("\"", "")).words();
  }

  private Audience audience(String words) {
    Reader reader =
        Knowledge.of(game.situation())
            .findReader(words)
            .orElseThrow(
                () -> new GameRefusedException("Nobody who reads is called `" + words + "`."));
    if (!(reader instanceof Reader.Player player)) {
      return Audience.UMPIRE;
    }
    return player.roles().stream()
        .findFirst()
        .<Audience>map(role -> new Audience.RoleOnly(player.side(), role))
        .orElseGet(() -> new Audience.SideOnly(player.side()));
  }
}
