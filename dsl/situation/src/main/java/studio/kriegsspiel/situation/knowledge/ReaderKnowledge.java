package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;

/** What one reader knows, at any minute. */
public final class ReaderKnowledge {
  private final Knowledge all;
  private final Reader reader;

  ReaderKnowledge(Knowledge all, Reader reader) {
    this.all = all;
    this.reader = reader;
  }

  /** What the reader knows at a minute. */
  public Known at(LocalDateTime time) {
    return new Known(all, reader, time);
  }
}
