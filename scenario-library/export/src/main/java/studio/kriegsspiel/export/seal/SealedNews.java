package studio.kriegsspiel.export.seal;

import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SealedSheet;

/**
 * The news to come of an evening under lock, each sheet by words of its own. Every reader's page
 * has as many locked texts as any other's, all of one length: what is no news of his is a decoy of
 * chance bytes, and the order is shuffled.
 */
public final class SealedNews {
  /** The number of locked texts is a multiple of this. */
  static final int ROUND = 8;

  private final List<Locked> sheets;
  private final byte[] salt;
  private final int filled;
  private final int number;
  private final RandomGenerator chance;

  /**
   * A sheet with the words that unlock it.
   *
   * @param text what is locked
   */
  public record Locked(SealedSheet sheet, String words, String text) {}

  /**
   * News under lock.
   *
   * @param texts each sheet with what its receivers read once it is unlocked
   * @param readers all for whom there are pages
   * @param chance where words, salt, nonces and decoys come from; one that nobody can foresee,
   *     unless it is a test's
   */
  public SealedNews(
      Map<SealedSheet, String> texts, List<Reader.Player> readers, RandomGenerator chance) {
    this.chance = chance;
    this.salt = new byte[Seal.SALT];
    chance.nextBytes(salt);
    Map<SealedSheet, Locked> locked = new LinkedHashMap<>();
    texts.forEach(
        (sheet, text) -> locked.put(sheet, new Locked(sheet, KeyWords.draw(chance), text)));
    this.sheets = List.copyOf(locked.values());
    this.filled =
        sheets.stream()
            .mapToInt(
                each ->
                    Seal.filled(
                        each.text().getBytes(java.nio.charset.StandardCharsets.UTF_8).length))
            .max()
            .orElse(Seal.BLOCK);
    int most = readers.stream().mapToInt(reader -> of(reader).size()).max().orElse(0);
    this.number = Math.max(1, (most + ROUND - 1) / ROUND) * ROUND;
  }

  /** Every sheet with its words, for the umpire. */
  public List<Locked> all() {
    return sheets;
  }

  /** Those that a reader may be handed. */
  public List<Locked> of(Reader.Player reader) {
    return sheets.stream().filter(each -> reader.isAmong(each.sheet().audience())).toList();
  }

  /** The salt of all keys, for the pages. */
  public String salt() {
    return Base64.getEncoder().encodeToString(salt);
  }

  /** A reader's locked texts among decoys, each in Base64. */
  public List<String> lockedFor(Reader.Player reader) {
    List<byte[]> texts = new ArrayList<>();
    for (Locked each : of(reader)) {
      texts.add(new Seal(each.words(), salt).lock(each.text(), filled, chance));
    }
    while (texts.size() < number) {
      byte[] decoy = new byte[Seal.locked(filled)];
      chance.nextBytes(decoy);
      texts.add(decoy);
    }
    shuffle(texts);
    return texts.stream().map(Base64.getEncoder()::encodeToString).toList();
  }

  private void shuffle(List<byte[]> texts) {
    for (int i = texts.size() - 1; i > 0; i--) {
      Collections.swap(texts, i, chance.nextInt(i + 1));
    }
  }
}
