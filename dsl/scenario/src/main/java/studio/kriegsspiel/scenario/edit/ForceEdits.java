package studio.kriegsspiel.scenario.edit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.names.Reference;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.TextWords;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Changes strengths, and takes units out of an order of battle with what they do. */
final class ForceEdits {
  /** Sections whose statements go with the unit they begin with. */
  private static final Set<String> OF_ONE_UNIT =
      Set.of("deploy", "reinforcements", "engineering", "events");

  private static final int MOST_LINES_TOLD = 4;

  private final ScenarioText source;
  private final Lines lines;
  private final EditBook book;

  ForceEdits(ScenarioText source, EditBook book) {
    this.source = source;
    this.lines = new Lines(source.text());
    this.book = book;
  }

  /** The one unit of a name whose statement stands in this text. */
  static Unit own(ScenarioText source, UnitId id, String verb) {
    List<Unit> found = source.scenario().units().filter(each -> each.id().equals(id)).toList();
    if (found.isEmpty()) {
      throw new Refusal("There is no unit `%s` in any order of battle.".formatted(id));
    }
    if (found.size() > 1) {
      throw new Refusal(
          "%d units are called `%s`; give them names of their own first."
              .formatted(found.size(), id.name()));
    }
    if (!source.holds(found.get(0))) {
      throw new Refusal(
          "`%s` comes from an army list; open that file to %s it.".formatted(id.name(), verb));
    }
    return found.get(0);
  }

  void changeStrength(Intention.ChangeStrength wish) {
    Unit unit = own(source, wish.unit(), "change");
    if (wish.number() < 1) {
      throw new Refusal(
          "A unit has at least one of what is counted; take the figure of `%s` out in the text."
              .formatted(unit.id().name()));
    }
    OptionalInt known = known(unit, wish.figure());
    if (known.isPresent() && known.getAsInt() == wish.number()) {
      return;
    }
    List<PhraseWord> words = unit.isPost() ? said(unit) : own(unit);
    String number = Integer.toString(wish.number());
    for (int i = 0; i + 1 < words.size(); i++) {
      if (words.get(i).is(PhraseWord.Kind.NUMBER)
          && wish.figure().isCountedBy(words.get(i + 1).text())
          && (known.isEmpty() || words.get(i).text().equals(Integer.toString(known.getAsInt())))) {
        PhraseWord figure = words.get(i);
        lines.replace(figure.offset(), figure.end(), number, book);
        return;
      }
    }
    if (unit.isPost()) {
      throw new Refusal(
          "`%s` is a post and says how many it takes from the body that sends it out; it has no other figure."
              .formatted(unit.id().name()));
    }
    add(words, number + " " + wish.figure().word(), unit);
  }

  /** The words of a post's own line, its number among the first. */
  private List<PhraseWord> said(Unit post) {
    return TextWords.said(source.text(), post.span().offset(), post.span().end());
  }

  private static OptionalInt known(Unit unit, Figure figure) {
    return switch (figure) {
      case MEN -> unit.strength().men();
      case SQUADRONS -> unit.strength().squadrons();
      case RANKS -> unit.ranks();
      case GUNS -> pieces(unit, Ordnance.Kind.GUN);
      case HOWITZERS -> pieces(unit, Ordnance.Kind.HOWITZER);
    };
  }

  private static OptionalInt pieces(Unit unit, Ordnance.Kind kind) {
    return unit.strength().ordnance().stream()
        .filter(each -> each.kind() == kind)
        .mapToInt(each -> each.pieces())
        .findFirst();
  }

  /** The words of a unit's own statement behind its name, without sources and parts. */
  private List<PhraseWord> own(Unit unit) {
    int end =
        source
            .sections("army")
            .flatMap(each -> each.statements().stream())
            .filter(each -> each.offset() == unit.span().offset())
            .mapToInt(TextSpan::end)
            .findFirst()
            .orElseGet(() -> beforeParts(unit));
    return TextWords.said(source.text(), unit.nameSpan().end(), end);
  }

