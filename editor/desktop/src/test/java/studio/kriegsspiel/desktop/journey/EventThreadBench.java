package studio.kriegsspiel.desktop.journey;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.finding.MapSpot;

/**
 * How long single events keep the event thread, in its own processor time: typing in the middle of
 * the text, moving and zooming the map, carrying troops, going from problem to problem. Arguments:
 * the scenario's short name.
 */
final class EventThreadBench {
  private static final int ROUNDS = 40;

  private EventThreadBench() {}

  /** Notes what each event costs. */
  private static final class Watch extends EventQueue {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Double> costs = new ArrayList<>();

    @Override
    protected void dispatchEvent(AWTEvent event) {
      long before = threads.getCurrentThreadCpuTime();
      super.dispatchEvent(event);
      costs.add((threads.getCurrentThreadCpuTime() - before) / 1e6);
    }

    String told() {
      double[] sorted = costs.stream().mapToDouble(Double::doubleValue).sorted().toArray();
      long over = Arrays.stream(sorted).filter(each -> each > 50).count();
      String line =
          String.format(
              Locale.ROOT,
              "%d events, 99 of 100 below %.1f ms, longest %.1f ms, %d over 50 ms",
              sorted.length,
              sorted[sorted.length * 99 / 100],
              sorted[sorted.length - 1],
              over);
      costs.clear();
      return line;
    }
  }

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-bench");
    try (OpenWindow open = OpenWindow.in(folder, Look.LIGHT, 1500, 940)) {
      var window = open.window;
      Path scenario =
          open.services.library().scenarios().stream()
              .filter(each -> arguments.length > 0 && each.slug().equals(arguments[0]))
              .findFirst()
              .map(each -> each.path())
              .orElse(open.services.library().firstScenario());
      Watch watch = new Watch();
      OpenWindow.events(() -> Toolkit.getDefaultToolkit().getSystemEventQueue().push(watch));
      OpenWindow.events(() -> window.paperwork().startCopy(scenario));
      open.settle();
      System.out.println("opening: " + OpenWindow.onEvents(watch::told));
      for (int part = 0; part < 2; part++) {
        type(open);
        System.out.println("typing: " + OpenWindow.onEvents(watch::told));
        map(open);
        System.out.println("map: " + OpenWindow.onEvents(watch::told));
        drag(open);
        System.out.println("dragging: " + OpenWindow.onEvents(watch::told));
        keep(open);
        OpenWindow.onEvents(watch::told);
        Set<Object> answers = new HashSet<>();
        OpenWindow.events(
            () ->
                window
                    .map()
                    .reader()
                    .kept()
                    .all()
                    .listen(all -> all.forEach(each -> each.zone().ifPresent(answers::add))));
        drag(open);
        System.out.println("dragging with one question kept: " + OpenWindow.onEvents(watch::told));
        System.out.println("  answers on the way: " + OpenWindow.onEvents(answers::size));
        OpenWindow.events(() -> open.window.map().reader().kept().remove(0));
        open.settle();
        OpenWindow.onEvents(watch::told);
        problems(open);
        System.out.println("problems: " + OpenWindow.onEvents(watch::told));
      }
    }
    System.exit(0);
  }

  private static void type(OpenWindow open) throws Exception {
    var area = open.window.script().area();
    OpenWindow.events(
        () -> area.setCaretPosition(area.getText().indexOf("umpire notes \"\"\"") + 18));
    for (int round = 0; round < ROUNDS; round++) {
      OpenWindow.events(() -> area.replaceSelection("e"));
      Thread.sleep(60);
    }
    open.settle();
  }

  private static void map(OpenWindow open) throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      int turn = round;
      OpenWindow.events(() -> open.window.map().view().pan(turn % 2 == 0 ? 40 : -40, 10));
      OpenWindow.events(() -> open.window.map().view().zoom(turn % 2 == 0 ? 1.2 : 1 / 1.2));
      Thread.sleep(60);
    }
    open.settle();
  }

  /** Keeps what the first battery of the map sees. */
  private static void keep(OpenWindow open) throws Exception {
    var reader = open.window.map().reader();
    OpenWindow.events(() -> open.tool('r'));
    OpenWindow.events(() -> reader.from(gun(open)));
    OpenWindow.await("the answer", () -> reader.field().get().isPresent());
    OpenWindow.events(() -> open.key("typed k"));
    OpenWindow.events(() -> open.tool('v'));
    OpenWindow.await("the comparison", reader.kept()::isSettled);
    open.settle();
  }

  private static TroopBlock gun(OpenWindow open) {
    return open.window.map().view().scene().get().orElseThrow().blocks().stream()
        .filter(each -> each.type().arm() == Arm.ARTILLERY)
        .findFirst()
        .orElseThrow();
  }

  /** Carries that battery about, three pixels at a step, and gives it up. */
  private static void drag(OpenWindow open) throws Exception {
    var canvas = open.window.map().canvas();
    OpenWindow.events(() -> open.window.map().view().reveal(spot(gun(open))));
    OpenWindow.events(() -> mouse(open, MouseEvent.MOUSE_PRESSED, 0));
    for (int round = 0; round < 3 * ROUNDS; round++) {
      int turn = round;
      OpenWindow.events(() -> mouse(open, MouseEvent.MOUSE_DRAGGED, 3 * (turn + 2)));
      Thread.sleep(20);
    }
    OpenWindow.events(() -> open.key("ESCAPE"));
    OpenWindow.await("the map", canvas::isFresh);
  }

  private static MapSpot spot(TroopBlock block) {
    return new MapSpot(block.centre().x(), block.centre().y());
  }

  private static void mouse(OpenWindow open, int kind, int right) {
    var canvas = open.window.map().canvas();
    var viewport = open.window.map().view().viewport().get();
    var at = gun(open).centre();
    canvas.dispatchEvent(
        new MouseEvent(
            canvas,
            kind,
            System.currentTimeMillis(),
            InputEvent.BUTTON1_DOWN_MASK,
            (int) Math.round(viewport.toPixelX(at.x())) + right,
            (int) Math.round(viewport.toPixelY(at.y())),
            1,
            false,
            MouseEvent.BUTTON1));
  }

  private static void problems(OpenWindow open) throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      OpenWindow.events(
          () -> {
            var findings = open.window.desk().studied().get().findings();
            if (!findings.isEmpty()) {
              int at = (int) (System.nanoTime() % findings.size());
              open.window.navigation().showFinding(findings.get(Math.abs(at)), true);
            }
          });
      Thread.sleep(60);
    }
    open.settle();
  }
}
