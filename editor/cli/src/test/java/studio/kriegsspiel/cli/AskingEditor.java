package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.services.JsonNotification;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.eclipse.lsp4j.services.LanguageServer;
import studio.kriegsspiel.server.AskParams;
import studio.kriegsspiel.server.ScenarioServer;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.ask.Request;

/** An editor that speaks with the language server over pipes and asks it questions. */
final class AskingEditor implements AutoCloseable {
  /** Nobody. */
  static final AskingEditor NONE = new AskingEditor();

  private Launcher<AskedServer> launcher;
  private CompletableFuture<Integer> status = CompletableFuture.completedFuture(0);

  private AskingEditor() {}

  static AskingEditor open() throws IOException {
    AskingEditor editor = new AskingEditor();
    Pipe toServer = Pipe.open();
    Pipe toClient = Pipe.open();
    editor.status =
        CompletableFuture.supplyAsync(
            () ->
                ScenarioServer.run(
                    Channels.newInputStream(toServer.source()),
                    Channels.newOutputStream(toClient.sink()),
                    Studies.ofLibrary()));
    editor.launcher =
        new Launcher.Builder<AskedServer>()
            .setLocalService(new Listener())
            .setRemoteInterface(AskedServer.class)
            .setInput(Channels.newInputStream(toClient.source()))
            .setOutput(Channels.newOutputStream(toServer.sink()))
            .create();
    editor.launcher.startListening();
    editor.launcher.getRemoteProxy().initialize(new InitializeParams()).join();
    return editor;
  }

  /** The server's answer as JSON. */
  String ask(Path file, String text, Request request) throws Exception {
    String uri = file.toUri().toString();
    var documents = launcher.getRemoteProxy().getTextDocumentService();
    documents.didOpen(
        new DidOpenTextDocumentParams(new TextDocumentItem(uri, "kriegsspiel", 1, text)));
    JsonElement answer =
        launcher
            .getRemoteProxy()
            .ask(new AskParams(new TextDocumentIdentifier(uri), request))
            .get(20, TimeUnit.SECONDS);
    documents.didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
    return answer.toString();
  }

  /** What the editor knows of the server. */
  public interface AskedServer extends LanguageServer {
    @JsonRequest("studio/ask")
    CompletableFuture<JsonElement> ask(AskParams params);
  }

  /** Hears findings, and leaves them. */
  public static final class Listener {
    @JsonNotification("textDocument/publishDiagnostics")
    public void publish(PublishDiagnosticsParams findings) {}
  }

  @Override
  public void close() throws Exception {
    launcher.getRemoteProxy().shutdown().join();
    launcher.getRemoteProxy().exit();
    assertThat(status.get(20, TimeUnit.SECONDS)).isZero();
  }
}
