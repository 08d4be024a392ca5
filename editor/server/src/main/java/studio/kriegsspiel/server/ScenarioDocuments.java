package studio.kriegsspiel.server;

import static java.util.concurrent.CompletableFuture.completedFuture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.ide.Completion;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.ask.Ask;

/** Answers what an editor asks about the scenarios it has open. */
final class ScenarioDocuments implements TextDocumentService {
  private final Map<String, OpenDocument> open = new ConcurrentHashMap<>();
  private final Rounds rounds;
  private @Nullable LanguageClient client;

  ScenarioDocuments(Studies studies) {
    this.rounds = new Rounds(studies, this::tell);
  }

  void connect(LanguageClient editor) {
    client = editor;
  }

  void close() {
    rounds.close();
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    String uri = params.getTextDocument().getUri();
    OpenDocument document =
        new OpenDocument(
            uri, params.getTextDocument().getText(), params.getTextDocument().getVersion());
    open.put(uri, document);
    rounds.now(document);
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    OpenDocument document = open.get(params.getTextDocument().getUri());
    if (document != null && !params.getContentChanges().isEmpty()) {
      document.change(params.getContentChanges(), params.getTextDocument().getVersion());
      rounds.soon(document);
    }
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    find(params.getTextDocument().getUri()).ifPresent(rounds::now);
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    String uri = params.getTextDocument().getUri();
    OpenDocument closed = open.remove(uri);
    if (closed != null) {
      closed.begin();
    }
    publish(new PublishDiagnosticsParams(uri, List.of()));
  }

  /** Answers a question about a document that is open. */
  CompletableFuture<Object> ask(AskParams params) {
    String uri = params.uri();
    return find(uri)
        .map(
            document ->
                rounds
                    .study(document)
                    .<Object>thenApplyAsync(
                        study -> Ask.of(study.situation()).answer(params.request()).fields()))
        .orElseGet(
            () ->
                CompletableFuture.failedFuture(
                    Refusals.invalid("The document " + uri + " is not open.")));
  }

  private void tell(OpenDocument document) {
    document.news().ifPresent(this::publish);
  }

  private void publish(PublishDiagnosticsParams diagnostics) {
    LanguageClient editor = client;
    if (editor != null) {
      editor.publishDiagnostics(diagnostics);
    }
  }

  private Optional<OpenDocument> find(String uri) {
    return Optional.ofNullable(open.get(uri));
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams params) {
    List<CompletionItem> items = new ArrayList<>();
    find(params.getTextDocument().getUri())
        .ifPresent(
            document -> {
              Ranges ranges = new Ranges(document.text());
              int offset = ranges.offset(params.getPosition());
              for (Completion each : document.editing().complete(document.text(), offset)) {
                items.add(Replies.item(each, ranges, items.size()));
              }
            });
    return completedFuture(Either.forLeft(items));
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams params) {
    Optional<Hover> hover =
        find(params.getTextDocument().getUri())
            .flatMap(
                document -> {
                  Ranges ranges = new Ranges(document.text());
                  int offset = ranges.offset(params.getPosition());
                  return document
                      .editing()
                      .hover(document.text(), offset)
                      .map(
                          each ->
                              new Hover(
                                  new MarkupContent(MarkupKind.PLAINTEXT, each.text()),
                                  ranges.range(each.span())));
                });
    return completedFuture(hover.orElse(null));
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams params) {
    String uri = params.getTextDocument().getUri();
    List<Location> places = occurrences(uri, params.getPosition()).stream().limit(1).toList();
    return completedFuture(Either.forLeft(places));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
    return completedFuture(occurrences(params.getTextDocument().getUri(), params.getPosition()));
  }

  private List<Location> occurrences(String uri, org.eclipse.lsp4j.Position position) {
    return find(uri).stream()
        .flatMap(
            document -> {
              Ranges ranges = new Ranges(document.text());
              return document
                  .editing()
                  .occurrences(document.text(), ranges.offset(position))
                  .stream()
                  .map(span -> new Location(uri, ranges.range(span)));
            })
        .toList();
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
    String uri = params.getTextDocument().getUri();
    Optional<OpenDocument> document = find(uri);
    if (document.isEmpty()) {
      return completedFuture(new WorkspaceEdit());
    }
    String text = document.get().text();
    Ranges ranges = new Ranges(text);
    try {
      return completedFuture(
          new WorkspaceEdit(
              Map.of(
                  uri,
                  ranges.edits(
                      document
                          .get()
                          .editing()
                          .rename(
                              text, ranges.offset(params.getPosition()), params.getNewName())))));
    } catch (IllegalArgumentException refused) {
      return CompletableFuture.failedFuture(Refusals.invalid(String.valueOf(refused.getMessage())));
    }
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
    List<TextEdit> edits =
        find(params.getTextDocument().getUri())
            .map(each -> new Ranges(each.text()).edits(new ScenarioLanguage().format(each.text())))
            .orElse(List.of());
    return completedFuture(edits);
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    String uri = params.getTextDocument().getUri();
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    find(uri)
        .ifPresent(
            document -> {
              Ranges ranges = new Ranges(document.text());
              int from = ranges.offset(params.getRange().getStart());
              int to = ranges.offset(params.getRange().getEnd());
              for (Finding each : document.findings()) {
                if (each.span().offset() <= to && from <= each.span().end()) {
                  each.fixes().stream()
                      .filter(fix -> !fix.edits().isEmpty())
                      .forEach(
                          fix -> actions.add(Either.forRight(Replies.action(uri, fix, ranges))));
                }
              }
            });
    return completedFuture(actions);
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams params) {
    List<Either<SymbolInformation, DocumentSymbol>> symbols = new ArrayList<>();
    find(params.getTextDocument().getUri())
        .ifPresent(
            document -> {
              Ranges ranges = new Ranges(document.text());
              document
                  .editing()
                  .outline(document.text())
                  .ifPresent(root -> symbols.add(Either.forRight(Replies.symbol(root, ranges))));
            });
    return completedFuture(symbols);
  }
}
