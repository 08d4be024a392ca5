package studio.kriegsspiel.scenario.edit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import studio.kriegsspiel.scenario.edit.Statements.Statement;
import studio.kriegsspiel.scenario.phrase.Found;
import studio.kriegsspiel.scenario.phrase.Join;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.Slot;
import studio.kriegsspiel.scenario.phrase.Spoken;
import studio.kriegsspiel.scenario.phrase.StatementKind;
import studio.kriegsspiel.scenario.phrase.StatementWriter;
import studio.kriegsspiel.scenario.phrase.TextWords;
import studio.kriegsspiel.scenario.phrase.Value;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Changes single parts of a statement: what stays the same, comments and words that the kind does
 * not know stand where they stood.
 */
final class Amending {
  private static final String STEP = "  ";

  private final ScenarioText source;
  private final Lines lines;
  private final EditBook book;

  Amending(ScenarioText source, EditBook book) {
    this.source = source;
    this.lines = new Lines(source.text());
    this.book = book;
  }

  void amend(Intention.Amend wish) {
    if (!source.holds(wish.statement())) {
      throw new Refusal("This stands in another file; open that to change it.");
    }
    Statement statement =
        Statements.of(source).stream()
            .filter(each -> each.kind().equals(wish.kind()) && each.span().equals(wish.statement()))
            .findFirst()
            .orElseThrow(() -> new Refusal("The text has changed since it was read; try again."));
    new Pass(wish, statement.read(source.text())).run();
  }

  /** One statement while it is changed, part by part in the order of its kind. */
  private final class Pass {
    private final StatementKind kind;
    private final Map<String, String> values;
    private final Spoken spoken;
    private final List<PhraseWord> words;
    private final StatementWriter writer;
    private final Set<Slot> gone = new HashSet<>();
    private final TreeMap<Integer, StringBuilder> added = new TreeMap<>();
    private int anchor;
    private boolean begun;
    private boolean list;
    private int colon = -1;
    private int goneTo;
    private boolean goesOn;

    Pass(Intention.Amend wish, Spoken spoken) {
      this.spoken = spoken;
      kind = wish.kind();
      values = wish.values();
      int from = wish.statement().offset();
      int to = wish.statement().end();
      words = TextWords.between(source.text(), from, to);
      writer = new StatementWriter(kind, values, indentation(from), lines.lineBreak());
      anchor = from;
      if (!kind.head().isEmpty()) {
        anchor = words.get(kind.head().split(" ").length - 1).end();
        begun = true;
      }
    }

    /** Lines below a statement are as deep as those that are there already. */
    private String indentation(int from) {
      String own = lines.indentation(from);
      return spoken.found().entrySet().stream()
          .filter(each -> each.getKey().join() == Join.LINE)
          .map(each -> each.getValue().from())
          .filter(lines::begins)
          .map(lines::indentation)
          .filter(each -> each.length() > own.length() + STEP.length())
          .findFirst()
          .map(each -> each.substring(STEP.length()))
          .orElse(own);
    }

    void run() {
      List<Slot> there = listed(true);
      goesOn = there.stream().anyMatch(this::isWanted) || holdsMore(there);
      if (!there.isEmpty() && !goesOn) {
        removeList(listed(false).stream().anyMatch(this::isWanted));
      }
      for (Slot slot : kind.slots()) {
        Optional<Found> old = spoken.find(slot);
        String wanted = kind.value(slot, values);
        if (gone.contains(slot)) {
          continue;
        }
        if (old.isPresent() && !wanted.isEmpty()) {
          keep(slot, old.get(), wanted);
        } else if (old.isPresent()) {
          remove(slot, old.get());
        } else if (!wanted.isEmpty()) {
          insert(slot);
        }
      }
      if (colon >= 0 && goesOn) {
        anchor = colon;
        write(",");
      }
      added.forEach((at, text) -> book.add(TextEdit.insert(at, text.toString())));
    }

