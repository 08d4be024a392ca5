package studio.kriegsspiel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonDeserializer;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.AnnotatedTextEdit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.WorkspaceEditChangeAnnotationSupportCapabilities;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.messages.Tuple;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.study.Studies;

/** A session over a scenario and the army list that it brings in, both open. */
@Timeout(60)
class ServerFilesTest {
  private static final String LIST = "army library \"KGL\"\n  battalion \"5th\" as KGL5: 379 men\n";
  private static final String SCENARIO =
      "scenario \"One\"\n  on 18 June 1815 from 13:00 to 18:30\nside Blue\narmy of Blue\n"
          + "  import \"kgl.kriegsspiel\"\ndeploy\n  KGL5 in line at \"Mill\"\n"
          + "report to Blue \"\"\"\n  You have {KGL5.strength}.\n\"\"\"\n";

  @TempDir Path folder = Path.of("");
  private final BlockingQueue<PublishDiagnosticsParams> told = new LinkedBlockingQueue<>();
  private LanguageServer server;
  private CompletableFuture<Integer> status;
  private TextDocumentIdentifier list;
  private TextDocumentIdentifier scenario;

  @BeforeEach
  void open() throws IOException, InterruptedException {
    Pipe toServer = Pipe.open();
    Pipe toClient = Pipe.open();
    status =
        CompletableFuture.supplyAsync(
            () ->
                ScenarioServer.run(
                    Channels.newInputStream(toServer.source()),
                    Channels.newOutputStream(toClient.sink()),
                    Studies.ofLibrary()));
    Launcher<LanguageServer> launcher =
        new LSPLauncher.Builder<LanguageServer>()
            .setLocalService(new Client())
            .setRemoteInterface(LanguageServer.class)
            .setInput(Channels.newInputStream(toClient.source()))
            .setOutput(Channels.newOutputStream(toServer.sink()))
            .configureGson(
                gson ->
                    gson.registerTypeAdapter(
                        TextEdit.class,
                        (JsonDeserializer<TextEdit>)
                            (json, type, context) ->
                                context.deserialize(json, AnnotatedTextEdit.class)))
            .create();
    launcher.startListening();
    server = launcher.getRemoteProxy();
    server.initialize(new InitializeParams()).join();
    list = document("kgl.kriegsspiel", LIST);
    scenario = document("one.kriegsspiel", SCENARIO);
    await(scenario);
  }

