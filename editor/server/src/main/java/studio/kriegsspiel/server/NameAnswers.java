package studio.kriegsspiel.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.AnnotatedTextEdit;
import org.eclipse.lsp4j.ChangeAnnotation;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import studio.kriegsspiel.language.ide.names.Rename;
import studio.kriegsspiel.language.ide.names.WorkspaceIndex.Found;
import studio.kriegsspiel.study.help.FileEdits;
import studio.kriegsspiel.study.help.NamePlace;
import studio.kriegsspiel.study.help.Workspace;

/** Where names are defined and used, as the protocol tells it. */
final class NameAnswers {
  private final OpenDocuments documents;
  private final Workspace workspace;
  private volatile boolean asksFirst;

  NameAnswers(OpenDocuments documents) {
    this.documents = documents;
    this.workspace = documents.workspace();
  }

  /**
   * The definition of what is named at an offset, nothing if it has none. A place is defined in the
   * file of its ground; where that cannot be opened, the text's naming of the ground answers.
   */
  List<Location> definition(Snapshot asked, int offset) {
    return asked
        .names()
        .inGround(asked.text(), offset)
        .or(() -> asked.names().definition(asked.text(), offset))
        .stream()
        .map(each -> location(asked, each))
        .toList();
  }

  /** Every place that names what is named at an offset. */
  List<Location> references(Snapshot asked, int offset, boolean withDefinition) {
    return asked.names().occurrences(asked.text(), offset).stream()
        .filter(each -> withDefinition || !each.defines())
        .map(each -> location(asked, each))
        .distinct()
        .toList();
  }

  /** The places of the text itself that name it. */
  List<DocumentHighlight> highlights(Snapshot asked, int offset) {
    return asked.names().own(asked.text(), offset).stream()
        .map(
            each ->
                new DocumentHighlight(
                    asked.ranges().range(each.span()),
                    each.defines() ? DocumentHighlightKind.Write : DocumentHighlightKind.Read))
        .distinct()
        .toList();
  }

  /** What would be renamed at an offset. */
  PrepareRenameResult toRename(Snapshot asked, int offset) {
    return asked
        .names()
        .find(asked.text(), offset)
        .map(each -> new PrepareRenameResult(asked.ranges().range(each.span()), each.name()))
        .orElseThrow(() -> Refusals.invalid(String.valueOf(Rename.nothing().getMessage())));
  }

  /** The editor is able to show which files an edit changes and to ask about each. */
  void showChanges() {
    asksFirst = true;
  }

  /**
   * The edits that rename it, in all files that name it. Those of other files are shown before they
   * are made, where the editor is able to.
   */
  WorkspaceEdit rename(Snapshot asked, int offset, String newName) {
    try {
      Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
      for (FileEdits each : asked.names().rename(asked.text(), offset, newName)) {
        edits.put(uri(asked, each), ranges(asked, each).edits(each.edits()));
      }
      return asksFirst && edits.size() > 1
          ? shown(edits, asked.document().uri(), newName)
          : new WorkspaceEdit(edits);
    } catch (IllegalArgumentException refused) {
      throw Refusals.invalid(String.valueOf(refused.getMessage()));
    }
  }

  private WorkspaceEdit shown(Map<String, List<TextEdit>> edits, String here, String newName) {
    Map<String, ChangeAnnotation> files = new LinkedHashMap<>();
    List<Either<TextDocumentEdit, ResourceOperation>> changes = new ArrayList<>();
    edits.forEach(
        (uri, all) -> {
          ChangeAnnotation file = new ChangeAnnotation("Rename to " + newName);
          file.setNeedsConfirmation(!uri.equals(here));
          file.setDescription(all.size() + (all.size() == 1 ? " place" : " places"));
          files.put(uri, file);
          List<Either<TextEdit, SnippetTextEdit>> noted = new ArrayList<>();
          all.forEach(
              each ->
                  noted.add(
                      Either.forLeft(
                          new AnnotatedTextEdit(each.getRange(), each.getNewText(), uri))));
          changes.add(
              Either.forLeft(
                  new TextDocumentEdit(
                      new VersionedTextDocumentIdentifier(uri, documents.version(uri)), noted)));
        });
    WorkspaceEdit edit = new WorkspaceEdit(changes);
    edit.setChangeAnnotations(files);
    return edit;
  }

  private String uri(Snapshot asked, FileEdits edits) {
    return edits.file().map(documents::uri).orElseGet(() -> asked.document().uri());
  }

  private Ranges ranges(Snapshot asked, FileEdits edits) {
    return edits.file().map(documents::ranges).orElseGet(asked::ranges);
  }

  /** The files that a text brings in, to be opened from it. */
  List<DocumentLink> links(Snapshot asked) {
    return asked.names().links(asked.text()).stream()
        .map(
            each -> new DocumentLink(asked.ranges().range(each.span()), documents.uri(each.file())))
        .toList();
  }

  /** Definitions in all files whose name has the letters of a query in it. */
  List<WorkspaceSymbol> symbols(String query) {
    return workspace.symbols(query).stream().map(this::symbol).toList();
  }

  private WorkspaceSymbol symbol(Found found) {
    SymbolKind kind =
        switch (found.use().kind()) {
          case SIDE -> SymbolKind.Namespace;
          case UNIT -> SymbolKind.Class;
          case ROLE -> SymbolKind.Interface;
          case PLACE -> SymbolKind.Field;
          case TEMPLATE -> SymbolKind.Struct;
          case VARIANT -> SymbolKind.Enum;
        };
    Location location =
        new Location(
            documents.uri(found.file()), documents.ranges(found.file()).range(found.use().span()));
    WorkspaceSymbol symbol =
        new WorkspaceSymbol(found.use().name(), kind, Either.forLeft(location));
    found.use().title().ifPresent(symbol::setContainerName);
    return symbol;
  }

  private Location location(Snapshot asked, NamePlace place) {
    String uri = place.file().map(documents::uri).orElseGet(() -> asked.document().uri());
    Ranges ranges = place.file().map(documents::ranges).orElseGet(asked::ranges);
    Range range = place.span().isPresent() ? ranges.range(place.span()) : ranges.start();
    return new Location(uri, range);
  }
}
