package studio.kriegsspiel.export.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.StreamSupport;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.SampleScenario;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.terrain.Terrain;

/** The truth hour by hour has a map where something moved, and news beside whether it is so. */
class PhaseBookTest {
  private static PDDocument book() throws IOException {
    return book(Optional.empty());
  }

  private static PDDocument book(Optional<Exercise> exercise) throws IOException {
    Terrain ground = SampleGround.flat();
    return Loader.loadPDF(
        new PhaseBook(
                SampleScenario.situation(SampleScenario.scenario(), ground),
                exercise,
                new MapPlate(new MapPainter(ground), ground.extent(), 0.753),
                MapLayers.drawn(),
                new TroopBlocks(0.753))
            .toPdf(PageSize.A4, done -> {})
            .content());
  }

  private static List<String> maps(PDDocument book) {
    return StreamSupport.stream(
            book.getDocumentCatalog().getDocumentOutline().children().spliterator(), false)
        .map(PDOutlineItem::getTitle)
        .filter(each -> each.startsWith("Map at"))
        .toList();
  }

  @Test
  void whatIsFalseIsToldSo() throws IOException {
    try (PDDocument book = book()) {
      String text = new PDFTextStripper().getText(book).replaceAll("\\s+", " ");
      assertThat(text)
          .containsPattern("14:00.14:20 The farm has been abandoned .{0,80}Red no ")
          .containsPattern("13:30 Division Quiot is forming .{0,80}Blue yes ");
    }
  }

  /** Bachelu enters at four; before that nobody stirs. */
  @Test
  void thereIsAMapForEachHourAtWhichSomethingMoved() throws IOException {
    try (PDDocument book = book()) {
      assertThat(maps(book))
          .startsWith("Map at 13:00")
          .doesNotContain("Map at 14:00", "Map at 15:00")
          .contains("Map at 17:00");
    }
  }

  /** Questions at two, three and five; Bachelu enters at four. */
  @Test
  void aDebriefShowsNoMapTwice() throws IOException {
    List<ExerciseDecision> asked = List.of(asked(14), asked(15), asked(17));
    Exercise exercise =
        new Exercise(
            "The farm",
            OptionalInt.empty(),
            new Audience.RoleOnly("Blue", "Commander"),
            List.of(),
            asked,
            List.of(),
            Optional.empty(),
            List.of(),
            TextSpan.NONE,
            TextSpan.NONE);
    try (PDDocument book = book(Optional.of(exercise))) {
      assertThat(maps(book)).containsExactly("Map at 13:00", "Map at 17:00");
    }
  }

  private static ExerciseDecision asked(int hour) {
    return new ExerciseDecision(
        "At " + hour,
        Optional.of(new Moment.At(SampleScenario.BEGINS.withHour(hour))),
        Optional.empty(),
        List.of(),
        TextSpan.NONE);
  }
}
