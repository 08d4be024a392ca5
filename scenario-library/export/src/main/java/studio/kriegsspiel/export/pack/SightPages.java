package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.sight.Look;

/**
 * Who sees whom when play begins and at each full hour, for the umpire: of each body the nearest
 * enemy that it sees, and who stands nearer and is hidden. Looks are dear, so each body looks from
 * the nearest enemy outwards and no farther than the first it sees, and where there are hundreds
 * only at some; of later hours only what is otherwise stands there.
 */
final class SightPages {
  private static final int MOST_NAMED = 2;

  /** Looks at an hour; all of a hundred bodies at a hundred and twenty more are fewer. */
  private static final int MOST_LOOKS = 12_000;

  /** So many enemies each body looks at, however many there are. */
  private static final int LEAST_ENEMIES = 12;

  private final Situation situation;
  private final GroundUnit unit;
  private final int looks;
  private final int least;

  /**
   * What a body sees.
   *
   * @param distance of the nearest enemy that it sees, in the book's unit; empty for nobody
   * @param hidden who stands nearer, the nearest first
   */
  private record Seen(Optional<String> whom, String distance, List<String> hidden) {}

  SightPages(Situation situation) {
    this(situation, MOST_LOOKS, LEAST_ENEMIES);
  }

  /**
   * Pages with another limit.
   *
   * @param looks at an hour, about
   * @param least enemies that each body looks at all the same
   */
  SightPages(Situation situation, int looks, int least) {
    this.looks = looks;
    this.least = least;
    this.situation = situation;
    this.unit = situation.book().ground();
  }

  void addTo(Flow flow) {
    Map<UnitId, Seen> told = new HashMap<>();
    List<String> unchanged = new ArrayList<>();
    boolean begun = false;
    for (LocalDateTime hour : situation.clock().fullHours()) {
      List<TroopPost> posts = TroopPost.ofAll(situation, hour);
      int nearest = enemiesFor(posts);
      List<TroopPost> changed = new ArrayList<>();
      for (TroopPost post : posts) {
        Optional<Seen> seen = look(post, posts, nearest, hour);
        if (seen.isPresent() && !seen.get().equals(told.put(post.unit(), seen.get()))) {
          changed.add(post);
        }
      }
      if (!begun && !changed.isEmpty()) {
        begun = true;
        flow.heading("Who sees whom");
        flow.remark(
            "By ground, light and weather, where everybody stands as it is written; who marches is"
                + " left out. Of each body the nearest enemy that it sees, and who stands nearer"
                + " but is hidden. Whom a player orders elsewhere sees what you find.");
        if (nearest < posts.size()) {
          flow.remark(
              "They are so many that each looks at the "
                  + nearest
                  + " enemies nearest to it and no farther. Ask `studio ask` or the window about"
                  + " one who sees none of them.");
        }
      }
      if (changed.isEmpty()) {
        unchanged.add(PaperWords.clock(hour));
      } else {
        at(hour, changed, told, nearest < posts.size(), flow);
      }
    }
    if (begun && !unchanged.isEmpty()) {
      flow.remark("As at the hour before: " + String.join(", ", unchanged) + ".");
    }
  }

  /** How many enemies each body looks at: all, as long as they are not hundreds. */
  private int enemiesFor(List<TroopPost> posts) {
    int share = posts.isEmpty() ? 0 : Math.max(least, looks / posts.size());
    return Math.min(posts.size(), share);
  }

  private void at(
      LocalDateTime hour,
      List<TroopPost> changed,
      Map<UnitId, Seen> told,
      boolean some,
      Flow flow) {
    flow.subheading("At " + PaperWords.clock(hour));
    Table table =
        new Table(
            Table.words("Who looks", 40),
            Table.words("Nearest enemy seen", 40),
            Table.figures(PaperWords.capital(unit.plural()), 14),
            Table.words("Nearer, but hidden", 44));
    List<String> blind = new ArrayList<>();
    String side = "";
    for (TroopPost post : changed) {
      Seen seen = told.get(post.unit());
      if (seen == null || seen.whom.isEmpty()) {
        blind.add(post.title());
        continue;
      }
      if (!post.unit().side().equals(side)) {
        side = post.unit().side();
        table.row(0, true, side, "", "", "");
      }
      table.row(1, false, post.title(), seen.whom.get(), seen.distance, named(seen.hidden));
    }
    if (!table.isEmpty()) {
      flow.table(table);
    }
    if (!blind.isEmpty()) {
      flow.fact(some ? "See none of the nearest" : "See no enemy", String.join(", ", blind));
    }
  }

  private static String named(List<String> titles) {
    String first = titles.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
    return titles.size() > MOST_NAMED
        ? first + " and " + (titles.size() - MOST_NAMED) + " more"
        : first;
  }

  /** What one looks at, the nearest first; nothing where the ground has no heights. */
  private Optional<Seen> look(
      TroopPost post, List<TroopPost> posts, int nearest, LocalDateTime hour) {
    List<TroopPost> enemies =
        posts.stream()
            .filter(each -> !each.unit().side().equals(post.unit().side()))
            .sorted(Comparator.comparingDouble(each -> each.at().distanceMetres(post.at())))
            .limit(nearest)
            .toList();
    List<String> hidden = new ArrayList<>();
    for (TroopPost enemy : enemies) {
      Optional<Look> look = situation.sights().between(post.unit(), enemy.unit(), hour);
      if (look.isEmpty()) {
        return Optional.empty();
      }
      if (look.get().sees()) {
        return Optional.of(
            new Seen(
                Optional.of(enemy.title()),
                PaperWords.number(rounded(look.get().line().distanceMetres())),
                hidden));
      }
      hidden.add(enemy.title());
    }
    return Optional.of(new Seen(Optional.empty(), "", List.of()));
  }

  /** As far as a pace is worth telling: to tens of what is far. */
  private int rounded(double metres) {
    double units = unit.fromMetres(metres);
    return (int) (units < 100 ? Math.round(units) : Math.round(units / 10) * 10);
  }
}
