package studio.kriegsspiel.language.ide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** Editing help over one small scenario; {@code |} marks the place asked about. */
class ScenarioEditingTest {
  private static final MapPoint HERE = new MapPoint(500_000, 5_600_000);
  private static final String START =
      """
      scenario "Bridge"
        rules    reisswitz-1824
        on       18 June 1815 from 13:00 to 18:30

      side Blue "Prussians" colour blue
        role "Commander" for "First"

      side Red "French" colour red

      army of Blue
        division "1st" as First
          battalion "1st Line" as Line1: 500 men
          battery "Horse"

      army of Red
        battalion "Guard" as Line1: 400 men

      """;

  private final ScenarioEditing editing = new ScenarioEditing(new Around());

  private static final class Around implements Surroundings {
    @Override
    public Collection<Place> places() {
      return List.of(
          new Place("High road", HERE),
          new Place("Mill", HERE),
          new Place("La Haye Sainte", HERE),
          new Place("Great battery", List.of(), HERE, Optional.empty(), KnownTo.UMPIRE),
          new Place("Abatis", HERE));
    }

    @Override
    public List<String> grounds() {
      return List.of("mont-saint-jean");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "deploy\\n  |                                   # First, Horse, Blue.Line1, Red.Line1",
        "deploy\\n  Ho|                                 # Horse",
        "deploy\\n  Horse |                             # in, garrisons, at, limbered, facing",
        "deploy\\n  Horse in |                          # column, battery, column of route",
        "deploy\\n  Blue.Line1 in |                     # line, square, attack column",
        "deploy\\n  Horse in battery at |               # \"Mill\", \"High road\", grid",
        "deploy\\n  Horse in battery at \"La|           # \"La Haye Sainte\"",
        "deploy\\n  Horse at 300 |                      # paces, m, yards",
        "deploy\\n  Horse at 300 paces |                # north, south-east",
        "deploy\\n  Horse at 300 paces north |          # of",
        "deploy\\n  Horse at 300 paces north of |       # \"Mill\"",
        "deploy\\n  Horse at \"Mill\" facing |          # north, south",
        "deploy\\n  Horse att \"Mill\"\\n  First |      # in, at",
        "report to |                                    # Blue, Red, everyone, \"Commander\"",
        "army of Blue\\n  battalion \"2nd\" as X: 10 |  # men, guns",
        "army of Blue\\n  battalion \"2nd\" as X\\n    state |   # tired, shaken",
        "army of Blue\\n  battalion \"2nd\" as X\\n    state 20 |  # rounds a man, men lost",
        "army of Blue\\n  battalion \"2nd\" as X: 10 men\\n    o| # or, ordered to",
        "army of Blue\\n  battalion \"2nd\" as X\\n    ordered to | # hold, support, assault",
        "army of Blue\\n  battalion \"2nd\" as X\\n    ordered to hold | # \"Mill\"",
        "army of Blue\\n  battalion \"2nd\" as X commander \"A\" rated | # able, poor",
        "army of Blue\\n  battalion \"2nd\" as X: 10 men, | # musket, Prussian, veteran",
        "army of Blue\\n  battalion \"2nd\" as X\\n  detached | # First, Horse",
        "army of Blue\\n  pl|                           # platoon",
        "template \"A\": line\\narmy of Blue\\n  battalion \"2nd\" as X like | # \"A\"",
        "army of Blue\\n  ba|                           # battalion, battery",
        "intelligence\\n  at 13:30 to Blue from |       # patrol, spy, inhabitant",
        "intelligence\\n  at 13:30 to Blue, |           # reliable, doubtful, false",
        "intelligence\\n  when |                        # First, Horse",
        "reinforcements\\n  Horse |                     # enters",
        "report to Blue \"\"\" {|                     # forces, Horse, Blue.Line1, Blue, \"Mill\", \"Commander\"",
        "report to Blue \"\"\" {Ho| }                 # Horse",
        "report to Blue \"\"\" so {Blue.| } \"\"\"  # First, Horse, Line1",
        "report to Blue \"\"\" {Horse.|              # strength, men, guns",
        "report to Blue \"\"\" {\"La Ha|            # \"La Haye Sainte\"",
        "side Green nation |                            # British, Prussian",
        "side Green\\n  role \"A\" duty |                # advanced guard, outposts",
        "side Green\\n  objective hold \"Mill\" |        # until, by, worth",
        "side Green\\n  objective escort Horse to |     # \"Mill\"",
        "side Green\\n  o|                              # objective, off the map",
        "side Green\\n  |                               # objective, line of retreat, role",
        "deploy\\n  Blue.|                              # First, Horse, Line1",
        "deploy\\n  Horse at \"Mill\"\\n    |             # facing",
        "army of Blue\\n  battalion \"2\" as Y: 1 men\\n  |   # battalion, source",
        "|                                              # deploy, army of, side, report to",
        "ge|                                            # general idea",
      })
  void offers(String written, String expected) {
    String text = START + written.strip().replace("\\n", "\n");
    int offset = text.indexOf('|');
    List<String> labels =
        editing.complete(text.replace("|", ""), offset).stream().map(Completion::label).toList();
    assertThat(labels).contains(expected.strip().replace("\\n", "\n").split(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "|               # rivers, daylight dawn, visibility, latitude, umpires, player 1 holds, assistant umpire",
        "r|              # rivers, rules",
        "rivers |        # high, low, falling",
        "daylight |      # dawn, dusk",
        "daylight dawn 04:00, |  # dusk",
        "visibility 1500 |       # paces, m, yards",
        "player 1 |      # holds",
        "player 1 holds |        # \"Commander\"",
        "player \"Anna\" holds \"Commander\" of | # Blue",
        "on 18 June 1815 from 13:00 for 40 |   # moves, hours",
      })
  void offersAtTheHead(String written, String expected) {
    String text =
        START.replaceFirst(
            "\n", "\n  " + java.util.regex.Matcher.quoteReplacement(written.strip()) + "\n");
    int offset = text.indexOf('|');
    List<String> labels =
        editing.complete(text.replace("|", ""), offset).stream().map(Completion::label).toList();
    assertThat(labels).contains(expected.strip().split(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "deploy\\n  Horse at 300 |                # deploy, north, enters",
        "deploy\\n  Horse in |                    # rules, objective, paces, line, square",
        "deploy\\n  Blue.Line1 in |               # battery",
        "deploy\\n  Blue.|                        # Red.Line1, Blue.Line1, deploy",
        "army of Blue\\n  battalion \"2\" as Y: 1 men\\n  |  # men, veteran, deploy, side",
        "army of Blue\\n  battalion \"2\" as Y: 1 men\\n    |  # men, veteran, deploy, side",
        "deploy\\n  Horse at \"Mill\"\\n|           # First, objective, facing, battalion",
        "side Green\\n  role \"A\" for |              # First, Horse",
        "deploy\\n  Horse at \"Mill\"\\n  |         # facing, deploy, side",
        "report to |                              # deploy, paces, Line1",
        "deploy // remark |                       # deploy, First",
        "umpire notes \"\"\" secret |             # deploy, First",
      })
  void doesNotOffer(String written, String unwanted) {
    String text = START + written.strip().replace("\\n", "\n");
    int offset = text.indexOf('|');
    List<String> labels =
        editing.complete(text.replace("|", ""), offset).stream().map(Completion::label).toList();
    assertThat(labels).doesNotContain(unwanted.strip().split(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "deploy\\n  Horse at \"Mill\"\\n  |                      # Blue.Line1",
        "deploy\\n  First at \"Mill\"\\n  Red.Line1 at \"Mill\"\\n  |  # Blue.Line1",
        "deploy\\n  Horse at |                                   # \"Abatis\"",
        "intelligence\\n  at 13:30 to Red from patrol of |        # Red.Line1",
        "intelligence\\n  at 13:30 to Red from spy:\\n    |       # Blue.Line1",
        "intelligence\\n  at 13:30 to Blue from spy:\\n    |      # Red.Line1",
      })
  void offersFirst(String written, String expected) {
    String text = START + written.strip().replace("\\n", "\n");
    int offset = text.indexOf('|');
    assertThat(editing.complete(text.replace("|", ""), offset).get(0).label())
        .isEqualTo(expected.strip());
  }

  @Test
  void aStatementComesWithPlaceHolders() {
    String text = START + "side Green\n  ro";
    assertThat(editing.complete(text, text.length()))
        .singleElement()
        .extracting(each -> each.snippet().orElseThrow())
        .isEqualTo("role \"${1:Commander}\" for \"${2:Alten}\" under \"${3:Orange}\"");
    assertThat(editing.complete("scenario \"A\"\n  terrain \"", 24))
        .extracting(Completion::label)
        .containsExactly("\"mont-saint-jean\"");
  }

  @Test
  void placesAreOfferedToTheAuthorWithWhoKnowsOfThem() {
    String text =
        START
            + "place \"Abatis\" known to Blue, to Red from 13:20\n"
            + "deploy\n  Horse in line at ";
    assertThat(editing.complete(text, text.length()))
        .filteredOn(each -> each.kind() == Completion.Kind.PLACE)
        .extracting(Completion::label, Completion::doc)
        .contains(
            tuple("\"Abatis\"", "Secret: known to Blue, to Red from 13:20."),
            tuple("\"Great battery\"", "Secret: the umpire alone knows of it."),
            tuple("\"Mill\"", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "pl|                              # place",
        "place |                          # \"Great battery\", \"Mill\"",
        "place \"Mill\" |                 # known to",
        "place \"Mill\" known to |        # Blue, everyone, \"Commander\"",
        "place \"Mill\" known to Blue |   # from",
      })
  void offersWhoKnowsOfAPlace(String written, String expected) {
    offers(written, expected);
  }

  @Test
  void replacesWhatIsTyped() {
    String text = START + "deploy\n  Hor";
    Completion horse = editing.complete(text, text.length()).get(0);
    assertThat(
            TextEdit.applyAll(text, List.of(TextEdit.replace(horse.replace(), horse.insertText()))))
        .endsWith("deploy\n  Horse");
  }

  @Test
  void coversKeywordsTitlesAndProseOverLines() {
    HighlightedLine first =
        editing.highlight("report to Blue at 12:45 \"\"\" Hold", ScenarioEditing.FIRST_LINE);
    assertThat(first.tokens())
        .extracting(HighlightedLine.Token::kind)
        .containsExactly(
            TokenKind.KEYWORD,
            TokenKind.KEYWORD,
            TokenKind.NAME,
            TokenKind.KEYWORD,
            TokenKind.TIME,
            TokenKind.PROSE);
    HighlightedLine second = editing.highlight("deploy is no keyword here", first.nextState());
    assertThat(second.tokens())
        .extracting(HighlightedLine.Token::kind)
        .containsExactly(TokenKind.PROSE);
    HighlightedLine third = editing.highlight("the end.\"\"\" // note", second.nextState());
    assertThat(third.tokens())
        .extracting(HighlightedLine.Token::kind)
        .containsExactly(TokenKind.PROSE, TokenKind.COMMENT);
    assertThat(third.nextState()).isEqualTo(ScenarioEditing.FIRST_LINE);
  }

  @Test
  void carriesAnOpenComment() {
    HighlightedLine open = editing.highlight("deploy /* first", ScenarioEditing.FIRST_LINE);
    HighlightedLine closed = editing.highlight("last */ 300 paces", open.nextState());
    assertThat(closed.tokens())
        .extracting(HighlightedLine.Token::kind)
        .containsExactly(TokenKind.COMMENT, TokenKind.NUMBER, TokenKind.VALUE);
  }

  @Test
  void findsTheDefinition() {
    String text = START + "deploy\n  Blue.Line1 in line at \"Mill\"\n";
    int use = text.lastIndexOf("Line1");
    assertThat(editing.definition(text, use + 2))
        .hasValueSatisfying(span -> assertThat(span.offset()).isEqualTo(text.indexOf("Line1:")));
  }

  @Test
  void renamesAUnitWhereverItStands() {
    String text =
        START + "deploy\n  Blue.Line1 in line at \"Mill\"\n  Red.Line1 in line at \"Mill\"\n";
    List<TextEdit> edits = editing.rename(text, text.indexOf("Line1:"), "Foot");
    assertThat(TextEdit.applyAll(text, edits))
        .contains("as Foot: 500 men", "Blue.Foot in line", "Red.Line1 in line", "as Line1: 400");
  }

  @Test
  void renamesASideWithEveryMention() {
    String text = START + "deploy\n  Blue.Line1 in line at \"Mill\"\nreport to Blue \"Hold.\"\n";
    List<TextEdit> edits = editing.rename(text, text.indexOf("Blue"), "Green");
    assertThat(TextEdit.applyAll(text, edits))
        .contains("side Green", "army of Green", "Green.Line1 in line", "report to Green")
        .doesNotContain("Blue ");
  }

  @Test
  void givesAUnitThatGoesByItsTitleAShortName() {
    String text = START + "deploy\n  Horse at \"Mill\"\n";
    List<TextEdit> edits = editing.rename(text, text.lastIndexOf("Horse"), "Guns");
    assertThat(TextEdit.applyAll(text, edits)).contains("battery \"Horse\" as Guns", "  Guns at");
  }

  @Test
  void refusesANameThatIsTaken() {
    assertThatThrownBy(() -> editing.rename(START, START.indexOf("First"), "Line1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("already used");
  }

  @Test
  void tellsAboutUnitsAndKeywords() {
    assertThat(editing.hover(START, START.indexOf("Line1:")).orElseThrow().text())
        .isEqualTo("1st Line: battalion of Blue, line infantry, 500 men.");
    assertThat(editing.hover(START, START.indexOf("rules")).orElseThrow().text())
        .contains("rules reisswitz-1824");
  }

  @Test
  void outlinesSidesAndUnits() {
    OutlineNode outline = editing.outline(START).orElseThrow();
    assertThat(outline.label()).isEqualTo("Bridge");
    OutlineNode blue = outline.children().get(0);
    assertThat(blue.label()).isEqualTo("Blue, Prussians");
    assertThat(blue.children()).extracting(OutlineNode::label).containsExactly("Commander", "1st");
    assertThat(blue.children().get(1).children())
        .extracting(OutlineNode::label)
        .containsExactly("1st Line", "Horse");
  }

  @Test
  void offersUnitsOfArmyLists(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("l.kriegsspiel"), "army library \"L\"\n  battalion \"A\" as Alpha\n");
    ScenarioEditing saved =
        new ScenarioEditing(
            new Surroundings() {
              @Override
              public Optional<Path> folder() {
                return Optional.of(folder);
              }
            });
    String text = START + "army of Red\n  import \"l.kriegsspiel\"\ndeploy\n  Alp";
    assertThat(saved.complete(text, text.length()))
        .extracting(Completion::label)
        .containsExactly("Alpha");
  }

  /** Wherever the caret stands in a text that is being written, every question has an answer. */
  @Test
  void neverFails() {
    String text =
        START + "deploy\n  Blue.Line1 in line at 300 paces north of \"Mill\" facing\nreport to";
    for (int cut = 0; cut <= text.length(); cut += 3) {
      String part = text.substring(0, cut);
      editing.complete(part, cut);
      editing.complete(text, cut);
      editing.hover(text, cut);
      editing.definition(part, cut);
      editing.outline(part);
      HighlightedLine line = editing.highlight(part.substring(part.lastIndexOf('\n') + 1), cut % 3);
      assertThat(line.nextState()).isBetween(0, 2);
    }
  }

  @Test
  void aNameInProseIsRenamedAndKnownAsAnyOther() {
    String text = START + "report to Blue \"\"\" {Horse} and {First.men} at {\"Mill\"}. \"\"\"\n";
    int use = text.indexOf("{First") + 2;
    assertThat(editing.definition(text, use).orElseThrow().offset())
        .isEqualTo(text.indexOf("as First") + 3);
    assertThat(editing.hover(text, use).orElseThrow().text()).contains("1st");
    String renamed = TextEdit.applyAll(text, editing.rename(text, use, "Pirch"));
    assertThat(renamed)
        .contains("as Pirch", "{Pirch.men}")
        .doesNotContain("as First", "{First.men}");
  }

  @Test
  void aPlaceInSingleQuotesIsOfferedWithItsMarksEscaped() {
    String text = START + "report to Blue \"{\\\"Mi";
    assertThat(editing.complete(text, text.length()))
        .extracting(Completion::insertText)
        .containsExactly("\\\"Mill\\\"");
  }

  @Test
  void templatesAndVariantsAreRenamedAndFound() {
    String text =
        START
                .replace("army of Blue\n", "template \"KGL line\": battalion, line\narmy of Blue\n")
                .replace("as Line1: 500 men", "as Line1 like \"KGL line\": 500 men")
            + "variant \"Dry\"\n  ground firm\nvariant \"Drier\" of \"Dry\"\n  ground firm\n";
    assertThat(editing.occurrences(text, text.indexOf("KGL line\": 500"))).hasSize(2);
    assertThat(
            TextEdit.applyAll(text, editing.rename(text, text.indexOf("Dry\"\n  ground"), "Wet")))
        .contains("variant \"Wet\"", "variant \"Drier\" of \"Wet\"");
  }

  @Test
  void placesAreRenamedAsFarAsTheTextNamesThem() {
    String text = START + "deploy\n  Horse at \"Mill\"\n  First at 10 paces north of \"Mill\"\n";
    assertThat(TextEdit.applyAll(text, editing.rename(text, text.indexOf("Mill"), "Windmill")))
        .contains("Horse at \"Windmill\"", "north of \"Windmill\"");
    assertThat(editing.hover(text, text.indexOf("Mill")).orElseThrow().text())
        .isEqualTo("Mill: a place of the ground.");
  }

  @Test
  void coloursNamesByWhatTheyName() {
    String text = START + "deploy\n  Horse at \"Mill\" // here\n";
    assertThat(editing.colour(text))
        .filteredOn(each -> each.offset() >= text.indexOf("deploy"))
        .extracting(
            each -> text.substring(each.offset(), each.offset() + each.length()), Coloured::meaning)
        .containsExactly(
            tuple("deploy", Meaning.KEYWORD),
            tuple("Horse", Meaning.UNIT),
            tuple("at", Meaning.KEYWORD),
            tuple("\"Mill\"", Meaning.PLACE),
            tuple("// here", Meaning.COMMENT));
  }

  @Test
  void aFormationIsExplainedForItsUnit() {
    ScenarioEditing there =
        new ScenarioEditing(
            new Surroundings() {
              @Override
              public String about(Unit unit, Formation formation) {
                return unit.id() + " " + formation.label();
              }
            });
    String text = START + "deploy\n  Red.Line1 in attack column at \"Mill\"\n";
    assertThat(there.hover(text, text.indexOf("column at")).orElseThrow().text())
        .isEqualTo("Red.Line1 attack column");
  }
}
