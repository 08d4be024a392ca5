package studio.kriegsspiel.desktop.ui.window;

import java.awt.Component;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.text.DefaultEditorKit;
import studio.kriegsspiel.desk.forms.Topic;
import studio.kriegsspiel.desk.proof.ExportPreview;
import studio.kriegsspiel.desktop.ui.action.CheckNow;
import studio.kriegsspiel.desktop.ui.action.ChooseLook;
import studio.kriegsspiel.desktop.ui.action.DoThis;
import studio.kriegsspiel.desktop.ui.action.ExportScenario;
import studio.kriegsspiel.desktop.ui.action.NewScenario;
import studio.kriegsspiel.desktop.ui.action.NextProblem;
import studio.kriegsspiel.desktop.ui.action.OpenScenario;
import studio.kriegsspiel.desktop.ui.action.PreviousProblem;
import studio.kriegsspiel.desktop.ui.action.RedoChange;
import studio.kriegsspiel.desktop.ui.action.ResizeLetters;
import studio.kriegsspiel.desktop.ui.action.SaveScenario;
import studio.kriegsspiel.desktop.ui.action.SaveScenarioAs;
import studio.kriegsspiel.desktop.ui.action.UndoChange;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.map.MapTool;
import studio.kriegsspiel.desktop.ui.window.Actions.Choose;
import studio.kriegsspiel.desktop.ui.window.Actions.Do;
import studio.kriegsspiel.desktop.ui.window.Actions.Item;
import studio.kriegsspiel.desktop.ui.window.Actions.Layers;
import studio.kriegsspiel.desktop.ui.window.Actions.Line;
import studio.kriegsspiel.desktop.ui.window.Actions.Readers;
import studio.kriegsspiel.desktop.ui.window.Actions.Recent;
import studio.kriegsspiel.desktop.ui.window.Actions.Sub;
import studio.kriegsspiel.scenario.phrase.StatementKind;

/** Makes the actions of one window. */
final class ActionSet {
  private static final double TURN_DEGREES = 22.5;

  private final StudioWindow window;

  ActionSet(StudioWindow window) {
    this.window = window;
  }

  Actions all() {
    return new Actions(
        file(), edit(), view(), map(), write(), scenario(), new HelpActions(window).all());
  }

  private List<Item> file() {
    var paperwork = window.paperwork();
    return List.of(
        new Do(
            new NewScenario(
                () -> window.grounds().newDialog(),
                answer -> window.grounds().begin(answer),
                window::parent)),
        new Do(new OpenScenario(paperwork)),
        new Recent(),
        new Do(
            new DoThis(
                "&Library…",
                "ctrl L",
                "Choose among the scenarios of the library",
                () -> window.firstPage().open())),
        new Do(
            new DoThis(
                "&Import ground…",
                "ctrl I",
                "Make a ground of maps, heights and features",
                Symbol.IMPORT,
                () -> window.grounds().importGround(List.of()))),
        new Do(
            new DoThis(
                "Import army from a &table…",
                "ctrl shift I",
                "Make an army list of a spreadsheet or CSV",
                () -> window.tables().ask())),
        new Line(),
        new Do(new SaveScenario(paperwork)),
        new Do(new SaveScenarioAs(paperwork)),
        new Line(),
        new Do(new DoThis("&Quit", "ctrl Q", "Close the window", window::quit)));
  }

