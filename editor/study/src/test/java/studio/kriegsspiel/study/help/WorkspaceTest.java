package studio.kriegsspiel.study.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/** Two scenarios that bring in one army list, as files of a folder. */
class WorkspaceTest {
  private static final String LIST =
      "army library \"KGL\"\n  battalion \"5th Line\" as KGL5: 379 men\n  battery \"Lloyd\"\n";
  private static final String ONE =
      """
      scenario "One"
      side Blue
        role "Commander" for KGL5
      army of Blue
        import "armies/kgl.kriegsspiel"
      deploy
        KGL5 in line at "Mill"
        Lloyd at "Mill"
      """;
  private static final String TWO =
      "scenario \"Two\"\nside Red\narmy of Red\n  import \"armies/kgl.kriegsspiel\"\n"
          + "deploy\n  Red.KGL5 in square at \"Ford\"\n";
  private static final String THREE =
      "scenario \"Three\"\nside Red\narmy of Red\n  battalion \"Other\" as KGL5: 5 men\n";

  @TempDir Path folder = Path.of("");
  private final Workspace workspace = new Workspace();

  @BeforeEach
  void write() throws IOException {
    Files.createDirectories(folder.resolve("armies"));
    Files.writeString(list(), LIST);
    Files.writeString(one(), ONE);
    Files.writeString(two(), TWO);
    Files.writeString(folder.resolve("three.kriegsspiel"), THREE);
    workspace.lookInto(folder);
  }

  private Path list() {
    return folder.resolve("armies/kgl.kriegsspiel");
  }

  private Path one() {
    return folder.resolve("one.kriegsspiel");
  }

  private Path two() {
    return folder.resolve("two.kriegsspiel");
  }

  private static String applied(String text, List<TextEdit> edits) {
    return TextEdit.applyAll(text, edits);
  }

  @Test
  void aUnitIsDefinedInTheListItComesFrom() {
    assertThat(workspace.definition(one(), ONE.indexOf("KGL5 in line") + 1))
        .hasValueSatisfying(
            found -> {
              assertThat(found.file()).isEqualTo(list());
              assertThat(found.use().span().offset()).isEqualTo(LIST.indexOf("KGL5"));
            });
    assertThat(workspace.definition(folder.resolve("three.kriegsspiel"), THREE.indexOf("KGL5")))
        .hasValueSatisfying(
            found -> assertThat(found.file()).isEqualTo(folder.resolve("three.kriegsspiel")));
  }

  @Test
  void itsUsesAreFoundInEveryScenarioThatBringsItIn() {
    assertThat(workspace.occurrences(list(), LIST.indexOf("KGL5")))
        .extracting(each -> each.file().getFileName() + " " + each.use().span().line())
        .containsExactly(
            "kgl.kriegsspiel 2", "one.kriegsspiel 3", "one.kriegsspiel 7", "two.kriegsspiel 6");
  }

  @Test
  void renamingGoesThroughAllOfThem() {
    Map<Path, List<TextEdit>> edits = workspace.rename(two(), TWO.indexOf("KGL5"), "Legion5");
    assertThat(applied(LIST, edits.get(list()))).contains("\"5th Line\" as Legion5: 379 men");
    assertThat(applied(ONE, edits.get(one())))
        .contains("role \"Commander\" for Legion5", "  Legion5 in line");
    assertThat(applied(TWO, edits.get(two()))).contains("Red.Legion5 in square");
    assertThat(edits).doesNotContainKey(folder.resolve("three.kriegsspiel"));
  }

  @Test
  void aUnitThatGoesByItsTitleGetsAShortNameInItsList() {
    Map<Path, List<TextEdit>> edits = workspace.rename(one(), ONE.indexOf("Lloyd at"), "Guns");
    assertThat(applied(LIST, edits.get(list()))).contains("battery \"Lloyd\" as Guns\n");
    assertThat(applied(ONE, edits.get(one()))).contains("  Guns at \"Mill\"");
  }

