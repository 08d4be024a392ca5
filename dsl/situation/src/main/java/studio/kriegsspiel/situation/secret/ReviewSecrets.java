package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.review.Concern;
import studio.kriegsspiel.scenario.review.Review;
import studio.kriegsspiel.situation.words.FoldedText;

/** What the author says about the scenario itself, all of it the umpire's alone. */
final class ReviewSecrets {
  private final List<Secret> all = new ArrayList<>();

  ReviewSecrets(Review review) {
    review.allowances().forEach(this::allowance);
  }

  List<Secret> all() {
    return all;
  }

  private void allowance(Allowance allowance) {
    String what = "what is said of `" + allowance.id() + "`";
    allowance.reason().ifPresent(reason -> passage(what, reason));
    allowance
        .of()
        .filter(Concern.Titled.class::isInstance)
        .ifPresent(of -> name(what, ((Concern.Titled) of).title()));
  }

  private void name(String what, String name) {
    if (Secrets.isTelling(name)) {
      all.add(new Secret(Secret.Kind.NAME, what, name, Optional.empty(), Optional.empty()));
    }
  }

  private void passage(String what, String text) {
    if (FoldedText.of(text).size() >= 2) {
      all.add(new Secret(Secret.Kind.PASSAGE, what, text, Optional.empty(), Optional.empty()));
    }
  }
}
