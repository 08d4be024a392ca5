package studio.kriegsspiel.importer.sheet;

import java.util.regex.Pattern;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadWarningListener;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Hears what a decoder puts up with. A JPEG damaged in its middle is decoded to its end, but what
 * follows the damage is grey or lies beside its place, so that such a map would be wrong. A lost
 * piece is nearly always noticed; single wrong bytes often leave codes that can be read.
 */
final class DecoderWarnings implements IIOReadWarningListener {
  /** As libjpeg words it; it also warns of what changes no pixel, such as headings. */
  private static final Pattern DAMAGE =
      Pattern.compile(
          "(?i).*(corrupt|premature end|inconsistent progression|arithmetic.*bad|bad.*code).*");

  /** A little filling before the mark of the end, which some programs write. */
  private static final Pattern HARMLESS =
      Pattern.compile("(?i).*\\b\\d extraneous bytes before marker 0xd9.*");

  private @Nullable String damage;

  @Override
  public void warningOccurred(ImageReader source, String warning) {
    if (damage == null && DAMAGE.matcher(warning).matches()) {
      damage = HARMLESS.matcher(warning).matches() ? null : warning.strip();
    }
  }

  /**
   * Refuses the picture if the decoder met with damage.
   *
   * @throws GroundException that repeats the first warning
   */
  void requireSound(String name) {
    if (damage != null) {
      throw new GroundException(
          name,
          "is damaged within, so that what lies behind may be shifted or grey (the decoder says \""
              + damage.replaceAll("\\s+", " ").replaceFirst("\\.$", "")
              + "\")",
          "fetch it again, or look it over in an image program and save it as PNG");
    }
  }
}
