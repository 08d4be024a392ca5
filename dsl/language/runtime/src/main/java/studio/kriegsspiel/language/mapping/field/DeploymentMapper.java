package studio.kriegsspiel.language.mapping.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.origin.SourceMapper;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.words.LanguageWords;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.Deployment;
import studio.kriegsspiel.language.xtext.kriegsspiel.Post;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads where units stand. */
public final class DeploymentMapper {
  private final MappingContext context;
  private final Roster roster;
  private final PlaceMapper places;

  public DeploymentMapper(MappingContext context, Roster roster, PlaceMapper places) {
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
            works(written, written.getWorks()),
            context.span(written),
            context.span(written, "unit")));
  }

  /** A post that stands somewhere. */
  Optional<studio.kriegsspiel.scenario.force.Deployment> map(Post written, UnitId post) {
    Optional<studio.kriegsspiel.scenario.place.Direction> facing =
        places.direction(written.getFacing());
    Formation formation =
        formation(written.getFormation(), written, "formation").orElseGet(() -> usual(post));
    return places
        .position(written.getPosition())
        .map(
            position ->
                new studio.kriegsspiel.scenario.force.Deployment(
                    post,
                    formation,
                    position,
                    facing,
                    SourceMapper.map(context, written.getSources()),
                    works(written, written.getWorks()),
                    context.span(written),
                    context.span(written, written.getName() == null ? "kind" : "name")));
  }

  private List<Preparation> works(EObject statement, List<String> written) {
    List<TextSpan> spans = context.spans(statement, "works");
    List<Preparation> works = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      String word = Literals.name(written.get(i)).toLowerCase(Locale.ROOT);
      Preparation work = Vocabulary.PREPARATIONS.get(word);
      if (work == null) {
        context.unknown(
            "KS-SYN-007",
            spans.get(i),
            "`" + word + "` is no work that stands where troops are",
            word,
            Vocabulary.PREPARATIONS.keySet(),
            "Works are " + String.join(", ", Vocabulary.PREPARATIONS.keySet()) + ".");
      } else if (!works.contains(work)) {
        works.add(work);
      }
    }
    return works;
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
        Vocabulary.FORMATIONS.get(written.toLowerCase(Locale.ROOT).replace(" ", ""));
    if (formation == null) {
      context.unknown(
          "KS-SYN-007",
          context.span(statement, feature),
          "`" + context.words(statement, feature) + "` is not a formation",
          context.words(statement, feature),
          LanguageWords.formations(),
          "Formations are " + String.join(", ", LanguageWords.formations()) + ".");
    }
    return Optional.ofNullable(formation);
  }
}
