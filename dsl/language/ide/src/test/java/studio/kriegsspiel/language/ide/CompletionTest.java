package studio.kriegsspiel.language.ide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static studio.kriegsspiel.language.ide.SmallScenario.START;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.text.TextEdit;

/** What is proposed over one small scenario; {@code |} marks the place asked about. */
class CompletionTest {
  private final ScenarioEditing editing = SmallScenario.editing();

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

  @Test
  void aPlaceInSingleQuotesIsOfferedWithItsMarksEscaped() {
    String text = START + "report to Blue \"{\\\"Mi";
    assertThat(editing.complete(text, text.length()))
        .extracting(Completion::insertText)
        .containsExactly("\\\"Mill\\\"");
  }
}