  @Test
  void aNameThatIsTakenInOneOfThemIsRefused() {
    assertThatThrownBy(() -> workspace.rename(one(), ONE.indexOf("KGL5 in"), "Lloyd"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The name `Lloyd` is already used.");
  }

  @Test
  void anEditOfTheListConcernsTheOpenScenariosThatBringItIn() throws IOException {
    workspace.open(one(), ONE);
    assertThat(workspace.openDependents(list())).containsExactly(one());
    String edited = LIST.replace("379 men", "380 men");
    workspace.open(list(), edited);
    assertThat(workspace.read(list())).isEqualTo(edited);
    Study study =
        Studies.ofLibrary()
            .reading(workspace)
            .of("one.kriegsspiel", Optional.of(one()), ONE, Cancellation.NEVER);
    assertThat(study.scenario().orElseThrow().units())
        .anySatisfy(each -> assertThat(each.strength().men()).hasValue(380));
    workspace.close(list());
    assertThat(workspace.read(list())).isEqualTo(LIST);
  }

  @Test
  void namesOfAllFilesAreFoundByTheirLetters() {
    assertThat(workspace.symbols("kgl5"))
        .extracting(each -> String.valueOf(each.file().getFileName()))
        .containsExactlyInAnyOrder("kgl.kriegsspiel", "three.kriegsspiel");
    assertThat(workspace.symbols("5th line")).hasSize(1);
    assertThat(workspace.armyLists(one())).containsExactly("armies/kgl.kriegsspiel");
  }

  @Test
  void aFileThatIsGoneIsForgotten() throws IOException {
    Files.delete(list());
    workspace.refresh(list());
    assertThat(workspace.definition(one(), ONE.indexOf("KGL5 in line"))).isEmpty();
  }

  @Test
  void aPlaceIsRenamedInTheScenarioItsVariantsAndItsSheets() throws IOException {
    Path variant = folder.resolve("one-wet.kriegsspiel");
    Path sheet = folder.resolve("sheet.kriegsspiel");
    Files.writeString(
        variant,
        "variant \"Wet\" of \"one.kriegsspiel\"\n\n  deploy\n    KGL5 in line at \"Mill\"\n");
    Files.writeString(
        sheet,
        "orders of \"Commander\" of Blue in \"one.kriegsspiel\"\n  13:05 KGL5 holds \"Mill\"\n");
    Files.writeString(
        folder.resolve("four.kriegsspiel"),
        "scenario \"Four\"\nside Red\narmy of Red\n  battalion \"X\" as X: 5 men\ndeploy\n"
            + "  X in line at \"Mill\"\n");
    for (Path each : List.of(variant, sheet, folder.resolve("four.kriegsspiel"))) {
      workspace.refresh(each);
    }
    Map<Path, List<TextEdit>> edits =
        workspace.rename(one(), ONE.indexOf("\"Mill\"") + 2, "Old mill");
    assertThat(edits.keySet())
        .extracting(each -> String.valueOf(each.getFileName()))
        .containsExactlyInAnyOrder("one.kriegsspiel", "one-wet.kriegsspiel", "sheet.kriegsspiel");
    assertThat(TextEdit.applyAll(ONE, edits.get(one().toAbsolutePath().normalize())))
        .isEqualTo(ONE.replace("\"Mill\"", "\"Old mill\""));
    Map<Path, List<TextEdit>> fromTheSheet =
        workspace.rename(sheet, Files.readString(sheet).indexOf("Mill"), "Old mill");
    assertThat(fromTheSheet).isEqualTo(edits);
  }

  private static final String FAMILY =
      """
      scenario "Family"
      side Blue "Allies"
        role "Commander" for Adam
      side Red
        role "Marshal" for Quiot
      army of Blue
        brigade "3rd Brigade" as Adam
          battalion "52nd Foot" as Foot52: 500 men
      army of Red
        brigade "Quiot" as Quiot: 900 men
      deploy
        Foot52 in line at "Mill"
      """;
  private static final String WET =
      """
      variant "Wet" of "family.kriegsspiel" easier for Red
        Foot52: 400 men
        deploy
          Blue.Foot52 in line at "Mill"
        report to "Commander" of Blue at 12:45 from headquarters "{Foot52} is late."
        assert Foot52 sees Red.Quiot
      """;
  private static final String SHEET =
      """
      orders of "Commander" of Blue in "family.kriegsspiel"
        13:05 Foot52 holds "Mill"
        13:10 message to "Marshal" of Red "Foot52 is at the mill."
      """;

  private Path write(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name + ".kriegsspiel"), text).toAbsolutePath();
    workspace.refresh(file);
    return file.normalize();
  }

