package studio.kriegsspiel.export.audit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.cos.COSStream;
import org.jspecify.annotations.Nullable;

/**
 * A fingerprint of a picture inside a PDF and of all it refers to: alike for the same bytes only.
 */
final class FormPrint {
  private final MessageDigest digest;
  private final Set<COSBase> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private FormPrint() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256.", e);
    }
  }

  static String of(COSBase picture) throws IOException {
    FormPrint print = new FormPrint();
    print.add(picture);
    return HexFormat.of().formatHex(print.digest.digest());
  }

  private void add(@Nullable COSBase object) throws IOException {
    COSBase next = object instanceof COSObject reference ? reference.getObject() : object;
    if (next == null) {
      text("null");
    } else if (next instanceof COSArray array) {
      text("[" + array.size());
      for (COSBase item : array) {
        add(item);
      }
    } else if (next instanceof COSDictionary dictionary) {
      if (!seen.add(next)) {
        text("again");
        return;
      }
      List<COSName> keys = new ArrayList<>(dictionary.keySet());
      keys.sort(null);
      text("<" + keys.size());
      for (COSName key : keys) {
        text(key.getName());
        add(dictionary.getItem(key));
      }
      if (next instanceof COSStream stream) {
        try (InputStream raw = stream.createRawInputStream()) {
          digest.update(raw.readAllBytes());
        }
      }
    } else {
      text(next.toString());
    }
  }

  private void text(String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }
}
