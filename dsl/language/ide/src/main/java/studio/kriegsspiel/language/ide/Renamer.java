package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.symbols.Reference;
import studio.kriegsspiel.language.symbols.Symbol;
import studio.kriegsspiel.language.syntax.Names;
import studio.kriegsspiel.language.syntax.Tokens;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Gives a side, a unit or a role another name, wherever it stands. */
final class Renamer {
  private final Analysis analysis;

  Renamer(Analysis analysis) {
    this.analysis = analysis;
  }

  List<TextEdit> rename(int offset, String newName) {
    Optional<Symbol> symbol = analysis.symbols().at(offset);
    if (symbol.isEmpty()) {
      throw new IllegalArgumentException("There is no side, unit or role here to rename.");
    }
    Symbol old = symbol.get();
    check(old, newName);
    List<TextEdit> edits = new ArrayList<>();
    edits.add(definition(old, newName));
    for (Reference use : analysis.symbols().usesOf(old)) {
      edits.add(TextEdit.replace(use.span(), written(use.span(), newName)));
    }
    return edits.stream().distinct().toList();
  }

  private void check(Symbol old, String newName) {
    boolean title = old.kind() == Symbol.Kind.ROLE;
    boolean fits =
        title
            ? !newName.isBlank() && !newName.contains("\"") && !newName.contains("\n")
            : Names.isName(newName);
    if (!fits) {
      throw new IllegalArgumentException(
          title
              ? "A role's title has no quotation mark in it."
              : "A name begins with a letter and has only letters, digits, hyphens and apostrophes.");
    }
    String side = old.kind() == Symbol.Kind.SIDE ? newName : old.side();
    if (analysis.symbols().find(old.kind(), side, newName).isPresent()) {
      throw new IllegalArgumentException("The name `" + newName + "` is already used.");
    }
  }

  /** A unit that goes by its title keeps the title and gets a short name beside it. */
  private TextEdit definition(Symbol old, String newName) {
    if (old.kind() == Symbol.Kind.UNIT && old.quoted()) {
      return TextEdit.insert(old.nameSpan().end() + 1, " as " + plain(newName));
    }
    return TextEdit.replace(old.nameSpan(), written(old.nameSpan(), newName));
  }

  private String written(TextSpan span, String newName) {
    int before = span.offset() - 1;
    boolean quoted = before >= 0 && analysis.source().text().charAt(before) == '"';
    return quoted ? newName : plain(newName);
  }

  /** A name that is a keyword gets the mark that makes it a name. */
  private static String plain(String name) {
    return Tokens.keywordList().contains(name) ? "^" + name : name;
  }
}
