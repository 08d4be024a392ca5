package studio.kriegsspiel.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.Token;
import org.junit.jupiter.api.Test;
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

  private static String read(String text) {
    StringBuilder read = new StringBuilder();
    InternalKriegsspielLexer lexer = new InternalKriegsspielLexer(new ANTLRStringStream(text));
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      assertThat(token.getType()).as("%s", token).isNotEqualTo(Token.INVALID_TOKEN_TYPE);
      read.append(token.getText());
    }
    return read.toString();
  }
}
