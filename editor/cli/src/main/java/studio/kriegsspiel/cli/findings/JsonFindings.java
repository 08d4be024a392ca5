package studio.kriegsspiel.cli.findings;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.study.group.GroupBy;
import studio.kriegsspiel.study.group.Groups;
import studio.kriegsspiel.study.group.Statement;

/** Findings for other programs; {@code docs/command-line.md} promises the shape. */
public final class JsonFindings implements FindingsWriter {
  /** Goes up when a reader of the old shape would misread the new one. */
  private static final int VERSION = 1;

  @Override
  public void write(List<Checked> all, PrintStream out) throws IOException {
    try (JsonGenerator json =
        new JsonFactory()
            .createGenerator(out)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .useDefaultPrettyPrinter()) {
      json.writeStartObject();
      json.writeNumberField("version", VERSION);
      json.writeArrayFieldStart("results");
      for (Checked each : all) {
        result(json, each);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    out.println();
  }

  private static void result(JsonGenerator json, Checked each) throws IOException {
    json.writeStartObject();
    json.writeStringField("file", each.file());
    if (each.readable()) {
      json.writeStringField("rules", each.book().id());
    }
    if (each.terrain().isPresent()) {
      json.writeStringField("terrain", each.terrain().get());
    }
    if (each.sheet().isPresent()) {
      sheet(json, each.sheet().get());
    }
    json.writeNumberField("errors", each.count(Severity.ERROR));
    json.writeNumberField("warnings", each.count(Severity.WARNING));
    json.writeNumberField("notes", each.count(Severity.NOTE));
    json.writeArrayFieldStart("findings");
    for (Finding finding : each.findings()) {
      json.writeStartObject();
      finding(json, each, finding);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("allowed");
    for (AllowedFinding allowed : each.allowed()) {
      json.writeStartObject();
      finding(json, each, allowed.finding());
      json.writeStringField("reason", allowed.reason());
      place(json, "allowedAt", allowed.by());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void sheet(JsonGenerator json, OrderSheet sheet) throws IOException {
    json.writeObjectFieldStart("sheet");
    json.writeStringField("scenario", sheet.scenario());
    json.writeStringField("side", sheet.role().side());
    json.writeStringField("role", sheet.role().role());
    json.writeNumberField("orders", sheet.orders().size());
    json.writeEndObject();
  }

  private static void finding(JsonGenerator json, Checked checked, Finding finding)
      throws IOException {
    json.writeStringField("id", finding.id());
    json.writeStringField("severity", finding.severity().word());
    json.writeStringField("message", finding.message());
    about(json, checked.groups(), finding);
    place(json, "text", finding.span());
    if (finding.spot().isPresent()) {
      MapSpot spot = finding.spot().get();
      json.writeObjectFieldStart("map");
      json.writeNumberField("x", Math.round(spot.x() * 10) / 10.0);
      json.writeNumberField("y", Math.round(spot.y() * 10) / 10.0);
      json.writeEndObject();
    }
    json.writeArrayFieldStart("rules");
    for (Citation citation : finding.citations()) {
      citation(json, citation);
    }
    json.writeEndArray();
    if (finding.hint().isPresent()) {
      json.writeStringField("hint", finding.hint().get());
    }
    json.writeArrayFieldStart("fixes");
    for (Fix fix : finding.fixes()) {
      fix(json, fix);
    }
    json.writeEndArray();
  }

  private static void about(JsonGenerator json, Groups groups, Finding finding) throws IOException {
    json.writeObjectFieldStart("about");
    json.writeStringField("side", groups.nameOf(finding, GroupBy.SIDE));
    json.writeStringField("reader", groups.nameOf(finding, GroupBy.READER));
    json.writeStringField("area", groups.nameOf(finding, GroupBy.AREA));
    Optional<UnitId> unit = groups.statement(finding).flatMap(Statement::unit);
    if (unit.isPresent()) {
      json.writeStringField("unit", unit.get().toString());
    }
    json.writeEndObject();
  }

  private static void place(JsonGenerator json, String field, TextSpan span) throws IOException {
    if (span.isPresent()) {
      json.writeObjectFieldStart(field);
      json.writeStringField("document", span.document());
      json.writeNumberField("line", span.line());
      json.writeNumberField("column", span.column());
      json.writeNumberField("offset", span.offset());
      json.writeNumberField("length", span.length());
      json.writeEndObject();
    }
  }

  private static void citation(JsonGenerator json, Citation citation) throws IOException {
    json.writeStartObject();
    json.writeStringField("book", citation.book().id());
    json.writeStringField("layer", citation.layer().name().toLowerCase(java.util.Locale.ROOT));
    json.writeStringField("reference", citation.reference());
    json.writeStringField("text", citation.toString());
    json.writeEndObject();
  }

  private static void fix(JsonGenerator json, Fix fix) throws IOException {
    json.writeStartObject();
    json.writeStringField("title", fix.title());
    json.writeBooleanField("certain", fix.isCertain());
    json.writeArrayFieldStart("edits");
    for (TextEdit edit : fix.edits()) {
      json.writeStartObject();
      json.writeNumberField("offset", edit.offset());
      json.writeNumberField("length", edit.length());
      json.writeStringField("replacement", edit.replacement());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
