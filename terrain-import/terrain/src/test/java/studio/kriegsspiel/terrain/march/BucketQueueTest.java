package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BucketQueueTest {

  @Test
  void handsOutEverythingInOrderOfBuckets() {
    Random random = new Random(5);
    float[] times = new float[20_000];
    BucketQueue queue = new BucketQueue(0.01);
    for (int node = 0; node < times.length; node++) {
      times[node] = (float) (Math.exp(9 * random.nextDouble()) / 10);
      queue.push(node, times[node]);
    }
    boolean[] seen = new boolean[times.length];
    float latest = 0;
    for (int i = 0; i < times.length; i++) {
      int node = queue.pop();
      assertThat(seen[node]).isFalse();
      seen[node] = true;
      assertThat(times[node]).isGreaterThan(latest - 0.011f);
      latest = Math.max(latest, times[node]);
    }
    assertThat(queue.pop()).isEqualTo(-1);
  }

  @Test
  void takesLatecomersAtOnce() {
    BucketQueue queue = new BucketQueue(1);
    queue.push(7, 100);
    assertThat(queue.pop()).isEqualTo(7);
    queue.push(8, 3);
    queue.push(9, 5000);
    assertThat(queue.isPast(3)).isTrue();
    assertThat(queue.pop()).isEqualTo(8);
    assertThat(queue.pop()).isEqualTo(9);
    assertThat(queue.pop()).isEqualTo(-1);
  }
}
