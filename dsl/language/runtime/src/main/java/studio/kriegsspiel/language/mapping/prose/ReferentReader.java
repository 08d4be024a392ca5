package studio.kriegsspiel.language.mapping.prose;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.Referent;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.text.UnitFigure;

/** Finds what a reference in prose stands for, and notes the name in it as used. */
final class ReferentReader {
  private static final String FORCES = "forces";

  private final MappingContext context;
  private final Roster roster;

  ReferentReader(MappingContext context, Roster roster) {
    this.context = context;
    this.roster = roster;
  }

  /**
   * What the words stand for; nothing, with a finding, if for nothing.
   *
   * @param offset where what stands between the braces begins in the file
   * @param side the one side that reads the prose, or empty
   */
  Optional<Referent> read(ReferenceWords words, int offset, String side) {
    if (words.isWord(FORCES) && !roster.knows(FORCES)) {
      return forces(span(words.first(), offset), side);
    }
    if (words.words().size() == 1) {
      return one(words.first(), offset, side);
    }
    boolean qualified = !words.first().quoted() && roster.hasSide(words.first().text());
    Optional<UnitFigure> figure =
        words.last().quoted() ? Optional.empty() : UnitFigure.find(words.last().text());
    int names = qualified ? 2 : 1;
    boolean hidden = qualified && words.words().size() == 2 && figure.isPresent();
    if (hidden && !roster.knows(words.last().text())) {
      return sideFigure(words.last(), offset);
    }
    if (words.words().size() == names) {
      return unit(words, names, offset, side, Optional.empty());
    }
    if (words.words().size() == names + 1 && figure.isPresent()) {
      return unit(words, names, offset, side, figure);
    }
    Optional<Referent> unit = unit(words, names, offset, side, Optional.empty());
    if (unit.isPresent()) {
      noFigure(words.words().get(names), offset);
    }
    return Optional.empty();
  }

  private Optional<Referent> one(ReferenceWords.Word word, int offset, String side) {
    String name = word.text();
    TextSpan span = span(word, offset);
    if (roster.knows(name)) {
      return roster.find(name, side, span).map(id -> unit(id, Optional.empty()));
    }
    if (!word.quoted() && roster.hasSide(name)) {
      roster.useSide(name, span);
      return Optional.of(new Referent.OfSide(name));
    }
    if (!word.quoted()) {
      return roster.find(name, side, span).map(id -> unit(id, Optional.empty()));
    }
    List<String> sides = roster.sidesOfRole(name);
    if (sides.isEmpty()) {
      return Optional.of(new Referent.OfPlace(name));
    }
    String own = sides.contains(side) ? side : sides.get(0);
    roster.useRole(own, name, span);
    return Optional.of(new Referent.OfRole(own, name));
  }

  private Optional<Referent> unit(
      ReferenceWords words, int names, int offset, String side, Optional<UnitFigure> figure) {
    ReferenceWords.Word first = words.first();
    ReferenceWords.Word name = words.words().get(names - 1);
    String written = names == 2 ? first.text() + "." + name.text() : name.text();
    TextSpan span = context.source().span(offset + first.start(), name.end() - first.start());
    return roster.find(written, side, span).map(id -> unit(id, figure));
  }

  private static Referent unit(UnitId id, Optional<UnitFigure> figure) {
    return new Referent.OfUnit(id.side(), id.name(), figure);
  }

  private Optional<Referent> forces(TextSpan span, String side) {
    if (!side.isEmpty()) {
      return Optional.of(new Referent.Forces());
    }
    context.error(
        "KS-LNK-050",
        span,
        "`{forces}` stands in a text that is not for one side alone, so that nobody's forces are"
            + " meant.",
        "Name the units, or write it in a text to one side or role.");
    return Optional.empty();
  }

  private Optional<Referent> sideFigure(ReferenceWords.Word word, int offset) {
    context.error(
        "KS-LNK-051",
        span(word, offset),
        "Prose may ask for `" + word.text() + "` of a unit, not of a whole side.",
        "Name the unit, so: `{Baring.strength}`, or write `{forces}` in a text to the side.");
    return Optional.empty();
  }

  private void noFigure(ReferenceWords.Word word, int offset) {
    List<String> known = Arrays.stream(UnitFigure.values()).map(UnitFigure::word).toList();
    context.unknown(
        "KS-LNK-051",
        span(word, offset),
        "`" + word.text() + "` is nothing that prose may ask for of a unit",
        word.text(),
        known,
        "Prose may ask for strength, men or guns, so: `{Baring.strength}`.");
  }

  private TextSpan span(ReferenceWords.Word word, int offset) {
    return context.source().span(offset + word.start(), word.end() - word.start());
  }
}
