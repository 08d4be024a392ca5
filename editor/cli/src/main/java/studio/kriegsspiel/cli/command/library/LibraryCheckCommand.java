package studio.kriegsspiel.cli.command.library;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.findings.Checked;
import studio.kriegsspiel.cli.findings.FindingsWriter;
import studio.kriegsspiel.cli.findings.JsonFindings;
import studio.kriegsspiel.cli.findings.TextFindings;
import studio.kriegsspiel.cli.scenario.LibraryNames;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.shelf.Shelf;

/** {@code studio library check}: all scenarios of the library in one go. */
@Command(
    name = "check",
    description =
        "checks all scenarios of the library, or those named, on all processors, each ground read once")
final class LibraryCheckCommand extends LibraryPart {
  @Mixin private FormatOption format = new FormatOption();

  @Parameters(arity = "0..*", paramLabel = "NAME", description = "Scenarios of the library.")
  private List<String> names = new ArrayList<>();

  @Override
  public Integer call() throws java.io.IOException, InterruptedException {
    Shelf shelf = Shelf.open();
    List<Shelf.Item> wanted = new ArrayList<>(names.isEmpty() ? shelf.items() : List.of());
    for (String each : names) {
      wanted.add(
          shelf.find(each).orElseThrow(() -> LibraryNames.unknownScenario(each, shelf.library())));
    }
    List<Checked> all = check(wanted);
    FindingsWriter writer =
        format.json()
            ? new JsonFindings()
            : new TextFindings(terminal().colour(), false, Optional.empty());
    writer.write(all, terminal().out());
    return all.stream().anyMatch(Checked::hasErrors) ? ExitStatus.FINDINGS : ExitStatus.FINE;
  }

  /** Those on one ground one after the other, so that few grounds are held at a time. */
  private static List<Checked> check(List<Shelf.Item> wanted) throws InterruptedException {
    Studies studies = Studies.ofLibrary();
    ExecutorService workers =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      Map<Shelf.Item, Future<Checked>> coming = new HashMap<>();
      wanted.stream()
          .sorted(Comparator.comparing((Shelf.Item each) -> each.card().terrain()))
          .forEach(
              each ->
                  coming.put(
                      each,
                      workers.submit(
                          () ->
                              Checked.of(studies.read(each.entry().path()), each.card().slug()))));
      List<Checked> all = new ArrayList<>();
      for (Shelf.Item each : wanted) {
        all.add(Objects.requireNonNull(coming.get(each)).get());
      }
      return all;
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw new IllegalStateException(failed.getCause());
    } finally {
      workers.shutdownNow();
    }
  }
}