  /** Where no statements are known: up to the first source or part. */
  private static int beforeParts(Unit unit) {
    return Stream.concat(
            unit.parts().stream().filter(part -> !part.isPost()).map(Unit::span),
            unit.sources().stream().map(each -> each.span()))
        .filter(TextSpan::isPresent)
        .mapToInt(TextSpan::offset)
        .reduce(unit.span().end(), Math::min);
  }

  private void add(List<PhraseWord> words, String figure, Unit unit) {
    for (PhraseWord word : words) {
      if (word.is(":")) {
        boolean alone = words.indexOf(word) == words.size() - 1;
        book.add(TextEdit.insert(word.end(), " " + figure + (alone ? "" : ",")));
        return;
      }
    }
    int lineEnd = lines.end(unit.nameSpan().end());
    int behind =
        words.stream()
            .filter(each -> each.offset() < lineEnd)
            .mapToInt(PhraseWord::end)
            .max()
            .orElse(unit.nameSpan().end());
    book.add(TextEdit.insert(behind, ": " + figure));
  }

  void remove(Intention.RemoveUnit wish) {
    Unit unit = own(source, wish.unit(), "remove");
    if (unit.withAllParts().anyMatch(each -> !source.holds(each))) {
      throw new Refusal(
          "`%s` brings in an army list; take its `import` line out in the text first."
              .formatted(unit.id().name()));
    }
    Set<UnitId> gone = unit.withAllParts().map(Unit::id).collect(Collectors.toSet());
    List<TextSpan> deeds =
        source.sections().stream()
            .filter(each -> OF_ONE_UNIT.contains(each.word()))
            .flatMap(each -> each.statements().stream())
            .filter(each -> isDeedOf(gone, each))
            .toList();
    refuseIfSpokenOf(unit, gone, deeds);
    UnitLines block = UnitLines.of(source, unit, "removed");
    lines.remove(block.span(), book);
    deeds.forEach(each -> lines.remove(each, book));
    if (!deeds.isEmpty()) {
      String what = deeds.size() == 1 ? "a line" : deeds.size() + " lines";
      book.remark("With `%s` went %s of what it does.".formatted(wish.unit().name(), what));
    }
  }

  private boolean isDeedOf(Set<UnitId> units, TextSpan statement) {
    return uses(units).stream()
        .anyMatch(
            each ->
                each.span().end() <= statement.end()
                    && each.span().offset() >= statement.offset()
                    && isFirst(statement, each.span()));
  }

  /** Whether a name is the first of a statement, but for the side before its dot. */
  private boolean isFirst(TextSpan statement, TextSpan name) {
    List<PhraseWord> before = TextWords.said(source.text(), statement.offset(), name.offset());
    return before.isEmpty() || (before.size() == 2 && before.get(1).is("."));
  }

  private List<Reference> uses(Set<UnitId> units) {
    return source.names().symbols().stream()
        .filter(each -> each.kind() == DefinedName.Kind.UNIT)
        .filter(each -> units.contains(new UnitId(each.side(), each.name())))
        .flatMap(each -> source.names().usesOf(each).stream())
        .toList();
  }

  private void refuseIfSpokenOf(Unit unit, Set<UnitId> gone, List<TextSpan> deeds) {
    List<Integer> told =
        uses(gone).stream()
            .map(Reference::span)
            .filter(each -> !unit.span().contains(each.offset()))
            .filter(each -> deeds.stream().noneMatch(deed -> deed.contains(each.offset())))
            .map(TextSpan::line)
            .distinct()
            .sorted()
            .toList();
    if (!told.isEmpty()) {
      String where =
          told.stream()
              .limit(MOST_LINES_TOLD)
              .map(String::valueOf)
              .collect(Collectors.joining(", "));
      throw new Refusal(
          "`%s` is still spoken of in line %s%s; change that first."
              .formatted(
                  unit.id().name(), where, told.size() > MOST_LINES_TOLD ? " and others" : ""));
    }
  }

  /** The parent of a unit, none for the highest level. */
  static Optional<Unit> parent(ScenarioText source, UnitId id) {
    return source
        .scenario()
        .units()
        .filter(each -> each.parts().stream().anyMatch(part -> part.id().equals(id)))
        .findFirst();
  }
}
