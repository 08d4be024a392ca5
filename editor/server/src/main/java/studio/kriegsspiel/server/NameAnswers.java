package studio.kriegsspiel.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import studio.kriegsspiel.language.ide.names.FileNames;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.language.ide.names.Rename;
import studio.kriegsspiel.language.ide.names.WorkspaceIndex;
import studio.kriegsspiel.language.ide.names.WorkspaceIndex.Found;
import studio.kriegsspiel.study.help.Workspace;

/** Where names are defined and used, in the text asked about and in the files around it. */
final class NameAnswers {
  private final OpenDocuments documents;
  private final Workspace workspace;

  NameAnswers(OpenDocuments documents) {
    this.documents = documents;
    this.workspace = documents.workspace();
  }

  /** The definition of what is named at an offset, nothing if it has none. */
  List<Location> definition(Snapshot asked, int offset) {
    Optional<Path> linked =
        names(asked).imports().stream()
            .filter(each -> each.span().contains(offset))
            .findFirst()
            .flatMap(
                each -> file(asked).flatMap(file -> WorkspaceIndex.resolve(file, each.path())));
    if (linked.isPresent()) {
      return List.of(
          new Location(documents.uri(linked.get()), documents.ranges(linked.get()).start()));
    }
    Optional<Path> file = file(asked);
    if (file.isEmpty()) {
      return own(asked, offset).stream()
          .filter(NameUse::defines)
          .map(each -> new Location(asked.document().uri(), asked.ranges().range(each.span())))
          .limit(1)
          .toList();
    }
    know(asked, file.get());
    return workspace.definition(file.get(), offset).map(this::location).stream().toList();
  }

  /** Every place that names what is named at an offset. */
  List<Location> references(Snapshot asked, int offset, boolean withDefinition) {
    Optional<Path> file = file(asked);
    if (file.isEmpty()) {
      return own(asked, offset).stream()
          .filter(each -> withDefinition || !each.defines())
          .map(each -> new Location(asked.document().uri(), asked.ranges().range(each.span())))
          .distinct()
          .toList();
    }
    know(asked, file.get());
    return workspace.occurrences(file.get(), offset).stream()
        .filter(each -> withDefinition || !each.use().defines())
        .map(this::location)
        .distinct()
        .toList();
  }

  /** The places of the text itself that name it. */
  List<DocumentHighlight> highlights(Snapshot asked, int offset) {
    return own(asked, offset).stream()
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
    return names(asked)
        .at(offset)
        .map(each -> new PrepareRenameResult(asked.ranges().range(each.span()), each.name()))
        .orElseThrow(() -> Refusals.invalid(String.valueOf(Rename.nothing().getMessage())));
  }

  /** The edits that rename it, in all files that name it. */
  WorkspaceEdit rename(Snapshot asked, int offset, String newName) {
    try {
      Optional<Path> file = file(asked);
      file.ifPresent(each -> know(asked, each));
      Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
      if (file.isPresent() && workspace.isOfManyFiles(file.get(), offset)) {
        workspace
            .rename(file.get(), offset, newName)
            .forEach(
                (path, each) -> edits.put(documents.uri(path), documents.ranges(path).edits(each)));
      } else {
        edits.put(
            asked.document().uri(),
            asked.ranges().edits(asked.document().editing().rename(asked.text(), offset, newName)));
      }
      return new WorkspaceEdit(edits);
    } catch (IllegalArgumentException refused) {
      throw Refusals.invalid(String.valueOf(refused.getMessage()));
    }
  }

  /** The files that a text brings in, to be opened from it. */
  List<DocumentLink> links(Snapshot asked) {
    List<DocumentLink> links = new ArrayList<>();
    for (FileNames.Import each : names(asked).imports()) {
      file(asked)
          .flatMap(file -> WorkspaceIndex.resolve(file, each.path()))
          .ifPresent(
              path ->
                  links.add(
                      new DocumentLink(asked.ranges().range(each.span()), documents.uri(path))));
    }
    return links;
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
    WorkspaceSymbol symbol =
        new WorkspaceSymbol(found.use().name(), kind, Either.forLeft(location(found)));
    found.use().title().ifPresent(symbol::setContainerName);
    return symbol;
  }

  private Location location(Found found) {
    return new Location(
        documents.uri(found.file()), documents.ranges(found.file()).range(found.use().span()));
  }

  /** The text may be newer than the last round. */
  private void know(Snapshot asked, Path file) {
    if (!workspace.isOpenAs(file, asked.text())) {
      workspace.open(file, asked.text());
    }
  }

  private static Optional<Path> file(Snapshot asked) {
    return asked.document().file();
  }

  private static FileNames names(Snapshot asked) {
    return asked.document().editing().names(asked.text());
  }

  private static List<NameUse> own(Snapshot asked, int offset) {
    FileNames names = names(asked);
    return names.at(offset).map(names::sameAs).orElse(List.of());
  }
}
