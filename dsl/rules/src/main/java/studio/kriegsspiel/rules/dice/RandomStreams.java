package studio.kriegsspiel.rules.dice;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Streams derived from one seed and their own names; the same seed repeats every run exactly. */
public final class RandomStreams implements Dice {
  private final long seed;
  private final Map<String, DiceStream> streams = new ConcurrentHashMap<>();

  public RandomStreams(long seed) {
    this.seed = seed;
  }

  @Override
  public DiceStream stream(String purpose) {
    return streams.computeIfAbsent(purpose, name -> new SplitMixStream(mix(seed ^ hash(name))));
  }

  /** FNV-1a: fixed for ever, unlike String.hashCode in 64 bits. */
  private static long hash(String name) {
    long hash = 0xcbf29ce484222325L;
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (b & 0xff)) * 0x100000001b3L;
    }
    return hash;
  }

  private static long mix(long z) {
    long a = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    long b = (a ^ (a >>> 27)) * 0x94d049bb133111ebL;
    return b ^ (b >>> 31);
  }

  /** SplitMix64, the generator of java.util.SplittableRandom, without a split's allocation. */
  private static final class SplitMixStream implements DiceStream {
    private long state;

    SplitMixStream(long state) {
      this.state = state;
    }

    @Override
    public int throwDie(int sides) {
      if (sides < 1) {
        throw new IllegalArgumentException("a die needs at least one side");
      }
      // The high product of 32 random bits with sides, redrawn in the biased rest (Lemire).
      long product = next32() * sides;
      int low = (int) product;
      if (Integer.compareUnsigned(low, sides) < 0) {
        int threshold = Integer.remainderUnsigned(-sides, sides);
        while (Integer.compareUnsigned(low, threshold) < 0) {
          product = next32() * sides;
          low = (int) product;
        }
      }
      return (int) (product >>> 32) + 1;
    }

    private long next32() {
      state += 0x9e3779b97f4a7c15L;
      return mix(state) >>> 32;
    }
  }
}
