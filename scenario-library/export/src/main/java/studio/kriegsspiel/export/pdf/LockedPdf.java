package studio.kriegsspiel.export.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import studio.kriegsspiel.export.paper.Printed;

/**
 * A PDF that opens by its words alone, with AES-256 (ISO 32000-2, revision 6). It keeps to PDF/UA-1
 * and no more, as PDF/A knows no passwords: it does not say what its colours mean, and its metadata
 * name PDF/UA alone. What the words open may be read, printed, copied and read aloud.
 */
public final class LockedPdf {
  private static final int BITS = 256;

  /** The revision of the standard's handler that AES-256 has. */
  private static final int REVISION = 6;

  private LockedPdf() {}

  /** Puts a finished paper under lock; each time other bytes come of it. */
  public static Printed lock(Printed open, String words) {
    try (PDDocument document = Loader.loadPDF(open.content())) {
      Conformance.readableAloudOnly(document);
      StandardProtectionPolicy lock =
          new StandardProtectionPolicy(words, words, new AccessPermission());
      lock.setEncryptionKeyLength(BITS);
      lock.setPreferAES(true);
      document.protect(lock);
      return new Printed(bytes(document), open.ownWords());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The paper without its lock, to be read back.
   *
   * @return nothing if it opens without the words, or is under a weaker lock than it should be
   * @throws IOException if the words do not open it
   */
  public static Optional<byte[]> unlock(byte[] locked, String words) throws IOException {
    if (opens(locked, "")) {
      return Optional.empty();
    }
    try (PDDocument document = Loader.loadPDF(locked, words)) {
      boolean strong = document.getEncryption().getRevision() == REVISION;
      document.setAllSecurityToBeRemoved(true);
      return strong ? Optional.of(bytes(document)) : Optional.empty();
    }
  }

  private static boolean opens(byte[] locked, String words) throws IOException {
    try (PDDocument document = Loader.loadPDF(locked, words)) {
      return document.getNumberOfPages() >= 0;
    } catch (InvalidPasswordException closed) {
      return false;
    }
  }

  private static byte[] bytes(PDDocument document) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    document.save(bytes);
    return bytes.toByteArray();
  }
}
