package studio.kriegsspiel.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Tuple;
import studio.kriegsspiel.language.ide.Completion;
import studio.kriegsspiel.language.ide.OutlineNode;
import studio.kriegsspiel.language.ide.Signature;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.help.Hint;
import studio.kriegsspiel.study.help.Lens;
import studio.kriegsspiel.study.help.TextHelp;

/** Puts what the language knows into the words of the protocol. */
final class Replies {
  private Replies() {}

  /** Completions, the best first. */
  static List<CompletionItem> items(List<Completion> completions, Ranges ranges) {
    List<CompletionItem> items = new ArrayList<>();
    for (Completion each : completions) {
      items.add(item(each, ranges, items.size()));
    }
    return items;
  }

  private static CompletionItem item(Completion completion, Ranges ranges, int rank) {
    CompletionItem item = new CompletionItem(completion.label());
    item.setTextEdit(
        Either.forLeft(
            new TextEdit(
                ranges.range(completion.replace()),
                completion.snippet().orElse(completion.insertText()))));
    item.setInsertTextFormat(
        completion.snippet().isPresent() ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
    item.setSortText(String.format(Locale.ROOT, "%04d", rank));
    item.setFilterText(completion.insertText().strip());
    item.setKind(kind(completion.kind()));
    item.setPreselect(rank == 0);
    item.setDetail(completion.doc());
    return item;
  }

  private static CompletionItemKind kind(Completion.Kind kind) {
    return switch (kind) {
      case UNIT -> CompletionItemKind.Class;
      case SIDE -> CompletionItemKind.Module;
      case ROLE -> CompletionItemKind.Interface;
      case PLACE -> CompletionItemKind.Field;
      case VALUE -> CompletionItemKind.EnumMember;
      case STATEMENT -> CompletionItemKind.Snippet;
      case KEYWORD -> CompletionItemKind.Keyword;
    };
  }

  static Hover hover(studio.kriegsspiel.language.ide.Hover told, Ranges ranges) {
    return new Hover(
        new MarkupContent(MarkupKind.PLAINTEXT, told.text()), ranges.range(told.span()));
  }

  /** An example of a statement with the part that comes next marked, and below it what may come. */
  static SignatureHelp signature(Signature signature) {
    ParameterInformation next = new ParameterInformation();
    next.setLabel(Either.forRight(new Tuple.Two<>(signature.from(), signature.to())));
    SignatureInformation shown =
        new SignatureInformation(
            signature.example(),
            "Next: " + String.join(", ", signature.next()) + ".\n" + signature.doc(),
            List.of(next));
    return new SignatureHelp(List.of(shown), 0, 0);
  }

  static List<InlayHint> hints(Study study, Range range, Ranges ranges) {
    int from = ranges.offset(range.getStart());
    int to = ranges.offset(range.getEnd());
    return TextHelp.hints(study, from, to).stream().map(each -> hint(each, ranges)).toList();
  }

  private static InlayHint hint(Hint hint, Ranges ranges) {
    InlayHint shown = new InlayHint(ranges.position(hint.offset()), Either.forLeft(hint.label()));
    shown.setPaddingLeft(true);
    if (!hint.doc().isEmpty()) {
      shown.setTooltip(Either.forLeft(hint.doc()));
    }
    return shown;
  }

  static CodeLens lens(Lens lens, Ranges ranges) {
    return new CodeLens(ranges.range(lens.span()), new Command(lens.title(), ""), null);
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
