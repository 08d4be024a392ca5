package studio.kriegsspiel.scenario.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.Names;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.TextWords;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Adds units to an order of battle and puts units under another. */
final class Ordering {
  private static final String STEP = "  ";

  private final ScenarioText source;
  private final Lines lines;
  private final Phrases phrases;
  private final EditBook book;

  Ordering(ScenarioText source, EditBook book) {
    this.source = source;
    this.lines = new Lines(source.text());
    this.phrases = new Phrases(source);
    this.book = book;
  }

  /** Where lines go: behind an offset, indented so. */
  private record Gap(int behind, String indentation) {}

  void add(Intention.AddUnit wish) {
    Side side = side(wish.side());
    if (wish.units().units().isEmpty()) {
      throw new Refusal(
          "A post stands in no order of battle; write it below `deploy`, `post of 20 men of ...`.");
    }
    if (wish.units().bringsIn()) {
      throw new Refusal(
          "`%s` brings in an army list, whose units cannot stand in two places; copy its parts."
              .formatted(wish.units().units().get(0).name()));
    }
    if (!wish.units().legible()) {
      throw new Refusal(
          "Several units of `%s` share a line; give each a line of its own before it is copied."
              .formatted(wish.units().units().get(0).name()));
    }
    wish.parent().flatMap(source.scenario()::findUnit).ifPresent(Ordering::refuseIfPost);
    wish.parent()
        .ifPresent(
            parent ->
                checkLevels(
                    wish.units().units().get(0).name(),
                    wish.units().echelon(),
                    ForceEdits.own(source, parent, "change")));
    write(side, wish.parent(), withFreeNames(wish));
  }

  void bringIn(Intention.BringIn wish) {
    write(side(wish.side()), Optional.empty(), "import " + Phrases.quoted(wish.list()));
  }

  /** Puts lines below a unit or at the end of a side's army, which is begun if there is none. */
  private void write(Side side, Optional<UnitId> parent, String block) {
    Optional<Gap> gap = gap(side, parent);
    if (gap.isPresent()) {
      insert(gap.get(), block.lines().toList());
      return;
    }
    int behind =
        source
            .sections("army")
            .map(each -> each.span().end())
            .reduce((first, later) -> later)
            .orElse(side.span().end());
    String lineBreak = lines.lineBreak();
    String text =
        block
            .lines()
            .map(line -> lineBreak + (line.isBlank() ? "" : STEP + line))
            .collect(Collectors.joining());
    book.addToNewSection(
        "army of " + side.name(),
        lines.behind(behind),
        lineBreak + lineBreak + "army of " + phrases.name(side.name()),
        text);
  }

  private Side side(String name) {
    return source
        .scenario()
        .findSide(name)
        .orElseThrow(() -> new Refusal("There is no side `%s`.".formatted(name)));
  }

  /** The block with other names for those that are taken. */
  private String withFreeNames(Intention.AddUnit wish) {
    Set<String> taken =
        source
            .scenario()
            .units()
            .flatMap(each -> Stream.of(each.id().name(), each.title()))
            .collect(Collectors.toSet());
    List<TextEdit> edits = new ArrayList<>();
    for (UnitBlock.Named each : wish.units().units()) {
      rename(each, wish.side(), taken, edits);
    }
    return TextEdit.applyAll(wish.units().text(), edits);
  }

  private void rename(UnitBlock.Named unit, String side, Set<String> taken, List<TextEdit> edits) {
    boolean titled = unit.titleRange().filter(unit.nameRange()::equals).isPresent();
    String title = free(unit.title(), " ", taken);
    String name = titled ? title : free(unit.name(), "-", taken);
    unit.titleRange()
        .filter(range -> !title.equals(unit.title()))
        .ifPresent(
            range ->
                edits.add(new TextEdit(range.offset(), range.length(), Phrases.quoted(title))));
    if (titled && !Names.isName(title)) {
      String made = free(shortName(title), "-", taken);
      edits.add(TextEdit.insert(unit.nameRange().end(), " as " + phrases.name(made)));
      book.name(new UnitId(side, unit.name()), phrases.name(made));
      return;
    }
    if (!titled && !name.equals(unit.name())) {
      edits.add(
          new TextEdit(unit.nameRange().offset(), unit.nameRange().length(), phrases.name(name)));
    }
    book.name(new UnitId(side, unit.name()), phrases.name(name));
  }

