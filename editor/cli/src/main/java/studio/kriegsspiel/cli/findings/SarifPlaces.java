package studio.kriegsspiel.cli.findings;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.study.group.Statement;

/** What of scenarios a SARIF run speaks of: their files, sides, units and sections. */
final class SarifPlaces {
  private final Map<String, Place> places = new LinkedHashMap<>();
  private final List<String> files;

  /** A side, unit or section, found by its full name. */
  private record Place(int index, String name, String full, String kind) {}

  SarifPlaces(List<Checked> all) {
    this.files = all.stream().map(each -> Sarif.uri(each, TextSpan.NONE)).distinct().toList();
    for (Checked each : all) {
      Stream.concat(each.findings().stream(), each.allowed().stream().map(AllowedFinding::finding))
          .forEach(finding -> find(each, finding));
    }
  }

  private Optional<Place> find(Checked checked, Finding finding) {
    return checked
        .groups()
        .statement(finding)
        .map(
            statement ->
                places.computeIfAbsent(full(checked, statement), f -> place(f, statement)));
  }

  private Place place(String full, Statement statement) {
    String kind =
        statement.unit().isPresent() ? "unit" : statement.side().isPresent() ? "side" : "section";
    return new Place(
        places.size(),
        statement.unit().map(unit -> unit.name()).or(statement::side).orElse(statement.section()),
        full,
        kind);
  }

  private static String full(Checked checked, Statement statement) {
    List<String> parts = new ArrayList<>(List.of(checked.document()));
    statement.side().ifPresent(parts::add);
    statement.unit().ifPresent(unit -> parts.add(unit.name()));
    if (statement.unit().isEmpty()) {
      parts.add(statement.section());
    }
    return String.join("/", parts);
  }

  /** The files and what is in them. */
  void write(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("artifacts");
    for (String file : files) {
      json.writeStartObject();
      Sarif.artifact(json, "location", file);
      json.writeArrayFieldStart("roles");
      json.writeString("analysisTarget");
      json.writeEndArray();
      json.writeStringField("encoding", "UTF-8");
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("logicalLocations");
    for (Place each : places.values()) {
      json.writeStartObject();
      json.writeStringField("name", each.name());
      json.writeStringField("fullyQualifiedName", each.full());
      json.writeStringField("kind", each.kind());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** What a finding is about, if a statement holds it. */
  void refer(JsonGenerator json, Checked checked, Finding finding) throws IOException {
    Optional<Place> place = find(checked, finding);
    if (place.isPresent()) {
      json.writeArrayFieldStart("logicalLocations");
      json.writeStartObject();
      json.writeNumberField("index", place.get().index());
      json.writeStringField("fullyQualifiedName", place.get().full());
      json.writeEndObject();
      json.writeEndArray();
    }
  }
}
