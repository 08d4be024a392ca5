package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.OwnFolder;
import studio.kriegsspiel.language.ide.textmate.TextMateGrammar;
import studio.kriegsspiel.server.ScenarioServer;

/** {@code studio lsp}: the language server, over the standard streams or a socket. */
@Command(
    name = "studio lsp",
    description = "serves an editor that speaks the Language Server Protocol",
    footer = {
      "",
      "Let the editor start it for files that end in .kriegsspiel; it speaks over the standard",
      "streams. All findings are told when a scenario is opened and after every pause of typing.",
      "Pages for Neovim, VS Code and other editors: docs/editors.md."
    })
public final class LspCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Option(names = "--stdio", description = "speak over the standard streams; so it does anyway")
  private boolean stdio;

  @Option(
      names = "--socket",
      paramLabel = "PORT",
      description = "connect to an editor that listens on this port of this machine")
  private @Nullable Integer socket;

  @Option(
      names = "--listen",
      paramLabel = "PORT",
      description =
          "wait for editors on this port of this machine, 0 for any free one, until interrupted")
  private @Nullable Integer listen;

  @Option(
      names = "--textmate",
      description = "print a TextMate grammar for editors that colour by one, and end")
  private boolean textmate;

  @Mixin private HelpOption help = new HelpOption();

  public LspCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (textmate) {
      terminal.out().println(TextMateGrammar.json());
      return ExitStatus.FINE;
    }
    try {
      if (socket != null) {
        return serve(new Socket(InetAddress.getLoopbackAddress(), port(socket)));
      }
      if (listen != null) {
        return listen(port(listen));
      }
    } catch (IOException unreachable) {
      throw new CommandFault("The editor cannot be reached: " + unreachable.getMessage() + ".");
    }
    int status = ScenarioServer.run(System.in, terminal.out(), OwnFolder.studies(terminal));
    return status == 0 ? ExitStatus.FINE : ExitStatus.WRONG_USE;
  }

  private static int port(int wanted) {
    if (wanted < 0 || wanted > 0xffff) {
      throw new CommandFault("A port is a number from 0 to 65535, not " + wanted + ".");
    }
    return wanted;
  }

  private int listen(int port) throws IOException {
    try (ServerSocket door = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      System.err.println("studio: waiting for an editor on port " + door.getLocalPort());
      while (!Thread.currentThread().isInterrupted()) {
        Socket editor = door.accept();
        Thread session = new Thread(() -> talk(editor), "studio-editor");
        session.setDaemon(true);
        session.start();
      }
    }
    return ExitStatus.FINE;
  }

  private void talk(Socket editor) {
    try {
      serve(editor);
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  private int serve(Socket editor) throws IOException {
    try (editor) {
      int status =
          ScenarioServer.run(
              editor.getInputStream(), editor.getOutputStream(), OwnFolder.studies(terminal));
      return status == 0 ? ExitStatus.FINE : ExitStatus.WRONG_USE;
    }
  }
}
