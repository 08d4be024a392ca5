package studio.kriegsspiel.desk.file;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Words for when a session ended that left work unsaved. */
final class WhenLeft {
  private static final DateTimeFormatter WORDS =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm", Locale.ENGLISH)
          .withZone(ZoneId.systemDefault());

  private WhenLeft() {}

  static String words(Instant at) {
    return WORDS.format(at);
  }
}
