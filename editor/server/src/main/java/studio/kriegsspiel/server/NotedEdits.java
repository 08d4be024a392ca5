package studio.kriegsspiel.server;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonSerializationContext;
import com.google.gson.JsonSerializer;
import java.lang.reflect.Type;
import org.eclipse.lsp4j.AnnotatedTextEdit;
import org.eclipse.lsp4j.TextEdit;

/** Writes an edit with what is noted of it, which LSP4J 1.0 leaves out of a list of edits. */
final class NotedEdits implements JsonSerializer<TextEdit> {
  @Override
  public JsonElement serialize(TextEdit edit, Type type, JsonSerializationContext context) {
    JsonObject written = new JsonObject();
    written.add("range", context.serialize(edit.getRange()));
    written.addProperty("newText", edit.getNewText());
    if (edit instanceof AnnotatedTextEdit noted) {
      written.addProperty("annotationId", noted.getAnnotationId());
    }
    return written;
  }
}
