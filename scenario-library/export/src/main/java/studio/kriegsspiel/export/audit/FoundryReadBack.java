package studio.kriegsspiel.export.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.export.foreign.Xml;
import studio.kriegsspiel.export.tabletop.FoundryFile;
import studio.kriegsspiel.export.tabletop.LevelDb;
import studio.kriegsspiel.situation.secret.SecretFinder;

/**
 * A module for Foundry VTT taken apart: what it says but the words of the program, and its board.
 */
final class FoundryReadBack {
  private static final String FOLDER = "[a-z0-9-]{1,120}/";

  /** No module of ours is larger. */
  private static final int MOST = 100_000_000;

  private final List<SecretFinder.Found> texts = new ArrayList<>();
  private byte @Nullable [] board;

  private FoundryReadBack() {}

  /**
   * Reads a module.
   *
   * @throws IOException if it has parts that none of ours has
   */
  static FoundryReadBack of(byte[] content) throws IOException {
    FoundryReadBack file = new FoundryReadBack();
    int left = MOST;
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content))) {
      for (ZipEntry part = zip.getNextEntry(); part != null; part = zip.getNextEntry()) {
        byte[] bytes = zip.readNBytes(left);
        left -= bytes.length;
        file.part(part.getName(), bytes);
      }
    }
    return file;
  }

  private void part(String name, byte[] content) throws IOException {
    String inside = name.replaceFirst("^" + FOLDER, "");
    String file = inside.substring(inside.lastIndexOf('/') + 1);
    if (inside.equals("module.json")) {
      walk(inside, JsonReadBack.tree(content));
    } else if (inside.equals("images/board.png")) {
      board = content;
    } else if (inside.startsWith("packs/evening/") && LevelDb.isFile(file)) {
      if (LevelDb.isLog(file)) {
        walk(inside, JsonReadBack.tree(LevelDb.value(content)));
      }
    } else if (!inside.matches("images/[a-z0-9.-]+\\.png")) {
      throw new IOException("a module with a part that none of ours has: " + name);
    }
  }

  /** All that is said in it. */
  List<SecretFinder.Found> texts() {
    return texts;
  }

  /** The picture of its board. */
  Optional<byte[]> board() {
    return Optional.ofNullable(board);
  }

  private void walk(String place, JsonNode node) {
    node.properties()
        .forEach(
            entry -> {
              String inside = place + "/" + entry.getKey();
              if (!FoundryFile.isKey(entry.getKey())) {
                texts.add(new SecretFinder.Found(inside, entry.getKey()));
              }
              walk(inside, entry.getValue());
            });
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      walk(place + "/" + i, node.get(i));
    }
    if (node.isTextual() && !FoundryFile.isOwn(node.asText())) {
      texts.add(new SecretFinder.Found(place, plain(node.asText())));
    }
  }

  /** A text as it is read on the screen, without the marks of paragraphs. */
  private static String plain(String text) {
    return Xml.unescaped(text.replaceAll("</?p>", " "));
  }
}
