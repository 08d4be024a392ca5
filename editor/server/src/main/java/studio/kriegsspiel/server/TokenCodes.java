package studio.kriegsspiel.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import studio.kriegsspiel.language.ide.Coloured;
import studio.kriegsspiel.language.ide.Meaning;

/**
 * Meanings of tokens in the protocol's numbers: five a token, each place told from the one before.
 */
final class TokenCodes {
  private static final Map<Meaning, String> TYPES =
      Map.ofEntries(
          Map.entry(Meaning.KEYWORD, SemanticTokenTypes.Keyword),
          Map.entry(Meaning.VALUE, SemanticTokenTypes.EnumMember),
          Map.entry(Meaning.SIDE, SemanticTokenTypes.Namespace),
          Map.entry(Meaning.UNIT, SemanticTokenTypes.Class),
          Map.entry(Meaning.ROLE, SemanticTokenTypes.Interface),
          Map.entry(Meaning.PLACE, SemanticTokenTypes.Property),
          Map.entry(Meaning.TEMPLATE, SemanticTokenTypes.Struct),
          Map.entry(Meaning.VARIANT, SemanticTokenTypes.Type),
          Map.entry(Meaning.NAME, SemanticTokenTypes.Variable),
          Map.entry(Meaning.TITLE, SemanticTokenTypes.String),
          Map.entry(Meaning.PROSE, SemanticTokenTypes.String),
          Map.entry(Meaning.NUMBER, SemanticTokenTypes.Number),
          Map.entry(Meaning.TIME, SemanticTokenTypes.Number),
          Map.entry(Meaning.COMMENT, SemanticTokenTypes.Comment));

  private static final List<String> LEGEND = TYPES.values().stream().distinct().sorted().toList();

  private TokenCodes() {}

  /** What the numbers mean. */
  static SemanticTokensWithRegistrationOptions options() {
    return new SemanticTokensWithRegistrationOptions(
        new SemanticTokensLegend(LEGEND, List.of(SemanticTokenModifiers.Definition)), true);
  }

  /** The numbers of tokens in the order of the text. */
  static List<Integer> of(List<Coloured> tokens, Ranges ranges) {
    List<Integer> codes = new ArrayList<>(tokens.size() * 5);
    Position last = new Position(0, 0);
    for (Coloured each : tokens) {
      Position at = ranges.position(each.offset());
      boolean sameLine = at.getLine() == last.getLine();
      codes.add(at.getLine() - last.getLine());
      codes.add(sameLine ? at.getCharacter() - last.getCharacter() : at.getCharacter());
      codes.add(each.length());
      codes.add(LEGEND.indexOf(TYPES.getOrDefault(each.meaning(), SemanticTokenTypes.Variable)));
      codes.add(each.defines() ? 1 : 0);
      last = at;
    }
    return codes;
  }
}
