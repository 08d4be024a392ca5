package studio.kriegsspiel.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.StatementForms;
import studio.kriegsspiel.language.syntax.TolerantParser;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * Every kind of statement of the grammar is served in full: it stands in a sample, is offered where
 * it fits, is explained under the pointer, coloured, outlined where it is a thing of its own, put
 * in order by the formatter, and written of in the reference. A new kind without a row fails.
 */
class StatementTableTest {
  /** Kind | the word that is explained | of what it tells | whether the outline has it. */
  private static final List<Row> ROWS =
"""
Allow | allow | allow KS-FRC-002 | no
Army | army | army of Blue | no
Assert | assert | assert Blue cannot see | yes
AssistantItem | assistant | assistant umpire | no
AttachItem | detached | detached Hussars3 to Ompteda | no
DateItem | on | on 18 June 1815 | no
DaylightItem | daylight | daylight dawn | no
Decision | decision | decision "Rounds run short" | yes
Deploy | deploy | KGL5 in line | no
Deployment | garrisons | facing south | yes
EngineeringItem | repairs | Work is given so | yes
Engineering | engineering | what was done before play | no
EventItem | bombards | `bombards` or `attacks` a place | yes
EventsSection | events | what the umpire has happen | no
Exercise | exercise | exercise "Defence of a post" | yes
Expect | expect | brings marks | no
GeneralIdea | general | General Idea | prose
GivenMap | map | poorer or older | no
Grades | grades | grades 8 "good" | no
GroundItem | ground | ground heavy | no
HouseRule | each | house rule is given so | no
HouseRules | house | house rules "Club | no
ImportItem | import | army list | no
ImportedItem | imported | imported Ompteda | no
IntelligenceItem | tell | Intelligence is given so | yes
IntelligenceSection | intelligence | at 13:30 to Blue | no
LatitudeItem | latitude | latitude 50.7 | no
Learn | learn | learn "Judge | no
Objective | objective | objective hold | no
OffMap | off | off the map | no
OrderItem | ordered | ordered to hold | no
OrderSheet | orders | orders of "Commander at the farm" | no
PlaceKnown | place | known to Red | no
PlayerItem | player | holds "Commander" | no
PlaysItem | plays | plays 3 hours | no
Post | post | post of 60 men | yes
ReadingItem | reading | reading lowest | no
Reinforcement | enters | enters by "Brussels road" | yes
Reinforcements | reinforcements | enters by | no
Report | report | report to Blue | yes
ReportedForce | enemy | enemy from a spy | no
Restated | KGL5 | 5th Line | no
Retreat | line | line of retreat | no
RivalHour | or | Another hour | no
RivalItem | or | or 395 men | no
RiversItem | rivers | rivers high | no
Role | role | role "Commander" | yes
RulesItem | rules | rules reisswitz-1824 | no
SheetOrder | message | An order is given so | no
Side | side | side Blue | yes
Solution | solution | solution | no
SourceItem | source | source "Siborne 1844" | no
SpareItem | spare | spare "Aide" of Blue | no
StateItem | state | state tired | no
Template | template | template "KGL line battalion" | no
TerrainItem | terrain | terrain "mont-saint-jean" | no
UmpireNotes | umpire | umpire notes | prose
UmpiresItem | umpires | umpires 2 | no
UnitItem | battalion | battalion "5th Line KGL" | yes
Variant | variant | variant "Dry ground" | yes
VisibilityItem | visibility | visibility 1500 paces | no
WeatherItem | weather | weather overcast | no
Without | without | without Red.Quiot | no
      """
          .lines()
          .map(String::strip)
          .filter(each -> !each.isEmpty())
          .map(Row::of)
          .toList();

  private static final Path SAMPLES = Path.of("../runtime/src/test/resources/samples");
  private static final String REFERENCE = read(Path.of("../../../docs/language.md"));
  private static final Map<String, List<Found>> FOUND = find();

  private final ScenarioEditing editing = new ScenarioEditing();

  private record Row(String kind, String word, String tells, boolean outlined, boolean prose) {
    static Row of(String line) {
      String[] cells = line.split("\\|");
      return new Row(
          cells[0].strip(),
          cells[1].strip(),
          cells[2].strip(),
          !cells[3].contains("no"),
          cells[3].contains("prose"));
    }

    @Override
    public String toString() {
      return kind;
    }
  }

  /** A statement in a sample. */
  private record Found(String text, int from, int to, String first, boolean keyword) {}

  static Stream<Row> rows() {
    return ROWS.stream();
  }

