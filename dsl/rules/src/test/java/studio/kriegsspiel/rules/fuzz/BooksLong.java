package studio.kriegsspiel.rules.fuzz;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Random questions to all books as long as wanted: {@code ./studio fuzz books}. */
public final class BooksLong {
  private BooksLong() {}

  /** Takes {@code --seconds N} and {@code --seed N}. */
  public static void main(String[] arguments) {
    long seconds = number(arguments, "--seconds", 60);
    long seed = number(arguments, "--seed", System.currentTimeMillis());
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    long asked = 0;
    int broken = 0;
    for (long round = seed; System.nanoTime() < end && broken < 20; round++) {
      for (String each : ask(round, 20)) {
        System.out.println("seed " + round + ": " + each);
        broken++;
      }
      asked += 20;
    }
    System.out.printf(
        "%d rounds of every question of the five books from seed %d, %d answers broken%n",
        asked, seed, broken);
    System.exit(broken == 0 ? 0 : 1);
  }

  private static long number(String[] arguments, String name, long otherwise) {
    int at = List.of(arguments).indexOf(name);
    return at < 0 ? otherwise : Long.parseLong(arguments[at + 1]);
  }

  /** Asks every question of the five books, as ruled and with every switch, so many times. */
  static List<String> ask(long seed, int times) {
    return RuleBookId.values().stream()
        .map(RuleBooks::get)
        .flatMap(
            book ->
                Stream.of(
                    book, book.with(book.switches().stream().map(each -> each.name()).toList())))
        .flatMap(book -> ask(book, seed, times).stream())
        .toList();
  }

  private static List<String> ask(RuleBook book, long seed, int times) {
    AnswerPromises promises = new AnswerPromises(book);
    return book.procedures().stream()
        .flatMap(procedure -> ask(promises, procedure, seed, times).stream())
        .toList();
  }

  private static List<String> ask(
      AnswerPromises promises, Procedure procedure, long seed, int times) {
    RandomQuestions questions =
        new RandomQuestions(new Random(seed * 31 + procedure.name().hashCode()));
    return IntStream.range(0, times)
        .boxed()
        .flatMap(i -> promises.broken(procedure, questions.next(procedure), seed + i).stream())
        .toList();
  }
}
