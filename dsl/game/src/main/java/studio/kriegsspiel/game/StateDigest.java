package studio.kriegsspiel.game;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.truth.Truth;
import studio.kriegsspiel.terrain.MapPoint;

/** A state of the game in a few figures, so that two can be told apart. */
final class StateDigest {
  private static final int BYTES = 8;

  private StateDigest() {}

  /** The digest of a text's characters. */
  static String of(String text) {
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(sum, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }

  /** The digest of what is so in a game, and of what decisions left in it. */
  static String of(Game game) {
    StringBuilder left = new StringBuilder(of(game.truth()));
    game.left()
        .all()
        .forEach(
            each ->
                left.append('\n')
                    .append(each.whose())
                    .append(' ')
                    .append(each.word())
                    .append('=')
                    .append(each.value()));
    game.fire().all().forEach(each -> left.append('\n').append(each));
    List<Intelligence> messages = game.situation().messages();
    messages.forEach(
        each ->
            left.append('\n')
                .append(each.release())
                .append(each.audience())
                .append(each.text().text()));
    boolean more =
        !game.left().all().isEmpty() || !game.fire().all().isEmpty() || !messages.isEmpty();
    return more ? of(left.toString()) : left.toString();
  }

  /** The digest of what is so: places to the metre, and all that the text says in words. */
  static String of(Truth truth) {
    StringBuilder state = new StringBuilder();
    state.append(truth.time()).append('\n');
    truth.bodies().forEach((unit, where) -> state.append(unit).append(line(where)).append('\n'));
    state.append(truth.weather()).append(truth.ground()).append(truth.rivers()).append('\n');
    truth.worksBegun().forEach(each -> state.append("begun ").append(each.task().unit()));
    truth.worksDone().forEach(each -> state.append("done ").append(each.task().unit()));
    return of(state.toString());
  }

  private static String line(Whereabouts where) {
    return " "
        + where.kind()
        + point(where.head())
        + point(where.centre())
        + point(where.tail())
        + where.formation().map(each -> " " + each.name()).orElse("");
  }

  private static String point(Optional<MapPoint> point) {
    return point
        .map(each -> String.format(Locale.ROOT, " %.0f,%.0f", each.x(), each.y()))
        .orElse(" -");
  }
}
