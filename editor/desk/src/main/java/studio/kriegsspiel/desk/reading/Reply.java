package studio.kriegsspiel.desk.reading;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.analysis.AnalysisPicture;
import studio.kriegsspiel.drawing.analysis.PictureOverlay;
import studio.kriegsspiel.reading.answer.GroundAnswer;

/**
 * What the ground answered.
 *
 * @param title what was asked, or the answer in a few words
 * @param brief the answer for one point in a few words, for a note at the pointer
 * @param lines the answer in words, a sentence or a figure each
 * @param answer the answer itself, none where there is only a sentence why not
 * @param overlay what is laid over the map
 */
public record Reply(
    String title,
    String brief,
    List<String> lines,
    Optional<GroundAnswer> answer,
    Optional<PictureOverlay> overlay) {

  /** Keeps its own copy. */
  public Reply {
    lines = List.copyOf(lines);
  }

  /** An answer for all the ground. */
  static Reply of(GroundAnswer answer) {
    return of(answer, answer.drawn(), "");
  }

  /** An answer for one point, with the same in a few words. */
  static Reply of(GroundAnswer answer, String brief) {
    return of(answer, answer.drawn(), brief);
  }

  private static Reply of(GroundAnswer answer, AnalysisPicture picture, String brief) {
    PictureOverlay overlay = new PictureOverlay(picture);
    return new Reply(
        brief.isEmpty() ? picture.title() : brief,
        brief,
        answer.withCaveats().stream().map(Reply::plain).toList(),
        Optional.of(answer),
        Optional.of(overlay));
  }

  /** Why there is no answer. */
  static Reply none(String sentence) {
    return new Reply("", sentence, List.of(sentence), Optional.empty(), Optional.empty());
  }

  /** Columns of a terminal as running words. */
  private static String plain(String line) {
    return line.strip().replaceAll(" {2,}", " · ");
  }
}