    private List<Slot> listed(boolean there) {
      return kind.slots().stream()
          .filter(each -> each.join() == Join.LIST && spoken.find(each).isPresent() == there)
          .toList();
    }

    private boolean isWanted(Slot slot) {
      return !kind.value(slot, values).isEmpty();
    }

    /** Whether something else stands in the list, or a comment. */
    private boolean holdsMore(List<Slot> known) {
      int colonAt =
          words.stream()
              .filter(each -> each.is(":"))
              .mapToInt(PhraseWord::offset)
              .findFirst()
              .orElse(-1);
      if (colonAt < 0) {
        return false;
      }
      int to = known.stream().mapToInt(this::endWithDependants).max().orElse(colonAt);
      gone.clear();
      long commas =
          words.stream()
              .filter(each -> each.is(",") && each.offset() > colonAt && each.offset() < to)
              .count();
      boolean follows = said(to).filter(each -> each.is(",")).isPresent();
      return known.isEmpty()
          ? said(colonAt + 1).isPresent()
          : follows || commas != known.size() - 1 || hasComment(colonAt, to);
    }

    private void keep(Slot slot, Found old, String wanted) {
      if (slot.value() != Value.MARK && !wanted.equals(spoken.values().get(slot.key()))) {
        lines.replace(old.valueFrom(), old.valueTo(), writer.value(slot), book);
        keepTail(slot, old, wanted);
      }
      anchor = old.to();
      begun = true;
      list = list || slot.join() == Join.LIST;
    }

    /** One gun, two guns. */
    private void keepTail(Slot slot, Found old, String wanted) {
      if (slot.tails().isEmpty()) {
        return;
      }
      String written = source.text().substring(old.valueTo(), old.to()).strip();
      String one = slot.tails().get(0);
      String several = slot.tails().get(slot.tails().size() - 1);
      String right = wanted.equals("1") ? one : several;
      if (!written.equals(right) && (written.equals(one) || written.equals(several))) {
        lines.replace(old.to() - written.length(), old.to(), right, book);
      }
    }

    private void remove(Slot slot, Found old) {
      if (!gone.add(slot)) {
        return;
      }
      if (slot.join() == Join.LINE) {
        cut(old.from(), withDependants(slot, old.to()));
        return;
      }
      boolean first = !begun && before(old.from()).filter(each -> each.end() > goneTo).isEmpty();
      if (first) {
        goneTo = said(old.to()).map(PhraseWord::offset).orElse(old.to());
        book.add(new TextEdit(old.from(), goneTo - old.from(), ""));
        return;
      }
      Optional<PhraseWord> sign = sign(slot, old);
      Optional<PhraseWord> next = said(old.to());
      boolean heads = sign.filter(each -> each.is(":")).isPresent() && slot.join() == Join.LIST;
      if (heads && next.filter(each -> each.is(",")).isPresent()) {
        int to = said(next.get().end()).map(PhraseWord::offset).orElse(next.get().end());
        cut(old.from(), to);
        return;
      }
      int from = sign.map(PhraseWord::offset).orElse(old.from());
      if (hasComment(from, old.to())) {
        sign.ifPresent(each -> book.add(new TextEdit(each.offset(), 1, "")));
        cut(old.from(), old.to());
        return;
      }
      Optional<PhraseWord> before = before(from);
      boolean comment = before.filter(each -> each.is(PhraseWord.Kind.COMMENT)).isPresent();
      int start = comment ? from : before.map(PhraseWord::end).orElse(from);
      book.add(new TextEdit(start, old.to() - start, ""));
    }

    /** The comma or colon that a part brings with it. */
    private Optional<PhraseWord> sign(Slot slot, Found old) {
      return slot.join() == Join.BLANK
          ? Optional.empty()
          : words.stream()
              .filter(each -> each.end() <= old.from() && !each.is(PhraseWord.Kind.COMMENT))
              .reduce((first, later) -> later)
              .filter(each -> each.is(",") || each.is(":"));
    }

