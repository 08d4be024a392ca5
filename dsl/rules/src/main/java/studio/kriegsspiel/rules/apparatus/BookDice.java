package studio.kriegsspiel.rules.apparatus;

import java.util.List;
import java.util.Optional;

/**
 * What a book throws.
 *
 * @param marked dice with faces of its own
 * @param plain throws of common dice
 * @param numbers random numbers, where it asks for them
 */
public record BookDice(
    List<MarkedDie> marked, List<PlainThrow> plain, Optional<RandomNumbers> numbers) {

  /** Of a book that does not say. */
  public static final BookDice NONE = new BookDice(List.of(), List.of(), Optional.empty());

  /** Copies the lists. */
  public BookDice {
    marked = List.copyOf(marked);
    plain = List.copyOf(plain);
  }
}
