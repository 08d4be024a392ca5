package studio.kriegsspiel.cli.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.TroopSign;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.Told;
import studio.kriegsspiel.situation.secret.Secrets;

/** The architecture of {@code docs/ARCHITECTURE.md}, kept: who may know whom, and who may not. */
@TestInstance(Lifecycle.PER_CLASS)
class ArchitectureTest {
  private static final String ROOT = "studio.kriegsspiel";

  /** Written by Xtext at build time; its packages know each other as Xtext likes. */
  private static final String GENERATED = ROOT + ".language.xtext";

  /** Turns down the loggers of a library; nothing of ours logs. */
  private static final String SILENCER = ROOT + ".importer.crs.Quiet";

  /** What the desk, and the window on it, may know. */
  private static final List<String> UNDER_THE_DESK =
      List.of(
          "study",
          "game",
          "situation",
          "scenario",
          "rules",
          "terrain",
          "language",
          "importer",
          "library",
          "drawing",
          "export",
          "reading");

  /** What each module may know besides itself. The command line may know all. */
  private static final Map<String, List<String>> MAY_KNOW =
      Map.ofEntries(
          Map.entry("rules", List.of()),
          Map.entry("terrain", List.of()),
          Map.entry("scenario", List.of("rules", "terrain")),
          Map.entry("language", List.of("scenario", "rules", "terrain")),
          Map.entry("importer", List.of("terrain")),
          Map.entry("situation", List.of("scenario", "rules", "terrain")),
          Map.entry("game", List.of("situation", "scenario", "rules", "terrain")),
          Map.entry("checks", List.of("situation", "scenario", "rules", "terrain")),
          Map.entry("library", List.of("terrain")),
          Map.entry("samples", List.of("terrain")),
          Map.entry("drawing", List.of("situation", "scenario", "rules", "terrain")),
          Map.entry("export", List.of("situation", "scenario", "rules", "terrain", "drawing")),
          Map.entry(
              "reading",
              List.of("checks", "game", "situation", "scenario", "rules", "terrain", "drawing")),
          Map.entry(
              "study",
              List.of(
                  "language",
                  "checks",
                  "game",
                  "situation",
                  "scenario",
                  "rules",
                  "terrain",
                  "library")),
          Map.entry("server", List.of("study", "language", "scenario", "terrain")),
          Map.entry("desk", UNDER_THE_DESK),
          Map.entry("desktop", Stream.concat(Stream.of("desk"), UNDER_THE_DESK.stream()).toList()));

  private final JavaClasses studio = House.classes();

  static List<String> modules() {
    return MAY_KNOW.keySet().stream().sorted().toList();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void dependenciesRunOneWay(String module) {
    noClasses()
        .that()
        .resideInAPackage(in(module))
        .should()
        .dependOnClassesThat(areOfOtherModulesThan(module))
        .because(
            "dependencies run one way: rules, terrain <- scenario <- situation <- checks, export;"
                + " language, checks, library <- study <- server, desk <- desktop, command line; "
                + module
                + " may know "
                + MAY_KNOW.get(module))
        .allowEmptyShould(true)
        .check(studio);
  }

  @Test
  void noPackagesKnowEachOtherInACircle() {
    slices()
        .assignedFrom(new ByPackage())
        .should()
        .beFreeOfCycles()
        .because("what is knotted cannot be read, tested or replaced alone")
        .check(studio);
  }

  @Test
  void onlyTheDesktopKnowsSwing() {
    noClasses()
        .that()
        .resideOutsideOfPackage(in("desktop"))
        .should()
        .dependOnClassesThat()
        .resideInAPackage("javax.swing..")
        .because("everything else also runs where there is no window")
        .check(studio);
  }

  @Test
  void theDeskKnowsNoWidget() {
    noClasses()
        .that()
        .resideInAPackage(in("desk"))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.awt.event..", "java.awt.dnd..", "java.awt.datatransfer..")
                .or(assignableTo("java.awt.Component")))
        .because("what is on the desk is tried without a window; shapes and pictures may lie on it")
        .check(studio);
  }

  @Test
  void onlyTheLanguageKnowsXtext() {
    noClasses()
        .that()
        .resideOutsideOfPackage(in("language"))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.eclipse.xtext..", "org.eclipse.emf..", "com.google.inject..")
        .because("the scenario is records; how texts are parsed is the language's affair")
        .check(studio);
  }

  @Test
  void onlyTheServerKnowsTheProtocol() {
    noClasses()
        .that()
        .resideOutsideOfPackage(in("server"))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.eclipse.lsp4j..", "com.google.gson..")
        .because("what an editor is told is the server's affair")
        .check(studio);
  }

