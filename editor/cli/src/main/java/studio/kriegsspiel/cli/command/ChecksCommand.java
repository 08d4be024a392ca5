package studio.kriegsspiel.cli.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.own.OwnChecks;
import studio.kriegsspiel.checks.own.OwnJar;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.console.TextColumns;
import studio.kriegsspiel.cli.scenario.OwnFolder;

/** {@code studio checks}: jars with checks of one's own. */
@Command(
    name = "studio checks",
    description = "installs, lists and removes checks of your own",
    footer = {
      "",
      "A jar of checks is a program: it may do whatever you may. Install what you trust. Checks",
      "are never taken from a scenario's folder.",
      "",
      "  studio checks list",
      "  studio checks install club-checks.jar",
      "  studio checks remove club-checks.jar"
    })
public final class ChecksCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Option(names = "--yes", description = "Installs without asking.")
  private boolean yes;

  @Parameters(index = "0", paramLabel = "ACTION", description = "install, list or remove.")
  private String action = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "JAR",
      description = "The jar to install; or, to remove it, its file's name.")
  private String jar = "";

  public ChecksCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    switch (action.toLowerCase(Locale.ROOT)) {
      case "list" -> list();
      case "install" -> install();
      case "remove" -> remove();
      default ->
          throw NearMiss.fault(
              "`" + action + "` is nothing that can be done with checks",
              action,
              List.of("install", "list", "remove"),
              "It is install, list or remove.");
    }
    return ExitStatus.FINE;
  }

  private Path folder() {
    return OwnFolder.of(terminal);
  }

  private void list() {
    OwnChecks own = OwnChecks.in(folder());
    if (OwnChecks.jarsIn(folder()).isEmpty()) {
      terminal.out().println("No checks of your own are installed.");
      return;
    }
    for (OwnJar each : own.jars()) {
      terminal.out().println(each.fileName() + ": " + each.name() + " " + each.version());
      print(own.of(each));
    }
    own.checks().stream()
        .filter(check -> check.info().id().startsWith("KS-"))
        .forEach(check -> terminal.out().println(check));
  }

  private void print(List<CheckInfo> checks) {
    TextColumns lines = new TextColumns();
    checks.forEach(each -> lines.add(each.id(), each.severity().word(), each.title()));
    lines.print(terminal.out(), "  ");
  }

  private void install() throws IOException {
    if (jar.isEmpty()) {
      throw new CommandFault("Name the jar: `studio checks install club-checks.jar`.");
    }
    Path file = terminal.resolve(jar);
    if (!Files.isRegularFile(file)) {
      throw new CommandFault("There is no file " + jar + ".");
    }
    OwnJar wanted = read(file);
    terminal
        .out()
        .println(wanted.name() + " " + wanted.version() + " (" + jar + ") has the checks:");
    wanted.checks().forEach(each -> terminal.out().println("  " + each));
    if (!yes && !isAgreed()) {
      throw new CommandFault("Nothing was installed; `--yes` agrees beforehand.");
    }
    Path trial = Files.createDirectories(folder().resolve("trial")).resolve(wanted.fileName());
    try {
      Files.copy(file, trial, StandardCopyOption.REPLACE_EXISTING);
      List<CheckInfo> checks = OwnChecks.in(folder()).tried(OwnJar.read(trial));
      Files.move(
          trial,
          folder().resolve(wanted.fileName()),
          StandardCopyOption.REPLACE_EXISTING,
          StandardCopyOption.ATOMIC_MOVE);
      terminal.out().println("Installed; from now on they are asked as the studio's own:");
      print(checks);
    } catch (IOException fault) {
      throw new CommandFault("Nothing was installed: " + fault.getMessage());
    } finally {
      Files.deleteIfExists(trial);
    }
  }

  private static OwnJar read(Path file) {
    try {
      return OwnJar.read(file);
    } catch (IOException fault) {
      throw new CommandFault(String.valueOf(fault.getMessage()));
    }
  }

  private boolean isAgreed() throws IOException {
    terminal.out().print("It may do whatever you may do. Install it? (yes/no) ");
    terminal.out().flush();
    String answer =
        new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8)).readLine();
    terminal.out().println();
    return answer != null && List.of("y", "yes").contains(answer.strip().toLowerCase(Locale.ROOT));
  }

  private void remove() throws IOException {
    List<String> names =
        OwnChecks.jarsIn(folder()).stream()
            .map(each -> String.valueOf(each.getFileName()))
            .toList();
    if (!names.contains(jar)) {
      throw NearMiss.fault(
          "No jar `" + jar + "` is installed", jar, names, "`studio checks list` shows them.");
    }
    Files.delete(folder().resolve(jar));
    terminal.out().println(jar + " is removed.");
  }
}
