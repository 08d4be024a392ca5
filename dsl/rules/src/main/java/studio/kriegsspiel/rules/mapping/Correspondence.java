package studio.kriegsspiel.rules.mapping;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.concept.CommandRating;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.data.DataFile;
import studio.kriegsspiel.rules.data.DataNode;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableReader;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * How scenarios read under one of the five books; nothing is changed silently, whatever is lost has
 * a note. Read from data files once. Safe for many threads.
 */
public final class Correspondence {
  private static final Map<RuleBookId, Correspondence> LOADED = new ConcurrentHashMap<>();

  /** The families of things that correspond. */
  public enum Family {
    UNIT_TYPES("unit type", key -> UnitType.findByKey(key).map(UnitType::label)),
    GRADES("grade", key -> Grade.findByKey(key).map(Grade::label)),
    FORMATIONS("formation", key -> Formation.findByKey(key).map(Formation::label)),
    ORDERS("order", key -> OrderKind.findByKey(key).map(OrderKind::label)),
    TERRAIN("ground", key -> TerrainKind.findByKey(key).map(TerrainKind::label)),
    CONDITIONS("condition", key -> TroopCondition.findByKey(key).map(TroopCondition::label)),
    CALIBRES("calibre", Optional::of),
    NATIONS("nation", key -> Nationality.findByKey(key).map(Nationality::label)),
    SMALL_ARMS("weapon", key -> SmallArm.findByKey(key).map(SmallArm::label)),
    RATINGS("rating", key -> CommandRating.findByKey(key).map(CommandRating::label));

    private final String singular;
    private final Function<String, Optional<String>> labels;

    Family(String singular, Function<String, Optional<String>> labels) {
      this.singular = singular;
      this.labels = labels;
    }

    /** The words for one of them in a sentence; its key where there are none. */
    String label(String concept) {
      return labels.apply(concept).orElse(concept);
    }

    /** One of them, in a sentence. */
    public String singular() {
      return singular;
    }

    /** The name of its data files, for instance {@code unit-types}. */
    public String fileName() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final Map<Family, Map<String, Match>> matches = new LinkedHashMap<>();

  private Correspondence(RuleBookId book) {
    for (Family family : Family.values()) {
      Map<String, Match> byConcept = new LinkedHashMap<>();
      for (TableRow row : table(book, family).rows()) {
        byConcept.put(row.getText("concept"), match(family, row));
      }
      matches.put(family, byConcept);
    }
  }

  /** The correspondence of a book. */
  public static Correspondence of(RuleBookId book) {
    return LOADED.computeIfAbsent(book, Correspondence::new);
  }

  /** The data of one family as a table, for readers. */
  public static RuleTable table(RuleBookId book, Family family) {
    String path =
        "studio/kriegsspiel/rules/mapping/%s/%s.json".formatted(book.id(), family.fileName());
    DataNode data = DataFile.resource(Correspondence.class.getClassLoader(), path);
    return TableReader.read(book, family.fileName(), data);
  }

  private static Match match(Family family, TableRow row) {
    return new Match(
        family,
        row.getText("concept"),
        row.findText("term").orElse(null),
        Fit.valueOf(row.getText("fit").toUpperCase(Locale.ROOT)),
        row.findText("note").orElse(""),
        row.citation());
  }

  /** How one thing reads; an unknown concept is an error that names the valid ones. */
  public Match match(Family family, String concept) {
    Map<String, Match> known = matches.getOrDefault(family, Map.of());
    Match match = known.get(concept);
    if (match == null) {
      throw new UnknownNameException(family.singular(), concept, known.keySet());
    }
    return match;
  }

  /** How one thing reads, if the correspondence treats it. */
  public Optional<Match> find(Family family, String concept) {
    return Optional.ofNullable(matches.getOrDefault(family, Map.of()).get(concept));
  }

  public Match match(UnitType type) {
    return match(Family.UNIT_TYPES, type.key());
  }

  public Match match(Grade grade) {
    return match(Family.GRADES, grade.key());
  }

  public Match match(Formation formation) {
    return match(Family.FORMATIONS, formation.key());
  }

  public Match match(OrderKind order) {
    return match(Family.ORDERS, order.key());
  }

  public Match match(TerrainKind ground) {
    return match(Family.TERRAIN, ground.key());
  }

  public Match match(TroopCondition condition) {
    return match(Family.CONDITIONS, condition.key());
  }

  public Match match(Nationality nation) {
    return match(Family.NATIONS, nation.key());
  }

  public Match match(SmallArm weapon) {
    return match(Family.SMALL_ARMS, weapon.key());
  }

  public Match match(CommandRating rating) {
    return match(Family.RATINGS, rating.key());
  }

  /** All that correspond in one family, in the order of the data. */
  public List<Match> all(Family family) {
    return List.copyOf(matches.getOrDefault(family, Map.of()).values());
  }

  /** Whatever a scenario of this usage loses under the book, each with its note. */
  public List<Match> losses(Usage usage) {
    Stream<Match> used =
        Stream.of(
                usage.types().stream().sorted().map(this::match),
                usage.grades().stream().sorted().map(this::match),
                usage.formations().stream().sorted().map(this::match),
                usage.orders().stream().sorted().map(this::match),
                usage.ground().stream().sorted().map(this::match))
            .flatMap(each -> each);
    return used.filter(Match::isLoss).toList();
  }
}
