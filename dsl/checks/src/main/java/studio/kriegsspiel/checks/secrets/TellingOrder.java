package studio.kriegsspiel.checks.secrets;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.situation.knowledge.Reader;

/** What the reader of a text has read before it. */
final class TellingOrder {
  private TellingOrder() {}

  /** The texts that the reader of one has certainly been given earlier. */
  static List<ReadableText> before(ReadableText text, List<ReadableText> all) {
    Optional<Reader.Player> reader = reader(text.audience());
    return reader.isEmpty()
        ? List.of()
        : all.stream()
            .filter(each -> each != text && reader.get().isAmong(each.audience()))
            .filter(each -> time(each).isBefore(time(text)) || isReadByAllAtFirst(each))
            .toList();
  }

  /** Whether every player has it before anything else. */
  static boolean isReadByAllAtFirst(ReadableText text) {
    return text.isForAll() && text.at().isEmpty();
  }

  /** When it is read; what is read before play comes first of all. */
  static LocalDateTime time(ReadableText text) {
    return text.at().orElse(LocalDateTime.MIN);
  }

  /** Who reads what is for one role or one side. */
  static Optional<Reader.Player> reader(Audience audience) {
    if (audience instanceof Audience.RoleOnly one) {
      return Optional.of(Reader.Player.ofRole(one.side(), one.role()));
    }
    return audience.findSide().map(Reader.Player::ofSide);
  }
}
