package studio.kriegsspiel.study.help;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import studio.kriegsspiel.language.ide.Surroundings;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.library.ScenarioGrounds;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.footprint.Extent;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.ground.Ground;

/** What the last study of a text knows, told to those who help writing it. */
final class StudySurroundings implements Surroundings {
  private final Supplier<Optional<Study>> study;
  private final Supplier<Optional<Path>> file;
  private final Workspace workspace;

  StudySurroundings(
      Supplier<Optional<Study>> study, Supplier<Optional<Path>> file, Workspace workspace) {
    this.study = study;
    this.file = file;
    this.workspace = workspace;
  }

  @Override
  public Collection<Place> places() {
    return ground().map(each -> each.terrain().places()).orElse(List.of());
  }

  private Optional<Ground> ground() {
    return study.get().flatMap(Study::ground);
  }

  @Override
  public Optional<Path> folder() {
    return file.get().map(Path::toAbsolutePath).map(Path::getParent);
  }

  @Override
  public FileTexts texts() {
    return workspace;
  }

  @Override
  public List<String> grounds() {
    TreeSet<String> names =
        Library.open().terrains().stream()
            .map(LibraryEntry::slug)
            .collect(Collectors.toCollection(TreeSet::new));
    folder().ifPresent(each -> names.addAll(ScenarioGrounds.listIn(each).keySet()));
    return List.copyOf(names);
  }

  @Override
  public List<String> armyLists() {
    List<String> lists = new ArrayList<>(file.get().map(workspace::armyLists).orElse(List.of()));
    Library.open().armies().stream().map(LibraryEntry::slug).forEach(lists::add);
    return List.copyOf(lists);
  }

  @Override
  public String about(Place place) {
    List<String> facts = new ArrayList<>();
    ground()
        .ifPresent(
            ground -> {
              double height = ground.heightMetresAt(place.at().x(), place.at().y());
              if (!Double.isNaN(height)) {
                facts.add(Math.round(height) + " m high");
              }
              place
                  .featureId()
                  .flatMap(ground.terrain()::findFeature)
                  .ifPresent(each -> facts.addAll(about(each)));
            });
    return facts.isEmpty() ? "" : String.join(", ", facts) + ".";
  }

  private static List<String> about(Feature feature) {
    List<String> facts = new ArrayList<>();
    facts.add(feature.kind().key().replace('.', ' '));
    feature.attributes().defence().ifPresent(each -> facts.add(words(each) + " as a post"));
    feature.attributes().roadWidth().ifPresent(each -> facts.add(words(each)));
    return facts;
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  @Override
  public String about(Unit unit, Formation formation) {
    return study
        .get()
        .flatMap(Study::situation)
        .map(situation -> about(unit, formation, situation))
        .orElse("");
  }

  private static String about(Unit unit, Formation formation, Situation situation) {
    List<Unit> bodies = situation.units().bodies(unit);
    RuleBook book = situation.book();
    Extent extent = Extent.of(bodies, formation, book.fieldManual());
    if (formation == Formation.GARRISON || extent.frontMetres() <= 0) {
      return "";
    }
    String several = bodies.size() > 1 ? " of " + bodies.size() + " bodies" : "";
    String depth =
        extent.depthMetres() > 0
            ? ", depth " + Figures.metres(extent.depthMetres(), book.pace())
            : "";
    return formation.label()
        + several
        + ": front "
        + Figures.metres(extent.frontMetres(), book.pace())
        + depth
        + extent.citation().map(each -> " (" + each + ")").orElse("")
        + ".";
  }

  @Override
  public String aboutRule(String name) {
    Optional<RuleBookId> named = RuleBookId.findById(name);
    if (named.isPresent()) {
      RuleBook book = RuleBooks.get(named.get());
      return book.title()
          + ": a "
          + book.time().turnName()
          + " is "
          + Figures.minutes(book.time().turnMinutes())
          + ", distances are in "
          + book.ground().plural()
          + " of "
          + Figures.format("%.2f", book.ground().toMetres(1))
          + " m.";
    }
    RuleBook book = study.get().map(Study::book).orElseGet(() -> RuleBooks.get(RuleBookId.usual()));
    return book.switches().stream()
        .filter(
            each -> each.name().equals(name) || each.ruledName().filter(name::equals).isPresent())
        .findFirst()
        .map(
            each ->
                each.title()
                    + ".\nWithout it: "
                    + each.ruled()
                    + each.ruledName().map(it -> ", as `" + it + "` says").orElse("")
                    + "\nWith `"
                    + each.name()
                    + "`: "
                    + each.alternative()
                    + "\nRuling: "
                    + each.citation())
        .orElse("");
  }
}
