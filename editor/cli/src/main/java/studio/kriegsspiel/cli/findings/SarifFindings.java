package studio.kriegsspiel.cli.findings;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Findings as SARIF 2.1.0, which code review sites and editors read; one run for each call. */
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
      run(json, all);
      json.writeEndObject();
      json.writeEndArray();
      json.writeEndObject();
    }
    out.println();
  }

  private void run(JsonGenerator json, List<Checked> all) throws IOException {
    SarifRules rules = new SarifRules(all);
    SarifPlaces places = new SarifPlaces(all);
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Kriegsspiel Studio");
    json.writeStringField("version", version);
    rules.write(json);
    json.writeEndObject();
    json.writeEndObject();
    json.writeArrayFieldStart("invocations");
    json.writeStartObject();
    json.writeBooleanField("executionSuccessful", all.stream().allMatch(Checked::readable));
    json.writeEndObject();
    json.writeEndArray();
    json.writeStringField("columnKind", "utf16CodeUnits");
    places.write(json);
    json.writeArrayFieldStart("results");
    for (Checked each : all) {
      for (Finding finding : each.findings()) {
        json.writeStartObject();
        result(json, each, finding, rules, places);
        json.writeEndObject();
      }
      for (AllowedFinding allowed : each.allowed()) {
        json.writeStartObject();
        result(json, each, allowed.finding(), rules, places);
        suppressed(json, each, allowed);
        json.writeEndObject();
      }
    }
    json.writeEndArray();
  }

  private static void result(
      JsonGenerator json, Checked checked, Finding finding, SarifRules rules, SarifPlaces places)
      throws IOException {
    json.writeStringField("ruleId", finding.id());
    json.writeNumberField("ruleIndex", rules.indexOf(finding));
    json.writeStringField("level", finding.severity().word());
    Sarif.text(json, "message", message(finding));
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    Sarif.place(json, checked, finding.span());
    places.refer(json, checked, finding);
    json.writeEndObject();
    json.writeEndArray();
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("finding/v1", fingerprint(checked, finding));
    json.writeEndObject();
    List<Fix> fixes =
        finding.fixes().stream().filter(fix -> !fix.edits().isEmpty()).distinct().toList();
    if (!fixes.isEmpty()) {
      json.writeArrayFieldStart("fixes");
      for (Fix fix : fixes) {
        fix(json, Sarif.uri(checked, finding.span()), fix);
      }
      json.writeEndArray();
    }
    if (checked.readable()) {
      json.writeObjectFieldStart("properties");
      json.writeStringField("rules", checked.book().id());
      json.writeEndObject();
    }
  }

  /** The same for the same finding wherever its line has moved to. */
  private static String fingerprint(Checked checked, Finding finding) {
    String words = checked.book().id() + "\n" + finding.id() + "\n" + finding.message();
    return UUID.nameUUIDFromBytes(words.getBytes(StandardCharsets.UTF_8)).toString();
  }

  private static void suppressed(JsonGenerator json, Checked checked, AllowedFinding allowed)
      throws IOException {
    json.writeArrayFieldStart("suppressions");
    json.writeStartObject();
    json.writeStringField("kind", "inSource");
    json.writeStringField("justification", allowed.reason());
    json.writeObjectFieldStart("location");
    Sarif.place(json, checked, allowed.by());
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

  private static void fix(JsonGenerator json, String uri, Fix fix) throws IOException {
    json.writeStartObject();
    Sarif.text(json, "description", fix.title());
    json.writeArrayFieldStart("artifactChanges");
    json.writeStartObject();
    Sarif.artifact(json, "artifactLocation", uri);
    json.writeArrayFieldStart("replacements");
    for (TextEdit edit : fix.edits()) {
      json.writeStartObject();
      json.writeObjectFieldStart("deletedRegion");
      json.writeNumberField("charOffset", edit.offset());
      json.writeNumberField("charLength", edit.length());
      json.writeEndObject();
      Sarif.text(json, "insertedContent", edit.replacement());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }
}
