package studio.kriegsspiel.scenario.tonight;

import java.util.List;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.ProseReference;
import studio.kriegsspiel.scenario.text.Referent;

/** Prose that refers to a role in braces, once the role is merged with another. */
final class MergedProse {
  private MergedProse() {}

  static Passage of(Passage passage, GivenUp gone) {
    return gone.heir()
        .match(
            to -> {
              List<ProseReference> references =
                  passage.references().stream()
                      .map(
                          each ->
                              each.referent().isRole(gone.role().side(), gone.role().role())
                                  ? new ProseReference(
                                      each.start(),
                                      each.end(),
                                      new Referent.OfRole(to.side(), to.role()),
                                      each.span())
                                  : each)
                      .toList();
              return new Passage(passage.text(), references, passage.span());
            },
            () -> passage,
            () -> passage);
  }
}