    private void cut(int from, int to) {
      TextSpan all = source.scenario().span();
      lines.remove(new TextSpan(all.document(), from, to - from, 1, 1), book);
    }

    /** The whole list goes where nothing of it is left, with its colon. */
    private void removeList(boolean refilled) {
      List<Slot> items =
          kind.slots().stream()
              .filter(each -> each.join() == Join.LIST && spoken.find(each).isPresent())
              .toList();
      int from = items.stream().mapToInt(each -> place(each).from()).min().orElseThrow();
      int to = items.stream().mapToInt(this::endWithDependants).max().orElseThrow();
      PhraseWord sign = sign(items.get(0), new Found(from, from, from, from)).orElseThrow();
      items.forEach(gone::add);
      int start = refilled ? sign.end() : before(sign.offset()).map(PhraseWord::end).orElse(from);
      book.add(new TextEdit(start, to - start, ""));
    }

    private Found place(Slot slot) {
      return spoken.find(slot).orElseThrow();
    }

    private int endWithDependants(Slot slot) {
      return withDependants(slot, place(slot).to());
    }

    /** The end of what stands on the line of a part and cannot stand without it. */
    private int withDependants(Slot line, int to) {
      int end = to;
      Set<String> keys = new HashSet<>(Set.of(line.key()));
      for (Slot each : kind.slots()) {
        Optional<Found> place = spoken.find(each);
        if (each.needs().filter(keys::contains).isPresent() && place.isPresent()) {
          keys.add(each.key());
          gone.add(each);
          end = Math.max(end, place.get().to());
        }
      }
      return end;
    }

    private boolean hasComment(int from, int to) {
      return words.stream()
          .anyMatch(
              each ->
                  each.is(PhraseWord.Kind.COMMENT) && each.offset() >= from && each.offset() < to);
    }

    private Optional<PhraseWord> before(int offset) {
      return words.stream().filter(each -> each.end() <= offset).reduce((first, later) -> later);
    }

    private Optional<PhraseWord> said(int offset) {
      return words.stream()
          .filter(each -> each.offset() >= offset && !each.is(PhraseWord.Kind.COMMENT))
          .findFirst();
    }

    private void insert(Slot slot) {
      if (slot.join() == Join.LINE) {
        anchor = lineBehind(slot);
      }
      if (slot.join() == Join.LIST && !list) {
        Optional<PhraseWord> there = words.stream().filter(each -> each.is(":")).findFirst();
        if (there.isPresent()) {
          anchor = there.get().end();
          colon = anchor;
          write(" " + writer.piece(slot));
          list = true;
          return;
        }
      }
      if (!begun && spoken.from() == anchor) {
        write(writer.piece(slot) + " ");
      } else {
        write(writer.before(slot, list) + writer.piece(slot));
      }
      list = list || slot.join() == Join.LIST;
    }

    private void write(String text) {
      added.computeIfAbsent(anchor, key -> new StringBuilder()).append(text);
    }

    /** Before the next line that is known; behind all that belongs to the statement otherwise. */
    private int lineBehind(Slot slot) {
      int index = kind.slots().indexOf(slot);
      List<Slot> later = new ArrayList<>(kind.slots().subList(index + 1, kind.slots().size()));
      boolean more =
          later.stream()
              .anyMatch(each -> each.join() == Join.LINE && spoken.find(each).isPresent());
      int at = lines.behind(more ? anchor : Math.max(anchor, spoken.to()));
      int depth = lines.depth(lines.start(anchor));
      while (more && kind.home() == StatementKind.Home.HEAD && isDeeper(lines.next(at), depth)) {
        at = lines.end(lines.next(at));
      }
      return at;
    }

    private boolean isDeeper(int line, int depth) {
      return line < source.text().length()
          && !source.text().substring(line, lines.end(line)).isBlank()
          && lines.depth(line) > depth
          && depth > 0;
    }
  }
}
