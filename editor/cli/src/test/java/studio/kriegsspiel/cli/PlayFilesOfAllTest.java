package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.export.play.PlayerFile;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/**
 * Every play file follows the schema that is published: those of the library with all variants,
 * those of every sample of a check, those of scenarios from which lines were left out at random,
 * and those of scenarios drawn at random.
 */
class PlayFilesOfAllTest {
  private static final Path ROOT = Path.of("../..");
  private static final Studies STUDIES = Studies.ofLibrary();
  private static final int LEFT_OUT_TRIALS = 40;
  private static Schema schema;

  @BeforeAll
  static void readSchema() throws IOException {
    schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(
                Files.readString(ROOT.resolve("docs/formats/play.schema.json")), InputFormat.JSON);
  }

  static List<LibraryEntry> library() {
    return Library.open().scenarios();
  }

  @ParameterizedTest
  @MethodSource("library")
  void ofTheLibraryAndItsVariants(LibraryEntry entry) {
    Study study = STUDIES.read(entry.path());
    List<Study> all = new ArrayList<>(List.of(study));
    for (Variant each : study.scenario().orElseThrow().variants()) {
      all.add(study.variant(each.title()).orElseThrow());
    }
    all.forEach(each -> follows(each, entry.toString()));
  }

  /** Of every twelfth; of all by {@code ./studio verify all}. */
  @Test
  void ofSamplesOfChecks() throws IOException {
    assertThat(ofSamples(12)).isGreaterThan(16);
  }

  @Tag("long")
  @Test
  void ofEverySampleOfACheck() throws IOException {
    assertThat(ofSamples(1)).isGreaterThan(200);
  }

  private int ofSamples(int step) throws IOException {
    int held = 0;
    List<Path> files = samples();
    for (int i = 0; i < files.size(); i += step) {
      Path file = files.get(i);
      Study study = onAGround(Files.readString(file));
      if (isWhole(study)) {
        follows(study, file.toString());
        held++;
      }
    }
    return held;
  }

  private static List<Path> samples() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String folder :
        List.of("dsl/checks/src/test/resources/samples", "dsl/situation/src/test/resources")) {
      try (Stream<Path> below = Files.walk(ROOT.resolve(folder))) {
        below.filter(each -> each.toString().endsWith(".kriegsspiel")).forEach(files::add);
      }
    }
    return files.stream().sorted().toList();
  }

  /** What is left out may be any line, so that what is optional is there and is not. */
  @Test
  void ofScenariosWithLinesLeftOut() throws IOException {
    Random random = new Random(157);
    List<Path> files = samples();
    for (int i = 0; i < LEFT_OUT_TRIALS; i++) {
      String text = Files.readString(files.get(random.nextInt(files.size())));
      String less =
          text.lines()
              .filter(line -> line.startsWith("scenario") || random.nextInt(12) > 0)
              .reduce("", (all, line) -> all + line + "\n");
      Study study = onAGround(less);
      if (isWhole(study)) {
        follows(study, less);
      }
    }
  }

  /** {@code RandomSamplesTest} keeps them as {@code RandomScenario} draws them. */
  @Test
  void ofRandomScenarios() throws IOException {
    List<Path> drawn;
    try (Stream<Path> files =
        Files.list(ROOT.resolve("dsl/language/runtime/src/test/resources/random"))) {
      drawn = files.filter(each -> each.toString().contains("trial-")).sorted().toList();
    }
    assertThat(drawn).hasSizeGreaterThanOrEqualTo(30);
    for (Path file : drawn) {
      String there = Files.readString(file).replace("\"plain\"", "\"mont-saint-jean\"");
      Study study = STUDIES.of("trial.kriegsspiel", Optional.of(file), there, Cancellation.NEVER);
      assertThat(isWhole(study)).as(file.toString()).isTrue();
      follows(study, file.toString());
      for (Variant each : study.scenario().orElseThrow().variants()) {
        follows(study.variant(each.title()).orElseThrow(), file + ", " + each.title());
      }
    }
  }

  /** The samples lie on a ground of their own; any does where only the form of a file matters. */
  private static Study onAGround(String text) {
    String there = text.replaceAll("(?m)^(\\s*terrain\\s+)\"[^\"]*\".*$", "$1\"mont-saint-jean\"");
    return STUDIES.of("sample.kriegsspiel", Optional.empty(), there, Cancellation.NEVER);
  }

  private static boolean isWhole(Study study) {
    return study.situation().isPresent() && study.ground().isPresent();
  }

  private static void follows(Study study, String what) {
    Situation situation = study.situation().orElseThrow();
    assertThat(faults(UmpireFile.of(situation))).as("umpire's file of " + what).isEmpty();
    LocalDateTime begins = situation.clock().begins();
    for (Reader.Player reader : Reader.playersOf(situation.scenario())) {
      for (LocalDateTime time : List.of(begins, situation.clock().ends())) {
        assertThat(faults(PlayerFile.of(PlayerViews.of(situation, reader, time))))
            .as(reader + " at " + time + " of " + what)
            .isEmpty();
      }
    }
  }

  /** Nor may there be a sign in which papers tell their own words from an author's. */
  private static List<?> faults(byte[] json) {
    String text = new String(json, StandardCharsets.UTF_8);
    assertThat(text).doesNotContain("\ufdd0");
    return schema.validate(text, InputFormat.JSON);
  }
}
