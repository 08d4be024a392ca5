package studio.kriegsspiel.desk.core;

import studio.kriegsspiel.desk.work.Pause;
import studio.kriegsspiel.desk.work.Pauses;

/** Takes sentences from the status line once they have been there long enough to be read. */
public final class MessageFade {
  private static final long INFO_MILLISECONDS = 8_000;
  private static final long TROUBLE_MILLISECONDS = 30_000;

  private final Desk desk;
  private final Pause info;
  private final Pause trouble;

  /** Watches the status line of {@code desk}. */
  public MessageFade(Desk desk, Pauses pauses) {
    this.desk = desk;
    this.info = pauses.of(INFO_MILLISECONDS, this::clear);
    this.trouble = pauses.of(TROUBLE_MILLISECONDS, this::clear);
    desk.message().listen(this::wait);
  }

  private void wait(Message message) {
    info.forget();
    trouble.forget();
    switch (message.kind()) {
      case INFO -> info.ask();
      case TROUBLE -> trouble.ask();
      case HINT -> {
        // It is true as long as the tool is in the hand.
      }
    }
  }

  private void clear() {
    desk.message().set(Message.NONE);
  }
}
