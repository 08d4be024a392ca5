package studio.kriegsspiel.cli.findings;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.FindingIndex;
import studio.kriegsspiel.checks.FindingPage;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.group.Areas;

/** The rules of a SARIF run: what each finding in it means and how it is mended. */
final class SarifRules {
  private final List<String> ids;

  SarifRules(List<Checked> all) {
    this.ids =
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
  }

  /** Where in the list the rule of a finding stands. */
  int indexOf(Finding finding) {
    return ids.indexOf(finding.id());
  }

  void write(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("rules");
    for (String id : ids) {
      json.writeStartObject();
      json.writeStringField("id", id);
      Optional<FindingIndex.Entry> known = FindingIndex.find(id);
      Sarif.text(json, "shortDescription", known.map(FindingIndex.Entry::title).orElse(id));
      Optional<FindingPage> page = FindingPage.find(id);
      if (page.isPresent()) {
        Sarif.text(json, "fullDescription", page.get().meaning());
        json.writeObjectFieldStart("help");
        json.writeStringField("text", page.get().mending());
        json.writeStringField("markdown", page.get().markdown());
        json.writeEndObject();
      }
      if (known.isPresent()) {
        json.writeObjectFieldStart("defaultConfiguration");
        json.writeStringField("level", known.get().severity().word());
        json.writeEndObject();
      }
      json.writeObjectFieldStart("properties");
      json.writeArrayFieldStart("tags");
      json.writeString(Areas.of(id));
      json.writeEndArray();
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