  private List<Item> edit() {
    var script = window.script();
    return List.of(
        new Do(new UndoChange(window.desk())),
        new Do(new RedoChange(window.desk())),
        new Line(),
        text("Cu&t", "ctrl X", "Take what is chosen away", DefaultEditorKit.cutAction),
        text("&Copy", "ctrl C", "Copy what is chosen", DefaultEditorKit.copyAction),
        text("P&aste", "ctrl V", "Put what was copied here", DefaultEditorKit.pasteAction),
        text("C&hoose all", "ctrl A", "Choose the whole text", DefaultEditorKit.selectAllAction),
        new Line(),
        new Do(
            new DoThis(
                "&Find…", "ctrl F", "Find words in the text", Symbol.FIND, script::openFind)),
        new Do(
            new DoThis(
                "Rep&lace…",
                "ctrl H",
                "Find words and write others, in this text or in all files of the folder",
                script::openReplace)),
        new Do(
            new DoThis(
                "&Propose words",
                "ctrl SPACE",
                "Propose how the text may go on at the caret",
                script::complete)),
        new Do(
            new DoThis(
                "&Mend here…",
                "alt ENTER",
                "Show what can be done about the problems of the line",
                Symbol.MEND,
                window::mendAtCaret)),
        new Line(),
        new Do(
            new DoThis(
                "&Go to definition",
                "F3",
                "Lead to where the thing named at the caret is defined (Ctrl+click)",
                window.names()::goToDefinition)),
        new Do(
            new DoThis(
                "What is in the te&xt…",
                "ctrl shift O",
                "Go to a side, unit, role or report by its name",
                () -> window.commands().outline())),
        new Do(
            new DoThis(
                "&Back",
                "alt BACK_SPACE",
                "Lead back to where you were before",
                window.names()::goBack)),
        new Do(
            new DoThis(
                "Find &every place",
                "shift F3",
                "List every place that names what is named at the caret",
                window.names()::findReferences)),
        new Do(
            new DoThis(
                "&Rename…",
                "F2",
                "Give what is named at the caret another name, wherever it is named",
                script::rename)));
  }

  private Item text(String name, String key, String description, String action) {
    return new Do(new DoThis(name, key, description, () -> window.script().perform(action)));
  }

  private List<Item> view() {
    var settings = window.services().settings();
    return List.of(
        go("&Order of battle", "alt 1", window.forces(), window.forces()::focusTree),
        go("Find a &unit", "alt U", window.forces(), window.forces()::focusSearch),
        go("Ta&ke on units", "alt K", window.forces(), window.forces()::focusLists),
        go("&Text", "alt 2", window.script(), window.script()::focusText),
        go("&Problems", "alt 3", window.problems(), window.problems()::focusList),
        go("&Map", "alt 4", window.map(), window.map()::focusMap),
        go("T&imeline", "alt 5", window.times(), window.times()::focusLanes),
        go("Pla&ces that name it", "alt 6", window.references(), window.references()::focusList),
        go("What the &reader knows", "alt 7", window.reader(), window.reader()::focusPage),
        new Line(),
        new Do(
            new DoThis(
                "Only map or te&xt",
                "F11",
                "Give the window to the part that has the keyboard, or back to all",
                window::toggleRoom)),
        new Do(
            new DoThis(
                "Show or hide order o&f battle",
                "alt shift 1",
                "Give its room to text and map, or back",
                window.rooms()::toggleForces)),
        new Do(
            new DoThis(
                "Show or hide pro&blems",
                "alt shift 3",
                "Give their room to the rest, or back",
                window.rooms()::toggleProblems)),
        new Do(
            new DoThis(
                "Show or hide fi&gures in the text",
                "alt shift 2",
                "Strengths, lengths and arrivals that follow from what is written",
                window.script()::toggleFigures)),
        new Line(),
        new Do(
            new ResizeLetters("L&arger letters", "ctrl PLUS", 1, window.script()::resizeLetters)),
        new Do(
            new ResizeLetters(
                "&Smaller letters", "ctrl MINUS", -1, window.script()::resizeLetters)),
        new Line(),
        new Choose(new ChooseLook(Look.LIGHT, settings)),
        new Choose(new ChooseLook(Look.DARK, settings)),
        new Do(
            new DoThis(
                "Dark or light map in the dark look",
                "",
                "Draw the map dark where the window is, or always light",
                () -> {
                  boolean dark = !settings.getFlag("darkMap", true);
                  settings.put("darkMap", Boolean.toString(dark));
                  window.map().view().allowDark(dark);
                })));
  }

  private Item go(String name, String key, Component part, Runnable to) {
    return new Do(
        new DoThis(name, key, "Give the keyboard to this part", () -> window.reveal(part, to)));
  }

  private List<Item> map() {
    List<Item> items = new ArrayList<>();
    for (MapTool tool : window.map().ways()) {
      String key = " (" + Character.toUpperCase(tool.key()) + ")";
      items.add(
          new Do(
              new DoThis(
                  tool.name(),
                  "",
                  tool.description() + key,
                  tool.symbol(),
                  () -> window.reveal(window.map(), () -> window.map().choose(tool)))));
    }
    items.add(new Line());
    items.addAll(looks());
    return items;
  }

