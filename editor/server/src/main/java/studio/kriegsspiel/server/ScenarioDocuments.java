package studio.kriegsspiel.server;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
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
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.study.help.Mender;
import studio.kriegsspiel.study.help.TextHelp;
import studio.kriegsspiel.study.help.Workspace;

/** Answers what an editor asks about the scenarios it has open; answers never hold up its edits. */
final class ScenarioDocuments implements TextDocumentService {
  private final Workspace workspace = new Workspace();
  private final OpenDocuments documents = new OpenDocuments(workspace);
  private final NameAnswers names = new NameAnswers(documents);
  private final StudyRounds rounds;
  private final Mender mender;
  private @Nullable LanguageClient client;

  ScenarioDocuments(Studies studies) {
    Studies reading = studies.reading(workspace);
    this.rounds = new StudyRounds(reading, this::tell);
    this.mender = new Mender(reading);
  }

  void connect(LanguageClient editor) {
    client = editor;
  }

  void close() {
    rounds.close();
  }

  NameAnswers names() {
    return names;
  }

  ExecutorService workers() {
    return rounds.workers();
  }

  /** Reads the files of a folder that the editor shows. */
  void lookInto(Path folder) {
    rounds.workers().execute(() -> workspace.lookInto(folder));
  }

  /** A file was changed, made or removed outside the editor. */
  void changedOutside(Path file) {
    rounds.workers().execute(() -> refresh(file));
  }

  private void refresh(Path file) {
    workspace.refresh(file);
    recheck(file);
  }

  private void recheck(Path file) {
    for (Path each : workspace.openDependents(file)) {
      documents
          .find(each)
          .ifPresent(
              document -> {
                document.forget();
                rounds.soon(document);
              });
    }
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    OpenDocument document =
        new OpenDocument(
            params.getTextDocument().getUri(),
            params.getTextDocument().getText(),
            params.getTextDocument().getVersion(),
            workspace);
    documents.put(document);
    rounds.now(document);
    document.file().map(Path::toAbsolutePath).map(Path::getParent).ifPresent(this::lookInto);
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    documents
        .find(params.getTextDocument().getUri())
        .filter(document -> !params.getContentChanges().isEmpty())
        .ifPresent(
            document -> {
              document.change(params.getContentChanges(), params.getTextDocument().getVersion());
              rounds.soon(document);
            });
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    documents.find(params.getTextDocument().getUri()).ifPresent(rounds::now);
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    String uri = params.getTextDocument().getUri();
    documents
        .remove(uri)
        .ifPresent(
            closed -> {
              closed.begin();
              closed
                  .file()
                  .ifPresent(file -> rounds.workers().execute(() -> workspace.close(file)));
            });
    publish(new PublishDiagnosticsParams(uri, List.of()));
  }

  /** Tells what a round found, and has the scenarios checked that bring in the text. */
  private void tell(OpenDocument document) {
    document.news().ifPresent(this::publish);
    document.file().ifPresent(file -> note(document, file));
  }

  private void note(OpenDocument document, Path file) {
    String text = document.text();
    if (!workspace.isOpenAs(file, text)) {
      workspace.open(file, text);
    }
    if (document.isNewToOthers(text)) {
      recheck(file);
    }
  }

  private void publish(PublishDiagnosticsParams diagnostics) {
    LanguageClient editor = client;
    if (editor != null) {
      editor.publishDiagnostics(diagnostics);
    }
  }

  /** Answers a question about a document that is open. */
  CompletableFuture<Object> ask(AskParams params) {
    return documents
        .find(params.uri())
        .map(
            document ->
                rounds
                    .study(document)
                    .<Object>thenApplyAsync(
                        study -> Ask.of(study.situation()).answer(params.request()).fields()))
        .orElseGet(
            () ->
                CompletableFuture.failedFuture(
                    Refusals.invalid("The document " + params.uri() + " is not open.")));
  }

  /** Answers about a document as it stands now; {@code none} if it is not open. */
  private <T> CompletableFuture<T> answer(String uri, T none, Function<Snapshot, T> how) {
    return documents
        .snapshot(uri)
        .map(asked -> CompletableFutures.computeAsync(rounds.workers(), cancel -> how.apply(asked)))
        .orElseGet(() -> CompletableFuture.completedFuture(none));
  }

