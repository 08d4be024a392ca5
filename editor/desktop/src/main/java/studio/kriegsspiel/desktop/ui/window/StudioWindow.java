package studio.kriegsspiel.desktop.ui.window;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.Checking;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Exporting;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.core.NameWork;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.core.Paperwork;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.desk.forms.FormWork;
import studio.kriegsspiel.desk.help.HelpPage;
import studio.kriegsspiel.desk.marking.SheetMarking;
import studio.kriegsspiel.desk.rehearsing.Rehearsing;
import studio.kriegsspiel.desk.timeline.TimelineWork;
import studio.kriegsspiel.desk.window.Room;
import studio.kriegsspiel.desktop.ui.dialog.CompareDialog;
import studio.kriegsspiel.desktop.ui.editor.ScriptPane;
import studio.kriegsspiel.desktop.ui.forms.FormDialog;
import studio.kriegsspiel.desktop.ui.forms.InventoryBar;
import studio.kriegsspiel.desktop.ui.help.HelpWindow;
import studio.kriegsspiel.desktop.ui.map.MapPanel;
import studio.kriegsspiel.desktop.ui.marking.MarkingWindow;
import studio.kriegsspiel.desktop.ui.problems.FixMenu;
import studio.kriegsspiel.desktop.ui.problems.ProblemPanel;
import studio.kriegsspiel.desktop.ui.reader.ReaderMenu;
import studio.kriegsspiel.desktop.ui.reader.ReaderPanel;
import studio.kriegsspiel.desktop.ui.references.ReferencePanel;
import studio.kriegsspiel.desktop.ui.rehearsal.RehearsalWindow;
import studio.kriegsspiel.desktop.ui.status.FileBanner;
import studio.kriegsspiel.desktop.ui.status.StatusBar;
import studio.kriegsspiel.desktop.ui.timeline.TimelinePanel;
import studio.kriegsspiel.desktop.ui.tree.ForcePanel;
import studio.kriegsspiel.desktop.ui.variant.CompareWindow;
import studio.kriegsspiel.desktop.ui.variant.VariantTabs;
import studio.kriegsspiel.scenario.finding.Finding;

/** The window: order of battle, text and map side by side, the problems below. */
public final class StudioWindow {
  private final Services services;
  private final JFrame frame = new JFrame();
  private final HelpWindow help = new HelpWindow(frame);
  private final DeskWork work;
  private final Panels panels;
  private final GroundWindows grounds;
  private final TableOpening tables;
  private final WindowSize standing;
  private final FirstPage firstPage;
  private final RehearsalWindow rehearsal;
  private final MarkingWindow marking;
  private final FormDialog forms;
  private final InventoryBar inventory;
  private final Commands commands;
  private final GuidedTour tour;

  /** A window over {@code services}; it is shown by {@link #show}. */
  public StudioWindow(Services services) {
    this.services = services;
    standing = new WindowSize(frame, services.settings());
    work = new DeskWork(services);
    panels = new Panels(frame, work, services);
    tables = new TableOpening(this);
    grounds = new GroundWindows(this);
    inventory = new InventoryBar(work.statements());
    firstPage = new FirstPage(this, InventoryRow.over(panels.desk(), inventory, work.desk()));
    tour = new GuidedTour(this);
    rehearsal =
        new RehearsalWindow(
            frame,
            work.desk(),
            new Rehearsing(work.desk(), services.runner()),
            services.runner(),
            this::checkAgain);
    marking =
        new MarkingWindow(
            frame, new SheetMarking(work.desk(), services.runner()), services.runner());
    forms = new FormDialog(frame, work.statements());
    ReaderMenu readers = new ReaderMenu(work.desk(), work.readers());
    Actions actions = new ActionSet(this).all();
    commands = new Commands(this, actions, readers::fill);
    furnish(actions, readers);
    listen();
  }

  /** Lays the parts into the frame. */
  private void furnish(Actions actions, ReaderMenu readers) {
    JPanel head = new JPanel(new BorderLayout());
    head.add(ToolRow.of(actions), BorderLayout.NORTH);
    head.add(tour.bar(), BorderLayout.CENTER);
    head.add(new FileBanner(work.watch(), work.paperwork()), BorderLayout.SOUTH);
    JPanel content = new JPanel(new BorderLayout());
    content.add(head, BorderLayout.NORTH);
    content.add(firstPage, BorderLayout.CENTER);
    content.add(
        new StatusBar(work.desk(), services.runner(), this::goToProblems), BorderLayout.SOUTH);
    frame.setContentPane(content);
    frame.setJMenuBar(new Menus(work.paperwork(), map()::fillLayers, readers::fill).bar(actions));
    frame.setIconImages(WindowIcon.images());
    frame.setMinimumSize(new Dimension(760, 480));
    frame.setDefaultCloseOperation(JFrame.DO_NOTHING_ON_CLOSE);
  }

  private void listen() {
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            quit();
          }

