package studio.kriegsspiel.cli.command;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;

/** {@code studio library}: what comes with the studio. */
@Command(
    name = "studio library",
    description = "lists the scenarios, armies, grounds and templates that come with the studio",
    footer = {
      "",
      "Every other command takes the short name of a library scenario where it takes a FILE,",
      "and `studio new` copies one to work on, with the army lists that it brings in."
    })
public final class LibraryCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Mixin private FormatOption format = new FormatOption();

  public LibraryCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    Library library = Library.open();
    if (format.json()) {
      json(library);
    } else {
      text("scenarios", library.scenarios());
      text("armies", library.armies());
      text("grounds", library.terrains());
      text("templates", library.templates());
    }
    return ExitStatus.FINE;
  }

  private void text(String title, List<LibraryEntry> entries) {
    terminal.out().println(title + ":");
    if (entries.isEmpty()) {
      terminal.out().println("  (none yet)");
    }
    for (LibraryEntry entry : entries) {
      terminal.out().println("  " + entry.slug());
      terminal.out().println("      " + entry.title() + ". " + entry.summary());
    }
  }

  private void json(Library library) throws IOException {
    try (JsonGenerator json =
        new JsonFactory()
            .createGenerator(terminal.out())
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .useDefaultPrettyPrinter()) {
      json.writeStartArray();
      for (List<LibraryEntry> kind :
          List.of(library.scenarios(), library.armies(), library.terrains(), library.templates())) {
        for (LibraryEntry entry : kind) {
          json.writeStartObject();
          json.writeStringField("kind", entry.kind().name().toLowerCase(java.util.Locale.ROOT));
          json.writeStringField("slug", entry.slug());
          json.writeStringField("title", entry.title());
          json.writeStringField("summary", entry.summary());
          json.writeEndObject();
        }
      }
      json.writeEndArray();
    }
    terminal.out().println();
  }
}
