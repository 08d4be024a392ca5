package studio.kriegsspiel.language.syntax;

import org.antlr.runtime.Token;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.InternalEList;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IAstFactory;
import org.eclipse.xtext.parser.antlr.AntlrDatatypeRuleToken;
import org.jspecify.annotations.Nullable;

/** Builds the syntax tree with every token as the characters written; the mapping reads them. */
final class TreeFactory implements IAstFactory {
  @Override
  public EObject create(EClassifier classifier) {
    EClass type = (EClass) classifier;
    EObject made = type.getEPackage().getEFactoryInstance().create(type);
    made.eSetDeliver(false); // nobody listens for changes of a tree
    return made;
  }

  @Override
  public void set(EObject object, String feature, @Nullable Object value, String rule, INode node) {
    if (value != null) {
      object.eSet(feature(object, feature), written(value));
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public void add(EObject object, String feature, @Nullable Object value, String rule, INode node) {
    if (value != null) {
      // no value is new twice, and words may be repeated
      ((InternalEList<Object>) object.eGet(feature(object, feature))).addUnique(written(value));
    }
  }

  private static EStructuralFeature feature(EObject object, String name) {
    return object.eClass().getEStructuralFeature(name);
  }

  private static Object written(Object value) {
    if (value instanceof Token token) {
      return token.getText();
    }
    return value instanceof AntlrDatatypeRuleToken token ? words(token.getText()) : value;
  }

  /**
   * Words that the grammar joins, such as {@code half battalion}: one blank between, no comment; no
   * word where the parser broke off.
   */
  private static String words(@Nullable String text) {
    if (text == null) {
      return "";
    }
    if (text.startsWith("\"") || isOneWord(text)) {
      return text;
    }
    String plain =
        text.contains("/*") || text.contains("//")
            ? text.replaceAll("(?s)/\\*.*?\\*/|//[^\\n\\r]*", " ")
            : text;
    return plain.replaceAll("\\s+", " ").strip();
  }

  private static boolean isOneWord(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c <= ' ' || c == '/') {
        return false;
      }
    }
    return true;
  }
}
