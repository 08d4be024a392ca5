package studio.kriegsspiel.export.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.PDFTextStripperByArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.export.StrokedBoxes;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.Terrain;

class MapSheetsTest {
  private static final double MM = 72 / 25.4;
  private static final double PACE = 0.753;

  private static byte[] print(PageSize size, int scale) {
    Terrain terrain = SampleGround.flat();
    return new MapSheets(terrain, new MapPainter(terrain), MapLayers.drawn(), PACE)
        .toPdf(size, scale)
        .content();
  }

  @ParameterizedTest
  @CsvSource({"A4, 8000", "A3, 8000", "LETTER, 8000", "A4, 10000", "A3, 5000"})
  void paperMeasuresTrue(PageSize size, int scale) throws IOException {
    try (PDDocument document = Loader.loadPDF(print(size, scale))) {
      int bars = 0;
      for (int number = 1; number < document.getNumberOfPages(); number++) {
        PDPage page = document.getPage(number);
        for (Rectangle2D box : StrokedBoxes.of(page)) {
          boolean isBar = Math.abs(box.getHeight() - 1.3 * MM) < 0.05 && box.getWidth() > 12 * MM;
          if (isBar) {
            bars++;
            Bar bar = read(page, box);
            assertThat(box.getWidth() / MM)
                .as(bar.toString())
                .isCloseTo(bar.units * bar.metresPerUnit() * 1000 / scale, within(0.02));
          }
        }
      }
      assertThat(bars).isEqualTo(2 * (document.getNumberOfPages() - 1));
    }
  }

  private record Bar(double units, String unit) {
    double metresPerUnit() {
      return unit.equals("paces") ? PACE : 1;
    }
  }

  /** Reads the last figure above a bar and the word beside it. */
  private static Bar read(PDPage page, Rectangle2D box) throws IOException {
    double top = page.getMediaBox().getHeight() - box.getMaxY();
    PDFTextStripperByArea text = new PDFTextStripperByArea();
    text.addRegion(
        "figure",
        new Rectangle2D.Double(box.getMaxX() - 5 * MM, top - 4.5 * MM, 10 * MM, 4.4 * MM));
    text.addRegion(
        "unit", new Rectangle2D.Double(box.getMaxX() + 1 * MM, top - 2 * MM, 14 * MM, 5 * MM));
    text.extractRegions(page);
    return new Bar(
        Double.parseDouble(text.getTextForRegion("figure").replaceAll("[^0-9]", "")),
        text.getTextForRegion("unit").strip());
  }

  @Test
  void theMapOnASheetIsAsLargeAsItsGround() throws IOException {
    try (PDDocument document = Loader.loadPDF(print(PageSize.A4, 8000))) {
      // 500 by 375 mm of map on A4 across, 269.2 by 169.2 mm of room: two sheets side by side fill
      // the width; three below each other share 60 mm at the most, (375 + 2 * 60) / 3 each.
      PDPage first = document.getPage(1);
      double width = 269.2;
      double height = 165;
      assertThat(StrokedBoxes.of(first))
          .anyMatch(
              box ->
                  Math.abs(box.getWidth() / MM - width) < 0.02
                      && Math.abs(box.getHeight() / MM - height) < 0.02);
    }
  }

  @Test
  void theIndexNamesEverySheet() throws IOException {
    try (PDDocument document = Loader.loadPDF(print(PageSize.A4, 8000))) {
      PDFTextStripper text = new PDFTextStripper();
      text.setEndPage(1);
      assertThat(text.getText(document)).contains("6 sheets at 1:8000", "A1", "B2", "C2");
      for (int page = 2; page <= 7; page++) {
        text.setStartPage(page);
        text.setEndPage(page);
        assertThat(text.getText(document)).containsPattern("[ABC][12]");
      }
    }
  }

  /** Once above the picture's room, once beyond the page: nothing of it is cut. */
  @ParameterizedTest
  @CsvSource({"40, 1", "200, 2"})
  void theIndexTellsAllSources(int sheets, int pages) throws IOException {
    String source =
        IntStream.rangeClosed(1, sheets)
            .mapToObj(sheet -> "Cadastral map of the commune, section " + sheet)
            .collect(Collectors.joining("; ", "", "; the last of all"));
    Terrain terrain =
        SampleGround.flat().toBuilder()
            .notes(
                LayerKind.FEATURES,
                new Provenance(
                    source, "public domain", "1816", "drawn by hand", Confidence.CERTAIN),
                Accuracy.UNKNOWN)
            .build();
    byte[] content =
        new MapSheets(terrain, new MapPainter(terrain), MapLayers.drawn(), PACE)
            .toPdf(PageSize.A4, 8000)
            .content();
    try (PDDocument document = Loader.loadPDF(content)) {
      assertThat(document.getNumberOfPages()).isEqualTo(6 + pages);
      PDFTextStripper text = new PDFTextStripper();
      text.setEndPage(pages);
      assertThat(text.getText(document).replaceAll("\\s+", " "))
          .contains(source + ", 1816 (public domain).");
    }
  }

  @Test
  void sheetsCoverTheGroundAndShareAStrip() {
    Bounds extent = new Bounds(0, 0, 4000, 3000);
    SheetPlan plan = SheetPlan.of(extent, 8000, 260, 160, 10);
    assertThat(plan.columns()).isEqualTo(2);
    assertThat(plan.rows()).isEqualTo(3);
    List<SheetPlan.Sheet> sheets = plan.sheets();
    assertThat(sheets)
        .extracting(SheetPlan.Sheet::name)
        .containsExactly("A1", "A2", "B1", "B2", "C1", "C2");
    assertThat(sheets.get(0).ground().west()).isEqualTo(0);
    assertThat(sheets.get(5).ground().east()).isCloseTo(4000, within(1e-6));
    assertThat(sheets.get(5).ground().south()).isCloseTo(0, within(1e-6));
    assertThat(sheets.get(0).ground().east() - sheets.get(1).ground().west())
        .isCloseTo(80, within(1e-6));
    assertThat(sheets.get(0).ground().widthMetres() / 8).isLessThanOrEqualTo(260);
    for (var point : plan.registerPoints()) {
      assertThat(sheets.stream().filter(sheet -> sheet.ground().contains(point)).count())
          .as("a mark lies on two sheets at least")
          .isGreaterThanOrEqualTo(2);
    }
  }

  @Test
  void viewersNameThePagesAsTheSheetsAre() throws IOException {
    try (PDDocument document = Loader.loadPDF(print(PageSize.A4, 8000))) {
      assertThat(document.getDocumentCatalog().getPageLabels().getLabelsByPageIndices())
          .startsWith("1", "A1", "A2", "B1", "B2", "C1", "C2");
    }
  }

  @Test
  void aSmallGroundIsOneSheetWithoutAnIndex() throws IOException {
    try (PDDocument document = Loader.loadPDF(print(PageSize.A4, 25_000))) {
      assertThat(document.getNumberOfPages()).isEqualTo(1);
    }
  }
}
