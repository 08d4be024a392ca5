package studio.kriegsspiel.rules.book;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.data.DataFile;
import studio.kriegsspiel.rules.data.DataNode;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.practice.Practice;
import studio.kriegsspiel.rules.practice.PracticeReader;
import studio.kriegsspiel.rules.procedure.Occasion;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableSet;

/**
 * One rule book as a scenario uses it: its data, and which of its switches are on. Immutable;
 * {@link #with} and {@link #withTables} return another book. Tables are read when first asked for.
 */
public final class RuleBook {
  private final BookData data;
  private final BookProvider provider;
  private final TableSet tables;
  private final Set<String> on;
  private final Set<String> stated;
  private volatile @Nullable List<Procedure> procedures;
  private volatile @Nullable FieldManual fieldManual;
  private volatile @Nullable List<Ruling> rulings;
  private volatile @Nullable Practice practice;

  private RuleBook(
      BookData data, BookProvider provider, TableSet tables, Set<String> on, Set<String> stated) {
    this.data = data;
    this.provider = provider;
    this.tables = tables;
    this.on = Set.copyOf(on);
    this.stated = Set.copyOf(stated);
  }

  /** Where the data files of a book lie on the class path. */
  public static String folder(RuleBookId id) {
    return "studio/kriegsspiel/rules/" + id.id();
  }

  /** Reads a book's {@code book.json}; its tables are read later. */
  public static RuleBook load(BookProvider provider) {
    RuleBookId id = provider.id();
    ClassLoader classes = RuleBook.class.getClassLoader();
    BookData data =
        new BookDataReader(id).read(DataFile.resource(classes, folder(id) + "/book.json"));
    TableSet tables = TableSet.ofResources(id, folder(id) + "/tables", data.tables());
    return new RuleBook(data, provider, tables, Set.of(), Set.of());
  }

  public RuleBookId id() {
    return data.id();
  }

  /** The full title. */
  public String title() {
    return data.title();
  }

  /** How the book divides time, as its switches stand. */
  public TimeScale time() {
    return BookData.choose(data.time(), on);
  }

  /** The book's unit of ground, as its switches stand. */
  public GroundUnit ground() {
    return BookData.choose(data.ground(), on);
  }

  /**
   * What a text's paces mean under this book: its own unit where that is the pace, else the default
   * that its citation names.
   */
  public GroundUnit pace() {
    GroundUnit own = ground();
    return own.singular().equals("pace")
        ? own
        : data.pace()
            .orElseThrow(
                () -> new IllegalStateException(id() + " neither measures in paces nor says how"));
  }

  /** The book's tables. */
  public TableSet tables() {
    return tables;
  }

  /** The table of this name; an unknown one is an error that names the valid ones. */
  public RuleTable table(String name) {
    return tables.get(name);
  }

  /** Whether another is the same book with the same switches and tables. */
  public boolean isSameAs(RuleBook other) {
    return id().equals(other.id())
        && on.equals(other.on)
        && stated.equals(other.stated)
        && tables == other.tables;
  }

  /** All switches, on or off. */
  public List<RuleSwitch> switches() {
    return data.switches();
  }

  /** Whether a scenario has said how a switch stands, be it on or as ruled. */
  public boolean isStated(String switchName) {
    return isOn(switchName)
        || getSwitch(switchName).ruledName().filter(stated::contains).isPresent();
  }

  /** Whether a switch is on; an unknown one is an error, so that a typing error cannot pass. */
  public boolean isOn(String switchName) {
    getSwitch(switchName);
    return on.contains(switchName);
  }

  /** The switch of this name; an unknown one is an error that names the valid ones. */
  public RuleSwitch getSwitch(String name) {
    return data.switches().stream()
        .filter(s -> s.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UnknownNameException(
                    "switch of " + id(),
                    name,
                    data.switches().stream().flatMap(RuleBook::names).toList()));
  }

  private static Stream<String> names(RuleSwitch each) {
    return Stream.concat(Stream.of(each.name()), each.ruledName().stream());
  }

  /** Everything that was ruled on this book. */
  public List<Ruling> rulings() {
    List<Ruling> read = rulings;
    if (read == null) {
      DataNode root =
          DataFile.resource(RuleBook.class.getClassLoader(), folder(id()) + "/rulings.json")
              .only("rulings");
      read = root.get("rulings").each(RuleBook::ruling);
      rulings = read;
    }
    return read;
  }

  /** How an umpire works through a turn when bodies are near each other. */
  public Practice practice() {
    Practice read = practice;
    if (read == null) {
      read =
          PracticeReader.read(
              DataFile.resource(RuleBook.class.getClassLoader(), folder(id()) + "/practice.json"));
      practice = read;
    }
    return read;
  }

