package studio.kriegsspiel.language.syntax;

import java.util.Map;
import java.util.function.Consumer;
import org.antlr.runtime.Token;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.antlr.AntlrTokenDefProvider;
import org.eclipse.xtext.parser.antlr.IUnorderedGroupHelper;
import studio.kriegsspiel.language.syntax.soft.TokenWords;
import studio.kriegsspiel.language.xtext.parser.antlr.KriegsspielAntlrTokenFileProvider;
import studio.kriegsspiel.language.xtext.parser.antlr.KriegsspielParser;

/** The generated parser, wired by hand because an injector would cost a quarter of a second. */
final class XtextParser extends KriegsspielParser {
  private static final AntlrTokenDefProvider TOKENS = tokens();
  private static final TokenWords WORDS = new TokenWords(TOKENS.getTokenDefMap());

  /**
   * A parser for one run.
   *
   * @param errors told what is not understood
   * @param seen told of every token
   */
  XtextParser(ErrorCollector errors, Consumer<Token> seen) {
    setGrammarAccess(GrammarLoader.access());
    setElementFactory(new TreeFactory());
    setTokenDefProvider(TOKENS);
    setSyntaxErrorProvider(errors);
    setUnorderedGroupHelper(IUnorderedGroupHelper.Null::new);
    setLexerProvider(() -> new ScenarioLexer(seen));
  }

  /** Names of the kinds of token, by their number. */
  static Map<Integer, String> tokenKinds() {
    return TOKENS.getTokenDefMap();
  }

  /** What the kinds of token say. */
  static TokenWords tokenWords() {
    return WORDS;
  }

  /** Parses once. */
  IParseResult run(String text) {
    return parse(getDefaultRuleName(), new LetterStream(text));
  }

  @Override
  protected NodeModelBuilder createNodeModelBuilder() {
    return new TreeNodes();
  }

  private static AntlrTokenDefProvider tokens() {
    AntlrTokenDefProvider provider = new AntlrTokenDefProvider();
    provider.setAntlrTokenFileProvider(new KriegsspielAntlrTokenFileProvider());
    return provider;
  }
}
