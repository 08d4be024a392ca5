package studio.kriegsspiel.language.mapping.context;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;

/** Reads who is told: everyone, a side, a role, the umpire. */
public final class AudienceMapper {
  private final MappingContext context;
  private final Roster roster;
  private final List<Side> sides;

  public AudienceMapper(MappingContext context, Roster roster, List<Side> sides) {
    this.context = context;
    this.roster = roster;
    this.sides = sides;
  }

  public Optional<Audience> map(studio.kriegsspiel.language.xtext.kriegsspiel.Audience written) {
    if (written.isUmpire()) {
      return Optional.of(Audience.UMPIRE);
    }
    if (written.getRole() != null) {
      return role(written, "role", written.getRole(), written.getSide()).map(each -> each);
    }
    String name = Literals.name(written.getSide());
    boolean everyone = name.equals("everyone") || name.equals("all");
    if (everyone && !roster.hasSide(name)) {
      return Optional.of(Audience.EVERYONE);
    }
    return roster.side(name, written, "side").map(Audience.SideOnly::new);
  }

  /**
   * The role of a title, or says that there is none.
   *
   * @param statement what names it, its side in the feature {@code side}
   * @param feature where it names it
   */
  public Optional<Audience.RoleOnly> role(
      EObject statement, String feature, String quoted, @Nullable String side) {
    String title = Literals.title(quoted);
    Optional<String> only = Optional.empty();
    if (side != null) {
      only = roster.side(side, statement, "side");
      if (only.isEmpty()) {
        return Optional.empty();
      }
    }
    List<Audience.RoleOnly> found = new ArrayList<>();
    List<String> known = new ArrayList<>();
    for (Side each : sides) {
      if (only.isEmpty() || only.get().equals(each.name())) {
        for (Role role : each.roles()) {
          known.add("\"" + role.title() + "\"");
          if (role.title().equals(title)) {
            found.add(new Audience.RoleOnly(each.name(), title));
          }
        }
      }
    }
    if (found.size() == 1) {
      roster.useRole(found.get(0).side(), title, context.span(statement, feature));
      return Optional.of(found.get(0));
    }
    if (found.isEmpty()) {
      context.unknown(
          "KS-LNK-003",
          context.span(statement, feature),
          "No side has a role \"" + title + "\"",
          "\"" + title + "\"",
          known,
          "Roles stand below their side, so: `role \"Commander\" for \"Alten\"`.");
    } else {
      context.error(
          "KS-LNK-005",
          context.span(statement),
          "More than one side has a role \"" + title + "\".",
          "Say which, so: `\"" + title + "\" of " + sides.get(0).name() + "`.");
    }
    return Optional.empty();
  }
}
