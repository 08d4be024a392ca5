package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;

/** Leaves open all but men and range, for a book whose questions no other filler knows. */
final class OpenFiller extends Filler {
  OpenFiller(CaseFacts facts) {
    super(facts);
  }

  @Override
  Optional<Filled> between(String procedure, String name) {
    return name.equals("range") ? facts().range() : Optional.empty();
  }

  @Override
  Optional<Filled> body(BodyFacts body, String procedure, String word) {
    return word.equals("men") ? men(body) : Optional.empty();
  }
}
