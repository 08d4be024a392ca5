package studio.kriegsspiel.server;

import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import studio.kriegsspiel.language.ide.Completion;
import studio.kriegsspiel.language.ide.OutlineNode;
import studio.kriegsspiel.scenario.finding.Fix;

/** Puts what the language knows into the words of the protocol. */
final class Replies {
  private Replies() {}

  /** A completion at its rank in the list. */
  static CompletionItem item(Completion completion, Ranges ranges, int rank) {
    CompletionItem item = new CompletionItem(completion.label());
    item.setTextEdit(
        Either.forLeft(new TextEdit(ranges.range(completion.replace()), completion.insertText())));
    item.setSortText(String.format("%04d", rank));
    item.setFilterText(completion.insertText());
    item.setDetail(completion.doc());
    return item;
  }

  /** A fix as the editor offers it. */
  static CodeAction action(String uri, Fix fix, Ranges ranges) {
    CodeAction action = new CodeAction(fix.title());
    action.setKind(CodeActionKind.QuickFix);
    action.setEdit(new WorkspaceEdit(Map.of(uri, ranges.edits(fix.edits()))));
    return action;
  }

  /** A part of the outline with all that is in it. */
  static DocumentSymbol symbol(OutlineNode node, Ranges ranges) {
    SymbolKind kind =
        switch (node.kind()) {
          case SCENARIO -> SymbolKind.File;
          case SIDE -> SymbolKind.Namespace;
          case UNIT -> SymbolKind.Class;
          case ROLE -> SymbolKind.Interface;
          case PROSE -> SymbolKind.String;
          default -> SymbolKind.Event;
        };
    String label = node.label().isBlank() ? "?" : node.label();
    DocumentSymbol symbol =
        new DocumentSymbol(label, kind, ranges.range(node.span()), ranges.range(node.selection()));
    symbol.setChildren(node.children().stream().map(each -> symbol(each, ranges)).toList());
    return symbol;
  }
}
