package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Names are led to, looked for and given anew, in a scenario and in a sheet of orders beside it.
 */
class NameWorkTest {
  private static final String EVENING =
      """
      scenario "An evening"
        rules reisswitz-1824
        on 3 September 1815 from 10:00 to 14:00
      side Blue
        role "Commander" for Foot
      side Red
      army of Blue
        battalion "First Foot" as Foot: 900 men, line
      deploy
        Foot in line at "Mill" facing east
      """;
  private static final String SHEET =
      """
      orders of "Commander" of Blue in "evening.kriegsspiel"
        10:00 Foot marches to "Mill"
        11:00 Foot marches to "Mill"
      """;

  @TempDir Path folder;
  private final Desk desk = new Desk();
  private final List<Jump> jumps = new ArrayList<>();
  private final List<String> elsewhere = new ArrayList<>();
  private final List<Optional<String>> refused = new ArrayList<>();
  private NameWork names;

  @BeforeEach
  void open() throws IOException {
    Path file = Files.writeString(folder.resolve("evening.kriegsspiel"), EVENING);
    Files.writeString(folder.resolve("sheet.kriegsspiel"), SHEET);
    desk.jumps().listen(jumps::add);
    names =
        new NameWork(
            desk,
            new FolderHelp(folder),
            new Others(),
            new BackgroundRunner(new Here(), Runnable::run));
    open(file, EVENING);
  }

  private void open(Path file, String text) {
    desk.file().set(OpenFile.named(String.valueOf(file.getFileName())).in(folder));
    desk.manuscript().load(text);
  }

  private final class Others implements OtherWindows {
    @Override
    public void show(Path file, TextSpan place) {
      elsewhere.add("show " + file.getFileName() + " at " + place.offset());
    }

    @Override
    public void edit(Path file, List<TextEdit> edits, String label) {
      elsewhere.add("edit " + file.getFileName() + ", " + edits.size() + ": " + label);
    }

    @Override
    public Map<Path, String> texts() {
      return Map.of();
    }
  }

  private int at(String words) {
    return desk.manuscript().text().indexOf(words);
  }

  private String message() {
    return desk.message().get().sentence();
  }

  @Test
  void aNameLeadsToItsDefinitionAndBackAgain() {
    desk.caret().set(at("Foot in line"));
    names.goToDefinition();
    assertThat(jumps).hasSize(1);
    assertThat(jumps.get(0).span().offset()).isEqualTo(at("Foot: 900"));
    assertThat(jumps.get(0).focusText()).isTrue();
    names.goBack();
    assertThat(jumps).hasSize(2);
    assertThat(jumps.get(1).span().offset()).isEqualTo(at("Foot in line"));
    names.goBack();
    assertThat(jumps).as("nowhere else to go back to").hasSize(2);
    assertThat(message()).isEqualTo("You have not been led anywhere yet.");
  }

  @Test
  void whereNothingLeadsIsSaidWhyNot() {
    names.goToDefinition(at("rules"));
    assertThat(message()).isEqualTo("There is no name here that could be led to.");
    names.goToDefinition(at("Mill"));
    assertThat(message())
        .isEqualTo("\"Mill\" is a place of the ground; the text does not define it.");
    assertThat(jumps).isEmpty();
  }

  @Test
  void aDefinitionInAnotherFileIsShownInItsWindow() {
    open(folder.resolve("sheet.kriegsspiel"), SHEET);
    names.goToDefinition(at("Foot marches"));
    assertThat(elsewhere)
        .containsExactly("show evening.kriegsspiel at " + EVENING.indexOf("Foot: 900"));
    assertThat(jumps).isEmpty();
  }

  @Test
  void allPlacesOfANameAreListedWithTheirLines() {
    assertThat(names.references().get().title()).isEmpty();
    List<References> heard = new ArrayList<>();
    names.found().listen(heard::add);
    desk.caret().set(at("Foot: 900"));
    names.findReferences();
    References found = names.references().get();
    assertThat(heard).containsExactly(found);
    assertThat(found.title()).isEqualTo("Foot: 5 places");
    assertThat(found.places())
        .extracting(each -> each.document() + ":" + each.line() + " " + each.words())
        .containsExactly(
            "evening.kriegsspiel:8 battalion \"First Foot\" as Foot: 900 men, line",
            "evening.kriegsspiel:5 role \"Commander\" for Foot",
            "evening.kriegsspiel:10 Foot in line at \"Mill\" facing east",
            "sheet.kriegsspiel:2 10:00 Foot marches to \"Mill\"",
            "sheet.kriegsspiel:3 11:00 Foot marches to \"Mill\"");
    assertThat(found.places()).filteredOn(each -> each.does().equals("defines it")).hasSize(1);

    NamedAt here = found.places().get(1);
    NamedAt there = found.places().get(3);
    names.show(here, false);
    assertThat(jumps).hasSize(1);
    assertThat(jumps.get(0).span()).isEqualTo(here.span());
    names.show(there, false);
    assertThat(elsewhere).as("no window comes up while the list is gone through").isEmpty();
    names.show(there, true);
    assertThat(elsewhere)
        .containsExactly("show sheet.kriegsspiel at " + SHEET.indexOf("Foot marches"));
    names.goBack();
    assertThat(jumps).as("only what takes the caret away is gone back from").hasSize(1);
    names.show(here, true);
    names.goBack();
    assertThat(jumps).hasSize(3);
    assertThat(jumps.get(2).span().offset()).isEqualTo(at("Foot: 900"));

    open(folder.resolve("sheet.kriegsspiel"), SHEET);
    assertThat(names.references().get()).isEqualTo(References.NONE);
  }

