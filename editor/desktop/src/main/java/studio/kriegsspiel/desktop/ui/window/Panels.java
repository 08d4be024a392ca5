package studio.kriegsspiel.desktop.ui.window;

import java.awt.BorderLayout;
import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import studio.kriegsspiel.desk.forces.ArmyChoice;
import studio.kriegsspiel.desk.variants.ComparedVariants;
import studio.kriegsspiel.desktop.ui.editor.ScriptPane;
import studio.kriegsspiel.desktop.ui.force.UnitMenu;
import studio.kriegsspiel.desktop.ui.map.MapPanel;
import studio.kriegsspiel.desktop.ui.problems.ProblemPanel;
import studio.kriegsspiel.desktop.ui.reader.ReaderChooser;
import studio.kriegsspiel.desktop.ui.reader.ReaderPanel;
import studio.kriegsspiel.desktop.ui.references.ReferencePanel;
import studio.kriegsspiel.desktop.ui.timeline.TimelinePanel;
import studio.kriegsspiel.desktop.ui.tree.ForcePanel;
import studio.kriegsspiel.desktop.ui.variant.CompareWindow;
import studio.kriegsspiel.desktop.ui.variant.VariantTabs;

/** The parts in which a desk is seen, and how they lie side by side. */
final class Panels {
  private final ScriptPane script;
  private final MapPanel map;
  private final VariantTabs variants;
  private final CompareWindow comparing;
  private final ForcePanel forces;
  private final ProblemPanel problems;
  private final ReferencePanel references;
  private final TimelinePanel times;
  private final ReaderPanel reader;
  private final Decisions decisions;
  private final LowerPart below = new LowerPart();
  private final JSplitPane desk;
  private final Rooms rooms;

  Panels(JFrame frame, DeskWork work, Services services) {
    script =
        new ScriptPane(
            work.desk(),
            work.navigation(),
            work.names(),
            work.search(),
            services.highlighter(),
            services.help(),
            services.runner(),
            services.pauses());
    decisions = new Decisions(frame, work.desk(), work.navigation(), work.filing(), services);
    map =
        new MapPanel(
            work.desk(),
            work.navigation(),
            work.ground(),
            work.forces(),
            decisions.deciding(),
            work.readers(),
            services.runner());
    variants = new VariantTabs(work.desk());
    comparing =
        new CompareWindow(
            frame,
            new ComparedVariants(work.desk(), services.runner()),
            map.view(),
            services.runner());
    map.view().allowDark(services.settings().getFlag("darkMap", true));
    forces =
        new ForcePanel(
            work.desk(),
            work.navigation(),
            work.forces(),
            work.readers(),
            new ArmyChoice(work.desk(), services.armies(), services.runner()));
    problems = new ProblemPanel(work.desk(), work.navigation());
    references = new ReferencePanel(work.names());
    times = new TimelinePanel(work.desk(), work.timeline());
    below.part("Problems", "What does not keep to the rules (Alt+3)", problems);
    below.part("Timeline", "What is due, minute by minute (Alt+5)", times);
    below.part("Places", "Every place that names a thing (Alt+6)", references);
    reader = new ReaderPanel(work.readers());
    below.part("Reader", "What the reader chosen above the map knows (Alt+7)", reader);
    below.atTheEnd(problems.severities(), problems);
    below.atTheEnd(reader.truth(), reader);
    work.desk().reader().listen(chosen -> chosen.ifPresent(each -> below.bringUp(reader)));
    UnitMenu units = new UnitMenu(work.forces(), work.navigation());
    script.offerInMenu(
        new TextMenu(work.desk(), work.navigation(), work.names(), units, script)::fill);
    JSplitPane middle =
        split(
            JSplitPane.HORIZONTAL_SPLIT,
            Heading.over("Scenario", script),
            Heading.over(
                "Map",
                underTabs(map),
                new ReaderChooser(work.desk(), work.readers()),
                new OverflowRow(map.tools())),
            0.3);
    JSplitPane left =
        split(JSplitPane.HORIZONTAL_SPLIT, Heading.over("Order of battle", forces), middle, 0);
    desk = split(JSplitPane.VERTICAL_SPLIT, left, below, 1);
    rooms = new Rooms(services.settings(), left, middle, desk);
    map.whenSideChanges(new SideRoom(middle, rooms)::give);
  }

  private static JSplitPane split(int way, Component first, Component second, double weight) {
    JSplitPane split = new JSplitPane(way, true, first, second);
    split.setResizeWeight(weight);
    split.setBorder(BorderFactory.createEmptyBorder());
    return split;
  }

  private JPanel underTabs(MapPanel whole) {
    JPanel both = new JPanel(new BorderLayout());
    both.add(variants, BorderLayout.NORTH);
    both.add(whole, BorderLayout.CENTER);
    return both;
  }

  /** All of them side by side. */
  JSplitPane desk() {
    return desk;
  }

  /** Makes sure that a part can be seen. */
  void bringUp(Component part) {
    below.bringUp(part);
    rooms.reveal(part);
  }

  Rooms rooms() {
    return rooms;
  }

  ScriptPane script() {
    return script;
  }

  MapPanel map() {
    return map;
  }

  VariantTabs variants() {
    return variants;
  }

  CompareWindow comparing() {
    return comparing;
  }

  ForcePanel forces() {
    return forces;
  }

  ProblemPanel problems() {
    return problems;
  }

  ReferencePanel references() {
    return references;
  }

  TimelinePanel times() {
    return times;
  }

  ReaderPanel reader() {
    return reader;
  }

  Decisions decisions() {
    return decisions;
  }
}
