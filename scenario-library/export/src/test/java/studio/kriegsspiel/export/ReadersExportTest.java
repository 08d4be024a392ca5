package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/** What whole exports of scenarios give each reader, and do not give. */
class ReadersExportTest {
  private static final Terrain GROUND = SampleGround.flat();

  @TempDir Path folder;

  private static String text(Path pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
      return new PDFTextStripper().getText(document);
    }
  }

  private Path export(Scenario scenario, Terrain ground, ExportTarget... targets) {
    ExportResult result =
        new Exporter()
            .export(
                ExportRequest.of(
                    SampleScenario.situation(scenario, ground),
                    List.of(),
                    Set.of(targets),
                    folder.resolve("out")));
    assertThat(result.message()).contains("nothing in them is another reader's");
    return folder.resolve("out");
  }

  @Test
  void aRoleOverAFormationWhosePartsComeOneByOneGetsItsPapers() throws IOException {
    Scenario scenario =
        SampleScenario.changed(
            text ->
                text.replace(
                        "  role \"Commander of the first corps\" for Quiot\n",
                        "  role \"Commander of the first corps\" for Quiot\n"
                            + "  role \"Commander of the reserve\" for Lobau\n")
                    .replace(
                        "deploy\n",
                        "  corps \"Sixth Corps\" as Lobau\n"
                            + "    battalion \"5e leger\" as L5: 800 men, light\n"
                            + "      source \"Siborne 1844, p. 461\" confidence probable\n"
                            + "    battalion \"11e de ligne\" as L11: 900 men, line\n"
                            + "      source \"Siborne 1844, p. 461\" confidence probable\n"
                            + "\ndeploy\n")
                    .replace(
                        "reinforcements\n",
                        "reinforcements\n"
                            + "  Red.L5 enters by \"La Belle Alliance\" at 15:00 in column of"
                            + " route\n"
                            + "  Red.L11 enters by \"La Belle Alliance\" at 15:30 in column of"
                            + " route\n"));
    Path out = export(scenario, GROUND, ExportTarget.PLAY, ExportTarget.PACK);
    String own = Files.readString(out.resolve("play-red-commander-of-the-reserve.json"));
    assertThat(own)
        .contains("\"Sixth Corps\"", "\"commands\" : \"Lobau\"", "leger", "\"expected\"")
        .contains("\"arrivals\" : [ ]")
        .as("when and where they come")
        .doesNotContain("T15:00", "T15:30");
    String other = Files.readString(out.resolve("play-red-commander-of-the-first-corps.json"));
    assertThat(other).doesNotContain("Sixth Corps").doesNotContain("Lobau");
    assertThat(other).as("nor that somebody commands a reserve").doesNotContain("reserve");
  }

  @Test
  void aPlaceTheUmpireAloneKnowsOfIsInNoPlayersFile() throws IOException {
    Terrain.Builder marked = GROUND.toBuilder().clearPlaces();
    for (Place place : GROUND.places()) {
      boolean secret = place.name().equals("Sand-pit");
      marked.place(
          new Place(
              place.name(),
              place.aliases(),
              place.at(),
              place.featureId(),
              secret ? KnownTo.UMPIRE : KnownTo.EVERYONE));
    }
    Scenario scenario =
        SampleScenario.changed(
            "Bremen in skirmish order at 300 paces north-east of \"La Haye Sainte\" facing south",
            "Bremen in skirmish order at 200 m north of \"Sand-pit\" facing south");
    Path out =
        export(scenario, marked.build(), ExportTarget.PLAY, ExportTarget.PACK, ExportTarget.MAP);
    assertThat(Files.readString(out.resolve("play-blue.json")))
        .as("the unit's place, 2,160 m east and 1,980 m north of the corner")
        .contains("\"x\" : 600160.0")
        .doesNotContain("Sand-pit");
    assertThat(text(out.resolve("umpire.pdf"))).contains("Sand-pit");
    assertThat(text(out.resolve("blue-commander-of-the-division.pdf")))
        .doesNotContain("Sand-pit")
        .contains("Papelotte");
    assertThat(text(out.resolve("map.pdf"))).doesNotContain("Sand-pit").contains("Papelotte");
  }

  @Test
  void aFileWithAPlaceTheReaderDoesNotKnowIsNotHandedOver() {
    Terrain marked =
        GROUND.toBuilder()
            .place(
                new Place(
                    "Masked battery",
                    List.of("Guns in the hedge"),
                    SampleGround.point(900, 900),
                    Optional.empty(),
                    KnownTo.UMPIRE))
            .build();
    Scenario full = SampleScenario.scenario();
    Phase telling =
        new Phase(
            "overcast about the masked-battery and the guns in the hedges",
            Optional.empty(),
            full.span());
    Scenario careless = full.with(full.header().withWeather(List.of(telling)));
    ExportResult result =
        new Exporter()
            .export(
                ExportRequest.of(
                    SampleScenario.situation(careless, marked),
                    List.of(),
                    Set.of(ExportTarget.PLAY),
                    folder.resolve("out")));
    assertThat(result.message())
        .contains(
            "play-blue.json, /weather: place `Masked battery`",
            "play-blue.json, /weather: place `Guns in the hedge`");
  }

  @Test
  void whatProseRefersToReadsAsItsReaderMayKnow() throws IOException {
    Scenario scenario =
        SampleScenario.changed(
            text ->
                text.replace(
                        "The Duke expects the farm",
                        "# To *{Alten}*\n\n  {Baring} is {Baring.strength} strong, **no more**, until {18:30}:\n"
                            + "  {forces}\n\n  Of {Red.Travers.men} nothing is known. The Duke expects the farm")
                    .replace("Remind yourself", "{Red.Travers.men} ride. Remind yourself"));
    Path out = export(scenario, GROUND, ExportTarget.PACK, ExportTarget.PLAY);
    String blue = text(out.resolve("blue-commander-of-the-division.pdf")).replaceAll("\\s+", " ");
    assertThat(blue)
        .contains("To 3rd Division")
        .contains("2nd Light Battalion KGL is 378 men strong, no more, until 18:30:")
        .contains("2nd Brigade, King’s German Legion: 1,284 men")
        .contains("Of an unknown strength nothing is known.")
        .doesNotContain("{", "riders");
    assertThat(Files.readString(out.resolve("play-blue.json")))
        .contains("is 378 men strong, no more, until")
        .contains("\"look\" : \"strong\"")
        .doesNotContain("**");
    assertThat(Files.readString(out.resolve("play.json"))).contains("600 riders ride.");
    assertThat(text(out.resolve("red-commander-of-the-first-corps.pdf")))
        .doesNotContain("378", "2nd Light");
  }

  @Test
  void newsOfEveryKindReachesItsReadersWithoutItsTruth() throws IOException {
    Scenario scenario =
        SampleScenario.changed(
            text ->
                text.replace(
                        "without his order.\n\"\"\"\n",
                        "without his order.\n\"\"\"\n"
                            + "  enemy from a spy, doubtful, false, observed 10:20: Red.Travers at \"Papelotte\","
                            + " about 1,400 horse, facing north\n"
                            + "  own: Baring at \"La Haye Sainte\", 378 men\n")
                    .replace(
                        "intelligence\n",
                        "intelligence\n"
                            + "  by courier of Bremen from \"Papelotte\" leaving 14:00 along \"Mont-Saint-Jean\" to Blue:\n"
                            + "    Red.Quiot at \"Papelotte\", 4 battalions\n"
                            + "  every 30 min from 15:00 to 16:00 to Red from an outpost: \"Nothing stirs.\"\n"
                            + "  when not Baring has been ordered and after 15:00 or Baring has lost 30 %"
                            + " tell Blue by Baring: \"We are hard pressed.\"\n"
                            + "  withheld to Red from a prisoner \"The reserve is weak.\"\n"));
    Path out = export(scenario, GROUND, ExportTarget.PACK, ExportTarget.PLAY);
    String blue = text(out.resolve("blue-commander-of-the-division.pdf")).replaceAll("\\s+", " ");
    assertThat(blue)
        .contains("Of the enemy")
        .contains(
            "Brigade Travers de Jever at Papelotte, about 1,400 horse, facing north."
                + " (From a spy, observed 10:20, held to be doubtful.)")
        .contains("Of your own troops")
        .contains("2nd Light Battalion KGL at La Haye Sainte, 378 men.")
        .doesNotContain("FALSE");
    String umpire = text(out.resolve("umpire.pdf")).replaceAll("\\s+", " ");
    assertThat(umpire)
        .contains("held to be doubtful.) FALSE.")
        .contains(
            "When 2nd Light Battalion KGL has not been ordered and it is past 15:00, or 2nd Light Battalion KGL has lost 30 %")
        .contains("When you see fit")
        .contains(
            "Reckoned: by courier of Bremen Field Battalion from Papelotte at 14:00 by Mont-");
    String sheets = text(out.resolve("umpire-sealed-sheets.pdf")).replaceAll("\\s+", " ");
    assertThat(sheets)
        .contains("From a messenger of Bremen Field Battalion, 14:")
        .contains("To be handed over at 15:30", "To be handed over at 16:00");
    assertThat(Files.readString(out.resolve("play-blue.json")))
        .contains("\"observed\" : \"1815-06-18T10:20\"")
        .doesNotContain("\"truth\"");
    assertThat(Files.readString(out.resolve("play.json")))
        .contains("\"arrives\" : \"1815-06-18T14:", "\"fact\" : \"ordered\"", "\"withheld\" : true")
        .contains("\"count\" : 1400");
  }
}
