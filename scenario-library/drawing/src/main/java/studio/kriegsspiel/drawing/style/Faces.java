package studio.kriegsspiel.drawing.style;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.Map;

/**
 * The faces all pictures and papers are set in, so that they look the same on every machine:
 * Liberation Serif (SIL Open Font License 1.1). Each is read once.
 */
public enum Faces {
  ROMAN("LiberationSerif-Regular"),
  ITALIC("LiberationSerif-Italic"),
  BOLD("LiberationSerif-Bold"),
  BOLD_ITALIC("LiberationSerif-BoldItalic");

  private static final Map<Faces, Font> LOADED = new EnumMap<>(Faces.class);

  private final String file;

  Faces(String file) {
    this.file = file;
  }

  /** The font file; the caller closes the stream. */
  public InputStream open() {
    InputStream stream = Faces.class.getResourceAsStream("/liberation/" + file + ".ttf");
    if (stream == null) {
      throw new IllegalStateException("The font " + file + " is missing from the program.");
    }
    return new BufferedInputStream(stream);
  }

  /** The face at a size in the units of the picture. */
  public Font at(double size) {
    return base().deriveFont((float) size);
  }

  /**
   * The face at a size, or for a text with letters it lacks a face of the machine's own that has
   * more.
   */
  public Font fitting(String text, double size) {
    Font own = at(size);
    if (own.canDisplayUpTo(text) < 0) {
      return own;
    }
    Font machines = new Font(Font.SERIF, own.getStyle(), 1).deriveFont((float) size);
    return machines.canDisplayUpTo(text) < 0 ? machines : own;
  }

  /** Whether this face, or one of the machine's own, has all letters of a text. */
  public boolean shows(String text) {
    return fitting(text, 1).canDisplayUpTo(text) < 0;
  }

  /**
   * The face a font made by {@link #at} belongs to; roman for any other font. Told by the name that
   * the font was made with: for its PostScript name Java would read the file each time.
   */
  public static Faces of(Font font) {
    for (Faces face : values()) {
      if (face.base().getName().equals(font.getName())) {
        return face;
      }
    }
    return ROMAN;
  }

  private Font base() {
    synchronized (LOADED) {
      return LOADED.computeIfAbsent(this, Faces::load);
    }
  }

  private static Font load(Faces face) {
    try (InputStream stream = face.open()) {
      return Font.createFont(Font.TRUETYPE_FONT, stream);
    } catch (IOException | FontFormatException e) {
      throw new IllegalStateException("The font " + face.file + " cannot be read.", e);
    }
  }
}