  /** The same of a document whose answer is null where there is nothing to tell. */
  private <T> CompletableFuture<@Nullable T> find(String uri, Function<Snapshot, @Nullable T> how) {
    return documents
        .snapshot(uri)
        .map(
            asked ->
                CompletableFutures.<@Nullable T>computeAsync(
                    rounds.workers(), cancel -> how.apply(asked)))
        .orElseGet(() -> CompletableFuture.completedFuture(null));
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams params) {
    return answer(
        params.getTextDocument().getUri(),
        Either.forLeft(List.of()),
        asked ->
            Either.forLeft(
                Replies.items(
                    asked
                        .document()
                        .editing()
                        .complete(asked.text(), asked.offset(params.getPosition())),
                    asked.ranges())));
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams params) {
    return find(
        params.getTextDocument().getUri(),
        asked ->
            asked
                .hover(asked.offset(params.getPosition()))
                .map(each -> Replies.hover(each, asked.ranges()))
                .orElse(null));
  }

  @Override
  public CompletableFuture<SignatureHelp> signatureHelp(SignatureHelpParams params) {
    return find(
        params.getTextDocument().getUri(),
        asked ->
            asked
                .document()
                .editing()
                .signature(asked.text(), asked.offset(params.getPosition()))
                .map(Replies::signature)
                .orElse(null));
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams params) {
    return answer(
        params.getTextDocument().getUri(),
        Either.forLeft(List.of()),
        asked -> Either.forLeft(names.definition(asked, asked.offset(params.getPosition()))));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
    return answer(
        params.getTextDocument().getUri(),
        List.of(),
        asked ->
            names.references(
                asked,
                asked.offset(params.getPosition()),
                params.getContext() == null || params.getContext().isIncludeDeclaration()));
  }

  @Override
  public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(
      DocumentHighlightParams params) {
    return answer(
        params.getTextDocument().getUri(),
        List.of(),
        asked -> names.highlights(asked, asked.offset(params.getPosition())));
  }

  @Override
  public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>
      prepareRename(PrepareRenameParams params) {
    return find(
        params.getTextDocument().getUri(),
        asked -> Either3.forSecond(names.toRename(asked, asked.offset(params.getPosition()))));
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
    return answer(
        params.getTextDocument().getUri(),
        new WorkspaceEdit(),
        asked -> names.rename(asked, asked.offset(params.getPosition()), params.getNewName()));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
    return answer(
        params.getTextDocument().getUri(),
        List.of(),
        asked -> asked.ranges().edits(new ScenarioLanguage().format(asked.text())));
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    return answer(
        params.getTextDocument().getUri(),
        List.of(),
        asked -> MendActions.of(asked, params, mender));
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams params) {
    return answer(
        params.getTextDocument().getUri(),
        List.of(),
        asked ->
            asked.document().editing().outline(asked.text()).stream()
                .map(
                    root ->
                        Either.<SymbolInformation, DocumentSymbol>forRight(
                            Replies.symbol(root, asked.ranges())))
                .toList());
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
    return answer(
        params.getTextDocument().getUri(),
        List.of(),
        asked ->
            asked.document().editing().folds(asked.text()).stream()
                .map(each -> new FoldingRange(each.first(), each.last()))
                .toList());
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
    return answer(
        params.getTextDocument().getUri(),
        new SemanticTokens(List.of()),
        asked ->
            new SemanticTokens(
                TokenCodes.of(asked.document().editing().colour(asked.text()), asked.ranges())));
  }

  @Override
  public CompletableFuture<List<DocumentLink>> documentLink(DocumentLinkParams params) {
    return answer(params.getTextDocument().getUri(), List.of(), names::links);
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
    return studied(
        params.getTextDocument().getUri(),
        List.of(),
        (study, ranges) -> Replies.hints(study, params.getRange(), ranges));
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
    return studied(
        params.getTextDocument().getUri(),
        List.of(),
        (study, ranges) ->
            TextHelp.lenses(study).stream().map(each -> Replies.lens(each, ranges)).toList());
  }

  /** What the study of a document as it stands now tells; {@code none} if it is not open. */
  private <T> CompletableFuture<T> studied(String uri, T none, BiFunction<Study, Ranges, T> how) {
    return documents
        .find(uri)
        .map(
            document ->
                rounds
                    .study(document)
                    .thenApplyAsync(
                        study -> how.apply(study, new Ranges(study.text())), rounds.workers()))
        .orElseGet(() -> CompletableFuture.completedFuture(none));
  }
}