  /** A name nothing else has: the wanted one, or with a number behind it. */
  private String free(String wanted, String gap, Set<String> taken) {
    String name = wanted;
    for (int number = 2; taken.contains(name) || !book.take(name); number++) {
      name = wanted + gap + number;
    }
    return name;
  }

  /** A short name made of a title: {@code 2nd Light KGL} becomes {@code Light-KGL-2nd}. */
  static String shortName(String title) {
    List<String> words = new ArrayList<>();
    List<String> later = new ArrayList<>();
    for (String word : title.split("[^\\p{L}\\p{N}'’]+")) {
      if (!word.isEmpty()) {
        (words.isEmpty() && !Names.isName(word) ? later : words).add(word);
      }
    }
    words.addAll(later);
    String name = String.join("-", words);
    return Names.isName(name) ? name : "Unit";
  }

  void resubordinate(Intention.Resubordinate wish) {
    Unit unit = ForceEdits.own(source, wish.unit(), "re-order");
    Optional<Unit> now = ForceEdits.parent(source, wish.unit());
    if (now.map(Unit::id).equals(wish.parent())) {
      return;
    }
    refuseIfPost(unit);
    wish.parent()
        .ifPresent(
            parent -> {
              source.scenario().findUnit(parent).ifPresent(Ordering::refuseIfPost);
              check(unit, parent);
            });
    UnitLines block = UnitLines.of(source, unit, "put elsewhere");
    Gap gap =
        gap(side(wish.unit().side()), wish.parent())
            .orElseThrow(() -> new Refusal("The army has no lines to which it could go."));
    int from = lines.start(block.span().offset());
    int behind = lines.behind(block.span().end());
    List<String> moved =
        shifted(source.text().substring(from, behind), from, block.depth(), gap.indentation());
    if (gap.behind() > from && gap.behind() <= behind) {
      throw new Refusal("`%s` cannot be part of itself.".formatted(wish.unit().name()));
    }
    int next = lines.next(behind);
    boolean last = next == source.text().length() && behind == next && from > 0;
    int start = last ? from - lines.lineBreak().length() : from;
    book.add(new TextEdit(start, next - start, ""));
    book.add(
        TextEdit.insert(
            gap.behind(),
            moved.stream().map(line -> lines.lineBreak() + line).collect(Collectors.joining())));
  }

  /** A post is written where it stands and has no place in an order of battle. */
  private static void refuseIfPost(Unit unit) {
    if (unit.isPost()) {
      throw new Refusal(
          "`%s` is a post, which belongs to the body that sends it out and has no parts."
              .formatted(unit.id().name()));
    }
  }

  private void check(Unit unit, UnitId parentId) {
    if (!parentId.side().equals(unit.id().side())) {
      throw new Refusal(
          "`%s` belongs to %s and cannot be part of `%s`, which belongs to %s."
              .formatted(unit.id().name(), unit.id().side(), parentId.name(), parentId.side()));
    }
    if (unit.holds(parentId)) {
      throw new Refusal("`%s` cannot be part of itself.".formatted(unit.id().name()));
    }
    Unit parent = ForceEdits.own(source, parentId, "change");
    checkLevels(unit.id().name(), unit.echelon(), parent);
  }

  /** The language warns of a formation under one that is no larger. */
  private static void checkLevels(String name, Echelon echelon, Unit parent) {
    boolean formation = echelon.compareTo(Echelon.REGIMENT) <= 0;
    if (formation && parent.echelon().compareTo(echelon) >= 0) {
      throw new Refusal(
          "`%s` cannot be part of `%s`: a %s is not part of a %s."
              .formatted(name, parent.id().name(), echelon.word(), parent.echelon().word()));
    }
  }

