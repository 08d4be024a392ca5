package studio.kriegsspiel.rules.benchmark;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import studio.kriegsspiel.rules.RegisteredBook;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.BookProvider;
import studio.kriegsspiel.rules.book.RuleBook;

/** Loading a whole book with every table, beside reading the same files as bytes. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class LoadingBenchmark {
  @Param({"reisswitz-1824", "british-1815", "battle-system", "kriegskunst", "napoleonic-rng"})
  public String id;

  private final List<String> files = new ArrayList<>();
  private BookProvider provider;

  @Setup
  public void find() {
    RuleBookId book = RuleBookId.getById(id);
    for (RegisteredBook candidate : ServiceLoader.load(RegisteredBook.class)) {
      if (candidate.id().equals(book) && candidate instanceof BookProvider found) {
        provider = found;
      }
    }
    files.add(RuleBook.folder(book) + "/book.json");
    for (String table : RuleBook.load(provider).tables().names()) {
      files.add(RuleBook.folder(book) + "/tables/" + table + ".json");
    }
  }

  @Benchmark
  public int loadBook() {
    RuleBook book = RuleBook.load(provider);
    int rows = 0;
    for (String table : book.tables().names()) {
      rows += book.table(table).rows().size();
    }
    return rows + book.procedures().size();
  }

  @Benchmark
  public int readBytes() throws IOException {
    int bytes = 0;
    for (String file : files) {
      try (InputStream in = LoadingBenchmark.class.getClassLoader().getResourceAsStream(file)) {
        bytes += in.readAllBytes().length;
      }
    }
    return bytes;
  }
}
