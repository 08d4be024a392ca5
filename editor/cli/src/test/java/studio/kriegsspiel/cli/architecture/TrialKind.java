package studio.kriegsspiel.cli.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * One more kind of a sealed family, put into its source and tried on all that names the family:
 * what does not compile then is what the author of a new kind is told of.
 */
final class TrialKind {
  /** The function of the last kind, which ends the list of kinds wherever it is written. */
  private static final Pattern LAST =
      Pattern.compile("(Function|Consumer)<(\\w+)(, R)?> (\\w+)\\)");

  private final Path root;
  private final Path family;
  private final String name;

  /**
   * A kind that does nothing.
   *
   * @param family the source of the family
   */
  TrialKind(Path root, Path family) {
    this.root = root;
    this.family = family;
    this.name = String.valueOf(family.getFileName()).replace(".java", "");
  }

  /** How many errors each file has with it, by the file's name; the family's own are left out. */
  Map<String, Integer> errors() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
    List<JavaFileObject> all = new ArrayList<>();
    all.add(new Source(family.toUri(), withOneMore(read(family))));
    try (Stream<Path> files = sources()) {
      files
          .filter(file -> !file.equals(family))
          .forEach(file -> all.add(new Source(file.toUri(), read(file))));
    }
    compiler.getTask(null, null, told, options(), null, all).call();
    Map<String, Integer> errors = new TreeMap<>();
    for (Diagnostic<? extends JavaFileObject> each : told.getDiagnostics()) {
      if (each.getKind() == Diagnostic.Kind.ERROR && each.getSource() != null) {
        errors.merge(nameOf(each.getSource()), 1, Integer::sum);
      }
    }
    errors.remove(nameOf(all.get(0)));
    return errors;
  }

  private static String nameOf(JavaFileObject source) {
    return String.valueOf(Path.of(source.toUri()).getFileName());
  }

  private static List<String> options() {
    return List.of(
        "-proc:none",
        "-implicit:none",
        "-Xmaxerrs",
        "100000",
        "-XDshould-stop.ifError=ATTR",
        "-XDshould-stop.ifNoError=ATTR",
        "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
  }

  private String withOneMore(String source) {
    String kinds =
        source.contains("match(Cases")
            ? LAST.matcher(source).replaceAll("$1<$2$3> $4, $1<Trial$3> trial)")
            : ofOtherShape(source);
    return kinds.substring(0, kinds.lastIndexOf('}'))
        + "  non-sealed abstract class Trial implements "
        + name
        + " {}\n}\n";
  }

  /**
   * A small family takes the functions themselves. One function too few stops javac 17 for good at
   * the first call (a fault of its own); where the method has another name it goes on and tells
   * all.
   */
  private static String ofOtherShape(String source) {
    return source.replaceAll("\\bmatch\\(", "matchWithOneMore(");
  }

  /** All sources of the product that name the family. */
  private Stream<Path> sources() {
    Pattern named = Pattern.compile("\\b" + name + "\\b");
    return Stream.of("dsl", "scenario-library", "editor")
        .map(root::resolve)
        .flatMap(TrialKind::walk)
        .filter(file -> file.toString().endsWith(".java"))
        .filter(
            file -> root.relativize(file).toString().replace('\\', '/').contains("/src/main/java/"))
        .filter(file -> named.matcher(read(file)).find());
  }

  private static Stream<Path> walk(Path folder) {
    try {
      return Files.walk(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A source in memory under the name of its file. */
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(URI uri, String text) {
      super(uri, Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
