package studio.kriegsspiel.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.checks.Checker;
import studio.kriegsspiel.checks.allow.Allowances;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.own.OwnChecks;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.variant.Varied;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * Everything known of one text: what was understood of it, its rule book, its ground, its situation
 * and the findings. The checks run when their findings are first asked for. Safe for many threads.
 */
public final class Study {
  /** Told of a ground that is missing; where it cannot be read, it is not missing. */
  private static final String GROUND_MISSING = "KS-POS-004";

  private static final Checker AT_ONCE = Checker.ofThoseAtOnce();
  private static final Checker SEARCHES = Checker.ofSearches();

  private final Optional<Path> file;
  private final boolean readable;
  private final Followed followed;
  private final ParsedScenario parsed;
  private final RuleBook book;
  private final boolean asked;
  private final Optional<Ground> ground;
  private final List<Finding> aroundIt;
  private final Optional<Situation> situation;
  private final @Nullable CheckContext context;
  private final Optional<Allowances> allowances;
  private final @Nullable VariantOfFile beside;
  private final @Nullable HandedIn handed;
  private final OwnChecks own;
  private volatile @Nullable List<Finding> atOnce;
  private volatile @Nullable List<Finding> searched;
  private volatile @Nullable List<Finding> varied;

  /**
   * Puts together what was found.
   *
   * @param readable whether there is a text; if not, one of {@code aroundIt} says why
   * @param aroundIt faults of file, book and ground
   */
  Study(
      Optional<Path> file,
      boolean readable,
      Followed followed,
      RuleBook book,
      Optional<Ground> ground,
      List<Finding> aroundIt) {
    this(file, readable, followed, book, false, ground, aroundIt, null, null, OwnChecks.NONE);
  }

  private Study(
      Optional<Path> file,
      boolean readable,
      Followed followed,
      RuleBook book,
      boolean asked,
      Optional<Ground> ground,
      List<Finding> aroundIt,
      @Nullable VariantOfFile beside,
      @Nullable HandedIn handed,
      OwnChecks own) {
    this.asked = asked;
    this.own = own;
    this.beside = beside;
    this.handed = handed;
    this.file = file;
    this.readable = readable;
    this.followed = followed;
    this.parsed = followed.parsed();
    this.book = book;
    this.ground = ground;
    this.aroundIt = List.copyOf(aroundIt);
    this.situation = parsed.scenario().map(each -> new Situation(each, book, ground));
    this.context =
        situation.map(each -> new CheckContext(each, parsed.written().orElseThrow())).orElse(null);
    this.allowances =
        scenario()
            .filter(each -> !each.review().allowances().isEmpty())
            .map(each -> Allowable.of(each, own));
  }

  /** The file, if the text belongs to one. */
  public Optional<Path> file() {
    return file;
  }

  /** What is wrong of a kind around the text; to be known before the checks have run. */
  public Optional<Finding> find(StudyFault fault) {
    return aroundIt.stream().filter(each -> each.id().equals(fault.id())).findFirst();
  }

  /** Whether the file could be read at all. */
  public boolean isReadable() {
    return readable;
  }

  /** The same as the study of a variant's own file. */
  Study told(Optional<Path> ownFile, VariantOfFile of) {
    return new Study(ownFile, readable, followed, book, asked, ground, aroundIt, of, handed, own);
  }

  /** The same as the study of an order sheet, under book and on ground of its scenario. */
  Study handedIn(HandedIn sheet) {
    Study of = sheet.scenario();
    var around = aroundIt;
    return new Study(
        file, readable, followed, of.book, asked, of.ground, around, beside, sheet, own);
  }

  /** The same with checks of the user's own. */
  Study with(OwnChecks checks) {
    var around = aroundIt;
    return new Study(file, readable, followed, book, asked, ground, around, beside, handed, checks);
  }

  /** The order sheet, if the text is one that was understood. */
  public Optional<OrderSheet> sheet() {
    return parsed.sheet();
  }

  /** The name findings call the text. */
  public String document() {
    return beside == null ? parsed.document() : beside.own().document();
  }

  /** The text; empty if the file could not be read. */
  public String text() {
    return beside == null ? parsed.text() : beside.own().text();
  }

