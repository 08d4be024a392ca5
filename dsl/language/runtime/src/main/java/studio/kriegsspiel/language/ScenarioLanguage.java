package studio.kriegsspiel.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.ScenarioMapper;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.SyntaxError;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.language.syntax.TolerantParser;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The scenario language: text to records. Keeps no state; any thread may use it. */
public final class ScenarioLanguage {
  private static final long MOST_BYTES = 4L * TolerantParser.LONGEST;

  /**
   * Reads a text.
   *
   * @param document the name findings show, usually a file name
   */
  public ParsedScenario parse(String document, String text) {
    SourceText source = new SourceText(document, text);
    if (text.length() > TolerantParser.LONGEST) {
      return failed(source, "The text is longer than " + TolerantParser.LONGEST + " characters.");
    }
    Optional<SyntaxTree> tree = TolerantParser.parse(source);
    if (tree.isEmpty()) {
      return failed(source, "Too much of the text is not understood to make a scenario of it.");
    }
    List<Finding> findings = new ArrayList<>();
    tree.get().errors().forEach(error -> findings.add(finding(source, error)));
    Optional<Scenario> scenario = map(source, tree.get().document(), findings);
    findings.sort(Comparator.comparingInt(each -> each.span().offset()));
    return new ParsedScenario(document, text, scenario, findings);
  }

  /**
   * Reads a file in UTF-8; a byte order mark is passed over.
   *
   * @throws UncheckedIOException if it cannot be read; its message is one sentence for the user
   */
  public ParsedScenario load(Path file) {
    String name = String.valueOf(file.getFileName());
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new IOException(file + " is too large for a scenario; is it the right file?");
      }
      byte[] bytes = Files.readAllBytes(file);
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return parse(name, text);
    } catch (CharacterCodingException e) {
      throw new UncheckedIOException(
          new IOException(file + " is not text in UTF-8; save it in that encoding.", e));
    } catch (java.nio.file.NoSuchFileException e) {
      throw new UncheckedIOException(new IOException("There is no file " + file + ".", e));
    } catch (IOException e) {
      String message = e.getMessage() == null ? "" : e.getMessage();
      throw new UncheckedIOException(
          message.contains("too large")
              ? e
              : new IOException(file + " cannot be read: " + message + ".", e));
    }
  }

  private static Optional<Scenario> map(
      SourceText source, Document document, List<Finding> findings) {
    boolean isLibrary = !document.getUnits().isEmpty();
    boolean isEmpty = document.getHeader().isEmpty() && document.getSections().isEmpty();
    boolean untitled = document.getTitle() == null;
    if (isLibrary) {
      return Optional.empty();
    }
    if (untitled) {
      findings.add(
          new Finding(
              "KS-SYN-011",
              Severity.ERROR,
              source.span(0, 0),
              Optional.empty(),
              "The scenario has no title.",
              List.of(),
              Optional.of("Begin the file so: `scenario \"The Farm of La Haye Sainte\"`."),
              List.of()));
      if (isEmpty) {
        return Optional.empty();
      }
    }
    ScenarioMapper mapper = new ScenarioMapper(source, document);
    Scenario scenario = mapper.map();
    findings.addAll(mapper.findings());
    return Optional.of(scenario);
  }

  private static ParsedScenario failed(SourceText source, String message) {
    Finding finding = Finding.ofText("KS-SYN-009", Severity.ERROR, source.span(0, 0), message);
    return new ParsedScenario(source.document(), source.text(), Optional.empty(), List.of(finding));
  }

  private static Finding finding(SourceText source, SyntaxError error) {
    TextSpan span = source.span(error.offset(), error.length());
    List<Fix> fixes =
        error
            .replacement()
            .map(word -> new Fix("write `" + word + "`", List.of(TextEdit.replace(span, word))))
            .stream()
            .toList();
    return new Finding(
        error.kind().id(),
        Severity.ERROR,
        span,
        Optional.empty(),
        error.message(),
        List.of(),
        error.hint(),
        fixes);
  }
}
