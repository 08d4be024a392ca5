package studio.kriegsspiel.language.syntax;

import com.google.inject.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.XtextPackage;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.resource.impl.BinaryGrammarResourceFactoryImpl;
import org.eclipse.xtext.service.AllRulesCache;
import org.eclipse.xtext.service.GrammarProvider;
import studio.kriegsspiel.language.xtext.kriegsspiel.KriegsspielPackage;
import studio.kriegsspiel.language.xtext.services.KriegsspielGrammarAccess;

/** Loads the compiled grammar once, without Guice and without Xtext's resource services. */
final class GrammarLoader extends GrammarProvider {
  private static final String NAME = "studio.kriegsspiel.language.xtext.Kriegsspiel";
  private static final String FILE = "/studio/kriegsspiel/language/xtext/Kriegsspiel.xtextbin";

  private final Grammar grammar;

  private GrammarLoader(Grammar grammar) {
    super(NAME, (Provider<XtextResourceSet>) XtextResourceSet::new);
    this.grammar = grammar;
  }

  static KriegsspielGrammarAccess access() {
    return Holder.ACCESS;
  }

  @Override
  public Grammar getGrammar(Object requestor) {
    return grammar;
  }

  private static final class Holder {
    static final KriegsspielGrammarAccess ACCESS =
        new KriegsspielGrammarAccess(new GrammarLoader(load()));
  }

  private static Grammar load() {
    XtextPackage.eINSTANCE.getName();
    KriegsspielPackage.eINSTANCE.getName();
    Resource resource =
        new BinaryGrammarResourceFactoryImpl().createResource(URI.createURI("classpath:" + FILE));
    new ResourceSetImpl().getResources().add(resource);
    try (InputStream in = GrammarLoader.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(
            "The compiled grammar is missing from the program: " + FILE);
      }
      resource.load(in, Map.of());
    } catch (IOException e) {
      throw new IllegalStateException("The compiled grammar cannot be read: " + FILE, e);
    }
    Grammar grammar = (Grammar) resource.getContents().get(0);
    new AllRulesCache(grammar).attachToEmfObject(grammar);
    return grammar;
  }
}
