package studio.kriegsspiel.language.syntax;

import java.io.StringReader;
import java.util.Map;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.antlr.AntlrTokenDefProvider;
import org.eclipse.xtext.parser.antlr.IUnorderedGroupHelper;
import studio.kriegsspiel.language.xtext.parser.antlr.KriegsspielAntlrTokenFileProvider;
import studio.kriegsspiel.language.xtext.parser.antlr.KriegsspielParser;

/** The generated parser, wired by hand because an injector would cost a quarter of a second. */
final class XtextParser extends KriegsspielParser {
  private static final AntlrTokenDefProvider TOKENS = tokens();

  private final ErrorCollector errors = new ErrorCollector();

  XtextParser() {
    setGrammarAccess(GrammarLoader.access());
    setElementFactory(new TreeFactory());
    setTokenDefProvider(TOKENS);
    setSyntaxErrorProvider(errors);
    setUnorderedGroupHelper(IUnorderedGroupHelper.Null::new);
    setLexerProvider(() -> new ScenarioLexer(null));
  }

  /** Names of the kinds of token, by their number. */
  static Map<Integer, String> tokenKinds() {
    return TOKENS.getTokenDefMap();
  }

  /** Parses once. */
  IParseResult run(String text) {
    return doParse(new StringReader(text));
  }

  /** The errors of the run, in the order they were met. */
  ErrorCollector errors() {
    return errors;
  }

  @Override
  protected NodeModelBuilder createNodeModelBuilder() {
    return new NodeModelBuilder();
  }

  private static AntlrTokenDefProvider tokens() {
    AntlrTokenDefProvider provider = new AntlrTokenDefProvider();
    provider.setAntlrTokenFileProvider(new KriegsspielAntlrTokenFileProvider());
    return provider;
  }
}
