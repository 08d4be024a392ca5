package studio.kriegsspiel.desktop.ui.window;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.model.desk.Checking;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.desk.Exporting;
import studio.kriegsspiel.desktop.model.desk.FileWatch;
import studio.kriegsspiel.desktop.model.desk.Filing;
import studio.kriegsspiel.desktop.model.desk.GroundRecovery;
import studio.kriegsspiel.desktop.model.desk.GroundWork;
import studio.kriegsspiel.desktop.model.desk.Message;
import studio.kriegsspiel.desktop.model.desk.MessageFade;
import studio.kriegsspiel.desktop.model.desk.NameWork;
import studio.kriegsspiel.desktop.model.desk.Navigation;
import studio.kriegsspiel.desktop.model.desk.Paperwork;
import studio.kriegsspiel.desktop.model.desk.Recovery;
import studio.kriegsspiel.desktop.model.file.RecentFiles;
import studio.kriegsspiel.desktop.model.forces.ArmyChoice;
import studio.kriegsspiel.desktop.model.forces.ForceWork;
import studio.kriegsspiel.desktop.model.help.HelpPage;
import studio.kriegsspiel.desktop.model.timeline.TimelineWork;
import studio.kriegsspiel.desktop.model.window.Room;
import studio.kriegsspiel.desktop.model.work.Job;
import studio.kriegsspiel.desktop.ui.dialog.CompareDialog;
import studio.kriegsspiel.desktop.ui.editor.ScriptPane;
import studio.kriegsspiel.desktop.ui.force.UnitMenu;
import studio.kriegsspiel.desktop.ui.help.HelpWindow;
import studio.kriegsspiel.desktop.ui.map.MapPanel;
import studio.kriegsspiel.desktop.ui.problems.FixMenu;
import studio.kriegsspiel.desktop.ui.problems.ProblemPanel;
import studio.kriegsspiel.desktop.ui.references.ReferencePanel;
import studio.kriegsspiel.desktop.ui.status.FileBanner;
import studio.kriegsspiel.desktop.ui.status.StatusBar;
import studio.kriegsspiel.desktop.ui.timeline.TimelinePanel;
import studio.kriegsspiel.desktop.ui.tree.ForcePanel;
import studio.kriegsspiel.scenario.finding.Finding;

/** The window: order of battle, text and map side by side, the problems below. */
public final class StudioWindow {
  private final Services services;
  private final Desk desk = new Desk();
  private final JFrame frame = new JFrame();
  private final HelpWindow help = new HelpWindow(frame);
  private final Navigation navigation = new Navigation(desk);
  private final ForceWork forceWork = new ForceWork(desk);
  private final GroundWork groundWork;
  private final Paperwork paperwork;
  private final FileWatch watch;
  private final Checking checking;
  private final Exporting exporting;
  private final Decisions decisions;
  private final GroundWindows grounds;
  private final TableOpening tables = new TableOpening(this);
  private final ScriptPane script;
  private final MapPanel map;
  private final ForcePanel forces;
  private final ProblemPanel problems;
  private final NameWork names;
  private final ReferencePanel references;
  private final TimelineWork timeline;
  private final TimelinePanel times;
  private final LowerPart below = new LowerPart();
  private final Rooms rooms;
  private final Standing standing;
  private final FirstPage firstPage;

