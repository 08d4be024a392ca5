package studio.kriegsspiel.language.ide.names;

import java.util.List;
import studio.kriegsspiel.language.syntax.Tokens;
import studio.kriegsspiel.scenario.names.Names;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Gives a thing another name at one place after the other. */
public final class Rename {
  private static final String NOTHING =
      "There is no side, unit, role, place, template or variant here to rename.";

  private Rename() {}

  /** What is said where nothing can be renamed. */
  public static IllegalArgumentException nothing() {
    return new IllegalArgumentException(NOTHING);
  }

  /**
   * Checks a new name.
   *
   * @param there what the files concerned name
   * @throws IllegalArgumentException if the thing cannot be called so; its message is one sentence
   *     for the user
   */
  public static void check(NameUse old, String newName, List<NameUse> there) {
    boolean title = isTitle(old.kind());
    boolean fits =
        title
            ? !newName.isBlank() && newName.chars().noneMatch(each -> "\"\n\r\\".indexOf(each) >= 0)
            : Names.isName(newName);
    if (!fits) {
      throw new IllegalArgumentException(
          title
              ? "A title has no quotation mark, backslash or line break in it."
              : "A name begins with a letter and has only letters, digits, hyphens and apostrophes.");
    }
    String side = old.kind() == NameUse.Kind.SIDE ? newName : old.side();
    boolean taken =
        old.kind() != NameUse.Kind.PLACE
            && there.stream()
                .anyMatch(
                    each ->
                        each.defines()
                            && each.kind() == old.kind()
                            && each.name().equals(newName)
                            && (side.isEmpty()
                                || each.side().isEmpty()
                                || each.side().equals(side)));
    if (taken) {
      throw new IllegalArgumentException("The name `" + newName + "` is already used.");
    }
  }

  private static boolean isTitle(NameUse.Kind kind) {
    return switch (kind) {
      case SIDE, UNIT -> false;
      case ROLE, PLACE, TEMPLATE, VARIANT -> true;
    };
  }

  /** The edit at one place; a unit that goes by its title keeps it and gets a short name beside. */
  public static TextEdit edit(NameUse use, String newName) {
    if (use.kind() == NameUse.Kind.UNIT && use.quoted() && use.defines()) {
      return TextEdit.insert(use.span().end() + 1, " as " + plain(newName));
    }
    return TextEdit.replace(use.span(), use.quoted() ? newName : plain(newName));
  }

  /** A name that is a keyword gets the mark that makes it a name. */
  private static String plain(String name) {
    return Tokens.keywordList().contains(name) ? "^" + name : name;
  }
}
