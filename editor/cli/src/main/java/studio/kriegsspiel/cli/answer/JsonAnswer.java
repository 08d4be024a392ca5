package studio.kriegsspiel.cli.answer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Map;
import studio.kriegsspiel.study.ask.Answer;

/** Answers of {@code studio ask} for other programs. */
public final class JsonAnswer {
  private JsonAnswer() {}

  /** Writes one answer as one object. */
  public static void write(Answer answer, PrintStream out) throws IOException {
    try (JsonGenerator json =
        new JsonFactory()
            .createGenerator(out)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .useDefaultPrettyPrinter()) {
      value(json, answer.fields());
    }
    out.println();
  }

  private static void value(JsonGenerator json, Object value) throws IOException {
    if (value instanceof Map<?, ?> fields) {
      json.writeStartObject();
      for (Map.Entry<?, ?> each : fields.entrySet()) {
        json.writeFieldName(String.valueOf(each.getKey()));
        value(json, each.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof Iterable<?> items) {
      json.writeStartArray();
      for (Object each : items) {
        value(json, each);
      }
      json.writeEndArray();
    } else if (value instanceof Boolean known) {
      json.writeBoolean(known);
    } else if (value instanceof Double broken) {
      json.writeNumber(broken);
    } else if (value instanceof Number whole) {
      json.writeNumber(whole.longValue());
    } else {
      json.writeString(String.valueOf(value));
    }
  }
}
