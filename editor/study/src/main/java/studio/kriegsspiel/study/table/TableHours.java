package studio.kriegsspiel.study.table;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;

/** Hours as other programs write them. */
final class TableHours {
  private static final String MILLISECONDS = "-?[0-9]{1,15}";
  private static final String YEAR = "[0-9]{4}-.*";

  private TableHours() {}

  /** An hour with a zone, without one, or in milliseconds since 1970. */
  static Optional<OffsetDateTime> of(String text) {
    try {
      if (text.matches(MILLISECONDS)) {
        return Optional.of(Instant.ofEpochMilli(Long.parseLong(text)).atOffset(ZoneOffset.UTC));
      }
      if (!text.matches(YEAR)) {
        return Optional.empty();
      }
      boolean zone = text.matches(".*T.*(Z|[+-][0-9:]+)");
      return Optional.of(
          zone ? OffsetDateTime.parse(text) : LocalDateTime.parse(text).atOffset(ZoneOffset.UTC));
    } catch (DateTimeException noHour) {
      return Optional.empty();
    }
  }
}
