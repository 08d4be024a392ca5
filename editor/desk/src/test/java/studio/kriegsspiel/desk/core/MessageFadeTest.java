package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.work.Pause;

class MessageFadeTest {
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
  private final Desk desk = new Desk();

  @AfterEach
  void stop() {
    clock.shutdownNow();
  }

  private void fade() {
    new MessageFade(desk, (milliseconds, action) -> new Pause(clock, Runnable::run, 30, action));
  }

  private boolean goes() throws InterruptedException {
    for (int i = 0; i < 200 && !desk.message().get().equals(Message.NONE); i++) {
      Thread.sleep(5);
    }
    return desk.message().get().equals(Message.NONE);
  }

  @Test
  void whatWasSaidGoesAndWhatCanBeDoneStays() throws Exception {
    fade();
    desk.message().set(Message.info("Saved."));
    assertThat(goes()).isTrue();
    desk.message().set(Message.trouble("Not saved."));
    assertThat(goes()).isTrue();
    desk.message().set(Message.info("Saved."));
    desk.message().set(Message.hint("Click along the line."));
    assertThat(goes()).isFalse();
  }
}
