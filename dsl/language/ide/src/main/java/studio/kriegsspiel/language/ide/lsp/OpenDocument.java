package studio.kriegsspiel.language.ide.lsp;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.ide.ScenarioEditing;
import studio.kriegsspiel.scenario.finding.Finding;

/** One text that the editor has open, its findings as last told, and help with it. */
final class OpenDocument {
  private final Optional<Path> file;
  private final ScenarioEditing editing;
  private String text;
  private List<Finding> findings = List.of();

  OpenDocument(String uri, String text) {
    this.file = file(uri);
    this.text = text;
    this.editing = new ScenarioEditing(List::of, this::folder);
  }

  private static Optional<Path> file(String uri) {
    try {
      URI parsed = URI.create(uri);
      return "file".equals(parsed.getScheme()) ? Optional.of(Path.of(parsed)) : Optional.empty();
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  Optional<Path> file() {
    return file;
  }

  private Optional<Path> folder() {
    return file.map(Path::toAbsolutePath).map(Path::getParent);
  }

  String text() {
    return text;
  }

  void change(String newText) {
    this.text = newText;
  }

  ScenarioEditing editing() {
    return editing;
  }

  List<Finding> findings() {
    return findings;
  }

  /** Faults of wording and names; quick enough for every key. */
  List<Finding> readAgain() {
    ScenarioLanguage language = new ScenarioLanguage();
    ParsedScenario parsed =
        folder()
            .map(folder -> language.parse("", text, folder))
            .orElseGet(() -> language.parse("", text));
    findings = parsed.findings();
    return findings;
  }

  /** Everything that whoever started the server looks for. */
  List<Finding> checkAgain(FindingSource source) {
    findings = source.find(text, file);
    return findings;
  }
}
