package studio.kriegsspiel.trial;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.pitest.mutationtest.build.MutationGrouper;
import org.pitest.mutationtest.build.MutationGrouperFactory;
import org.pitest.mutationtest.config.PluginServices;
import org.pitest.mutationtest.config.ReportOptions;
import org.pitest.mutationtest.config.SettingsFactory;
import org.pitest.mutationtest.tooling.AnalysisResult;
import org.pitest.mutationtest.tooling.EntryPoint;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.util.Glob;

/**
 * Tries PIT's default changes, all of them in one Java. PIT by itself starts one for each class,
 * which costs some seconds every time and loses what tests keep, such as texts they have read.
 */
public final class Trial {
  private static final long PATIENCE_MILLIS = 4000;

  private Trial() {}

  /**
   * Runs a trial.
   *
   * @param words the folder of the module whose tests are asked, the folder of the classes that are
   *     changed, the class path of the tests, the patterns of the classes and of the tests, the
   *     folder of the report, how many changes are tried at most (0: all), the seed of that sample;
   *     all that follows is for the Java that runs the tests
   */
  public static void main(String[] words) {
    ReportOptions options = new ReportOptions();
    options.setProjectBase(Path.of(words[0]));
    options.setCodePaths(List.of(words[1]));
    options.setSourceDirs(List.of());
    options.setClassPathElements(List.of(words[2].split(File.pathSeparator)));
    options.setTargetClasses(List.of(words[3].split(",")));
    options.setTargetTests(List.of(words[4].split(",")).stream().map(Trial::glob).toList());
    options.setReportDir(words[5]);
    options.addChildJVMArgs(List.of(words).subList(8, words.length));
    options.addOutputFormats(List.of("XML"));
    options.setNumberOfThreads(1);
    options.setTimeoutConstant(PATIENCE_MILLIS);
    options.setTimeoutFactor(1.25f);
    options.setGroupConfig(new TestGroupConfig());
    options.setShouldCreateTimestampedReports(false);
    options.setFailWhenNoMutations(false);
    options.setMutationEngine("gregor");
    options.setIncludeLaunchClasspath(false);
    options.setLoggingClasses(List.of());
    options.setExcludedRunners(List.of());
    options.setMutators(List.of());
    options.setFeatures(List.of());
    Sample sample = new Sample(Integer.parseInt(words[6]), Long.parseLong(words[7]));
    AnalysisResult result =
        new EntryPoint().execute(new File(words[0]), options, inOne(options, sample), Map.of());
    if (result.getError().isPresent()) {
      result.getError().get().printStackTrace();
      System.exit(1);
    }
  }

  private static Predicate<String> glob(String pattern) {
    return new Glob(pattern);
  }

  private static SettingsFactory inOne(ReportOptions options, Sample sample) {
    return new SettingsFactory(options, PluginServices.makeForContextLoader()) {
      @Override
      public MutationGrouperFactory getMutationGrouper() {
        return new InOne(sample);
      }
    };
  }

  /** All changes one after the other, those of a class together. */
  private record InOne(Sample sample) implements MutationGrouperFactory {
    @Override
    public String description() {
      return "All changes in one Java";
    }

    @Override
    public MutationGrouper makeFactory(
        java.util.Properties settings,
        org.pitest.classpath.CodeSource code,
        int threads,
        int unitSize) {
      return (of, changes) -> changes.isEmpty() ? List.of() : List.of(sample.drawn(changes));
    }
  }
}