  private TextDocumentIdentifier document(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    String uri = file.toUri().toString();
    server
        .getTextDocumentService()
        .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "kriegsspiel", 1, text)));
    return new TextDocumentIdentifier(uri);
  }

  private PublishDiagnosticsParams await(TextDocumentIdentifier document)
      throws InterruptedException {
    PublishDiagnosticsParams next;
    do {
      next = told.poll(30, TimeUnit.SECONDS);
    } while (next != null && !next.getUri().equals(document.getUri()));
    return next;
  }

  @AfterEach
  void close() throws Exception {
    server.shutdown().join();
    server.exit();
    assertThat(status.get(20, TimeUnit.SECONDS)).isZero();
  }

  @Test
  void anEditOfTheListIsToldInTheScenario() throws InterruptedException {
    Range name = new Range(new Position(1, 21), new Position(1, 25));
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(list.getUri(), 2),
                List.of(new TextDocumentContentChangeEvent(name, "KGL6"))));
    assertThat(await(scenario).getDiagnostics())
        .anySatisfy(
            each ->
                assertThat(each.getMessage().getLeft())
                    .startsWith("No order of battle has a unit `KGL5`; did you mean `KGL6`?"));
  }

  @Test
  void definitionAndRenamingReachTheList() {
    Position use = new Position(6, 3);
    var definition =
        server.getTextDocumentService().definition(new DefinitionParams(scenario, use)).join();
    assertThat(definition.getLeft())
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.getUri()).isEqualTo(list.getUri());
              assertThat(each.getRange().getStart()).isEqualTo(new Position(1, 21));
            });
    var renamed =
        server.getTextDocumentService().rename(new RenameParams(scenario, use, "Legion")).join();
    assertThat(renamed.getChanges().keySet())
        .containsExactlyInAnyOrder(list.getUri(), scenario.getUri());
    var links =
        server.getTextDocumentService().documentLink(new DocumentLinkParams(scenario)).join();
    assertThat(links)
        .singleElement()
        .satisfies(each -> assertThat(each.getTarget()).isEqualTo(list.getUri()));
  }

  @Test
  void anEditorThatCanShowChangesIsAskedToShowThoseOfOtherFiles() {
    WorkspaceEditCapabilities edits = new WorkspaceEditCapabilities();
    edits.setDocumentChanges(true);
    edits.setChangeAnnotationSupport(new WorkspaceEditChangeAnnotationSupportCapabilities());
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setWorkspaceEdit(edits);
    InitializeParams params = new InitializeParams();
    params.setCapabilities(new ClientCapabilities(workspace, null, null));
    server.initialize(params).join();
    var renamed =
        server
            .getTextDocumentService()
            .rename(new RenameParams(scenario, new Position(6, 3), "Legion"))
            .join();
    assertThat(renamed.getChanges()).isNullOrEmpty();
    assertThat(renamed.getDocumentChanges())
        .allSatisfy(
            each -> {
              String uri = each.getLeft().getTextDocument().getUri();
              assertThat(each.getLeft().getTextDocument().getVersion()).isEqualTo(1);
              assertThat(each.getLeft().getEdits())
                  .allSatisfy(
                      edit ->
                          assertThat(((AnnotatedTextEdit) edit.getLeft()).getAnnotationId())
                              .isEqualTo(uri));
              assertThat(renamed.getChangeAnnotations().get(uri).getNeedsConfirmation())
                  .isEqualTo(uri.equals(list.getUri()));
            });
    assertThat(renamed.getChangeAnnotations()).containsOnlyKeys(list.getUri(), scenario.getUri());
    assertThat(renamed.getChangeAnnotations().get(scenario.getUri()).getDescription())
        .isEqualTo("2 places");
  }

  @Test
  void anExampleOfTheStatementIsShownWithThePartThatComesNext() {
    var form =
        server
            .getTextDocumentService()
            .signatureHelp(new SignatureHelpParams(scenario, new Position(6, 10)))
            .join();
    assertThat(form.getSignatures()).hasSize(1);
    SignatureInformation shown = form.getSignatures().get(0);
    assertThat(shown.getLabel()).startsWith("KGL5 in line at");
    Tuple.Two<Integer, Integer> next = shown.getParameters().get(0).getLabel().getRight();
    assertThat(shown.getLabel().substring(next.getFirst(), next.getSecond())).isEqualTo("in line");
    assertThat(shown.getDocumentation().getLeft()).startsWith("Next: a formation, a place.");
  }

  @Test
  void proseIsToldAsItsReaderWillReadIt() {
    var hover =
        server.getTextDocumentService().hover(new HoverParams(scenario, new Position(8, 4))).join();
    assertThat(hover.getContents().getRight().getValue())
        .isEqualTo("As Blue reads it:\nYou have 379 men.");
  }

  @Test
  void whatIsClosedIsReadFromTheDiskAndHeardOfWhenItChangesThere() throws Exception {
    server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(list));
    assertThat(await(list).getDiagnostics()).as("nothing is told of a closed text").isEmpty();
    Path file = folder.resolve("kgl.kriegsspiel");
    Files.writeString(file, LIST.replace("KGL5", "KGL7"));
    server
        .getWorkspaceService()
        .didChangeWatchedFiles(
            new DidChangeWatchedFilesParams(
                List.of(new FileEvent(file.toUri().toString(), FileChangeType.Changed))));
    assertThat(await(scenario).getDiagnostics())
        .extracting(each -> each.getMessage().getLeft())
        .anyMatch(each -> each.contains("did you mean `KGL7`?"));
  }

  @Test
  void namesOfAllFilesAreFoundByTheirLetters() {
    var found =
        server.getWorkspaceService().symbol(new WorkspaceSymbolParams("kgl")).join().getRight();
    assertThat(found)
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.getName()).isEqualTo("KGL5");
              assertThat(each.getKind()).isEqualTo(SymbolKind.Class);
              assertThat(each.getContainerName()).isEqualTo("5th");
              assertThat(each.getLocation().getLeft().getUri()).isEqualTo(list.getUri());
              assertThat(each.getLocation().getLeft().getRange().getStart())
                  .isEqualTo(new Position(1, 21));
            });
  }

  private final class Client implements LanguageClient {
    @Override
    public void telemetryEvent(Object object) {}

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
      told.add(diagnostics);
    }

    @Override
    public void showMessage(MessageParams params) {}

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(
        ShowMessageRequestParams params) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void logMessage(MessageParams params) {}
  }
}
