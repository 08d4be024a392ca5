package studio.kriegsspiel.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Processes of this machine, on its loopback: a Spark master, its worker, and the studio. */
final class Loopback implements AutoCloseable {
  static final Path HOME = Path.of(System.getProperty("spark.test.home"));
  private static final long PATIENCE_MILLIS = 60_000;

  private final Path folder;
  private final List<Process> processes = new ArrayList<>();
  private final int port = freePort();

  Loopback(Path folder) throws IOException {
    this.folder = folder;
    start("org.apache.spark.deploy.master.Master", "--port", Integer.toString(port));
    long until = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!answers()) {
      assertThat(System.currentTimeMillis()).as("the master starts in time").isLessThan(until);
      pause();
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket any = new ServerSocket(0)) {
      return any.getLocalPort();
    }
  }

  private boolean answers() {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress("127.0.0.1", port), 1000);
      return true;
    } catch (IOException notYet) {
      return false;
    }
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  String master() {
    return "spark://127.0.0.1:" + port;
  }

  void addWorker() throws IOException {
    start(
        "org.apache.spark.deploy.worker.Worker",
        "--cores",
        "2",
        "--memory",
        "2g",
        "--work-dir",
        folder.resolve("work").toString(),
        master());
  }

  private void start(String main, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(main, "--host", "127.0.0.1"));
    command.addAll(List.of("--webui-port", "0"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = java(command);
    builder.environment().put("SPARK_HOME", HOME.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.redirectErrorStream(true);
    builder.redirectOutput(
        folder.resolve(main.substring(main.lastIndexOf('.') + 1) + ".log").toFile());
    processes.add(builder.start());
  }

  /** A process of the Java that the tests run in, with Spark and the studio on its class path. */
  static ProcessBuilder java(List<String> arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "@" + HOME.resolve("java-options"),
                "-Dfile.encoding=UTF-8"));
    int main = 0;
    while (arguments.get(main).startsWith("-D")) {
      command.add(arguments.get(main++));
    }
    command.addAll(List.of("-cp", HOME.resolve("jars") + File.separator + "*"));
    command.addAll(arguments.subList(main, arguments.size()));
    return new ProcessBuilder(command);
  }

  @Override
  public void close() {
    for (Process each : processes) {
      each.descendants().forEach(ProcessHandle::destroyForcibly);
      each.destroyForcibly().onExit().join();
    }
  }
}
