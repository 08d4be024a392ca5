package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.language.xtext.kriegsspiel.Allow;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.review.Review;

/** Reads what the author says about the scenario itself. */
final class ReviewMapper {
  private final AllowMapper allows;

  ReviewMapper(MappingContext context, Roster roster) {
    this.allows = new AllowMapper(context, roster);
  }

  Review map(List<Section> sections) {
    List<Allowance> allowances = new ArrayList<>();
    for (Section section : sections) {
      if (section instanceof Allow allow) {
        allows.map(allow).ifPresent(allowances::add);
      }
    }
    return allowances.isEmpty() ? Review.NONE : new Review(allowances);
  }
}
