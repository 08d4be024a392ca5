package studio.kriegsspiel.rules.coverage;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Reads every {@code @Rule} of the tests of all modules from their sources. */
final class RuleAnnotations {

  /**
   * One annotated test: what it is called, the ids, spans or {@code file:} it names, and its source
   * with that of the helpers and constants of its class that it uses.
   */
  record Named(String test, Path source, List<String> values, String text) {}

  private RuleAnnotations() {}

  static List<Named> find(Path root) throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> file.toString().replace('\\', '/').contains("/src/test/java/"))
          .sorted()
          .forEach(sources::add);
    }
    sources.removeIf(file -> !mentionsRule(file));
    List<Named> found = new ArrayList<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      for (Path source : sources) {
        JavacTask task =
            (JavacTask)
                compiler.getTask(
                    null, files, null, List.of(), null, files.getJavaFileObjects(source));
        for (CompilationUnitTree unit : task.parse()) {
          unit.accept(new Scanner(unit, source, found), null);
        }
      }
    }
    return found;
  }

  private static boolean mentionsRule(Path file) {
    try {
      return Files.readString(file).contains("@Rule(");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class Scanner extends TreeScanner<Void, String> {
    private final String packageName;
    private final Path source;
    private final List<Named> found;
    private final Map<String, String> members = new HashMap<>();

    Scanner(CompilationUnitTree unit, Path source, List<Named> found) {
      this.packageName = String.valueOf(unit.getPackageName());
      this.source = source;
      this.found = found;
    }

    @Override
    public Void visitClass(ClassTree type, String outer) {
      String name = outer == null ? packageName + "." + type.getSimpleName() : outer;
      note(type.getModifiers(), name, type.toString());
      if (outer != null) {
        return super.visitClass(type, name);
      }
      for (Tree member : type.getMembers()) {
        if (member instanceof MethodTree method) {
          members.put(method.getName().toString(), method.toString());
        } else if (member instanceof VariableTree constant) {
          members.put(constant.getName().toString(), constant.toString());
        }
      }
      return super.visitClass(type, name);
    }

    @Override
    public Void visitMethod(MethodTree method, String type) {
      note(method.getModifiers(), type + "." + method.getName(), withHelpers(method));
      return null;
    }

    private String withHelpers(MethodTree method) {
      String own = method.toString();
      StringBuilder text = new StringBuilder(own);
      members.forEach(
          (name, source) -> {
            if (!source.equals(own) && own.matches("(?s).*\\b" + name + "\\b.*")) {
              text.append(source);
            }
          });
      return text.toString();
    }

    private void note(ModifiersTree modifiers, String test, String text) {
      for (AnnotationTree annotation : modifiers.getAnnotations()) {
        String name = annotation.getAnnotationType().toString();
        if (name.equals("Rule") || name.endsWith(".Rule")) {
          List<String> values = new ArrayList<>();
          annotation.getArguments().forEach(argument -> literals(argument, values));
          found.add(new Named(test, source, values, text));
        }
      }
    }

    private static void literals(ExpressionTree tree, List<String> values) {
      if (tree instanceof AssignmentTree assignment) {
        literals(assignment.getExpression(), values);
      } else if (tree instanceof NewArrayTree array) {
        array.getInitializers().forEach(element -> literals(element, values));
      } else if (tree instanceof LiteralTree literal) {
        values.add(String.valueOf(literal.getValue()));
      } else {
        throw new IllegalArgumentException("@Rule takes plain texts, not " + tree);
      }
    }
  }
}
