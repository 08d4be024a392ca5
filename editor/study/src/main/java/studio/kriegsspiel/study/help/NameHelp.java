package studio.kriegsspiel.study.help;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import studio.kriegsspiel.language.ide.ScenarioEditing;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.language.ide.names.NamesOfFile;
import studio.kriegsspiel.language.ide.names.WorkspaceIndex;
import studio.kriegsspiel.language.ide.names.WorkspaceIndex.Found;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Where names are defined and used, in the text asked about and in the files around it. */
public final class NameHelp {
  private final ScenarioEditing editing;
  private final Supplier<Optional<Path>> file;
  private final Workspace workspace;
  private final GroundPlaces places;

  NameHelp(
      ScenarioEditing editing,
      Supplier<Optional<Path>> file,
      Workspace workspace,
      GroundPlaces places) {
    this.places = places;
    this.editing = editing;
    this.file = file;
    this.workspace = workspace;
  }

  /** Where the file of the ground defines a place named at an offset, if it lies on the disk. */
  public Optional<NamePlace> inGround(String text, int offset) {
    return find(text, offset).flatMap(places::inGround);
  }

  /**
   * Where the thing is defined that is named at an offset, nowhere if it is not; of a file that is
   * brought in, the file; of a place of the ground, where the text names its ground.
   */
  public Optional<NamePlace> definition(String text, int offset) {
    Optional<NamePlace> linked =
        links(text).stream()
            .filter(each -> each.span().contains(offset))
            .findFirst()
            .map(each -> new NamePlace(Optional.of(each.file()), TextSpan.NONE, true));
    if (linked.isPresent()) {
      return linked;
    }
    Optional<Path> here = known(text);
    Optional<NamePlace> written =
        here.isPresent()
            ? workspace.definition(here.get(), offset).map(NameHelp::place)
            : own(text, offset).stream().filter(NameUse::defines).map(NameHelp::place).findFirst();
    return written.or(() -> find(text, offset).flatMap(places::inText));
  }

  /** Every place that names what is named at an offset, its definition first. */
  public List<NamePlace> occurrences(String text, int offset) {
    Optional<Path> here = known(text);
    return here.isPresent()
        ? workspace.occurrences(here.get(), offset).stream()
            .map(NameHelp::place)
            .distinct()
            .toList()
        : own(text, offset).stream().map(NameHelp::place).distinct().toList();
  }

  /** The places of the text itself that name what is named at an offset. */
  public List<NameUse> own(String text, int offset) {
    NamesOfFile names = editing.names(text);
    return names.at(offset).map(names::sameAs).orElse(List.of());
  }

  /** What would be renamed at an offset. */
  public Optional<NameUse> find(String text, int offset) {
    return editing.names(text).at(offset);
  }

  /**
   * The edits of all files that give the thing named at an offset another name; those of the text
   * itself first.
   *
   * @throws IllegalArgumentException if nothing there can be renamed, or not so; its message is one
   *     sentence for the user
   */
  public List<FileEdits> rename(String text, int offset, String newName) {
    find(text, offset).ifPresent(each -> places.check(each, newName));
    Optional<Path> here = known(text);
    if (here.isEmpty() || !workspace.isOfManyFiles(here.get(), offset)) {
      return List.of(new FileEdits(file.get(), editing.rename(text, offset, newName)));
    }
    Path first = here.get().toAbsolutePath().normalize();
    return workspace.rename(here.get(), offset, newName).entrySet().stream()
        .sorted(
            (one, other) ->
                Boolean.compare(other.getKey().equals(first), one.getKey().equals(first)))
        .map(each -> new FileEdits(Optional.of(each.getKey()), each.getValue()))
        .toList();
  }

  /**
   * A file that a text brings in.
   *
   * @param file the file
   * @param span where it is named, quotation marks left out
   */
  public record Link(Path file, TextSpan span) {}

  /** The files that a text brings in, and the scenario that it is of. */
  public List<Link> links(String text) {
    Optional<Path> here = file.get();
    return here.isEmpty()
        ? List.of()
        : Stream.concat(
                editing.names(text).imports().stream(), editing.names(text).bases().stream())
            .flatMap(
                each ->
                    WorkspaceIndex.resolve(here.get(), each.path()).stream()
                        .map(path -> new Link(path, each.span())))
            .toList();
  }

  /** The text's file; the text may be newer than the workspace knows it. */
  private Optional<Path> known(String text) {
    Optional<Path> here = file.get();
    here.filter(each -> !workspace.isOpenAs(each, text))
        .ifPresent(each -> workspace.open(each, text));
    return here;
  }

  private static NamePlace place(Found found) {
    return new NamePlace(Optional.of(found.file()), found.use().span(), found.use().defines());
  }

  private static NamePlace place(NameUse use) {
    return new NamePlace(Optional.empty(), use.span(), use.defines());
  }
}
