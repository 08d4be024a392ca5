package studio.kriegsspiel.language;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.language.syntax.TolerantParser;

/**
 * Texts in which one word of a sample is missing or something else stands in its place, one for
 * each place of the grammar that the samples use.
 */
final class BrokenPlaces {
  private static final List<String> OTHERS = List.of("", "12", "\"Xyzzy\"", "xyzzy", ":");

  private final Set<EObject> seen = new HashSet<>();
  private final List<Broken> all = new ArrayList<>();

  /**
   * A broken text.
   *
   * @param place the statement's line as it was, with the word that was hit
   */
  record Broken(String place, String text) {}

  static List<Broken> of(List<Path> samples) throws IOException {
    BrokenPlaces places = new BrokenPlaces();
    for (Path each : samples) {
      places.read(TextFiles.read(each));
    }
    return places.all;
  }

  private void read(String text) {
    SyntaxTree tree = TolerantParser.parse(new SourceText("sample", text)).orElseThrow();
    for (ILeafNode leaf : tree.root().getLeafNodes()) {
      if (!leaf.isHidden() && seen.add(leaf.getGrammarElement())) {
        int from = leaf.getOffset();
        int to = from + leaf.getLength();
        String line = SilentWords.line(text, from);
        for (String other : OTHERS) {
          all.add(
              new Broken(
                  "`" + leaf.getText() + "` as `" + other + "` in: " + line,
                  text.substring(0, from) + other + text.substring(to)));
        }
      }
    }
  }
}