  private List<Item> looks() {
    var map = window.map();
    return List.of(
        new Do(new DoThis("&Nearer", "", "Show less ground, larger", () -> map.view().zoom(1))),
        new Do(new DoThis("&Farther", "", "Show more ground", () -> map.view().zoom(-1))),
        new Do(new DoThis("&Whole map", "ctrl 0", "Show all of the ground", map.view()::fit)),
        new Layers(),
        new Readers(),
        new Do(
            new DoThis("Ne&xt variant", "alt 8", "Show the next variant", window.variants()::next)),
        new Do(
            new DoThis(
                "Variants si&de by side…",
                "alt shift 8",
                "Show two of them beside each other, with what differs in words",
                () -> window.comparing().show())),
        new Line(),
        new Do(new DoThis("Next &block", "", "Choose the next block (N)", () -> map.step(1))),
        new Do(
            new DoThis("&Previous block", "", "Choose the block before (P)", () -> map.step(-1))),
        new Do(
            new DoThis(
                "Turn le&ft",
                "",
                "Turn the chosen block left (Alt+Left)",
                () -> map.turn(-TURN_DEGREES))),
        new Do(
            new DoThis(
                "Turn &right",
                "",
                "Turn the chosen block right (Alt+Right)",
                () -> map.turn(TURN_DEGREES))));
  }

  /** A form for each kind of statement, by topic; its letter is the first that is free. */
  private List<Item> write() {
    List<Item> items = new ArrayList<>();
    items.add(
        new Do(
            new DoThis(
                "&Change in a form…",
                "F7",
                "Show the statement at the caret in a form",
                () -> window.statements().editAt(window.desk().caret().get()))));
    items.add(new Line());
    for (Topic topic : Topic.values()) {
      items.add(new Sub(topic.title(), forms(topic)));
    }
    return items;
  }

  private List<Item> forms(Topic topic) {
    Set<Character> letters = new HashSet<>();
    List<Item> items = new ArrayList<>();
    for (StatementKind kind : topic.kinds()) {
      items.add(
          new Do(
              new DoThis(
                  marked(kind.title(), letters) + "…",
                  "",
                  "Write in a form: " + kind.title(),
                  () -> window.statements().add(kind.id()))));
    }
    return items;
  }

  private static String marked(String title, Set<Character> letters) {
    for (int i = 0; i < title.length(); i++) {
      char letter = Character.toLowerCase(title.charAt(i));
      if (Character.isLetter(letter) && letters.add(letter)) {
        return title.substring(0, i) + "&" + title.substring(i);
      }
    }
    return title;
  }

  private List<Item> scenario() {
    return List.of(
        new Do(new CheckNow(window.checking())),
        new Do(new NextProblem(window.navigation())),
        new Do(new PreviousProblem(window.navigation())),
        new Do(
            new DoThis(
                "&Mend all that is certain",
                "",
                "Mend all problems of which it is certain how, as one step",
                window.navigation()::mendEverything)),
        new Line(),
        new Do(
            new DoThis(
                "&Decide a question…",
                "F4",
                "Put a question of the rule book about the chosen units",
                Symbol.DECIDE,
                () -> window.decisions().show())),
        new Do(
            new DoThis(
                "&Play a game…",
                "ctrl F4",
                "Carry the scenario through its hours with orders and decisions",
                () -> window.decisions().table().show())),
        new Do(
            new DoThis(
                "&Rehearse…",
                "shift F4",
                "Play the scenario many times and tell how likely each objective is gained",
                () -> window.rehearsal().show())),
        new Do(
            new DoThis(
                "Mark &order sheets…",
                "",
                "Check, play and mark the order sheets of a folder beside each other",
                () -> window.marking().show())),
        new Line(),
        new Do(
            new ExportScenario(
                window.desk(),
                window.exporting(),
                new ExportPreview(window.desk(), window.services().runner()),
                window.services().settings(),
                window::parent)));
  }
}
