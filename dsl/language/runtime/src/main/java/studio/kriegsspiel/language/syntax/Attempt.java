package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.antlr.runtime.Token;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;

/**
 * One run over a text, or a piece of one, of which something may be blanked.
 *
 * @param blanking the text as it was read
 * @param piece what was read of it
 * @param result what was understood, its places counted from the beginning of the piece
 * @param error the first fault, at its place in the whole text
 * @param strays the stray words of the whole text, if they had to be known
 */
record Attempt(
    Blanking blanking,
    TextPiece piece,
    IParseResult result,
    Optional<SyntaxError> error,
    @Nullable StrayWords strays) {

  /** The features that hold the statements of a section, and of what stands before all sections. */
  private static final List<String> STATEMENTS = List.of("items", "header", "units", "templates");

  /** Reads a whole text for the first time. */
  static Attempt first(Blanking blanking, TextPiece whole, Consumer<Token> seen) {
    return run(blanking, whole, new ErrorCollector(), seen);
  }

  /** Reads the same text with more of it blanked, or a piece of it. */
  Attempt again(Blanking other, TextPiece part) {
    return run(other, part, new ErrorCollector(strays), token -> {});
  }

  private static Attempt run(
      Blanking blanking, TextPiece piece, ErrorCollector errors, Consumer<Token> seen) {
    IParseResult result = new XtextParser(errors, seen).run(piece.text(blanking));
    Optional<SyntaxError> error =
        errors
            .first()
            .map(each -> each.at(piece::place))
            .filter(each -> each.offset() < piece.trusted());
    return new Attempt(blanking, piece, result, error, errors.strays());
  }

  /** How far everything was understood. */
  int reached() {
    return error.map(SyntaxError::offset).orElse(piece.trusted());
  }

  SyntaxTree tree(List<SyntaxError> told) {
    told.sort(Comparator.comparingInt(SyntaxError::offset));
    return new SyntaxTree((Document) result.getRootASTElement(), result.getRootNode(), told);
  }

  /**
   * Where the last section before a place begins, and after it each of its statements before that
   * place; empty if there is none.
   */
  List<Integer> beginningsBefore(int place) {
    List<Integer> beginnings = new ArrayList<>();
    if (result.getRootASTElement() instanceof Document document) {
      EObject last = document;
      beginnings.add(start(document));
      for (Section each : document.getSections()) {
        int start = start(each);
        if (start >= 0 && start <= place) {
          last = each;
          beginnings.set(0, start);
        }
      }
      for (EStructuralFeature feature : last.eClass().getEAllStructuralFeatures()) {
        if (STATEMENTS.contains(feature.getName())) {
          for (Object each : (List<?>) last.eGet(feature)) {
            int start = start((EObject) each);
            if (start > beginnings.get(0) && start <= place) {
              beginnings.add(start);
            }
          }
        }
      }
      beginnings.sort(Comparator.naturalOrder());
      beginnings.removeIf(each -> each < 0);
    }
    return beginnings;
  }

  private int start(EObject statement) {
    INode node = NodeModelUtils.getNode(statement);
    return node == null ? -1 : piece.place(node.getOffset());
  }
}
