package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.export.tabletop.TabletopFile;

/**
 * Saved games follow the published types of Tabletop Simulator's files, for who names a folder with
 * {@code typescript} and {@code @typed-tabletop-simulator/declaration} by {@code
 * -Dtabletop.types=FOLDER}. The types are stricter than the program: they list the names of
 * objects, have no picture of a tile, no key for states but a number, and want all that a save may
 * hold.
 */
@EnabledIfSystemProperty(named = "tabletop.types", matches = ".+")
class TabletopTypesTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String DECLARATION =
      "node_modules/@typed-tabletop-simulator/declaration/src/index.d.ts";

  private static final String WRITTEN =
      """
      /// <reference path="%s" />
      type One = Omit<ObjectData, "Name" | "ContainedObjects" | "States">
        & { Name: string; CustomImage?: object; ContainedObjects?: One[]; States?: { [key: string]: One } };
      const objects: One[] = %s;
      const save: Partial<Omit<TTSSave, "ObjectStates" | "Grid" | "TabStates">> = %s;
      const grid: Partial<TTSSave["Grid"]> = %s;
      export { objects, save, grid };
      """;

  private static String checked(PlayTree tree, boolean misspelt) throws Exception {
    ObjectNode save = (ObjectNode) MAPPER.readTree(TabletopFile.of(tree));
    JsonNode objects = save.remove("ObjectStates");
    JsonNode grid = save.remove("Grid");
    save.remove("TabStates");
    String text = objects.toString();
    Path folder = Path.of(System.getProperty("tabletop.types")).toAbsolutePath();
    Path script = folder.resolve("saved-game.ts");
    Files.writeString(
        script,
        WRITTEN.formatted(
            DECLARATION,
            misspelt ? text.replaceFirst("\"Nickname\"", "\"NickName\"") : text,
            save,
            grid));
    Process compiler =
        new ProcessBuilder(
                folder.resolve("node_modules/.bin/tsc").toString(),
                "--noEmit",
                "--strict",
                "--skipLibCheck",
                script.getFileName().toString())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    return new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void savedGamesFollowThePublishedTypes() throws Exception {
    PlayTree umpires = PlayTree.of(UmpireFile.of(SampleScenario.situation()));
    assertThat(checked(umpires, false)).isEmpty();
    assertThat(checked(umpires.table(), false)).isEmpty();
    assertThat(checked(umpires, true)).contains("NickName");
  }
}
