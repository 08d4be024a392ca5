package studio.kriegsspiel.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.Random;
import org.antlr.runtime.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.language.xtext.parser.antlr.internal.InternalKriegsspielLexer;

/** Whatever is written becomes tokens, so that no character is passed over in silence. */
class LexerTest {
  private static final String SIGNS = "\"\"\"\\^/*-:.,'9a é\n\r\t%°\ufeff";
  private static final int TEXTS = 20_000;
  private static final int LONGEST = 12;

  @Test
  void everyCharacterBelongsToAToken() {
    Random random = new Random(1824);
    for (int i = 0; i < TEXTS; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(LONGEST); n >= 0; n--) {
        text.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
      }
      assertThat(read(text.toString())).as("%s", text).isEqualTo(text.toString());
    }
  }

  /** What stands in a name in any script is one token, as it is written. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Lueneburg",
        "L\u00fcneburg",
        "Po\u017eega",
        "\u0412\u0430\u0432\u0440",
        "\u6ed1\u9435\u5362",
        "O\u2019Brien",
        "\uff21\uff11",
        "\u0645\u0635\u0631",
        "A-1'b",
        "\ud840\udc00\u6ed1"
      })
  void aNameInAnyScriptIsOneToken(String name) {
    InternalKriegsspielLexer lexer = new InternalKriegsspielLexer(new LetterStream(name));
    Token first = lexer.nextToken();
    assertThat(first.getType()).isEqualTo(InternalKriegsspielLexer.RULE_ID);
    assertThat(first.getText()).isEqualTo(name);
    assertThat(lexer.nextToken().getType()).isEqualTo(Token.EOF);
  }

  /** Signs of other scripts are no letters, and no digits begin a number but the usual ones. */
  @ParameterizedTest
  @ValueSource(strings = {"\u2013", "\u3001", "\u20ac", "\uff11", "\u2019", "\uff0c", "\ufffd"})
  void whatIsNoLetterIsNoName(String sign) {
    InternalKriegsspielLexer lexer = new InternalKriegsspielLexer(new LetterStream(sign));
    assertThat(lexer.nextToken().getType()).isEqualTo(InternalKriegsspielLexer.RULE_ANY_OTHER);
  }

  /** Tables as wide as the highest letter would be filled at every start. */
  @Test
  void theTablesOfTheLexerAreSmall() throws ReflectiveOperationException {
    long entries = 0;
    for (Field field : InternalKriegsspielLexer.class.getDeclaredFields()) {
      if (field.getType() == short[][].class) {
        field.setAccessible(true);
        for (short[] row : (short[][]) field.get(null)) {
          entries += row.length;
        }
      }
    }
    assertThat(entries).isBetween(1L, 500_000L);
  }

  private static String read(String text) {
    StringBuilder read = new StringBuilder();
    InternalKriegsspielLexer lexer = new InternalKriegsspielLexer(new LetterStream(text));
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      assertThat(token.getType()).as("%s", token).isNotEqualTo(Token.INVALID_TOKEN_TYPE);
      read.append(token.getText());
    }
    return read.toString();
  }
}
