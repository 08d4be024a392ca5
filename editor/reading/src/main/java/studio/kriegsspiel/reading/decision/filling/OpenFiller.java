package studio.kriegsspiel.reading.decision.filling;

/** Leaves open all but men and range, for a book whose questions no other filler knows. */
final class OpenFiller extends Filler {
  OpenFiller(CaseFacts facts) {
    super(facts);
    fill("range", facts::range);
    fillOf("men", Filler::men);
  }
}
