package studio.kriegsspiel.export.audit;

import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.pack.PlayerPack;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.terrain.Terrain;

/** A clean pack of Blue's, into which leaks are planted. */
final class AuditedPack {
  static final Terrain TERRAIN = SampleGround.flat();
  static final Situation SITUATION = SampleScenario.situation();
  static final PlayerView BLUE =
      PlayerViews.of(SITUATION, "Blue", Optional.of("Commander of the division"));
  static final Paper CLEAN = of(BLUE);

  private AuditedPack() {}

  /** A change that somebody makes in a finished file. */
  interface Change {
    void to(PDDocument document) throws IOException;
  }

  /** The pack of the reader of a view. */
  static Paper of(PlayerView view) {
    TroopBlocks troops = new TroopBlocks(0.753);
    MapPlate plate = new MapPlate(new MapPainter(TERRAIN), TERRAIN.extent(), 0.753);
    return new PlayerPack(view, plate, MapLayers.drawn(), troops.of(TroopPost.of(view)))
        .toPdf(PageSize.A4)
        .as("blue.pdf", new PaperAudience.Player(view));
  }

  /** A paper after a change. */
  static Paper changed(Paper paper, Change change) throws IOException {
    try (PDDocument document = Loader.loadPDF(paper.content())) {
      change.to(document);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      return new Paper(paper.fileName(), paper.audience(), bytes.toByteArray(), paper.ownWords());
    }
  }

  /** What the audit finds in the clean pack after a change. */
  static List<Leak> after(Change change) throws IOException {
    return new Audit(SITUATION).check(changed(CLEAN, change));
  }

  /** What it finds after lines in tiny white letters were set on the first page. */
  static List<Leak> afterText(String... lines) throws IOException {
    return after(document -> whisper(document, lines));
  }

  /** Sets lines in tiny white letters on the first page. */
  static void whisper(PDDocument document, String... lines) throws IOException {
    try (PDPageContentStream content =
        new PDPageContentStream(document, document.getPage(0), AppendMode.APPEND, true, true)) {
      content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 1);
      content.setNonStrokingColor(Color.WHITE);
      for (int i = 0; i < lines.length; i++) {
        content.beginText();
        content.newLineAtOffset(20, 20 - 2 * i);
        content.showText(lines[i]);
        content.endText();
      }
    }
  }
}
