package studio.kriegsspiel.checks.secrets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.edit.TextIndex;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.secret.Secret;
import studio.kriegsspiel.situation.secret.Secrets;
import studio.kriegsspiel.situation.words.NameFinder;

/** Where texts of a scenario name its units. */
final class Mentions {
  private final CheckContext context;
  private final Secrets secrets;
  private final TextIndex text;

  private Mentions(CheckContext context) {
    this.context = context;
    this.secrets = Secrets.of(context.situation());
    this.text = context.text();
  }

  /** The mentions of a scenario, worked out once a run. */
  static Mentions of(CheckContext context) {
    return context.shared(Mentions.class, Mentions::new);
  }

  /**
   * A unit named in a text.
   *
   * @param words the name as the text has it
   * @param span its place; that of the whole statement where the text is not at hand
   * @param later whether the unit comes on only during play
   */
  record Mention(Unit unit, String words, TextSpan span, boolean later) {
    String side() {
      return unit.id().side();
    }

    /** What it is, such as {@code battalion of Blue}. */
    String what() {
      return unit.echelon().word() + " of " + side();
    }

    /** Why others may not know of it, a clause. */
    String reason() {
      return later
          ? side() + " brings it up only during play"
          : "only " + side() + " knows its own order of battle";
    }
  }

  /**
   * The units a statement names, each name at its first place; a name within a longer one is none.
   *
   * @param span the place of the statement
   * @param said what it says, for where the text is not at hand
   */
  List<Mention> in(TextSpan span, String said) {
    Optional<String> written = text.find(span);
    String prose = written.orElse(said);
    List<Mention> found = new ArrayList<>();
    Set<Unit> told = Collections.newSetFromMap(new IdentityHashMap<>());
    int covered = 0;
    int start = 0;
    for (NameFinder.Hit<Secret> hit : secrets.unitsIn(prose)) {
      Optional<Unit> unit = hit.what().unit().flatMap(context.units()::find);
      boolean within = hit.end() < covered || (hit.end() == covered && hit.start() > start);
      if (hit.end() > covered) {
        covered = hit.end();
        start = hit.start();
      }
      if (!within && unit.isPresent() && isMeant(hit.what(), unit.get()) && told.add(unit.get())) {
        found.add(
            new Mention(
                unit.get(),
                prose.substring(hit.start(), hit.end()).replaceAll("\\s+", " "),
                written.isPresent() ? at(span, prose, hit) : span,
                context.units().comesLater(unit.get())));
      }
    }
    return found;
  }

  /** An army as a whole is no secret, and a place of the map may be named. */
  private boolean isMeant(Secret secret, Unit unit) {
    return unit.echelon() != Echelon.ARMY
        && context
            .situation()
            .terrain()
            .flatMap(terrain -> terrain.findPlace(secret.words()))
            .isEmpty();
  }

  private static TextSpan at(TextSpan whole, String prose, NameFinder.Hit<Secret> hit) {
    int line = whole.line();
    int lineStart = -1;
    for (int i = 0; i < hit.start(); i++) {
      if (prose.charAt(i) == '\n') {
        line++;
        lineStart = i;
      }
    }
    int column = lineStart < 0 ? whole.column() + hit.start() : hit.start() - lineStart;
    return new TextSpan(
        whole.document(), whole.offset() + hit.start(), hit.end() - hit.start(), line, column);
  }
}
