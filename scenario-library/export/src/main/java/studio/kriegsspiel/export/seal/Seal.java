package studio.kriegsspiel.export.seal;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Locks texts by words, as any browser can unlock them: a key of 256 bits is derived from the words
 * and a salt by HKDF with SHA-256 (RFC 5869), the text is locked by AES-GCM behind a nonce of its
 * own. Before that it is filled up with zeros to a length that tells nothing of it.
 */
public final class Seal {
  /** Bytes of a salt. */
  public static final int SALT = 16;

  /** Texts are filled up to a multiple of so many bytes. */
  static final int BLOCK = 1024;

  private static final int NONCE = 12;
  private static final int TAG = 16;
  private static final int LENGTH = 4;
  private static final byte[] INFO = "kriegsspiel-page 1".getBytes(StandardCharsets.UTF_8);

  private final SecretKeySpec key;

  /** The seal of some words under a salt. */
  public Seal(String words, byte[] salt) {
    this.key =
        new SecretKeySpec(
            hkdf(KeyWords.counting(words).getBytes(StandardCharsets.UTF_8), salt, INFO), "AES");
  }

  /** The first 32 bytes that HKDF with SHA-256 derives. */
  static byte[] hkdf(byte[] secret, byte[] salt, byte[] info) {
    byte[] expanding = Arrays.copyOf(info, info.length + 1);
    expanding[info.length] = 1;
    return hmac(hmac(salt, secret), expanding);
  }

  private static byte[] hmac(byte[] key, byte[] message) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac.doFinal(message);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has HmacSHA256.", e);
    }
  }

  /** The length to which a text is filled up: its own with four bytes that tell it, rounded up. */
  static int filled(int length) {
    return (LENGTH + length + BLOCK - 1) / BLOCK * BLOCK;
  }

  /** How many bytes there are of a text once it is locked. */
  static int locked(int filled) {
    return NONCE + filled + TAG;
  }

  /**
   * Locks a text.
   *
   * @param filled the length it is filled up to
   */
  byte[] lock(String text, int filled, RandomGenerator chance) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] plain = new byte[filled];
    for (int i = 0; i < LENGTH; i++) {
      plain[i] = (byte) (bytes.length >>> 8 * (LENGTH - 1 - i));
    }
    System.arraycopy(bytes, 0, plain, LENGTH, bytes.length);
    byte[] nonce = new byte[NONCE];
    chance.nextBytes(nonce);
    try {
      byte[] locked = cipher(Cipher.ENCRYPT_MODE, nonce).doFinal(plain);
      byte[] whole = Arrays.copyOf(nonce, NONCE + locked.length);
      System.arraycopy(locked, 0, whole, NONCE, locked.length);
      return whole;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has AES-GCM.", e);
    }
  }

  /** What was locked; nothing if it was locked by other words, or is a decoy. */
  public Optional<String> unlock(byte[] locked) {
    if (locked.length < NONCE + LENGTH + TAG) {
      return Optional.empty();
    }
    try {
      byte[] plain =
          cipher(Cipher.DECRYPT_MODE, Arrays.copyOf(locked, NONCE))
              .doFinal(locked, NONCE, locked.length - NONCE);
      int length = 0;
      for (int i = 0; i < LENGTH; i++) {
        length = length << 8 | plain[i] & 0xff;
      }
      return length < 0 || length > plain.length - LENGTH || !isEmpty(plain, LENGTH + length)
          ? Optional.empty()
          : Optional.of(new String(plain, LENGTH, length, StandardCharsets.UTF_8));
    } catch (AEADBadTagException other) {
      return Optional.empty();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has AES-GCM.", e);
    }
  }

  /** Whether nothing stands in the bytes that only fill up. */
  private static boolean isEmpty(byte[] plain, int from) {
    for (int i = from; i < plain.length; i++) {
      if (plain[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private Cipher cipher(int mode, byte[] nonce) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(mode, key, new GCMParameterSpec(TAG * 8, nonce));
    return cipher;
  }
}
