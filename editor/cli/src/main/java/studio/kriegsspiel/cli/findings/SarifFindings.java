package studio.kriegsspiel.cli.findings;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.CheckList;
import studio.kriegsspiel.checks.allow.AllowFault;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.orders.SheetFault;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.study.StudyFault;

/** Findings as SARIF 2.1.0, which code review sites and editors read. */
public final class SarifFindings implements FindingsWriter {
  private final String version;

  /**
   * A writer.
   *
   * @param version the studio's version
   */
  public SarifFindings(String version) {
    this.version = version;
  }

  @Override
  public void write(List<Checked> all, PrintStream out) throws IOException {
    List<String> ids =
        all.stream()
            .flatMap(
                each ->
                    Stream.concat(
                        each.findings().stream(),
                        each.allowed().stream().map(AllowedFinding::finding)))
            .map(Finding::id)
            .distinct()
            .sorted()
            .toList();
    try (JsonGenerator json =
        new JsonFactory()
            .createGenerator(out)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .useDefaultPrettyPrinter()) {
      json.writeStartObject();
      json.writeStringField("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
      json.writeStringField("version", "2.1.0");
      json.writeArrayFieldStart("runs");
      json.writeStartObject();
      tool(json, ids);
      json.writeStringField("columnKind", "utf16CodeUnits");
      json.writeArrayFieldStart("results");
      for (Checked each : all) {
        for (Finding finding : each.findings()) {
          json.writeStartObject();
          result(json, each, finding, ids);
          json.writeEndObject();
        }
        for (AllowedFinding allowed : each.allowed()) {
          json.writeStartObject();
          result(json, each, allowed.finding(), ids);
          suppressed(json, each, allowed);
          json.writeEndObject();
        }
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeEndArray();
      json.writeEndObject();
    }
    out.println();
  }

  private void tool(JsonGenerator json, List<String> ids) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Kriegsspiel Studio");
    json.writeStringField("version", version);
    json.writeArrayFieldStart("rules");
    for (String id : ids) {
      json.writeStartObject();
      json.writeStringField("id", id);
      Optional<Check> check = CheckList.find(id);
      text(json, "shortDescription", title(id, check));
      if (check.isPresent()) {
        json.writeObjectFieldStart("defaultConfiguration");
        json.writeStringField("level", level(check.get().info().severity()));
        json.writeEndObject();
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static String title(String id, Optional<Check> check) {
    return check
        .map(each -> each.info().title())
        .or(() -> StudyFault.find(id).map(StudyFault::title))
        .or(() -> AllowFault.find(id).map(AllowFault::title))
        .or(() -> SheetFault.find(id).map(SheetFault::title))
        .orElse(id);
  }

  private static void result(JsonGenerator json, Checked checked, Finding finding, List<String> ids)
      throws IOException {
    json.writeStringField("ruleId", finding.id());
    json.writeNumberField("ruleIndex", ids.indexOf(finding.id()));
    json.writeStringField("level", level(finding.severity()));
    text(json, "message", message(finding));
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    artifact(json, uri(checked, finding.span()));
    region(json, finding.span());
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndArray();
    List<Fix> fixes = finding.fixes().stream().filter(fix -> !fix.edits().isEmpty()).toList();
    if (!fixes.isEmpty()) {
      json.writeArrayFieldStart("fixes");
      for (Fix fix : fixes) {
        fix(json, uri(checked, finding.span()), fix);
      }
      json.writeEndArray();
    }
    if (checked.readable()) {
      json.writeObjectFieldStart("properties");
      json.writeStringField("rules", checked.book().id());
      json.writeEndObject();
    }
  }

  private static void suppressed(JsonGenerator json, Checked checked, AllowedFinding allowed)
      throws IOException {
    json.writeArrayFieldStart("suppressions");
    json.writeStartObject();
    json.writeStringField("kind", "inSource");
    json.writeStringField("justification", allowed.reason());
    json.writeObjectFieldStart("location");
    json.writeObjectFieldStart("physicalLocation");
    artifact(json, uri(checked, allowed.by()));
    region(json, allowed.by());
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndArray();
  }

  private static String message(Finding finding) {
    List<String> parts = new ArrayList<>();
    parts.add(finding.message());
    for (Citation citation : finding.citations()) {
      parts.add("Rule: " + citation + ".");
    }
    finding.hint().ifPresent(hint -> parts.add("Hint: " + hint + "."));
    return String.join(" ", parts);
  }

  private static void region(JsonGenerator json, TextSpan span) throws IOException {
    if (span.isPresent()) {
      json.writeObjectFieldStart("region");
      json.writeNumberField("startLine", span.line());
      json.writeNumberField("startColumn", span.column());
      json.writeNumberField("charOffset", span.offset());
      json.writeNumberField("charLength", span.length());
      json.writeEndObject();
    }
  }

  private static void fix(JsonGenerator json, String uri, Fix fix) throws IOException {
    json.writeStartObject();
    text(json, "description", fix.title());
    json.writeArrayFieldStart("artifactChanges");
    json.writeStartObject();
    artifact(json, uri);
    json.writeArrayFieldStart("replacements");
    for (TextEdit edit : fix.edits()) {
      json.writeStartObject();
      json.writeObjectFieldStart("deletedRegion");
      json.writeNumberField("charOffset", edit.offset());
      json.writeNumberField("charLength", edit.length());
      json.writeEndObject();
      text(json, "insertedContent", edit.replacement());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void artifact(JsonGenerator json, String uri) throws IOException {
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", uri);
    json.writeEndObject();
  }

  private static void text(JsonGenerator json, String field, String words) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", words);
    json.writeEndObject();
  }

  /** The file as the user named it; for a document it imports, that document's name beside it. */
  private static String uri(Checked checked, TextSpan span) {
    boolean own = !span.isPresent() || span.document().equals(checked.document());
    String path = checked.file().replace('\\', '/');
    String shown = own ? path : path.substring(0, path.lastIndexOf('/') + 1) + span.document();
    try {
      return new URI(null, null, shown, null).toASCIIString();
    } catch (URISyntaxException unusable) {
      return "scenario";
    }
  }

  private static String level(Severity severity) {
    return severity.word();
  }
}
