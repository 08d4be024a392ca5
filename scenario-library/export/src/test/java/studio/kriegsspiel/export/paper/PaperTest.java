package studio.kriegsspiel.export.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.pdf.PageSize;

/** Papers are the same if their bytes are, and are asked for by words. */
class PaperTest {
  private static Printed printed(int... bytes) {
    byte[] content = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      content[i] = (byte) bytes[i];
    }
    return new Printed(content, List.of());
  }

  @Test
  void papersOfTheSameBytesAreTheSame() {
    assertThat(printed(1, 2)).isEqualTo(printed(1, 2)).hasSameHashCodeAs(printed(1, 2));
    assertThat(printed(1, 2)).isNotEqualTo(printed(1, 3));
    assertThat(printed(1, 2)).hasToString("Printed[2 bytes]");
    Paper paper = printed(1, 2).as("a.pdf", new PaperAudience.Umpire());
    assertThat(paper)
        .isEqualTo(printed(1, 2).as("a.pdf", new PaperAudience.Umpire()))
        .hasSameHashCodeAs(printed(1, 2).as("a.pdf", new PaperAudience.Umpire()));
    assertThat(paper).isNotEqualTo(printed(1, 3).as("a.pdf", new PaperAudience.Umpire()));
    assertThat(paper).isNotEqualTo(printed(1, 2).as("b.pdf", new PaperAudience.Umpire()));
    assertThat(paper).isNotEqualTo(printed(1, 2).as("a.pdf", new PaperAudience.Table()));
  }

  @ParameterizedTest
  @CsvSource({"a4, A4", "a0, A0", "letter, LETTER", "tabloid, TABLOID", "A4, ", "folio, "})
  void aSizeOfPaperHasAWord(String word, PageSize size) {
    assertThat(PageSize.findByKey(word).orElse(null)).isEqualTo(size);
  }

  @Test
  void whatMayBeExportedHasAWord() {
    assertThat(ExportTarget.keys())
        .containsExactly(
            "pack",
            "map",
            "play",
            "phases",
            "exercise",
            "aids",
            "blocks",
            "page",
            "png",
            "geotiff",
            "svg",
            "uvtt",
            "tts",
            "vassal",
            "foundry",
            "mail",
            "geojson",
            "kml",
            "gpkg",
            "orbat-mapper",
            "msdl",
            "csv",
            "xlsx",
            "ics",
            "markdown",
            "csl",
            "bibtex");
    for (ExportTarget each : ExportTarget.values()) {
      assertThat(ExportTarget.findByKey(each.key())).contains(each);
    }
    assertThat(ExportTarget.findByKey("everything")).isEmpty();
  }
}
