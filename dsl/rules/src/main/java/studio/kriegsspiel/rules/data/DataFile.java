package studio.kriegsspiel.rules.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.RulesException;

/** Reads a JSON data file into {@link DataNode}s; bounded in size and depth. */
public final class DataFile {
  /** Largest file read, in bytes. */
  public static final int LARGEST_BYTES = 4 << 20;

  private static final int DEEPEST = 24;
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxNumberLength(40)
                  .maxStringLength(100_000)
                  .build())
          .build();

  private DataFile() {}

  /** Reads a resource of the class path next to {@code owner}'s class loader. */
  public static DataNode resource(ClassLoader loader, String path) {
    try (InputStream in = loader.getResourceAsStream(path)) {
      if (in == null) {
        throw new RulesException("The data file " + path + " is missing from the program.");
      }
      return read(path.substring(path.lastIndexOf('/') + 1), in.readNBytes(LARGEST_BYTES + 1));
    } catch (IOException e) {
      throw new RulesException("The data file " + path + " cannot be read.", e);
    }
  }

  /** Reads a file of the user's. */
  public static DataNode file(Path path) {
    try (InputStream in = Files.newInputStream(path)) {
      return read(path.toString(), in.readNBytes(LARGEST_BYTES + 1));
    } catch (IOException e) {
      throw new RulesException("The data file " + path + " cannot be read.", e);
    }
  }

  /** Reads the bytes of a file that errors shall call {@code file}. */
  public static DataNode read(String file, byte[] bytes) {
    if (bytes.length > LARGEST_BYTES) {
      throw new MalformedDataException(file, 1, "at most 4 MiB", "more");
    }
    try (JsonParser parser = JSON.createParser(bytes)) {
      parser.nextToken();
      DataNode root = value(file, parser);
      if (parser.nextToken() != null) {
        throw new MalformedDataException(file, line(parser), "the end of the file", "more data");
      }
      return root;
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
      String found = String.valueOf(e.getOriginalMessage());
      throw new MalformedDataException(file, line, "well-formed JSON", "a fault: " + found);
    } catch (IOException e) {
      throw new RulesException("The data file " + file + " cannot be read.", e);
    }
  }

  private static int line(JsonParser parser) {
    return Math.max(1, parser.currentTokenLocation().getLineNr());
  }

  private static DataNode value(String file, JsonParser parser) throws IOException {
    int line = line(parser);
    JsonToken token = parser.currentToken();
    if (token == null) {
      throw new MalformedDataException(file, line, "a value", "the end of the file");
    }
    Object value =
        switch (token) {
          case START_OBJECT -> object(file, parser);
          case START_ARRAY -> array(file, parser);
          case VALUE_NUMBER_INT -> whole(parser);
          case VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
          case VALUE_TRUE -> Boolean.TRUE;
          case VALUE_FALSE -> Boolean.FALSE;
          case VALUE_NULL -> null;
          default -> parser.getText();
        };
    return new DataNode(file, line, value);
  }

  private static Object whole(JsonParser parser) throws IOException {
    return parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
        ? parser.getDecimalValue()
        : (Object) parser.getLongValue();
  }

  private static Map<String, DataNode> object(String file, JsonParser parser) throws IOException {
    Map<String, DataNode> members = new LinkedHashMap<>();
    @Nullable String name;
    while ((name = parser.nextFieldName()) != null) {
      parser.nextToken();
      members.put(name, value(file, parser));
    }
    return members;
  }

  private static List<DataNode> array(String file, JsonParser parser) throws IOException {
    List<DataNode> elements = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      elements.add(value(file, parser));
    }
    return elements;
  }
}