  /** A window over {@code services}; it is shown by {@link #show}. */
  public StudioWindow(Services services) {
    this.services = services;
    standing = new Standing(frame, services.settings());
    groundWork = new GroundWork(desk, services.grounds(), services.runner());
    Recovery recovery =
        new Recovery(desk, services.journal(), services.runner(), services.pauses());
    Filing filing =
        new Filing(desk, new RecentFiles(services.settings()), recovery, services.runner());
    paperwork =
        new Paperwork(
            desk,
            filing,
            recovery,
            groundWork,
            new GroundRecovery(
                desk,
                groundWork,
                services.journal().grounds(),
                services.runner(),
                services.pauses()),
            services.questions());
    watch =
        new FileWatch(
            desk, filing, services.journal().marks(), services.runner(), services.pauses());
    paperwork
        .comparisons()
        .listen(
            texts -> new CompareDialog(frame, desk.file().get().name(), texts, paperwork).show());
    navigation.explanations().listen(this::explain);
    checking = new Checking(desk, services.analyst(), services.runner(), services.pauses());
    exporting = new Exporting(desk, services.runner());
    names = new NameWork(desk, services.help(), services.windows(), services.runner());
    script =
        new ScriptPane(
            desk,
            navigation,
            names,
            services.highlighter(),
            services.help(),
            services.runner(),
            services.pauses());
    decisions = new Decisions(frame, desk, navigation, filing, services);
    map =
        new MapPanel(
            desk, navigation, groundWork, forceWork, decisions.deciding(), services.runner());
    forces =
        new ForcePanel(
            desk,
            navigation,
            forceWork,
            new ArmyChoice(desk, services.armies(), services.runner()));
    problems = new ProblemPanel(desk, navigation);
    references = new ReferencePanel(names);
    below.part("Problems", "What does not keep to the rules (Alt+3)", problems);
    timeline = new TimelineWork(desk, services.runner());
    times = new TimelinePanel(desk, timeline);
    below.part("Timeline", "What is due, minute by minute (Alt+5)", times);
    below.part("Places", "Every place that names a thing (Alt+6)", references);
    below.atTheEnd(problems.severities(), problems);
    names.found().listen(found -> reveal(references, references::focusList));
    script.bind("ctrl PERIOD", this::mendAtCaret);
    script.offerInMenu(
        new TextMenu(desk, navigation, names, new UnitMenu(forceWork, navigation), script)::fill);
    new MessageFade(desk, services.pauses());
    StatusBar status = new StatusBar(desk, services.runner(), this::goToProblems);
    grounds = new GroundWindows(this);
    JSplitPane middle =
        split(
            JSplitPane.HORIZONTAL_SPLIT,
            Heading.over("Scenario", script),
            Heading.over("Map", map, new OverflowRow(map.tools())),
            0.3);
    JSplitPane left =
        split(JSplitPane.HORIZONTAL_SPLIT, Heading.over("Order of battle", forces), middle, 0);
    JSplitPane lower = split(JSplitPane.VERTICAL_SPLIT, left, below, 1);
    rooms = new Rooms(services.settings(), left, middle, lower);
    map.whenSideChanges(new SideRoom(middle, rooms)::give);
    firstPage = new FirstPage(this, lower);
    Actions actions = new ActionSet(this).all();
    JPanel content = new JPanel(new BorderLayout());
    JPanel head = new JPanel(new BorderLayout());
    head.add(ToolRow.of(actions), BorderLayout.NORTH);
    head.add(new FileBanner(watch, paperwork), BorderLayout.SOUTH);
    content.add(head, BorderLayout.NORTH);
    content.add(firstPage, BorderLayout.CENTER);
    content.add(status, BorderLayout.SOUTH);
    frame.setContentPane(content);
    frame.setJMenuBar(new Menus(paperwork, map::fillLayers).bar(actions));
    frame.setIconImages(WindowIcon.images());
    frame.setMinimumSize(new Dimension(760, 480));
    frame.setDefaultCloseOperation(JFrame.DO_NOTHING_ON_CLOSE);
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            quit();
          }

