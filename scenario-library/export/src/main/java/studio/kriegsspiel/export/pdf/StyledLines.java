package studio.kriegsspiel.export.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.situation.prose.ProseRun;

/** Breaks words of several looks into lines, as {@link LineBreaker} does with those of one. */
final class StyledLines {
  private final Function<Faces, Typeface> typefaces;
  private final double size;
  private final StringBuilder text = new StringBuilder();
  private final List<Faces> faces = new ArrayList<>();

  private StyledLines(List<ProseRun> runs, Function<Faces, Typeface> typefaces, double size) {
    this.typefaces = typefaces;
    this.size = size;
    StringBuilder written = new StringBuilder();
    runs.forEach(run -> written.append(run.text()));
    String curly = Quotes.curly(written.toString());
    int at = 0;
    for (ProseRun run : runs) {
      Faces face = face(run);
      String shown = typefaces.apply(face).settable(curly.substring(at, at + run.text().length()));
      at += run.text().length();
      text.append(shown);
      for (int i = 0; i < shown.length(); i++) {
        faces.add(face);
      }
    }
  }

  /**
   * Words of one look on a line.
   *
   * @param x where they begin, in points from the beginning of the line
   */
  record Segment(String text, Faces face, double x) {}

  /** Lines no wider than {@code width} points. */
  static List<List<Segment>> of(
      List<ProseRun> runs, Function<Faces, Typeface> typefaces, double size, double width) {
    return new StyledLines(runs, typefaces, size).lines(width);
  }

  private static Faces face(ProseRun run) {
    if (run.strong()) {
      return run.emphasis() ? Faces.BOLD_ITALIC : Faces.BOLD;
    }
    return run.emphasis() ? Faces.ITALIC : Faces.ROMAN;
  }

  private List<List<Segment>> lines(double width) {
    List<List<Segment>> lines = new ArrayList<>();
    int start = 0;
    int end = 0;
    for (String piece : LineBreaker.pieces(text.toString())) {
      int next = end + piece.length();
      if (end > start && width(start, trimmed(start, next)) > width) {
        lines.add(segments(start, end));
        start = end;
        while (start < next && text.charAt(start) == ' ') {
          start++;
        }
      }
      end = next;
      while (end - start > 1 && width(start, trimmed(start, end)) > width) {
        int fits = 1;
        while (start + fits < end && width(start, start + fits + 1) <= width) {
          fits++;
        }
        lines.add(segments(start, start + fits));
        start += fits;
      }
    }
    if (end > start || lines.isEmpty()) {
      lines.add(segments(start, end));
    }
    return lines;
  }

  private int trimmed(int start, int end) {
    int trimmed = end;
    while (trimmed > start && text.charAt(trimmed - 1) == ' ') {
      trimmed--;
    }
    return trimmed;
  }

  private double width(int start, int end) {
    double width = 0;
    for (int i = start; i < end; ) {
      int behind = behindFace(i, end);
      width += typefaces.apply(faces.get(i)).width(text.substring(i, behind), size);
      i = behind;
    }
    return width;
  }

  private List<Segment> segments(int start, int end) {
    List<Segment> segments = new ArrayList<>();
    int last = trimmed(start, end);
    double x = 0;
    for (int i = start; i < last; ) {
      int behind = behindFace(i, last);
      String words = text.substring(i, behind);
      segments.add(new Segment(words, faces.get(i), x));
      x += typefaces.apply(faces.get(i)).width(words, size);
      i = behind;
    }
    return segments;
  }

  private int behindFace(int from, int end) {
    int at = from;
    while (at < end && faces.get(at) == faces.get(from)) {
      at++;
    }
    return at;
  }
}