  /** The scenario, if enough of the text could be understood. */
  public Optional<Scenario> scenario() {
    return parsed.scenario();
  }

  /**
   * The scenario beside its text, for edits of it; none for a variant's own file, where most of the
   * scenario is not.
   */
  public Optional<ScenarioText> written() {
    return beside == null ? parsed.written() : Optional.empty();
  }

  /** The rule book with those of its switches and tables that can be used; Reisswitz if none. */
  public RuleBook book() {
    return book;
  }

  /** The ground, if the scenario names one that can be read. */
  public Optional<Ground> ground() {
    return ground;
  }

  /** Where text, book, ground and clock meet, if there is a scenario. */
  public Optional<Situation> situation() {
    return situation;
  }

  /** The same text, its variants too, under another rule book, on the same ground. */
  public Study under(RuleBook other) {
    VariantOfFile of = beside == null ? null : beside.of(beside.whole().under(other));
    return new Study(file, readable, followed, other, true, ground, aroundIt, of, handed, own);
  }

  /** The same text as if nothing were allowed in it. */
  public Study withoutAllowances() {
    Study bare = with(Scenario::withoutAllowances);
    return beside == null ? bare : bare.told(file, beside.of(beside.whole().withoutAllowances()));
  }

  /** The same with findings of somebody else, which may be allowed like its own. */
  Study with(List<Finding> others) {
    return under(book, InTextOrder.of(aroundIt, others));
  }

  Study with(UnaryOperator<Scenario> change) {
    Followed other = followed.with(change);
    return new Study(file, readable, other, book, asked, ground, aroundIt, beside, handed, own);
  }

  /**
   * The same text with the figures of a source, whatever its head says; to be asked of a text
   * before a variant is made of it, as studies that follow the source would read it. A source that
   * there is not is told by a finding.
   */
  public Study following(ReadingChoice choice) {
    if (beside != null) {
      Study whole = beside.whole().following(choice);
      return whole.variant(beside.variant().title()).orElse(whole).told(file, beside.of(whole));
    }
    Followed other = Followed.of(followed.asWritten(), Optional.of(choice));
    List<Finding> others =
        aroundIt.stream().filter(each -> !each.id().equals(StudyFault.READING.id())).toList();
    List<Finding> around = InTextOrder.of(others, other.findings());
    return new Study(file, readable, other, book, asked, ground, around, null, handed, own);
  }

  /** The variant of a title, as a scenario of its own; case does not matter. */
  public Optional<Study> variant(String title) {
    return scenario()
        .flatMap(base -> base.findVariant(title))
        .map(variant -> with(base -> Varied.of(base, variant)).underItsBook(variant));
  }

  /** Under the rule book that a variant names for itself, unless another is asked. */
  private Study underItsBook(Variant variant) {
    return asked
        ? this
        : OwnBook.ofVariant(variant, parsed.text(), file)
            .map(its -> under(its.book(), InTextOrder.of(aroundIt, its.findings())))
            .orElse(this);
  }

  private Study under(RuleBook its, List<Finding> around) {
    return new Study(file, readable, followed, its, false, ground, around, beside, handed, own);
  }

  /**
   * All findings, in the order of the text, and those that only variants have, with their titles.
   */
  public List<Finding> findingsWithVariants() {
    return besideVariants(this::findings, Cancellation.NEVER);
  }

  /**
   * What takes longest: the findings of searches and those that only variants have.
   *
   * @throws java.util.concurrent.CancellationException once they are not wanted any more
   */
  public List<Finding> findingsThatTakeLong(Cancellation stop) {
    return besideVariants(() -> findingsOfSearches(stop), stop);
  }

  private List<Finding> besideVariants(Supplier<List<Finding>> itself, Cancellation stop) {
    List<Finding> known = varied;
    if (known != null) {
      return InTextOrder.of(itself.get(), known);
    }
    FurtherStudies further = FurtherStudies.begun(this, stop);
    List<Finding> found = itself.get();
    List<Finding> fresh = FurtherFindings.of(this, further, stop);
    varied = fresh;
    return InTextOrder.of(found, fresh);
  }

