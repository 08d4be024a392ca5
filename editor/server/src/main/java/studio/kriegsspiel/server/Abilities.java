package studio.kriegsspiel.server;

import java.util.List;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.DocumentLinkOptions;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;

/** What the server tells an editor that it can do. */
final class Abilities {
  private Abilities() {}

  static ServerCapabilities all() {
    ServerCapabilities can = new ServerCapabilities();
    TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
    sync.setOpenClose(true);
    sync.setChange(TextDocumentSyncKind.Incremental);
    sync.setSave(new SaveOptions(false));
    can.setTextDocumentSync(sync);
    can.setCompletionProvider(new CompletionOptions(false, List.of("\"", ".", " ")));
    can.setSignatureHelpProvider(new SignatureHelpOptions(List.of(" ", ":", ",")));
    can.setHoverProvider(true);
    can.setDefinitionProvider(true);
    can.setReferencesProvider(true);
    can.setDocumentHighlightProvider(true);
    can.setRenameProvider(new RenameOptions(true));
    can.setDocumentSymbolProvider(true);
    can.setWorkspaceSymbolProvider(true);
    can.setFoldingRangeProvider(true);
    can.setDocumentLinkProvider(new DocumentLinkOptions(false));
    can.setDocumentFormattingProvider(true);
    can.setSemanticTokensProvider(TokenCodes.options());
    can.setInlayHintProvider(true);
    can.setCodeLensProvider(new CodeLensOptions(false));
    can.setCodeActionProvider(
        new CodeActionOptions(List.of(CodeActionKind.QuickFix, CodeActionKind.SourceFixAll)));
    WorkspaceFoldersOptions folders = new WorkspaceFoldersOptions();
    folders.setSupported(true);
    folders.setChangeNotifications(true);
    can.setWorkspace(new WorkspaceServerCapabilities(folders));
    return can;
  }
}
