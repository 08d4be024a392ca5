package studio.kriegsspiel.cli.findings;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Small objects that SARIF uses everywhere. */
final class Sarif {
  private Sarif() {}

  static void text(JsonGenerator json, String field, String words) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", words);
    json.writeEndObject();
  }

  static void artifact(JsonGenerator json, String field, String uri) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("uri", uri);
    json.writeEndObject();
  }

  static void place(JsonGenerator json, Checked checked, TextSpan span) throws IOException {
    json.writeObjectFieldStart("physicalLocation");
    artifact(json, "artifactLocation", uri(checked, span));
    if (span.isPresent()) {
      json.writeObjectFieldStart("region");
      json.writeNumberField("startLine", span.line());
      json.writeNumberField("startColumn", span.column());
      json.writeNumberField("charOffset", span.offset());
      json.writeNumberField("charLength", span.length());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /** The file as the user named it; for a document it imports, that document's name beside it. */
  static String uri(Checked checked, TextSpan span) {
    boolean own = !span.isPresent() || span.document().equals(checked.document());
    String path = checked.file().replace('\\', '/');
    String shown = own ? path : path.substring(0, path.lastIndexOf('/') + 1) + span.document();
    try {
      return new URI(null, null, shown, null).toASCIIString();
    } catch (URISyntaxException unusable) {
      return "scenario";
    }
  }
}
