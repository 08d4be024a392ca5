package studio.kriegsspiel.rules.benchmark;

import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the benchmarks of this module with the allocation they cause:
 *
 * <pre>
 * mvn -q -pl dsl/rules test-compile exec:exec -Dexec.classpathScope=test \
 *   -Dexec.executable=java -Dexec.args="-cp %classpath studio.kriegsspiel.rules.benchmark.RulesBenchmarks"
 * </pre>
 */
public final class RulesBenchmarks {

  private RulesBenchmarks() {}

  public static void main(String[] arguments) throws RunnerException {
    String which = arguments.length > 0 ? arguments[0] : "studio.kriegsspiel.rules.benchmark";
    Options options = new OptionsBuilder().include(which).addProfiler(GCProfiler.class).build();
    new Runner(options).run();
  }
}
