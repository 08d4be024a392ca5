package studio.kriegsspiel.situation.telling;

import java.time.LocalDateTime;

/**
 * An hour of the day in a sentence.
 *
 * @param minute the minute of the day; of half the day where it may be morning or evening
 * @param first its first word
 * @param last its last word
 * @param ofHalf whether it may be morning or evening
 */
record Hour(int minute, int first, int last, boolean ofHalf) {
  private static final int HALF = 12 * 60;

  /** Whether it is the hour of a time. */
  boolean is(LocalDateTime time) {
    int of = 60 * time.getHour() + time.getMinute();
    return ofHalf ? of % HALF == minute % HALF : of == minute;
  }
}