  @Test
  void aUnitIsRenamedInTheVariantsAndTheSheetsOfItsScenario() throws IOException {
    Path family = write("family", FAMILY);
    Path wet = write("wet", WET);
    Path sheet = write("sheet", SHEET);
    Map<Path, List<TextEdit>> edits =
        workspace.rename(family, FAMILY.indexOf("Foot52 in"), "Oxford");
    assertThat(applied(FAMILY, edits.get(family))).isEqualTo(FAMILY.replace("Foot52", "Oxford"));
    assertThat(applied(WET, edits.get(wet))).isEqualTo(WET.replace("Foot52", "Oxford"));
    assertThat(applied(SHEET, edits.get(sheet)))
        .isEqualTo(SHEET.replace("Foot52 holds", "Oxford holds"));
    assertThat(workspace.rename(sheet, SHEET.indexOf("Foot52"), "Oxford")).isEqualTo(edits);
    assertThat(workspace.rename(wet, WET.indexOf("Foot52: 400"), "Oxford")).isEqualTo(edits);
  }

  @Test
  void rolesAndSidesAreRenamedThereToo() throws IOException {
    Path family = write("family", FAMILY);
    Path wet = write("wet", WET);
    Path sheet = write("sheet", SHEET);
    Map<Path, List<TextEdit>> role = workspace.rename(sheet, SHEET.indexOf("Commander"), "Colonel");
    assertThat(applied(FAMILY, role.get(family))).isEqualTo(FAMILY.replace("Commander", "Colonel"));
    assertThat(applied(WET, role.get(wet))).isEqualTo(WET.replace("Commander", "Colonel"));
    assertThat(applied(SHEET, role.get(sheet))).isEqualTo(SHEET.replace("Commander", "Colonel"));
    Map<Path, List<TextEdit>> side = workspace.rename(family, FAMILY.indexOf("Red"), "Grey");
    assertThat(applied(FAMILY, side.get(family))).isEqualTo(FAMILY.replace("Red", "Grey"));
    assertThat(applied(WET, side.get(wet))).isEqualTo(WET.replace("Red", "Grey"));
    assertThat(applied(SHEET, side.get(sheet))).isEqualTo(SHEET.replace("of Red", "of Grey"));
  }

  @Test
  void whatAVariantNamesIsStillKnownWhenItsScenarioWasRenamedAfterIt() throws IOException {
    Path family = write("family", FAMILY);
    Path wet = write("wet", WET);
    String renamed = WET.replace("Foot52", "Oxford");
    workspace.open(wet, renamed);
    assertThat(workspace.occurrences(wet, renamed.indexOf("Oxford"))).isEmpty();
    workspace.open(family, FAMILY.replace("Foot52", "Oxford"));
    assertThat(workspace.occurrences(wet, renamed.indexOf("Oxford"))).hasSize(6);
    assertThat(workspace.openDependents(family)).containsExactly(wet);
  }

  @Test
  void aNameThatWouldBeDoubtfulInAnotherFileIsRefused() throws IOException {
    write(
        "wet",
        "variant \"Wet\" of \"one.kriegsspiel\"\n  deploy\n    post of 9 men of KGL5 as Pit at \"Mill\"\n");
    assertThatThrownBy(() -> workspace.rename(list(), LIST.indexOf("Lloyd"), "Pit"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The name `Pit` is already used in wet.kriegsspiel.");
  }

  @Test
  void aTemplateOfAListIsRenamedWhereItIsUsed() throws IOException {
    String list = "army library \"Usual\"\n  template \"Foot\": battalion, line\n";
    String user =
        "scenario \"User\"\nside Blue\narmy of Blue\n  import \"usual.kriegsspiel\"\n"
            + "  battalion \"A\" as A like \"Foot\": 500 men\n";
    Path usual = write("usual", list);
    Path scenario = write("user", user);
    Map<Path, List<TextEdit>> edits = workspace.rename(scenario, user.indexOf("Foot"), "Infantry");
    assertThat(applied(list, edits.get(usual))).isEqualTo(list.replace("Foot", "Infantry"));
    assertThat(applied(user, edits.get(scenario))).isEqualTo(user.replace("Foot", "Infantry"));
  }

  @Test
  void behindTheHourOfASheetStandTheUnitsOfItsSide() throws IOException {
    write("family", FAMILY);
    Path sheet = write("sheet", SHEET);
    TextHelp help = new TextHelp(() -> Optional.empty(), () -> Optional.of(sheet), workspace);
    String text = SHEET + "  13:20 ";
    assertThat(help.editing().complete(text, text.length()))
        .extracting(each -> each.label())
        .contains("Adam", "Foot52", "message")
        .doesNotContain("Quiot");
  }
}