          @Override
          public void windowActivated(WindowEvent event) {
            watch.look();
          }
        });
    EmptiedFrame.whenClosed(frame);
    desk.file().follow(file -> showTitle());
    desk.manuscript().addListener(change -> showTitle());
    desk.groundUnsaved().listen(unsaved -> showTitle());
    services.runner().addListener(this::showTitle);
  }

  private static JSplitPane split(int way, Component first, Component second, double weight) {
    JSplitPane split = new JSplitPane(way, true, first, second);
    split.setResizeWeight(weight);
    split.setBorder(BorderFactory.createEmptyBorder());
    return split;
  }

  private void showTitle() {
    String mark = desk.isUnsaved() ? "• " : "";
    frame.setTitle(mark + desk.file().get().name() + " – Kriegsspiel Studio");
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
    script.focusText();
  }

  /** Asks about unsaved text, remembers how the window stood, and closes it. */
  public void quit() {
    Optional<String> underWay = services.runner().shownJobs().stream().map(Job::title).findFirst();
    paperwork.quit(underWay, this::close);
  }

  /** Closes the window without asking. */
  public void close() {
    if (frame.isShowing()) {
      rooms.keep();
    }
    standing.keep();
    watch.end();
    frame.dispose();
    services.runner().close();
  }

  /** Shows what can be done about the problems of the line at the caret. */
  void mendAtCaret() {
    firstPage.leave();
    script.popUpAtCaret(FixMenu.of(navigation.onLine(), navigation));
  }

  /** Makes sure that a part can be seen, and gives it the keyboard. */
  public void reveal(Component part, Runnable focus) {
    firstPage.leave();
    below.bringUp(part);
    rooms.reveal(part);
    focus.run();
  }

  /** Shows what the problem one is at means; Help's first page if there is none. */
  void explain() {
    navigation.here().ifPresentOrElse(navigation::explain, () -> help.show(HelpPage.FIRST_STEPS));
  }

  private void explain(Finding finding) {
    HelpPage.ofFinding(finding.id())
        .ifPresentOrElse(
            help::show,
            () -> desk.message().set(Message.info("There is no page about " + finding.id() + ".")));
  }

  /** The manual. */
  public HelpWindow help() {
    return help;
  }

  /** Gives the whole window to the map or to the text, whichever has the keyboard, and back. */
  void toggleRoom() {
    firstPage.leave();
    Component owner = frame.getFocusOwner();
    boolean text = owner != null && SwingUtilities.isDescendingFrom(owner, script);
    rooms.toggle(text ? Room.TEXT : Room.MAP);
    if (text) {
      script.focusText();
    } else {
      map.focusMap();
    }
  }

  /** Gives the whole window to the text, as for a list that has no map. */
  public void showTextAlone() {
    if (rooms.room() == Room.ALL) {
      rooms.toggle(Room.TEXT);
    }
    script.focusText();
  }

  private void goToProblems() {
    reveal(problems, problems::focusList);
  }

  /** The gallery of the library, and the desk under it. */
  public FirstPage firstPage() {
    return firstPage;
  }

  Rooms rooms() {
    return rooms;
  }

  /** What the window was given. */
  public Services services() {
    return services;
  }

  /** What lies on the desk of this window. */
  public Desk desk() {
    return desk;
  }

  /** Opening, saving and leaving. */
  public Paperwork paperwork() {
    return paperwork;
  }

  /** Leads about the desk. */
  public Navigation navigation() {
    return navigation;
  }

  Checking checking() {
    return checking;
  }

  /** Has the text checked again, because a file that it brings in has changed. */
  public void checkAgain() {
    checking.checkNow();
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
    return exporting;
  }

  /** The text pane. */
  public ScriptPane script() {
    return script;
  }

  /** The map. */
  public MapPanel map() {
    return map;
  }

  /** Questions of the rule book. */
  public Decisions decisions() {
    return decisions;
  }

  /** What is done with troops by hand. */
  public ForceWork forceWork() {
    return forceWork;
  }

  /** The order of battle. */
  public ForcePanel forces() {
    return forces;
  }

  /** Names, and where they lead. */
  public NameWork names() {
    return names;
  }

  /** What is due, and what is done with it by hand. */
  public TimelineWork timeline() {
    return timeline;
  }

  /** The timeline. */
  public TimelinePanel times() {
    return times;
  }

  /** The list of places that name a thing. */
  public ReferencePanel references() {
    return references;
  }

  /** The list of problems. */
  public ProblemPanel problems() {
    return problems;
  }

  /** The frame itself. */
  public JFrame frame() {
    return frame;
  }

  @Nullable Component parent() {
    return frame;
  }
}
