package studio.kriegsspiel.export.audit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.cos.COSStream;
import org.jspecify.annotations.Nullable;

/**
 * A print of a picture inside a PDF: all bytes of it and of what it refers to, compared one by one,
 * so that pictures are alike for the same bytes only.
 */
final class FormPrint {
  private final byte[] bytes;
  private final int sum;

  private FormPrint(byte[] bytes) {
    this.bytes = bytes;
    CRC32 check = new CRC32();
    check.update(bytes);
    this.sum = (int) check.getValue();
  }

  static FormPrint of(COSBase picture) throws IOException {
    Gatherer gatherer = new Gatherer();
    gatherer.add(picture);
    return new FormPrint(gatherer.bytes.toByteArray());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FormPrint print
        && sum == print.sum
        && Arrays.equals(bytes, print.bytes);
  }

  @Override
  public int hashCode() {
    return sum;
  }

  private static final class Gatherer {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 16);
    private final Set<COSBase> seen = Collections.newSetFromMap(new IdentityHashMap<>());

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
            raw.transferTo(bytes);
          }
        }
      } else {
        text(next.toString());
      }
    }

    private void text(String text) {
      bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
      bytes.write(0);
    }
  }
}
