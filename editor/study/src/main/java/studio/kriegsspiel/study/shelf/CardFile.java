package studio.kriegsspiel.study.shelf;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Writes cards as JSON and reads them back. */
public final class CardFile {
  /** What such a file is called. */
  public static final String NAME = "cards.json";

  private CardFile() {}

  /** The text of a file that holds these cards. */
  public static String write(List<Card> cards) {
    ArrayNode all = JsonMapper.builder().build().createArrayNode();
    cards.forEach(each -> write(each, all.addObject()));
    return all.toPrettyString() + "\n";
  }

  /** Puts what a card tells into an object, under the names that {@link #read} knows. */
  public static void write(Card card, ObjectNode to) {
    to.put("slug", card.slug()).put("title", card.title()).put("summary", card.summary());
    to.put("paragraph", card.paragraph()).put("terrain", card.terrain()).put("book", card.book());
    to.put("begins", card.begins().toString()).put("ends", card.ends().toString());
    Demand demand = card.demand();
    to.put("players", demand.players()).put("umpires", demand.umpires());
    if (demand.students()) {
      to.put("students", true);
    }
    demand.minutes().ifPresent(each -> to.put("sittingMinutes", each));
    demand.difficulty().ifPresent(each -> to.put("difficulty", each));
    ArrayNode sides = to.putArray("sides");
    for (CardSide side : card.sides()) {
      ObjectNode one = sides.addObject().put("name", side.name()).put("title", side.title());
      texts(side.objectives(), one.putArray("objectives"));
      texts(side.roles(), one.putArray("roles"));
    }
    texts(card.variants(), to.putArray("variants"));
    texts(card.exercises(), to.putArray("exercises"));
    texts(card.sources(), to.putArray("sources"));
  }

  private static void texts(List<String> texts, ArrayNode to) {
    texts.forEach(to::add);
  }

  /**
   * The cards in a file.
   *
   * @throws IOException if it is no such file
   */
  public static List<Card> read(InputStream in) throws IOException {
    JsonNode all = JsonMapper.builder().build().readTree(in);
    List<Card> cards = new ArrayList<>();
    for (JsonNode each : all) {
      cards.add(card(each));
    }
    return cards;
  }

  private static Card card(JsonNode from) throws IOException {
    try {
      return new Card(
          from.path("slug").asText(),
          from.path("title").asText(),
          from.path("summary").asText(),
          from.path("paragraph").asText(),
          from.path("terrain").asText(),
          from.path("book").asText(),
          LocalDateTime.parse(from.path("begins").asText()),
          LocalDateTime.parse(from.path("ends").asText()),
          new Demand(
              from.path("players").asInt(),
              from.path("students").asBoolean(),
              from.path("umpires").asInt(1),
              number(from, "sittingMinutes"),
              number(from, "difficulty")),
          sides(from.path("sides")),
          texts(from.path("variants")),
          texts(from.path("exercises")),
          texts(from.path("sources")));
    } catch (DateTimeException noTime) {
      throw new IOException("A card of the library has no time.", noTime);
    }
  }

  private static OptionalInt number(JsonNode from, String field) {
    return from.has(field) ? OptionalInt.of(from.get(field).asInt()) : OptionalInt.empty();
  }

  private static List<CardSide> sides(JsonNode from) {
    List<CardSide> sides = new ArrayList<>();
    for (JsonNode each : from) {
      sides.add(
          new CardSide(
              each.path("name").asText(),
              each.path("title").asText(),
              texts(each.path("objectives")),
              texts(each.path("roles"))));
    }
    return sides;
  }

  private static List<String> texts(JsonNode from) {
    List<String> texts = new ArrayList<>();
    from.forEach(each -> texts.add(each.asText()));
    return texts;
  }
}
