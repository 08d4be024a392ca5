package studio.kriegsspiel.rules.mapping;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;

/**
 * How one thing of a scenario reads in one book.
 *
 * @param family what kind of thing it is
 * @param concept its key in scenarios, for instance {@code infantry.line}
 * @param term the book's own term, null where it has none
 * @param fit how well the term fits
 * @param note one clause that says what is lost; empty where nothing is
 * @param citation the book, and the ruling or default that decided
 */
public record Match(
    Correspondence.Family family,
    String concept,
    @Nullable String term,
    Fit fit,
    String note,
    Citation citation) {

  /** The book's own term, if it has one. */
  public Optional<String> findTerm() {
    return Optional.ofNullable(term);
  }

  /** The words for it in a sentence, for instance {@code close column}. */
  public String label() {
    return family.label(concept);
  }

  /** Whether the author must be told of a loss. */
  public boolean isLoss() {
    return fit.isLoss();
  }

  /** One full sentence for the author, for instance in a finding; only for a loss. */
  public String sentence() {
    return "Under %s the %s `%s` does not come through whole: %s."
        .formatted(citation.book().shortTitle(), family.singular(), concept, note);
  }
}