  @Test
  void onlyTheImporterKnowsGeoTools() {
    noClasses()
        .that()
        .resideOutsideOfPackage(in("importer"))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.geotools..", "org.opengis..", "javax.media.jai..")
        .because("a terrain package is read without it")
        .check(studio);
  }

  @Test
  void onlyTheExportKnowsPdfBox() {
    noClasses()
        .that()
        .resideOutsideOfPackage(in("export"))
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apache.pdfbox..")
        .because("paper is the export's affair")
        .check(studio);
  }

  @Test
  void onlyTheCommandLineKnowsPicocli() {
    noClasses()
        .that()
        .resideOutsideOfPackage(in("cli"))
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .because("arguments are the command line's affair")
        .check(studio);
  }

  @Test
  void onlyTheCommandLineSpeaks() {
    noClasses()
        .that()
        .resideOutsideOfPackage(in("cli"))
        .and()
        .resideOutsideOfPackage(ROOT + ".language.generator..")
        .and()
        .resideOutsideOfPackage(GENERATED + "..")
        .and()
        .doNotHaveFullyQualifiedName(SILENCER)
        .should(ACCESS_STANDARD_STREAMS)
        .orShould()
        .dependOnClassesThat()
        .resideInAPackage("java.util.logging..")
        .because("a module answers its caller; what is said to people is decided at the edge")
        .check(studio);
  }

  @Test
  void checksKnowNoReaderOfTexts() {
    classes()
        .that()
        .resideInAPackage(in("checks"))
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackages(in("language"), "com.fasterxml..")
        .because("a check sees records, so that the editor, the tests and the terminal share it")
        .check(studio);
  }

  @Test
  void whatIsMadeForPlayersKnowsViewsAlone() {
    classes()
        .that()
        .resideInAnyPackage(in("drawing"), in("export"))
        .and(OfTheUmpire.areNot())
        .should()
        .onlyDependOnClassesThat(
            DescribedPredicate.not(
                JavaClass.Predicates.belongToAnyOf(
                    Scenario.class, Situation.class, Known.class, Told.class, Secrets.class)))
        .because("a class that cannot see a secret cannot print it")
        .check(studio);
  }

  @Test
  void filesForOtherProgramsComeFromPlayFilesAlone() {
    noClasses()
        .that()
        .resideInAPackage("studio.kriegsspiel.export.foreign..")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(in("situation"), in("scenario"), in("rules"), in("drawing"))
                .and(DescribedPredicate.not(assignableTo(TroopSign.class)))
                .and(DescribedPredicate.not(assignableTo(Echelon.class)))
                .and(DescribedPredicate.not(assignableTo(UnitType.class))))
        .because(
            "they can tell nobody what his play file does not; the signs of levels and kinds tell"
                + " nothing")
        .check(studio);
    noClasses()
        .that()
        .resideInAPackage("studio.kriegsspiel.export.tabletop..")
        .should()
        .dependOnClassesThat(
            resideInAPackage(in("situation"))
                .or(assignableTo(studio.kriegsspiel.scenario.Scenario.class)))
        .because("pieces stand where a reader's play file has them")
        .check(studio);
  }

  @Test
  void everyPackageSaysThatNothingIsNull() {
    Map<String, Boolean> marked = new TreeMap<>();
    for (JavaClass each : studio) {
      JavaPackage home = each.getPackage();
      if (!home.getName().startsWith(GENERATED) && each.getSource().isPresent()) {
        marked.put(home.getName(), home.isAnnotatedWith(NullMarked.class));
      }
    }
    assertThat(marked).isNotEmpty();
    assertThat(marked.entrySet().stream().filter(each -> !each.getValue()).map(Map.Entry::getKey))
        .as("packages without @NullMarked in their package-info")
        .isEmpty();
  }

  private static String in(String module) {
    return ROOT + "." + module + "..";
  }

  private static DescribedPredicate<JavaClass> areOfOtherModulesThan(String module) {
    List<String> allowed = MAY_KNOW.getOrDefault(module, List.of());
    return DescribedPredicate.describe(
        "belong to a module that " + module + " may not know",
        each -> {
          String other = moduleOf(each);
          return !other.isEmpty() && !other.equals(module) && !allowed.contains(other);
        });
  }

  private static String moduleOf(JavaClass each) {
    String name = each.getPackageName();
    if (!name.startsWith(ROOT + ".")) {
      return "";
    }
    String rest = name.substring(ROOT.length() + 1);
    int dot = rest.indexOf('.');
    return dot < 0 ? rest : rest.substring(0, dot);
  }

  /** One slice for each package of ours. */
  private static final class ByPackage implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
      String name = javaClass.getPackageName();
      return name.startsWith(ROOT) && !name.startsWith(GENERATED)
          ? SliceIdentifier.of(name)
          : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }
}
