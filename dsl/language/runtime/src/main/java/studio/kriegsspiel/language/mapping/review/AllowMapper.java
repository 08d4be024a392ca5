package studio.kriegsspiel.language.mapping.review;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.xtext.kriegsspiel.Allow;
import studio.kriegsspiel.language.xtext.kriegsspiel.UnitReference;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.review.Concern;

/** Reads which findings the author lets stand; whether there are such ids the checks know. */
final class AllowMapper {
  private final MappingContext context;
  private final Roster roster;

  AllowMapper(MappingContext context, Roster roster) {
    this.context = context;
    this.roster = roster;
  }

  /** What is allowed; nothing if it is said of a unit that there is not. */
  Optional<Allowance> map(Allow written) {
    String id = Literals.name(written.getId());
    Optional<String> reason =
        Optional.ofNullable(written.getReason())
            .map(Literals::title)
            .map(String::strip)
            .filter(words -> !words.isEmpty());
    if (reason.isEmpty()) {
      context.error(
          "KS-SYN-060",
          context.span(written),
          "It is not said why `" + id + "` is allowed, so it is not.",
          "Write the reason behind it, so: `allow "
              + id
              + " \"the return counts officers, the parts do not\"`.");
    }
    Optional<Concern> of = of(written.getOf());
    return written.getOf() != null && of.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Allowance(id, of, reason, context.span(written), context.span(written, "id")));
  }

  private Optional<Concern> of(@Nullable UnitReference written) {
    if (written == null) {
      return Optional.empty();
    }
    if (written.getName() != null) {
      return roster.unit(written.getName(), written, "name").map(Concern.OfUnit::new);
    }
    String title = Literals.title(written.getTitle());
    return roster.knows(title)
        ? roster.unit(title, written, "title").map(Concern.OfUnit::new)
        : Optional.of(new Concern.Titled(title));
  }
}