  @Test
  void everyKindOfStatementHasARow() {
    assertThat(new TreeSet<>(ROWS.stream().map(Row::kind).toList()))
        .isEqualTo(GrammarStatements.all());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void standsInASample(Row row) {
    assertThat(FOUND).containsKey(row.kind);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isOfferedWhereItFits(Row row) {
    Found found = found(row);
    String before = found.text.substring(0, found.from);
    List<String> offered =
        editing.complete(before, before.length()).stream().map(Completion::label).toList();
    if (found.keyword) {
      assertThat(offered)
          .anyMatch(each -> each.equals(found.first) || each.startsWith(found.first + " "));
    } else {
      // It begins with a name, or with an hour, which is the author's own.
      boolean hour = Character.isDigit(found.first.charAt(0));
      String name =
          found.text.startsWith(".", found.from + found.first.length()) ? "" : found.first;
      assertThat(offered).matches(labels -> hour || name.isEmpty() || labels.contains(name));
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isExplainedUnderThePointer(Row row) {
    Found found = found(row);
    int at = wordAt(found, row.word);
    assertThat(at).as("`%s` in the sample", row.word).isGreaterThanOrEqualTo(0);
    Optional<Hover> hover = editing.hover(found.text, at);
    assertThat(hover).isPresent();
    assertThat(hover.get().text()).contains(row.tells);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isColoured(Row row) {
    Found found = found(row);
    int at = wordAt(found, row.word);
    assertThat(editing.colour(found.text))
        .anyMatch(each -> each.offset() <= at && at < each.offset() + each.length());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void standsInTheOutlineWhereItIsAThingOfItsOwn(Row row) {
    assertThat(FOUND.get(row.kind).stream().anyMatch(each -> isOutlined(each, row.prose)))
        .isEqualTo(row.outlined);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isPutInOrder(Row row) {
    Found found = found(row);
    String tidy = format(found.text);
    int end = found.from + found.first.length();
    String untidy = found.text.substring(0, end) + "    " + found.text.substring(end);
    boolean goesOn = end < found.text.length() && found.text.charAt(end) == ' ';
    if (goesOn) {
      assertThat(format(untidy)).isEqualTo(tidy);
    }
    assertThat(format(tidy)).isEqualTo(tidy);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isWrittenOfInTheReference(Row row) {
    Pattern word = Pattern.compile("(?<![\\p{L}-])" + Pattern.quote(row.word) + "(?![\\p{L}-])");
    assertThat(
            Arrays.stream(REFERENCE.split("\n\n"))
                .filter(paragraph -> word.matcher(paragraph).find())
                .toList())
        .as("paragraphs with `%s`", row.word)
        .isNotEmpty();
    assertThat(StatementForms.find(row.kind)).as("an example of %s", row.kind).isPresent();
  }

  /** Prose stands in the outline by its text alone. */
  private boolean isOutlined(Found found, boolean prose) {
    return editing.outline(found.text).stream()
        .flatMap(StatementTableTest::all)
        .map(OutlineNode::span)
        .anyMatch(
            each ->
                each.offset() == found.from
                    || prose && found.from < each.offset() && each.offset() < found.to);
  }

  private static Stream<OutlineNode> all(OutlineNode node) {
    return Stream.concat(
        Stream.of(node), node.children().stream().flatMap(StatementTableTest::all));
  }

  /** The first statement of a kind that has the word of its row, or the first at all. */
  private static Found found(Row row) {
    List<Found> all = FOUND.getOrDefault(row.kind, List.of());
    assertThat(all).as("%s in the samples", row.kind).isNotEmpty();
    return all.stream()
        .filter(each -> wordAt(each, row.word) >= 0)
        .findFirst()
        .orElseGet(() -> all.get(0));
  }

  /** Where a word first stands in a statement. */
  private static int wordAt(Found found, String word) {
    var matcher =
        Pattern.compile("(?<![\\p{L}-])" + Pattern.quote(word) + "(?![\\p{L}-])")
            .matcher(found.text);
    return matcher.region(found.from, found.to).find() ? matcher.start() : -1;
  }

  private static String format(String text) {
    return TextEdit.applyAll(text, new ScenarioLanguage().format(text));
  }

  /**
   * The statements of each kind in the samples; units of army lists are not known to a lone text.
   */
  private static Map<String, List<Found>> find() {
    Map<String, List<Found>> found = new LinkedHashMap<>();
    Set<String> kinds = GrammarStatements.all();
    for (Path sample : samples()) {
      String text = read(sample);
      var tree = TolerantParser.parse(new SourceText("sample", text)).orElseThrow();
      if (!tree.errors().isEmpty()) {
        continue;
      }
      List<EObject> all = new ArrayList<>();
      tree.document().eAllContents().forEachRemaining(all::add);
      for (EObject each : all) {
        String kind = each.eClass().getName();
        ICompositeNode node = NodeModelUtils.getNode(each);
        if (kinds.contains(kind) && node != null) {
          found.computeIfAbsent(kind, key -> new ArrayList<>()).add(found(text, node));
        }
      }
    }
    return found;
  }

  private static Found found(String text, ICompositeNode node) {
    ILeafNode first = null;
    for (ILeafNode each : node.getLeafNodes()) {
      if (!each.isHidden() && first == null) {
        first = each;
      }
    }
    String word = first == null ? "" : first.getText();
    return new Found(
        text,
        node.getOffset(),
        node.getOffset() + node.getLength(),
        word,
        first != null && first.getGrammarElement() instanceof org.eclipse.xtext.Keyword);
  }

  private static List<Path> samples() {
    try (Stream<Path> files = Files.walk(SAMPLES)) {
      return files
          .filter(each -> each.toString().endsWith(".kriegsspiel"))
          .filter(each -> !each.toString().contains("errors"))
          .sorted(
              Comparator.comparing((Path each) -> read(each).contains("import "))
                  .thenComparing(Comparator.naturalOrder()))
          .toList();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
