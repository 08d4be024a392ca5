package studio.kriegsspiel.reading.rehearsal.apart;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What another process must know, besides the scenario's files, to play games of a rehearsal.
 *
 * @param scenario the name of the scenario's file among its files
 * @param variant the title of the variant that is rehearsed, if it is one
 * @param doctrines the words of the doctrines that were chosen, by side
 * @param settings what is told otherwise than the text has it, as {@code Grid} reads it
 * @param basis what {@code KeptRehearsal} says that the games rest on; who plays must find the same
 * @param seed of the rehearsal
 */
public record GamesJob(
    String scenario,
    Optional<String> variant,
    Map<String, String> doctrines,
    List<String> settings,
    String basis,
    long seed) {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** Keeps its own copy, in an order that does not depend on the process. */
  public GamesJob {
    settings = List.copyOf(settings);
    doctrines = Collections.unmodifiableMap(new TreeMap<>(doctrines));
  }

  /** As text; the same job is the same text. */
  public String write() {
    ObjectNode root = JSON.createObjectNode().put("scenario", scenario);
    variant.ifPresent(each -> root.put("variant", each));
    ObjectNode words = root.putObject("doctrines");
    doctrines.forEach(words::put);
    if (!settings.isEmpty()) {
      settings.forEach(root.putArray("settings")::add);
    }
    return root.put("basis", basis).put("seed", seed).toString();
  }

  /** Out of what {@link #write} gave. */
  public static GamesJob read(String text) throws IOException {
    JsonNode root = JSON.readTree(text);
    Map<String, String> doctrines = new TreeMap<>();
    root.path("doctrines")
        .properties()
        .forEach(each -> doctrines.put(each.getKey(), each.getValue().asText()));
    List<String> settings = new ArrayList<>();
    root.path("settings").forEach(each -> settings.add(each.asText()));
    return new GamesJob(
        root.path("scenario").asText(),
        Optional.ofNullable(root.get("variant")).map(JsonNode::asText),
        doctrines,
        settings,
        root.path("basis").asText(),
        root.path("seed").asLong());
  }
}
