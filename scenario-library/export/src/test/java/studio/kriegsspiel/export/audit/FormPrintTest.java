package studio.kriegsspiel.export.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.junit.jupiter.api.Test;

class FormPrintTest {

  private static COSStream form(String content, String resource) throws IOException {
    COSStream form = new COSStream();
    try (OutputStream out = form.createOutputStream(COSName.FLATE_DECODE)) {
      out.write(content.getBytes(StandardCharsets.ISO_8859_1));
    }
    COSDictionary resources = new COSDictionary();
    resources.setString("Said", resource);
    form.setItem(COSName.RESOURCES, resources);
    return form;
  }

  @Test
  void onlyTheSameBytesAreAlike() throws IOException {
    FormPrint one = FormPrint.of(form("0 0 m 1 1 l S", "a"));
    assertThat(FormPrint.of(form("0 0 m 1 1 l S", "a"))).isEqualTo(one).hasSameHashCodeAs(one);
    assertThat(FormPrint.of(form("0 0 m 1 2 l S", "a"))).isNotEqualTo(one);
    assertThat(FormPrint.of(form("0 0 m 1 1 l S", "b"))).isNotEqualTo(one);
  }

  /** Two words that have one checksum, which is no proof that they are alike. */
  @Test
  void aChecksumIsNotEnough() throws IOException {
    FormPrint one = FormPrint.of(new COSString("plumless"));
    FormPrint other = FormPrint.of(new COSString("buckeroo"));
    assertThat(other).hasSameHashCodeAs(one).isNotEqualTo(one);
  }
}
