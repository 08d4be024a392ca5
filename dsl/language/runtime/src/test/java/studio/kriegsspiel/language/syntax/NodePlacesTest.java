package studio.kriegsspiel.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.source.SourceText;

/** Of every value of every sample the places are those that Xtext says, found without its help. */
class NodePlacesTest {
  @Test
  void saysWhatXtextSays() throws IOException {
    int values = 0;
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/samples/scenarios"))) {
      for (Path each : files.filter(file -> file.toString().endsWith(".kriegsspiel")).toList()) {
        values += compare(Files.readString(each));
      }
    }
    assertThat(values).isGreaterThan(3000);
  }

  private static int compare(String text) {
    SyntaxTree tree = TolerantParser.parse(new SourceText("sample", text)).orElseThrow();
    int values = 0;
    for (Iterator<EObject> all = tree.document().eAllContents(); all.hasNext(); ) {
      EObject object = all.next();
      for (EStructuralFeature feature : object.eClass().getEAllStructuralFeatures()) {
        List<INode> nodes = NodePlaces.of(object, feature.getName());
        assertThat(nodes).isEqualTo(NodeModelUtils.findNodesForFeature(object, feature));
        for (INode node : nodes) {
          assertThat(NodePlaces.start(node)).isEqualTo(node.getOffset());
          assertThat(NodePlaces.end(node)).isEqualTo(node.getOffset() + node.getLength());
        }
        values += nodes.size();
      }
    }
    return values;
  }
}
