package studio.kriegsspiel.language.generator;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A fingerprint of everything the generated sources depend on.
 *
 * @param hex the fingerprint
 */
record InputHash(String hex) {
  private static final String FILE = "inputs.sha256";

  /** Of the grammar, the generator's own classes and the version of Xtext. */
  static InputHash of(Path grammar, String xtextVersion) throws IOException {
    MessageDigest digest = sha256();
    digest.update(Files.readAllBytes(grammar));
    digest.update(xtextVersion.getBytes(StandardCharsets.UTF_8));
    for (Class<?> part : new Class<?>[] {LanguageWorkflow.class, GenerateLanguage.class}) {
      try (InputStream code = part.getResourceAsStream(part.getSimpleName() + ".class")) {
        if (code != null) {
          digest.update(code.readAllBytes());
        }
      }
    }
    return new InputHash(HexFormat.of().formatHex(digest.digest()));
  }

  boolean matches(Path output) throws IOException {
    Path file = output.resolve(FILE);
    return Files.exists(file) && Files.readString(file).equals(hex);
  }

  /** Written last, so that a run that was cut short is repeated. */
  void write(Path output) throws IOException {
    Files.writeString(output.resolve(FILE), hex);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("Every Java has SHA-256", impossible);
    }
  }
}