  /**
   * The findings that the author lets stand, in the order of the text; {@link #findings()} has the
   * others.
   */
  public List<AllowedFinding> allowed() {
    List<AllowedFinding> allowed =
        allowances
            .map(
                each ->
                    each.allowed(
                        InTextOrder.of(foundAtOnce(Cancellation.NEVER), found(Cancellation.NEVER))))
            .orElse(List.of());
    return beside == null ? allowed : allowed.stream().map(beside::told).toList();
  }

  /** All findings that are not allowed, in the order of the text. */
  public List<Finding> findings() {
    return findings(Cancellation.NEVER);
  }

  /**
   * All findings that are not allowed, in the order of the text.
   *
   * @throws java.util.concurrent.CancellationException once they are not wanted any more
   */
  public List<Finding> findings(Cancellation stop) {
    return InTextOrder.of(findingsAtOnce(stop), findingsOfSearches(stop));
  }

  /**
   * The findings that need no search of the ground, in the order of the text; the others take
   * longer.
   *
   * @throws java.util.concurrent.CancellationException once they are not wanted any more
   */
  public List<Finding> findingsAtOnce(Cancellation stop) {
    if (beside != null) {
      return InTextOrder.of(beside.findings(stop), List.of());
    }
    List<Finding> all = foundAtOnce(stop);
    return allowances.map(each -> InTextOrder.of(each.kept(all), each.faults())).orElse(all);
  }

  private List<Finding> foundAtOnce(Cancellation stop) {
    List<Finding> known = atOnce;
    return known == null ? checkAtOnce(stop) : known;
  }

  private synchronized List<Finding> checkAtOnce(Cancellation stop) {
    List<Finding> known = atOnce;
    if (known == null) {
      List<Finding> outside = InTextOrder.of(parsed.findings(), aroundIt);
      known =
          InTextOrder.of(outside, handed == null ? check(AT_ONCE, stop) : handed.findings(book));
      atOnce = known;
    }
    return known;
  }

  /**
   * The other findings, in the order of the text.
   *
   * @throws java.util.concurrent.CancellationException once they are not wanted any more
   */
  public List<Finding> findingsOfSearches(Cancellation stop) {
    if (beside != null) {
      return List.of();
    }
    List<Finding> all = found(stop);
    return allowances
        .map(
            each ->
                InTextOrder.of(
                    each.kept(all), unused(each, InTextOrder.of(foundAtOnce(stop), all))))
        .orElse(all);
  }

  /** What is allowed and not found is told under the scenario's own book only. */
  private List<Finding> unused(Allowances each, List<Finding> all) {
    boolean own =
        scenario()
            .flatMap(scenario -> scenario.header().rules())
            .map(rules -> rules.book().equals(book.id()))
            .orElse(true);
    return own ? each.unused(all) : List.of();
  }

  private List<Finding> found(Cancellation stop) {
    List<Finding> known = searched;
    return known == null ? checkBySearches(stop) : known;
  }

  private synchronized List<Finding> checkBySearches(Cancellation stop) {
    List<Finding> known = searched;
    if (known == null) {
      known =
          situation
              .map(each -> InTextOrder.of(searches(stop), Solutions.check(parsed, each)))
              .orElse(List.of());
      searched = known;
    }
    return known;
  }

  /**
   * The findings at once, which must be known, with those that searches found in an older text of
   * the same file until those of this one are known.
   */
  public List<Finding> findingsMeanwhile(List<Finding> olderSearches, String olderText) {
    return InTextOrder.of(
        findingsAtOnce(Cancellation.NEVER),
        CarriedFindings.over(olderSearches, document(), olderText, text()));
  }

  /** Nobody knows how long a check of somebody else's takes. */
  private List<Finding> searches(Cancellation stop) {
    return InTextOrder.of(check(SEARCHES, stop), check(new Checker(own.checks()), stop));
  }

  private List<Finding> check(Checker checker, Cancellation stop) {
    CheckContext known = context;
    if (known == null) {
      return List.of();
    }
    List<Finding> found = checker.check(known, stop::stopIfCancelled);
    boolean unreadable =
        aroundIt.stream().anyMatch(each -> each.id().equals(StudyFault.GROUND.id()));
    return unreadable
        ? found.stream().filter(each -> !each.id().equals(GROUND_MISSING)).toList()
        : found;
  }
}
