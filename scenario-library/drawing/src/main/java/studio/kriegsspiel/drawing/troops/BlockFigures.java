package studio.kriegsspiel.drawing.troops;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** The lengths of blocks in paces, from one data file that names its sources. */
final class BlockFigures {
  private static final BlockFigures REISSWITZ = load();

  private final Properties figures;

  private BlockFigures(Properties figures) {
    this.figures = figures;
  }

  static BlockFigures reisswitz() {
    return REISSWITZ;
  }

  double get(String name) {
    String value = figures.getProperty(name);
    if (value == null) {
      throw new IllegalArgumentException("The blocks' figures have no `" + name + "`.");
    }
    return Double.parseDouble(value.strip());
  }

  private static BlockFigures load() {
    Properties figures = new Properties();
    try (InputStream stream = BlockFigures.class.getResourceAsStream("blocks.properties")) {
      if (stream == null) {
        throw new IllegalStateException("The figures of the blocks are missing.");
      }
      figures.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new IllegalStateException("The figures of the blocks cannot be read.", e);
    }
    return new BlockFigures(figures);
  }
}