          @Override
          public void windowActivated(WindowEvent event) {
            work.watch().look();
          }
        });
    EmptiedFrame.whenClosed(frame);
    Desk desk = work.desk();
    work.paperwork()
        .comparisons()
        .listen(
            texts ->
                new CompareDialog(frame, desk.file().get().name(), texts, work.paperwork()).show());
    work.navigation().explanations().listen(this::explain);
    work.names()
        .found()
        .listen(found -> reveal(panels.references(), panels.references()::focusList));
    script().bind("ctrl PERIOD", this::mendAtCaret);
    desk.file().follow(file -> showTitle());
    desk.manuscript().addListener(change -> showTitle());
    desk.groundUnsaved().listen(unsaved -> showTitle());
    services.runner().addListener(this::showTitle);
  }

  private void showTitle() {
    String mark = desk().isUnsaved() ? "• " : "";
    frame.setTitle(mark + desk().file().get().name() + " – Kriegsspiel Studio");
    frame.getRootPane().putClientProperty("Window.documentModified", !mark.isEmpty());
  }

  /** Shows the window where it was last time. */
  public void show() {
    Dimension size = standing.size();
    open(size.width, size.height);
    standing.maximise();
  }

  /** Shows the window in a size. */
  public void open(int width, int height) {
    frame.setSize(width, height);
    frame.setLocationRelativeTo(null);
    frame.setVisible(true);
    script().focusText();
  }

  /** Asks about unsaved text, remembers how the window stood, and closes it. */
  public void quit() {
    work.quit(this::close);
  }

  /** Closes the window without asking. */
  public void close() {
    if (frame.isShowing()) {
      rooms().keep();
    }
    standing.keep();
    frame.dispose();
    work.end();
  }

  /** Shows what can be done about the problems of the line at the caret. */
  void mendAtCaret() {
    firstPage.leave();
    script().popUpAtCaret(FixMenu.of(navigation().onLine(), navigation()));
  }

  /** Makes sure that a part can be seen, and gives it the keyboard. */
  public void reveal(Component part, Runnable focus) {
    firstPage.leave();
    panels.bringUp(part);
    focus.run();
  }

  /** Shows what the problem one is at means; Help's first page if there is none. */
  void explain() {
    navigation()
        .here()
        .ifPresentOrElse(navigation()::explain, () -> help.show(HelpPage.FIRST_STEPS));
  }

  private void explain(Finding finding) {
    HelpPage.ofFinding(finding.id())
        .ifPresentOrElse(
            help::show,
            () ->
                desk().message().set(Message.info("There is no page about " + finding.id() + ".")));
  }

  /** Forms over the statements of the text. */
  public FormWork statements() {
    return work.statements();
  }

  /** The window in which forms are shown. */
  public FormDialog formDialog() {
    return forms;
  }

  /** All that can be done, by name and by key. */
  public Commands commands() {
    return commands;
  }

  /** What the scenario has and lacks. */
  public InventoryBar inventory() {
    return inventory;
  }

  /** What leads through the window. */
  public GuidedTour tour() {
    return tour;
  }

  /** The manual. */
  public HelpWindow help() {
    return help;
  }

  /** Gives the whole window to the map or to the text, whichever has the keyboard, and back. */
  void toggleRoom() {
    firstPage.leave();
    Component owner = frame.getFocusOwner();
    boolean text = owner != null && SwingUtilities.isDescendingFrom(owner, script());
    rooms().toggle(text ? Room.TEXT : Room.MAP);
    if (text) {
      script().focusText();
    } else {
      map().focusMap();
    }
  }

  /** Gives the whole window to the text, as for a list that has no map. */
  public void showTextAlone() {
    if (rooms().room() == Room.ALL) {
      rooms().toggle(Room.TEXT);
    }
    script().focusText();
  }

  private void goToProblems() {
    reveal(problems(), problems()::focusList);
  }

  /** The gallery of the library, and the desk under it. */
  public FirstPage firstPage() {
    return firstPage;
  }

  Rooms rooms() {
    return panels.rooms();
  }

  /** What the window was given. */
  public Services services() {
    return services;
  }

  /** What lies on the desk of this window. */
  public Desk desk() {
    return work.desk();
  }

  /** Opening, saving and leaving. */
  public Paperwork paperwork() {
    return work.paperwork();
  }

  /** Leads about the desk. */
  public Navigation navigation() {
    return work.navigation();
  }

  Checking checking() {
    return work.checking();
  }

  /** Has the text checked again, because a file that it brings in has changed. */
  public void checkAgain() {
    work.checking().checkNow();
  }

  /** Opens tables of orders of battle. */
  public TableOpening tables() {
    return tables;
  }

  /** Making and choosing grounds. */
  public GroundWindows grounds() {
    return grounds;
  }

  Exporting exporting() {
    return work.exporting();
  }

  /** The text pane. */
  public ScriptPane script() {
    return panels.script();
  }

  /** The map. */
  public MapPanel map() {
    return panels.map();
  }

  /** The tabs of variants above the map. */
  public VariantTabs variants() {
    return panels.variants();
  }

  /** The window in which variants are compared. */
  public CompareWindow comparing() {
    return panels.comparing();
  }

  /** Questions of the rule book. */
  public Decisions decisions() {
    return panels.decisions();
  }

  /** The window in which order sheets are marked. */
  public MarkingWindow marking() {
    return marking;
  }

  /** The window in which the scenario is rehearsed. */
  public RehearsalWindow rehearsal() {
    return rehearsal;
  }

  /** What is done with troops by hand. */
  public ForceWork forceWork() {
    return work.forces();
  }

  /** The order of battle. */
  public ForcePanel forces() {
    return panels.forces();
  }

  /** Names, and where they lead. */
  public NameWork names() {
    return work.names();
  }

  /** What is due, and what is done with it by hand. */
  public TimelineWork timeline() {
    return work.timeline();
  }

  /** The timeline. */
  public TimelinePanel times() {
    return panels.times();
  }

  /** What the reader as whom the scenario is looked at knows. */
  public ReaderPanel reader() {
    return panels.reader();
  }

  /** The list of places that name a thing. */
  public ReferencePanel references() {
    return panels.references();
  }

  /** The list of problems. */
  public ProblemPanel problems() {
    return panels.problems();
  }

  /** The frame itself. */
  public JFrame frame() {
    return frame;
  }

  @Nullable Component parent() {
    return frame;
  }
}
