package studio.kriegsspiel.server;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.study.help.Workspace;

/** The documents that the editor has open, and the files around them. */
final class OpenDocuments {
  private final Map<String, OpenDocument> open = new ConcurrentHashMap<>();
  private final Workspace workspace;

  OpenDocuments(Workspace workspace) {
    this.workspace = workspace;
  }

  Workspace workspace() {
    return workspace;
  }

  void put(OpenDocument document) {
    open.put(document.uri(), document);
  }

  Optional<OpenDocument> remove(String uri) {
    return Optional.ofNullable(open.remove(uri));
  }

  Optional<OpenDocument> find(String uri) {
    return Optional.ofNullable(open.get(uri));
  }

  /** The document of a file, if it is open. */
  Optional<OpenDocument> find(Path file) {
    Path wanted = file.toAbsolutePath().normalize();
    return open.values().stream()
        .filter(
            each ->
                each.file()
                    .map(path -> path.toAbsolutePath().normalize())
                    .filter(wanted::equals)
                    .isPresent())
        .findFirst();
  }

  /** The document of an address as it stands now. */
  Optional<Snapshot> snapshot(String uri) {
    return find(uri).map(OpenDocument::snapshot);
  }

  /** The address of a file: as the editor wrote it, if it is open. */
  String uri(Path file) {
    return find(file).map(OpenDocument::uri).orElseGet(() -> file.toUri().toString());
  }

  /** The version of a document that is open, none of a file that is saved alone. */
  @Nullable Integer version(String uri) {
    return find(uri).map(OpenDocument::version).orElse(null);
  }

  /** Places in a file, as it is open or saved. */
  Ranges ranges(Path file) {
    return find(file)
        .map(OpenDocument::snapshot)
        .map(Snapshot::ranges)
        .orElseGet(() -> new Ranges(workspace.text(file)));
  }

  /** The file of an address, if it is one. */
  static Optional<Path> file(String uri) {
    try {
      URI parsed = URI.create(uri);
      return "file".equals(parsed.getScheme()) ? Optional.of(Path.of(parsed)) : Optional.empty();
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }
}
