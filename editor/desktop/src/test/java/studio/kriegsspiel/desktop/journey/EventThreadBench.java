package studio.kriegsspiel.desktop.journey;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * How long single events keep the event thread, in its own processor time: typing in the middle of
 * the text, moving and zooming the map, going from problem to problem. Arguments: the scenario's
 * short name.
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
