package studio.kriegsspiel.server;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.study.Studies;

/** Serves one editor over a pair of streams until it says goodbye. */
public final class ScenarioServer implements LanguageServer, LanguageClientAware, WorkspaceService {
  private final ScenarioDocuments documents;
  private final CompletableFuture<Integer> ended = new CompletableFuture<>();
  private boolean shutDown;

  private ScenarioServer(Studies studies) {
    this.documents = new ScenarioDocuments(studies);
  }

  /**
   * Serves until the editor ends the session or closes its stream.
   *
   * @param in what the editor says
   * @param out what it is answered; nothing else may write there
   * @param studies finds out what there is to know of each text
   * @return 0 if the editor said goodbye properly, else 1
   */
  public static int run(InputStream in, OutputStream out, Studies studies) {
    ScenarioServer server = new ScenarioServer(studies);
    Launcher<LanguageClient> launcher =
        new Launcher.Builder<LanguageClient>()
            .setLocalService(server)
            .setRemoteInterface(LanguageClient.class)
            .setInput(in)
            .setOutput(out)
            .setExceptionHandler(Refusals::of)
            .configureGson(gson -> gson.registerTypeAdapter(TextEdit.class, new NotedEdits()))
            .create();
    server.connect(launcher.getRemoteProxy());
    Future<Void> listening = launcher.startListening();
    try {
      CompletableFuture.anyOf(server.ended, CompletableFuture.runAsync(() -> await(listening)))
          .get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      server.documents.close();
      return 1;
    }
    listening.cancel(true);
    server.documents.close();
    return server.ended.getNow(1);
  }

  private static void await(Future<Void> listening) {
    try {
      listening.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException("The editor's stream broke off", e);
    }
  }

  @Override
  public void connect(LanguageClient client) {
    documents.connect(client);
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    List<WorkspaceFolder> folders = params.getWorkspaceFolders();
    if (folders != null) {
      folders.forEach(each -> lookInto(each.getUri()));
    }
    if (canShowChanges(params.getCapabilities())) {
      documents.names().showChanges();
    }
    return CompletableFuture.completedFuture(
        new InitializeResult(Abilities.all(), new ServerInfo("Kriegsspiel Studio")));
  }

  private static boolean canShowChanges(@Nullable ClientCapabilities can) {
    return Optional.ofNullable(can)
        .map(ClientCapabilities::getWorkspace)
        .map(WorkspaceClientCapabilities::getWorkspaceEdit)
        .filter(each -> Boolean.TRUE.equals(each.getDocumentChanges()))
        .map(WorkspaceEditCapabilities::getChangeAnnotationSupport)
        .isPresent();
  }

  private void lookInto(String uri) {
    OpenDocuments.file(uri).ifPresent(documents::lookInto);
  }

  /** Answers a question about an open text, in the forms of {@code studio ask}. */
  @JsonRequest("studio/ask")
  public CompletableFuture<Object> ask(AskParams params) {
    return documents.ask(params);
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    shutDown = true;
    return CompletableFuture.completedFuture(Boolean.TRUE);
  }

  @Override
  public void exit() {
    ended.complete(shutDown ? 0 : 1);
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return documents;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return this;
  }

  @Override
  public void setTrace(SetTraceParams params) {
    // There is nothing to trace.
  }

  @Override
  public void cancelProgress(WorkDoneProgressCancelParams params) {
    // Progress is never shown.
  }

  @Override
  public CompletableFuture<
          Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>>
      symbol(WorkspaceSymbolParams params) {
    return CompletableFuture.supplyAsync(
        () -> Either.forRight(documents.names().symbols(params.getQuery())), documents.workers());
  }

  @Override
  public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
    params.getEvent().getAdded().forEach(each -> lookInto(each.getUri()));
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    // There is nothing to set.
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
    params.getChanges().stream()
        .flatMap(each -> OpenDocuments.file(each.getUri()).stream())
        .forEach(documents::changedOutside);
  }
}
