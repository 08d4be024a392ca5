package studio.kriegsspiel.study;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import studio.kriegsspiel.checks.own.OwnChecks;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.language.source.VariantFile;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * Studies texts. Keeps nothing but the grounds it shares and the trees of texts that it reads again
 * and again, unless it is told to; any thread may use it.
 */
public final class Studies {
  private final GroundSource grounds;
  private final FileTexts texts;
  private final Optional<ReadingChoice> reading;
  private final ScenarioLanguage language = ScenarioLanguage.ofEditedTexts();
  private final boolean keeps;
  private final OwnChecks own;
  private final Map<Path, Study> kept = new ConcurrentHashMap<>();

  /** Texts on grounds from {@code grounds}. */
  public Studies(GroundSource grounds) {
    this(grounds, FileTexts.ON_DISK, Optional.empty(), false, OwnChecks.NONE);
  }

  private Studies(
      GroundSource grounds,
      FileTexts texts,
      Optional<ReadingChoice> reading,
      boolean keeps,
      OwnChecks own) {
    this.keeps = keeps;
    this.own = own;
    this.grounds = grounds;
    this.texts = texts.knowing(name -> Library.open().findArmy(name));
    this.reading = reading;
  }

  /** The same, but that files are read as somebody has them open. */
  public Studies reading(FileTexts open) {
    return new Studies(grounds, open, reading, keeps, own);
  }

  /** The same, but that a source is followed whatever the texts themselves say. */
  public Studies following(ReadingChoice choice) {
    return new Studies(grounds, texts, Optional.of(choice), keeps, own);
  }

  /**
   * The same for one run over many order sheets: each scenario that they name is read once and
   * taken not to change meanwhile.
   */
  public Studies readingScenariosOnce() {
    return new Studies(grounds, texts, reading, true, own);
  }

  /** The same with checks of the user's own besides the studio's. */
  public Studies with(OwnChecks checks) {
    return new Studies(grounds, texts, reading, keeps, checks);
  }

  /** Texts on grounds that lie beside their files or in the library. */
  public static Studies ofLibrary() {
    return new Studies(new KeptGrounds(Library.open()));
  }

  /** Studies a file. One that cannot be read is a study with a finding that says why. */
  public Study read(Path file) {
    String document = String.valueOf(file.getFileName());
    try {
      return of(document, Optional.of(file), TextFiles.read(file), Cancellation.NEVER);
    } catch (IOException unreadable) {
      return unreadable(document, Optional.of(file), sentence(file, unreadable));
    }
  }

  /** A file that cannot be read, or is not there. */
  public static Study unreadable(String document, Optional<Path> file, String sentence) {
    Finding finding = StudyFault.UNREADABLE_FILE.at(new TextSpan(document, 0, 0, 0, 0), sentence);
    return new Study(
        file,
        false,
        Followed.none(new ParsedScenario(document, "", Optional.empty(), List.of())),
        RuleBooks.get(RuleBookId.usual()),
        Optional.empty(),
        List.of(finding));
  }

  private static String sentence(Path file, IOException unreadable) {
    if (unreadable instanceof AccessDeniedException) {
      return file + " may not be read; check its permissions.";
    }
    String message = String.valueOf(unreadable.getMessage());
    return message.endsWith(".") ? message : file + " cannot be read (" + message + ").";
  }

  /**
   * Studies a text, whatever is in the file it belongs to.
   *
   * @param document the name findings call it
   * @param file where the text belongs, if anywhere; army lists, tables and grounds are looked for
   *     beside it
   * @throws java.util.concurrent.CancellationException once it is not wanted any more
   */
  public Study of(String document, Optional<Path> file, String text, Cancellation cancellation) {
    Optional<Path> folder = file.map(Path::toAbsolutePath).map(Path::getParent);
    GroundPrefetch ahead = GroundPrefetch.of(text, name -> grounds.find(file, name));
    Followed followed =
        Followed.of(
            folder
                .map(each -> language.parse(document, text, each, texts))
                .orElseGet(() -> language.parse(document, text, texts)),
            reading);
    ParsedScenario parsed = followed.parsed();
    cancellation.stopIfCancelled();
    if (parsed.variantFile().isPresent()) {
      return beside(parsed, file, parsed.variantFile().get(), cancellation);
    }
    Optional<RuleChoice> choice = parsed.scenario().flatMap(each -> each.header().rules());
    OwnBook book = OwnBook.of(choice, text, file);
    List<Finding> aroundIt = new ArrayList<>(book.findings());
    aroundIt.addAll(followed.findings());
    Optional<Ground> ground =
        parsed.scenario().flatMap(scenario -> findGround(scenario, ahead, aroundIt));
    cancellation.stopIfCancelled();
    Study study = new Study(file, true, followed, book.book(), ground, aroundIt).with(own);
    return parsed
        .sheet()
        .flatMap(sheet -> scenarioOf(sheet, folder).map(of -> new HandedIn(sheet, of)))
        .map(study::handedIn)
        .orElse(study);
  }

  /** A variant in a file of its own is studied with its scenario, of which it is the end. */
  private Study beside(
      ParsedScenario parsed, Optional<Path> file, VariantFile variant, Cancellation cancellation) {
    Optional<Path> base =
        file.map(Path::toAbsolutePath).map(each -> each.resolveSibling(variant.base()));
    Study whole = of(variant.base(), base, variant.joined(parsed.text()), cancellation);
    VariantOfFile beside =
        new VariantOfFile(whole, variant, new SourceText(parsed.document(), parsed.text()));
    return whole.variant(variant.title()).orElse(whole).told(file, beside);
  }

  private Optional<Study> scenarioOf(OrderSheet sheet, Optional<Path> folder) {
    return folder
        .map(each -> each.resolve(sheet.scenario()).normalize())
        .map(path -> keeps ? kept.computeIfAbsent(path, this::read) : read(path))
        .filter(each -> each.situation().isPresent());
  }

  private static Optional<Ground> findGround(
      Scenario scenario, GroundPrefetch ahead, List<Finding> findings) {
    try {
      return scenario.header().terrain().flatMap(ahead::ground);
    } catch (GroundException unreadable) {
      findings.add(
          StudyFault.GROUND.at(
              scenario.header().terrainSpan(), String.valueOf(unreadable.getMessage())));
      return Optional.empty();
    }
  }
}
