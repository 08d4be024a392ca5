package studio.kriegsspiel.scenario.edit;

import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.names.DefinedName.Kind;
import studio.kriegsspiel.scenario.names.Names;
import studio.kriegsspiel.scenario.names.Reference;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.TextWords;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Gives sides, units and roles another name, wherever it stands. */
final class NameEdits {
  private final ScenarioText source;
  private final Phrases phrases;
  private final EditBook book;

  NameEdits(ScenarioText source, EditBook book) {
    this.source = source;
    this.phrases = new Phrases(source);
    this.book = book;
  }

  void rename(Intention.Rename wish) {
    DefinedName old = wish.named();
    if (!source.holds(old.nameSpan())) {
      throw new Refusal(
          "`%s` comes from an army list; open that file to rename it.".formatted(old.name()));
    }
    check(old, wish.name());
    if (old.kind() == Kind.UNIT && old.quoted()) {
      // A unit that goes by its title keeps the title and gets a short name beside it.
      book.add(TextEdit.insert(old.nameSpan().end() + 1, " as " + phrases.name(wish.name())));
    } else {
      write(old.nameSpan(), wish.name());
    }
    source.names().usesOf(old).stream()
        .filter(each -> !each.byTitle())
        .map(Reference::span)
        .distinct()
        .forEach(each -> write(each, wish.name()));
  }

  private void check(DefinedName old, String name) {
    boolean title = old.kind() == Kind.ROLE || old.kind() == Kind.TEMPLATE;
    if (title && !isTitle(name)) {
      throw new Refusal(
          "A "
              + (old.kind() == Kind.ROLE ? "role" : "template")
              + "'s title has no quotation mark in it.");
    }
    if (!title && !Names.isName(name)) {
      throw new Refusal(
          "A name begins with a letter and has only letters, digits, hyphens and apostrophes.");
    }
    String side = old.kind() == Kind.SIDE ? name : old.side();
    if (source.names().find(old.kind(), side, name).isPresent()
        || (old.kind() == Kind.UNIT && isTakenByOther(old, name))) {
      throw new Refusal("The name `" + name + "` is already used.");
    }
  }

  /** A name that another unit has, of whichever side, would make every use of either doubtful. */
  private boolean isTakenByOther(DefinedName old, String name) {
    return source
        .scenario()
        .units()
        .filter(each -> !each.nameSpan().contains(old.nameSpan().offset()))
        .anyMatch(each -> each.id().name().equals(name) || each.title().equals(name));
  }

  private static boolean isTitle(String title) {
    return !title.isBlank() && !title.contains("\"") && !title.contains("\n");
  }

  private void write(TextSpan span, String name) {
    int before = span.offset() - 1;
    boolean quoted = before >= 0 && source.text().charAt(before) == '"';
    book.add(TextEdit.replace(span, quoted ? name : phrases.name(name)));
  }

  void retitle(Intention.Retitle wish) {
    Unit unit = ForceEdits.own(source, wish.unit(), "rename");
    if (!isTitle(wish.title()) || wish.title().contains("\\")) {
      throw new Refusal("A unit's title has no quotation mark in it.");
    }
    boolean taken =
        source
            .scenario()
            .units()
            .anyMatch(
                each ->
                    !each.id().equals(unit.id())
                        && (each.title().equals(wish.title())
                            || each.id().name().equals(wish.title())));
    if (taken) {
      throw new Refusal("Another unit is called \"" + wish.title() + "\" already.");
    }
    if (unit.title().equals(wish.title())) {
      return;
    }
    PhraseWord title =
        TextWords.said(source.text(), unit.span().offset(), unit.nameSpan().end()).stream()
            .filter(each -> each.is(PhraseWord.Kind.QUOTED))
            .findFirst()
            .orElseThrow(
                () ->
                    new Refusal(
                        "`%s` has a short name alone; rename it instead."
                            .formatted(unit.id().name())));
    boolean goesByTitle = title.offset() == unit.nameSpan().offset();
    book.add(new TextEdit(title.offset(), title.text().length(), Phrases.quoted(wish.title())));
    source.names().symbols().stream()
        .filter(
            each ->
                each.kind() == Kind.UNIT && each.nameSpan().offset() >= unit.nameSpan().offset())
        .filter(each -> each.nameSpan().end() <= unit.nameSpan().end())
        .flatMap(each -> source.names().usesOf(each).stream())
        .filter(each -> goesByTitle || each.byTitle())
        .map(Reference::span)
        .distinct()
        .forEach(each -> writeTitle(each, wish.title()));
  }

  private void writeTitle(TextSpan span, String title) {
    boolean quoted = span.offset() > 0 && source.text().charAt(span.offset() - 1) == '"';
    if (!quoted && !Names.isName(title)) {
      throw new Refusal(
          "The unit is called by this title in line %d, where only a name of one word can stand; give it a short name first."
              .formatted(span.line()));
    }
    book.add(TextEdit.replace(span, quoted ? title : phrases.name(title)));
  }
}
