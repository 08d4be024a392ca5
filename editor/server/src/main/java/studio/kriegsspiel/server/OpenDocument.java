package studio.kriegsspiel.server;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.language.ide.ScenarioEditing;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.Carried;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * One text that the editor has open, what is known of it, and help with it. Each change and each
 * saving begins a round; what an older round finds out is not told any more. Safe for many threads.
 */
final class OpenDocument {
  private static final String UNSAVED = "scenario.kriegsspiel";

  /** What was told last, and of which text. */
  private record Told(String text, List<Finding> findings) {}

  private final String uri;
  private final Optional<Path> file;
  private final ScenarioEditing editing;
  private String text;
  private Told told = new Told("", List.of());
  private Told searched = new Told("", List.of());
  private Optional<Terrain> terrain = Optional.empty();
  private long round;

  OpenDocument(String uri, String text) {
    this.uri = uri;
    this.file = file(uri);
    this.text = text;
    this.editing =
        new ScenarioEditing(
            this::places, () -> file.map(Path::toAbsolutePath).map(Path::getParent));
  }

  private static Optional<Path> file(String uri) {
    try {
      URI parsed = URI.create(uri);
      return "file".equals(parsed.getScheme()) ? Optional.of(Path.of(parsed)) : Optional.empty();
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  String uri() {
    return uri;
  }

  Optional<Path> file() {
    return file;
  }

  /** The name findings call it. */
  String name() {
    return file.map(Path::getFileName).map(Path::toString).orElse(UNSAVED);
  }

  ScenarioEditing editing() {
    return editing;
  }

  private synchronized List<Place> places() {
    return terrain.map(Terrain::places).orElse(List.of());
  }

  synchronized String text() {
    return text;
  }

  synchronized void change(String newText) {
    text = newText;
  }

  /** Begins a round, which ends the one before. */
  synchronized long begin() {
    return ++round;
  }

  synchronized boolean isIn(long asked) {
    return round == asked;
  }

  /** The findings told last, at the places they have by now. */
  synchronized List<Finding> findings() {
    return Carried.over(told.findings, name(), told.text, text);
  }

  /** What searches found last, for the time until they are through again. */
  synchronized List<Finding> meanwhile(Study study) {
    return study.findingsMeanwhile(searched.findings, searched.text);
  }

  /** Tells what a round found out so far, unless it is over. */
  synchronized void tell(long asked, Study study, List<Finding> found, Consumer<OpenDocument> how) {
    if (round == asked) {
      told = new Told(study.text(), found);
      terrain = study.ground().map(ground -> ground.terrain());
      how.accept(this);
    }
  }

  /** Tells all that a round found out, and ends it. */
  synchronized void tellAll(
      long asked,
      Study study,
      List<Finding> searches,
      List<Finding> all,
      Consumer<OpenDocument> how) {
    if (round == asked) {
      searched = new Told(study.text(), searches);
      tell(asked, study, all, how);
      round++;
    }
  }
}