  /** Where parts of a unit go, or units of the highest level; nothing if the side has no army. */
  private Optional<Gap> gap(Side side, Optional<UnitId> parent) {
    if (parent.isPresent()) {
      Unit unit = ForceEdits.own(source, parent.get(), "change");
      UnitLines block = UnitLines.of(source, unit, "given parts");
      String indentation =
          lastLine(unit.parts())
              .orElseGet(() -> lines.indentation(unit.span().offset()) + step(side));
      return Optional.of(new Gap(lines.behind(block.span().end()), indentation));
    }
    return army(side)
        .map(
            army ->
                new Gap(
                    lines.behind(army.span().end()),
                    lastLine(inThisText(side, army)).orElse(STEP)));
  }

  private Optional<TextSection> army(Side side) {
    return source
        .sections("army")
        .filter(
            each ->
                TextWords.in(source.text(), each.span()).stream()
                    .filter(word -> !word.is(PhraseWord.Kind.COMMENT))
                    .skip(2)
                    .findFirst()
                    .filter(word -> word.text().replace("^", "").equals(side.name()))
                    .isPresent())
        .reduce((first, later) -> later);
  }

  private List<Unit> inThisText(Side side, TextSection army) {
    return side.army().stream().filter(each -> army.span().contains(each.span().offset())).toList();
  }

  /** How the last of some units that begins a line is indented. */
  private Optional<String> lastLine(List<Unit> units) {
    return units.stream()
        .filter(each -> !each.isPost())
        .filter(each -> source.holds(each.span()) && lines.begins(each.span().offset()))
        .max(Comparator.comparingInt(each -> each.span().offset()))
        .map(each -> lines.indentation(each.span().offset()));
  }

  /** How much deeper the author sets parts than the unit they are part of. */
  private String step(Side side) {
    return side.units()
        .filter(each -> source.holds(each) && !each.isBody())
        .filter(each -> lines.begins(each.span().offset()))
        .flatMap(
            each ->
                lastLine(each.parts()).stream()
                    .filter(deep -> deep.startsWith(lines.indentation(each.span().offset())))
                    .map(deep -> deep.substring(lines.indentation(each.span().offset()).length())))
        .filter(each -> !each.isEmpty())
        .findFirst()
        .orElse(STEP);
  }

  private void insert(Gap gap, List<String> block) {
    StringBuilder text = new StringBuilder();
    for (String line : block) {
      text.append(lines.lineBreak()).append(line.isBlank() ? "" : gap.indentation() + line);
    }
    book.add(TextEdit.insert(gap.behind(), text.toString()));
  }

  /** Lines that stood at one depth, to stand at another; the middle of a comment stays. */
  private List<String> shifted(String block, int offset, int depth, String indentation) {
    List<TextSpan> comments =
        TextWords.between(source.text(), offset, offset + block.length()).stream()
            .filter(each -> each.is(PhraseWord.Kind.COMMENT))
            .map(each -> new TextSpan("", each.offset(), each.text().length(), 1, 1))
            .toList();
    List<String> result = new ArrayList<>();
    int at = offset;
    for (String line : block.split("\r?\n", -1)) {
      int start = at;
      boolean inside =
          comments.stream().anyMatch(each -> each.offset() < start && start < each.end());
      result.add(inside || line.isBlank() ? line : shifted(line, depth, indentation));
      at = lines.next(at);
    }
    return result;
  }

  private static String shifted(String line, int depth, String indentation) {
    int blanks = line.length() - line.stripLeading().length();
    int columns = Lines.columns(line.substring(0, blanks));
    String deeper = columns >= depth ? " ".repeat(columns - depth) : "";
    return indentation + deeper + line.substring(blanks);
  }
}