  @Test
  void whereNothingIsNamedNothingIsLookedFor() {
    desk.caret().set(at("rules"));
    assertThat(names.here()).isEmpty();
    names.findReferences();
    assertThat(message()).isEqualTo("There is no name here to look for.");
    assertThat(names.references().get()).isEqualTo(References.NONE);
    desk.caret().set(at("Foot in"));
    assertThat(names.here().orElseThrow().name()).isEqualTo("Foot");
    assertThat(new References("Foot", names.references().get().places()).title())
        .isEqualTo("Foot: 0 places");
  }

  @Test
  void aRenamingIsSeenBeforehandAndThenDoneInEveryFile() {
    List<RenamePreview> previews = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    int offset = at("Foot in line");
    names.preview(offset, "Guards", previews::add, faults::add);
    names.preview(offset, "Foot", previews::add, faults::add);
    assertThat(previews).hasSize(2);
    assertThat(previews.get(0).sentence()).isEqualTo("Changes 5 places in 2 files:");
    assertThat(previews.get(0).files())
        .extracting(RenamePreview.FileLines::toString)
        .containsExactly("evening.kriegsspiel: lines 5, 8, 10", "sheet.kriegsspiel: lines 2, 3");
    assertThat(previews.get(1)).as("before anything else is typed").isEqualTo(previews.get(0));
    assertThat(desk.manuscript().text()).isEqualTo(EVENING);

    names.preview(offset, "not a name", previews::add, faults::add);
    names.rename(offset, "not a name", refused::add);
    assertThat(previews).hasSize(2);
    assertThat(faults).hasSize(1);
    assertThat(refused).containsExactly(Optional.of(faults.get(0)));
    assertThat(faults.get(0)).startsWith("A name begins with a letter");

    refused.clear();
    names.rename(offset, "Guards", refused::add);
    assertThat(refused).containsExactly(Optional.empty());
    assertThat(desk.manuscript().text())
        .isEqualTo(
            EVENING
                .replace("for Foot", "for Guards")
                .replace("as Foot", "as Guards")
                .replace("Foot in line", "Guards in line"));
    assertThat(elsewhere).containsExactly("edit sheet.kriegsspiel, 2: rename to Guards");
    assertThat(message())
        .isEqualTo(
            "Renamed to Guards in 5 places; sheet.kriegsspiel is changed too and has yet to be"
                + " saved.");
    desk.manuscript().undo();
    assertThat(desk.manuscript().text()).as("one step").isEqualTo(EVENING);
  }

  @Test
  void aTextThatChangedMeanwhileIsNotRenamed() {
    List<Runnable> waiting = new ArrayList<>();
    NameWork later =
        new NameWork(
            desk,
            new FolderHelp(folder),
            new Others(),
            new BackgroundRunner(new Here(), waiting::add));
    later.rename(at("Foot in line"), "Guards", refused::add);
    desk.manuscript().edit(List.of(TextEdit.insert(0, "\n")), "typing");
    waiting.forEach(Runnable::run);
    assertThat(refused).containsExactly(Optional.of("The text has just changed; try again."));
    assertThat(desk.manuscript().text()).isEqualTo("\n" + EVENING);
  }

  @Test
  void ofManyLinesOnlyTheFirstAreNamed() {
    assertThat(new RenamePreview.FileLines("a", List.of(1, 2, 2, 3, 4, 5, 6, 7, 8)))
        .hasToString("a: lines 1, 2, 3, 4, 5, 6 and 2 more");
    assertThat(new RenamePreview.FileLines("a", List.of(4, 4))).hasToString("a: line 4");
    assertThat(new RenamePreview(List.of(new RenamePreview.FileLines("a", List.of(4)))).sentence())
        .isEqualTo("Changes 1 place:");
  }
}
