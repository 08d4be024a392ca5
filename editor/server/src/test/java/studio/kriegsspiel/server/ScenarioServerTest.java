package studio.kriegsspiel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentColorParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.study.Studies;

/** A whole session over a pair of pipes, as an editor would hold it. */
@Timeout(60)
class ScenarioServerTest {
  private static final String URI = "untitled:bridge";
  private static final String TEXT =
      "scenario \"Bridge\"\n"
          + "  on 18 June 1815 from 13:00 to 18:30\n"
          + "side Blue \"Prussians\"\n"
          + "army of Blue\n"
          + "  battalion \"1st\" as Line1: 500 men\n"
          + "deploy\n"
          + "  Line1 in lien at \"Mill\"\n";

  private final BlockingQueue<PublishDiagnosticsParams> told = new LinkedBlockingQueue<>();
  private LanguageServer server;
  private CompletableFuture<Integer> status;

  @BeforeEach
  void open() throws IOException {
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
        LSPLauncher.createClientLauncher(
            new Client(),
            Channels.newInputStream(toClient.source()),
            Channels.newOutputStream(toServer.sink()));
    launcher.startListening();
    server = launcher.getRemoteProxy();
    server.initialize(new InitializeParams()).join();
    server
        .getTextDocumentService()
        .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(URI, "kriegsspiel", 1, TEXT)));
  }

  @AfterEach
  void close() throws Exception {
    server.shutdown().join();
    server.exit();
    assertThat(status.get(20, TimeUnit.SECONDS)).isZero();
  }

  @Test
  void tellsFindingsAndOffersTheirFixes() throws Exception {
    assertThat(codes(next())).contains("KS-SYN-007", "KS-SID-003");
    assertThat(
            server
                .getTextDocumentService()
                .codeAction(
                    new CodeActionParams(
                        id(), range(6, 12, 6, 12), new CodeActionContext(List.of())))
                .join())
        .anySatisfy(each -> assertThat(each.getRight().getTitle()).isEqualTo("write `line`"));
  }

  /** {@code lien} is too short a word to be beyond doubt, {@code milita} is not. */
  @Test
  void onlyWhatIsCertainIsMendedUnasked() throws Exception {
    next();
    change(TEXT.replace("500 men", "500 men, milita"));
    next();
    List<CodeAction> quick = actions("quickfix");
    assertThat(quick)
        .filteredOn(each -> each.getTitle().equals("write `line`"))
        .isNotEmpty()
        .noneMatch(CodeAction::getIsPreferred);
    assertThat(quick)
        .filteredOn(each -> each.getTitle().equals("write `militia`"))
        .singleElement()
        .satisfies(each -> assertThat(each.getIsPreferred()).isTrue());
    List<CodeAction> all = actions("source.fixAll");
    assertThat(all).hasSize(1);
    assertThat(all.get(0).getTitle()).isEqualTo("mend all that is certain");
    assertThat(all.get(0).getEdit().getChanges().get(URI))
        .extracting(each -> each.getNewText())
        .containsExactly("militia");
  }

  /**
   * The features of a ground that is packed in the program's jar are no file that an editor opens.
   */
  private static boolean isFile(String ground) {
    Path there = Library.open().findTerrain(ground).orElseThrow();
    return there.getFileSystem().equals(FileSystems.getDefault()) && Files.isDirectory(there);
  }

  @Test
  void aPlaceOfTheGroundIsDefinedThereAndRenamedOnlyToOneThatIsThere() throws Exception {
    next();
    change(
        TEXT.replace("  on 18", "  terrain \"mont-saint-jean\"\n  on 18")
            .replace("\"Mill\"", "\"Papelotte\""));
    next();
    Position name = new Position(7, 24);
    var found = server.getTextDocumentService().definition(new DefinitionParams(id(), name)).join();
    assertThat(found.getLeft())
        .singleElement()
        .satisfies(
            each -> {
              if (isFile("mont-saint-jean")) {
                assertThat(each.getUri()).endsWith("mont-saint-jean/features.geojson");
              } else {
                assertThat(each.getUri()).isEqualTo(URI);
                assertThat(each.getRange().getStart().getLine()).isEqualTo(1);
              }
            });
    assertThatThrownBy(
            () ->
                server
                    .getTextDocumentService()
                    .rename(new RenameParams(id(), name, "Butterloaf"))
                    .join())
        .hasMessageContaining(
            "\"Papelotte\" is a place of the ground `mont-saint-jean`, which has none called"
                + " \"Butterloaf\": name it so in the ground first");
    assertThat(
            server
                .getTextDocumentService()
                .rename(new RenameParams(id(), name, "Crossroads"))
                .join()
                .getChanges()
                .get(URI))
        .hasSize(1);
  }

  private List<CodeAction> actions(String kind) {
    return server
        .getTextDocumentService()
        .codeAction(
            new CodeActionParams(
                id(), range(0, 0, 7, 0), new CodeActionContext(List.of(), List.of(kind))))
        .join()
        .stream()
        .map(each -> each.getRight())
        .toList();
  }

  @Test
  void findingsOfTheChecksStayThroughChangesAndABurstIsToldOnce() throws Exception {
    assertThat(codes(next())).contains("KS-SYN-007", "KS-SID-003");
    for (int i = 0; i < 20; i++) {
      change(TEXT.replace("500 men", (500 + i) + " men"));
    }
    change(TEXT.replace("lien", "line"));
    assertThat(codes(next())).contains("KS-SID-003").doesNotContain("KS-SYN-007");
    assertThat(told.poll(1, TimeUnit.SECONDS)).isNull();
  }

  @Test
  void aMisspeltSwitchIsToldAtItsPlaceLikeAnyOther() throws Exception {
    next();
    change(TEXT.replace("  on 18", "  rules battle-system with brigade-gam\n  on 18"));
    PublishDiagnosticsParams diagnostics = next();
    assertThat(codes(diagnostics)).contains("KS-RUL-002", "KS-SID-003");
    assertThat(
            diagnostics.getDiagnostics().stream()
                .filter(each -> each.getCode().getLeft().equals("KS-RUL-002"))
                .map(Diagnostic::getRange))
        .containsExactly(range(1, 27, 1, 38));
  }

  @Test
  void whatItDoesNotDoIsRefusedInOneSentence() {
    assertThatThrownBy(
            () ->
                server.getTextDocumentService().documentColor(new DocumentColorParams(id())).join())
        .cause()
        .isInstanceOfSatisfying(
            ResponseErrorException.class,
            refused -> {
              assertThat(refused.getResponseError().getCode()).isEqualTo(-32601);
              assertThat(refused.getResponseError().getMessage())
                  .isEqualTo("The studio does not answer this request.");
              assertThat(refused.getResponseError().getData()).isNull();
            });
  }

  /** Thirty letters, one change each, as an editor sends them, are told of once. */
  @Test
  void thirtyKeystrokesAreToldOfOnceAndOfTheVersionTheyEndIn() throws Exception {
    next();
    for (int i = 0; i < 30; i++) {
      Position end = new Position(6, "  Line1 in lien at \"Mill\"".length() + i);
      server
          .getTextDocumentService()
          .didChange(
              new DidChangeTextDocumentParams(
                  new VersionedTextDocumentIdentifier(URI, 3 + i),
                  List.of(
                      new TextDocumentContentChangeEvent(
                          new Range(end, end),
                          " facing nnnnnnnnnnnnnnnnnnnnnnn".substring(i, i + 1)))));
    }
    PublishDiagnosticsParams diagnostics = next();
    assertThat(diagnostics.getVersion()).isEqualTo(32);
    assertThat(diagnostics.getDiagnostics())
        .anySatisfy(
            each ->
                assertThat(each.getMessage().getLeft())
                    .startsWith("`nnnnnnnnnnnnnnnnnnnnnn` is not a direction"));
    assertThat(told.poll(1, TimeUnit.SECONDS)).isNull();
  }

  private void change(String text) {
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(URI, 2),
                List.of(new TextDocumentContentChangeEvent(text))));
  }

  private PublishDiagnosticsParams next() throws InterruptedException {
    return told.poll(20, TimeUnit.SECONDS);
  }

  private static List<String> codes(PublishDiagnosticsParams diagnostics) {
    return diagnostics.getDiagnostics().stream().map(each -> each.getCode().getLeft()).toList();
  }

  @Test
  void completesHoversAndOutlines() {
    List<CompletionItem> items =
        server
            .getTextDocumentService()
            .completion(new CompletionParams(id(), new Position(6, 4)))
            .join()
            .getLeft();
    assertThat(items).extracting(CompletionItem::getLabel).containsExactly("Line1");
    assertThat(
            server
                .getTextDocumentService()
                .hover(new HoverParams(id(), new Position(6, 4)))
                .join()
                .getContents()
                .getRight()
                .getValue())
        .startsWith("1st: battalion of Blue, line infantry, 500 men.");
    assertThat(
            server
                .getTextDocumentService()
                .documentSymbol(new DocumentSymbolParams(id()))
                .join()
                .get(0)
                .getRight()
                .getName())
        .isEqualTo("Bridge");
  }

  @Test
  void renamesAndFormats() {
    var renamed =
        server
            .getTextDocumentService()
            .rename(new RenameParams(id(), new Position(6, 4), "Foot"))
            .join();
    assertThat(renamed.getChanges().get(URI))
        .extracting(each -> each.getRange().getStart().getLine())
        .containsExactlyInAnyOrder(4, 6);
    assertThatThrownBy(
            () ->
                server
                    .getTextDocumentService()
                    .rename(new RenameParams(id(), new Position(5, 1), "Foot"))
                    .join())
        .hasMessageContaining("There is no side, unit, role, place");
    var edits =
        server
            .getTextDocumentService()
            .formatting(new DocumentFormattingParams(id(), new FormattingOptions(2, true)))
            .join();
    assertThat(edits).singleElement().satisfies(each -> assertThat(each.getNewText()).isBlank());
  }

  private static TextDocumentIdentifier id() {
    return new TextDocumentIdentifier(URI);
  }

  private static Range range(int line, int character, int endLine, int endCharacter) {
    return new Range(new Position(line, character), new Position(endLine, endCharacter));
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
