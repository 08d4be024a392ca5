package studio.kriegsspiel.language.syntax.soft;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How the lexer knows one kind of statement and its words.
 *
 * @param opening the word that begins it
 * @param manner how that word begins it
 * @param follow what must stand behind the opening word, on its line
 * @param then what belongs behind that; it must stand there, too, where the statement does not
 *     begin its line
 * @param inside opening words of the sections it may stand in; empty: in any
 * @param inner words that are keywords only inside it
 * @param naming words behind which a name is asked for, so that no inner word stands there
 */
public record SoftStatement(
    String opening,
    Manner manner,
    List<Follow> follow,
    List<Follow> then,
    Set<String> inside,
    List<InnerWord> inner,
    Set<String> naming) {

  /** How an opening word begins a statement. */
  public enum Manner {
    /** First in its line. */
    LINE,
    /** First in its line; what it stands below goes on behind it. */
    NOTE,
    /** First in its line, or anywhere with all behind it that must follow; begins a section. */
    SECTION,
    /** Behind the name of a unit that stands first in its line: {@code Hussars3 patrols from}. */
    VERB,
    /** Behind a word anywhere in a line: {@code at 15:00 Reserve1 bombards "La Haye Sainte"}. */
    DEED,
    /** A keyword that is one everywhere; only the inner words are soft. */
    RESERVED
  }

  /** A statement on a line of its own. */
  public static SoftStatement line(String opening, Follow... follow) {
    return new SoftStatement(
        opening, Manner.LINE, List.of(follow), List.of(), Set.of(), List.of(), Set.of());
  }

  /** A line that belongs to the statement above it, which goes on. */
  public static SoftStatement note(String opening, Follow... follow) {
    return new SoftStatement(
        opening, Manner.NOTE, List.of(follow), List.of(), Set.of(), List.of(), Set.of());
  }

  /** A statement that ends the section before it. */
  public static SoftStatement section(String opening, Follow... follow) {
    return new SoftStatement(
        opening, Manner.SECTION, List.of(follow), List.of(), Set.of(), List.of(), Set.of());
  }

  /** A statement that begins with the name of a unit. */
  public static SoftStatement verb(String opening, Follow... follow) {
    return new SoftStatement(
        opening, Manner.VERB, List.of(follow), List.of(), Set.of(), List.of(), Set.of());
  }

  /** What a unit does at a time that may stand before its name. */
  public static SoftStatement deed(String opening, Follow... follow) {
    return new SoftStatement(
        opening, Manner.DEED, List.of(follow), List.of(), Set.of(), List.of(), Set.of());
  }

  /** New words in a statement whose opening word is reserved. */
  public static SoftStatement reserved(String opening) {
    return new SoftStatement(
        opening, Manner.RESERVED, List.of(), List.of(), Set.of(), List.of(), Set.of());
  }

  /** The same with what belongs behind what must follow; without it the statement is faulty. */
  public SoftStatement then(Follow... behind) {
    return new SoftStatement(opening, manner, follow, List.of(behind), inside, inner, naming);
  }

  /** The same, but only in sections with these opening words. */
  public SoftStatement in(String... sections) {
    return new SoftStatement(opening, manner, follow, then, Set.of(sections), inner, naming);
  }

  /** The same with one more inner word. */
  public SoftStatement with(String word, Follow... behind) {
    List<InnerWord> more = new ArrayList<>(inner);
    more.add(new InnerWord(word, List.of(behind)));
    return new SoftStatement(opening, manner, follow, then, inside, List.copyOf(more), naming);
  }

  /** The same, but that a word behind one of these words or signs is a name. */
  public SoftStatement namesBehind(String... words) {
    return new SoftStatement(opening, manner, follow, then, inside, inner, Set.of(words));
  }

  /** Its words that are keywords only where this or another statement says so. */
  Stream<String> softWords() {
    return Stream.of(
            manner == Manner.RESERVED ? Stream.<String>empty() : Stream.of(opening),
            wholeOpening().stream().flatMap(Follow::softWords),
            inner.stream().map(InnerWord::word),
            inner.stream().flatMap(each -> each.follow().stream()).flatMap(Follow::softWords))
        .flatMap(each -> each);
  }

  /** All that belongs behind the opening word, in its order. */
  List<Follow> wholeOpening() {
    return Stream.concat(follow.stream(), then.stream()).toList();
  }

  boolean fitsSection(String section) {
    return inside.isEmpty() || section.isEmpty() || inside.contains(section);
  }
}