  private static Ruling ruling(DataNode node) {
    node.only("id", "about", "ruling", "alternative");
    return new Ruling(
        node.get("id").text(),
        node.get("about").text(),
        node.get("ruling").text(),
        node.text("alternative", ""));
  }

  /** The ruling of this id; an unknown one is an error that names the valid ones. */
  public Ruling getRuling(String rulingId) {
    return rulings().stream()
        .filter(ruling -> ruling.id().equals(rulingId))
        .findFirst()
        .orElseThrow(
            () ->
                new UnknownNameException(
                    "ruling on " + id(), rulingId, rulings().stream().map(Ruling::id).toList()));
  }

  /** What the book leaves open and we supply. */
  public List<RuleDefault> defaults() {
    return data.defaults();
  }

  /** The default of this id; an unknown one is an error that names the valid ones. */
  public RuleDefault getDefault(String defaultId) {
    return data.defaults().stream()
        .filter(d -> d.id().equals(defaultId))
        .findFirst()
        .orElseThrow(
            () ->
                new UnknownNameException(
                    "default of " + id(),
                    defaultId,
                    data.defaults().stream().map(RuleDefault::id).toList()));
  }

  /** What the book demands of a scenario. */
  public List<ScenarioDemand> demands() {
    return data.demands();
  }

  /** The demand of this key, if the book makes it. */
  public Optional<ScenarioDemand> findDemand(String key) {
    return data.demands().stream().filter(d -> d.key().equals(key)).findFirst();
  }

  /** Whether the book is played so. */
  public boolean has(Trait trait) {
    return data.traits().contains(trait);
  }

  /** The questions the book can decide. */
  public List<Procedure> procedures() {
    List<Procedure> made = procedures;
    if (made == null) {
      made = List.copyOf(provider.procedures(this));
      procedures = made;
    }
    return made;
  }

  /** When a question of the book is worth asking, where the book says so. */
  public Optional<Occasion> findOccasion(String procedure) {
    return Optional.ofNullable(data.occasions().get(procedure));
  }

  /** What the book says of troops on the ground. */
  public FieldManual fieldManual() {
    FieldManual made = fieldManual;
    if (made == null) {
      made = provider.fieldManual(this);
      fieldManual = made;
    }
    return made;
  }

  /** The procedure of this name; an unknown one is an error that names the valid ones. */
  public Procedure getProcedure(String name) {
    return procedures().stream()
        .filter(p -> p.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UnknownNameException(
                    "procedure of " + id(),
                    name,
                    procedures().stream().map(Procedure::name).toList()));
  }

  /**
   * This book with these switches on as well; the name of a ruling says that it is played.
   *
   * @throws UnknownNameException for a switch the book does not have
   * @throws RulesException for two that exclude each other
   */
  public RuleBook with(Collection<String> switchNames) {
    Set<String> wanted = new LinkedHashSet<>(on);
    Set<String> ruled = new LinkedHashSet<>(stated);
    for (String each : switchNames) {
      boolean isRuled =
          data.switches().stream().anyMatch(it -> it.ruledName().filter(each::equals).isPresent());
      (isRuled ? ruled : wanted).add(each);
    }
    for (String name : wanted) {
      RuleSwitch each = getSwitch(name);
      each.ruledName().filter(ruled::contains).ifPresent(other -> exclude(name, other));
      each.excludes().stream().filter(wanted::contains).forEach(other -> exclude(name, other));
    }
    return new RuleBook(data, provider, tables, wanted, ruled);
  }

  private static void exclude(String one, String other) {
    throw new RulesException(
        "The switches `" + one + "` and `" + other + "` exclude each other: keep one.");
  }

  /** This book with the tables of a user's folder in place of its own; they are checked at once. */
  public RuleBook withTables(Path folder) {
    RuleBook replaced = new RuleBook(data, provider, tables.replacedFrom(id(), folder), on, stated);
    try {
      provider.check(replaced);
    } catch (RulesException e) {
      throw new RulesException(folder + ": " + e.getMessage(), e);
    }
    return replaced;
  }

  /** A printed place of this book. */
  public Citation printed(String place) {
    return Citation.printed(id(), place, "");
  }

  /** A ruling on this book. */
  public Citation ruling(String rulingId, String place) {
    return Citation.parse(id(), place, "ruling:" + rulingId);
  }

  /** One of this book's defaults as a citation; an unknown one is an error. */
  public Citation defaulted(String defaultId) {
    return getDefault(defaultId).citation();
  }
}
