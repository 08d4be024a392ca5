package studio.kriegsspiel.scenario.phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Finds the parts of a statement in a text. Words that it does not know are passed over and told
 * of, so that what a form cannot show is never lost by it.
 */
public final class StatementReader {
  private final StatementKind kind;
  private final Cut cut;
  private final Set<Slot.Option> barred;
  private final ValueReader values;
  private final Map<Slot, Found> found = new LinkedHashMap<>();
  private final Map<String, String> shown = new LinkedHashMap<>();
  private final List<String> beside = new ArrayList<>();
  private int last = -1;

  private StatementReader(StatementKind kind, Cut cut, Set<Slot.Option> barred) {
    this.kind = kind;
    this.barred = barred;
    this.cut = cut;
    this.values = new ValueReader(cut);
  }

  /** A part with the number of the word behind it. */
  private record Match(Slot slot, Found found, int next) {}

  /**
   * Reads a statement that stands between two offsets. Where its first words fit several choices,
   * the one is taken after which the fewest words are left over.
   *
   * @param without statements within it that are read by themselves
   */
  public static Spoken read(
      StatementKind kind, String text, int from, int to, List<TextSpan> without) {
    Cut cut = Cut.of(text, from, to, without);
    Spoken best = read(kind, cut, from, to, Set.of());
    for (String group : kind.groups().keySet()) {
      String chosen = best.values().get(group);
      if (chosen != null && !best.beside().isEmpty()) {
        Spoken other = read(kind, cut, from, to, Set.of(new Slot.Option(group, chosen)));
        best = other.beside().length() < best.beside().length() ? other : best;
      }
    }
    return best;
  }

  private static Spoken read(
      StatementKind kind, Cut cut, int from, int to, Set<Slot.Option> barred) {
    StatementReader reader = new StatementReader(kind, cut, barred);
    reader.read();
    return new Spoken(kind, from, to, reader.found, reader.shown, String.join(" ", reader.beside));
  }

  private void read() {
    int at = kind.head().isEmpty() ? 0 : cut.follow(0, kind.head());
    while (at < cut.size()) {
      Optional<Match> match = match(at);
      if (match.isPresent()) {
        at = match.get().next();
        note(match.get());
      } else {
        PhraseWord word = cut.at(at);
        if (!word.is(",") && !word.is(":")) {
          beside.add(word.text());
        }
        at++;
      }
    }
  }

  private void note(Match match) {
    Slot slot = match.slot();
    Found place = match.found();
    found.put(slot, place);
    String written = cut.text().substring(place.valueFrom(), place.valueTo());
    shown.put(
        slot.key(), slot.value() == Value.MARK ? "yes" : ValueWords.shown(slot.value(), written));
    slot.option().ifPresent(each -> shown.put(each.group(), each.name()));
    last = kind.slots().indexOf(slot);
  }

  /** Whether a part is known by its place among the others alone. */
  private static boolean keepsOrder(Slot slot) {
    boolean free = slot.join() == Join.COMMA || slot.join() == Join.LIST;
    return (slot.leads().isEmpty() || slot.leads().contains(""))
        && (!free || slot.words().isEmpty() && slot.tails().isEmpty());
  }

  private Optional<Match> match(int at) {
    for (int i = 0; i < kind.slots().size(); i++) {
      Slot slot = kind.slots().get(i);
      if (mayStand(slot, i)) {
        Optional<Match> match = match(slot, at);
        if (match.isPresent()) {
          return match;
        }
      }
    }
    return Optional.empty();
  }

  private boolean mayStand(Slot slot, int index) {
    boolean inOrder = index > last || !keepsOrder(slot);
    boolean possible =
        slot.option()
            .map(
                each ->
                    !barred.contains(each)
                        && (shown.containsKey(each.group())
                            ? each.name().equals(shown.get(each.group()))
                            : slot.opens()))
            .orElse(true);
    boolean carried = slot.needs().map(shown::containsKey).orElse(true);
    return inOrder && possible && carried && !found.containsKey(slot);
  }

  private Optional<Match> match(Slot slot, int at) {
    int begin = at;
    switch (slot.join()) {
      case COMMA -> begin = cut.is(at, ",") ? at + 1 : -1;
      case LIST -> begin = cut.is(at, ",") || cut.is(at, ":") ? at + 1 : -1;
      case COLON -> begin = cut.is(at, ":") ? at + 1 : at;
      case LINE -> begin = at == 0 || cut.beginsLine(at) ? at : -1;
      case BLANK -> begin = at;
    }
    if (begin < 0 || begin >= cut.size()) {
      return Optional.empty();
    }
    if (slot.leads().isEmpty()) {
      return match(slot, begin, begin);
    }
    for (String lead : slot.leads()) {
      int words = lead.isEmpty() ? 0 : cut.follow(begin, lead);
      if (words > 0 || lead.isEmpty()) {
        Optional<Match> match = match(slot, begin, begin + words);
        if (match.isPresent()) {
          return match;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Match> match(Slot slot, int begin, int first) {
    int at = first;
    if (slot.value() == Value.MARK) {
      Found place = new Found(offset(begin), offset(begin), end(at), end(at));
      return Optional.of(new Match(slot, place, at));
    }
    int count = values.read(slot, at);
    while (count == 0 && slot.loose() && cut.is(at, PhraseWord.Kind.NAME) && !cut.is(at, "worth")) {
      at++;
      count = values.read(slot, at);
    }
    if (count == 0 || at + count > cut.size()) {
      return Optional.empty();
    }
    int behind = at + count;
    int tail =
        slot.tails().stream()
            .mapToInt(each -> cut.follow(behind, each))
            .filter(each -> each > 0)
            .findFirst()
            .orElse(0);
    if (tail == 0 && !slot.tails().isEmpty()) {
      return Optional.empty();
    }
    Found place = new Found(offset(begin), offset(at), end(behind), end(behind + tail));
    return Optional.of(new Match(slot, place, behind + tail));
  }

  private int offset(int word) {
    return cut.at(word).offset();
  }

  /** Where the word before one ends. */
  private int end(int word) {
    return cut.at(word - 1).end();
  }
}
