package studio.kriegsspiel.export.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import studio.kriegsspiel.drawing.style.Faces;

/**
 * The font files of papers, read once and then lent to one paper after the other. One that is lent
 * is nobody else's, for its tables are read piece by piece; so there are as many of a face as there
 * ever were papers made at once. Thread-safe.
 */
final class FontFiles {
  private static final Map<Faces, Queue<TrueTypeFont>> KEPT = kept();

  private final Map<Faces, TrueTypeFont> lent = new EnumMap<>(Faces.class);

  private static Map<Faces, Queue<TrueTypeFont>> kept() {
    Map<Faces, Queue<TrueTypeFont>> kept = new EnumMap<>(Faces.class);
    for (Faces face : Faces.values()) {
      kept.put(face, new ConcurrentLinkedQueue<>());
    }
    return kept;
  }

  /** The file of a face, the same one until all are given back. */
  TrueTypeFont of(Faces face) {
    return lent.computeIfAbsent(
        face,
        key -> {
          TrueTypeFont free = queue(key).poll();
          return free == null ? read(key) : free;
        });
  }

  /** Gives all files back, once no paper needs them any more. */
  void giveBack() {
    lent.forEach((face, file) -> queue(face).add(file));
    lent.clear();
  }

  private static Queue<TrueTypeFont> queue(Faces face) {
    return KEPT.getOrDefault(face, new ConcurrentLinkedQueue<>());
  }

  private static TrueTypeFont read(Faces face) {
    try (InputStream stream = face.open()) {
      TrueTypeFont file = new TTFParser().parse(new RandomAccessReadBuffer(stream));
      // Ligatures would be looked up anew for every line, which takes most of the time.
      file.setEnableGsub(false);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
