package studio.kriegsspiel.export.seal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** Texts under lock are opened by their words alone, and by any other program that knows how. */
class SealTest {
  private static final HexFormat HEX = HexFormat.of();
  private static final byte[] SALT = new byte[Seal.SALT];
  private static final String WORDS = "anchor harbour lantern meadow orchard saddle thicket willow";

  /** The first test case of RFC 5869, of which the first 32 bytes are the key. */
  @Test
  void keysAreDerivedAsTheStandardHasIt() {
    byte[] secret = new byte[22];
    Arrays.fill(secret, (byte) 0x0b);
    assertThat(
            HEX.formatHex(
                Seal.hkdf(
                    secret,
                    HEX.parseHex("000102030405060708090a0b0c"),
                    HEX.parseHex("f0f1f2f3f4f5f6f7f8f9"))))
        .isEqualTo("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf");
  }

  @Test
  void theWordsOpenWhatTheyLocked() {
    byte[] locked = new Seal(WORDS, SALT).lock("Smoke over L\u00fctzen.", 1024, new Random(1));
    assertThat(new Seal(WORDS, SALT).unlock(locked)).contains("Smoke over L\u00fctzen.");
    assertThat(locked).hasSize(12 + 1024 + 16);
  }

  @Test
  void fourLettersOfEachInAnyCaseAreEnough() {
    byte[] locked = new Seal(WORDS, SALT).lock("News", 1024, new Random(1));
    assertThat(new Seal("  Anch, HARB lant mead\u2013orch saddel thick will.", SALT).unlock(locked))
        .contains("News");
  }

  @Test
  void otherWordsAnotherOrderAndAnotherSaltDoNot() {
    byte[] locked = new Seal(WORDS, SALT).lock("News", 1024, new Random(1));
    byte[] salt = SALT.clone();
    salt[0] = 1;
    assertThat(new Seal(WORDS.replace("willow", "window"), SALT).unlock(locked)).isEmpty();
    assertThat(new Seal(WORDS.replace("anchor harbour", "harbour anchor"), SALT).unlock(locked))
        .isEmpty();
    assertThat(new Seal(WORDS, salt).unlock(locked)).isEmpty();
    assertThat(new Seal(WORDS, SALT).unlock(Arrays.copyOf(locked, 20))).isEmpty();
    locked[500] ^= 1;
    assertThat(new Seal(WORDS, SALT).unlock(locked)).as("changed on its way").isEmpty();
  }

  /** What fills a text up is empty: nothing could be hidden behind the news. */
  @Test
  void nothingMayStandBehindTheNews() throws Exception {
    byte[] info = "kriegsspiel-page 1".getBytes(StandardCharsets.UTF_8);
    byte[] secret = "anch harb lant mead orch sadd thic will".getBytes(StandardCharsets.UTF_8);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    byte[] nonce = new byte[12];
    cipher.init(
        Cipher.ENCRYPT_MODE,
        new SecretKeySpec(Seal.hkdf(secret, SALT, info), "AES"),
        new GCMParameterSpec(128, nonce));
    byte[] plain = new byte[64];
    plain[3] = 1;
    plain[4] = 'N';
    byte[] clean = joined(nonce, cipher.doFinal(plain));
    assertThat(new Seal(WORDS, SALT).unlock(clean)).contains("N");
    plain[40] = 'x';
    cipher.init(
        Cipher.ENCRYPT_MODE,
        new SecretKeySpec(Seal.hkdf(secret, SALT, info), "AES"),
        new GCMParameterSpec(128, new byte[] {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
    nonce[0] = 1;
    assertThat(new Seal(WORDS, SALT).unlock(joined(nonce, cipher.doFinal(plain)))).isEmpty();
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  @Test
  void lengthsAreRoundedUpWithFourBytesMore() {
    assertThat(List.of(Seal.filled(0), Seal.filled(1020), Seal.filled(1021), Seal.filled(2044)))
        .containsExactly(1024, 1024, 2048, 2048);
  }

  @Test
  void theListHas2048WordsThatNobodyTakesForEachOther() {
    List<String> words = KeyWords.all();
    assertThat(words).hasSize(2048).isSorted().allMatch(word -> word.matches("[a-z]{4,7}"));
    Set<String> beginnings = new HashSet<>();
    words.forEach(word -> beginnings.add(word.substring(0, 4)));
    assertThat(beginnings).hasSize(2048);
    assertThat(KeyWords.COUNT * Math.log(words.size()) / Math.log(2)).isGreaterThanOrEqualTo(80);
  }

  @Test
  void wordsAreDrawnFromAllOfThem() {
    Random chance = new Random(3);
    Set<String> drawn = new HashSet<>();
    for (int i = 0; i < 4000; i++) {
      List<String> eight = List.of(KeyWords.draw(chance).split(" "));
      assertThat(eight).hasSize(8);
      drawn.addAll(eight);
    }
    assertThat(drawn).hasSize(2048);
  }
}
