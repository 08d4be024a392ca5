package studio.kriegsspiel.language.mapping;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.xtext.kriegsspiel.Deployment;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.UnitId;

/** Reads where units stand. */
final class DeploymentMapper {
  private final MappingContext context;
  private final Roster roster;
  private final PlaceMapper places;

  DeploymentMapper(MappingContext context, Roster roster, PlaceMapper places) {
    this.context = context;
    this.roster = roster;
    this.places = places;
  }

  Optional<studio.kriegsspiel.scenario.force.Deployment> map(Deployment written) {
    Optional<UnitId> unit = roster.unit(written.getUnit(), written, "unit");
    Optional<studio.kriegsspiel.scenario.place.Position> position =
        places.position(written.getPosition());
    Optional<studio.kriegsspiel.scenario.place.Direction> facing =
        places.direction(written.getFacing());
    if (unit.isEmpty() || position.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new studio.kriegsspiel.scenario.force.Deployment(
            unit.get(),
            formation(written, unit.get()),
            position.get(),
            facing,
            SourceMapper.map(context, written.getSources()),
            context.span(written),
            context.span(written, "unit")));
  }

  private Formation formation(Deployment written, UnitId unit) {
    if (written.isLimbered()) {
      return Formation.ARTILLERY_LIMBERED;
    }
    if (written.getFormation() != null) {
      return formation(written.getFormation(), written, "formation").orElse(usual(unit));
    }
    return context.says(written, "garrisons") ? Formation.GARRISON : usual(unit);
  }

  /** The formation a unit stands in where none is written. */
  private Formation usual(UnitId id) {
    Arm arm = roster.unit(id).map(unit -> unit.type().arm()).orElse(Arm.INFANTRY);
    return arm == Arm.ARTILLERY ? Formation.ARTILLERY_DEPLOYED : Formation.LINE;
  }

  /** Finds a formation, or says that there is none of that name. */
  Optional<Formation> formation(@Nullable String written, EObject statement, String feature) {
    if (written == null) {
      return Optional.empty();
    }
    Formation formation =
        Vocabulary.FORMATIONS.get(written.toLowerCase(Locale.ROOT).replaceAll("\\s+", ""));
    if (formation == null) {
      context.unknown(
          "KS-SYN-007",
          context.span(statement, feature),
          "`" + context.words(statement, feature) + "` is not a formation",
          context.words(statement, feature),
          Words.formations(),
          "Formations are " + String.join(", ", Words.formations()) + ".");
    }
    return Optional.ofNullable(formation);
  }
}
