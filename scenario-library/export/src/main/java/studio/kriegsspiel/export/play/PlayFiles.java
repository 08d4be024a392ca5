package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Play files: what a reader may know, as JSON after {@code docs/formats/play.schema.json}. A
 * player's file is made from a view and never sees the scenario.
 */
public final class PlayFiles {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Terrain terrain;
  private final PositionResolver positions;

  /** Play files on one terrain. */
  public PlayFiles(Terrain terrain, PositionResolver positions) {
    this.terrain = terrain;
    this.positions = positions;
  }

  /** The umpire's file: the whole scenario. */
  public byte[] ofUmpire(Situation situation) {
    return bytes(new UmpireFile(situation, terrain, positions).write(MAPPER.createObjectNode()));
  }

  /** A player's file. */
  public byte[] ofPlayer(PlayerView view) {
    return bytes(new PlayerFile(view, terrain, positions).write(MAPPER.createObjectNode()));
  }

  private static byte[] bytes(ObjectNode root) {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withArrayIndenter(lines).withObjectIndenter(lines);
    try {
      String text = MAPPER.writer(printer).writeValueAsString(root) + "\n";
      return text.getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A tree of plain values can always be written.", e);
    }
  }
}
