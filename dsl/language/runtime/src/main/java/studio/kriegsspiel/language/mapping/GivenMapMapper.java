package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.GivenMap;
import studio.kriegsspiel.scenario.audience.GivenMap.NamedThing;
import studio.kriegsspiel.scenario.audience.MapPart;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads which map a reader has been given: {@code map of Red lacks heights}. */
final class GivenMapMapper {
  private final MappingContext context;
  private final AudienceMapper audiences;

  GivenMapMapper(MappingContext context, AudienceMapper audiences) {
    this.context = context;
    this.audiences = audiences;
  }

  /** The map, where it is somebody's. */
  Optional<GivenMap> map(studio.kriegsspiel.language.xtext.kriegsspiel.GivenMap written) {
    Optional<Audience> reader = audiences.map(written.getReader());
    if (reader.filter(Audience.UMPIRE::equals).isPresent()) {
      context.error(
          "KS-SYN-010",
          context.span(written),
          "The umpire's map shows everything.",
          "Name a side or a role: `map of Red lacks heights`.");
      return Optional.empty();
    }
    List<MapPart> lacking = new ArrayList<>();
    List<NamedThing> missing = new ArrayList<>();
    for (studio.kriegsspiel.language.xtext.kriegsspiel.MapPart part : written.getParts()) {
      if (part.getName() != null) {
        missing.add(new NamedThing(Literals.title(part.getName()), context.span(part)));
      } else if (part.getWord() != null) {
        part(part).ifPresent(lacking::add);
      }
    }
    List<NamedThing> shown = new ArrayList<>();
    List<TextSpan> spans = context.spans(written, "things");
    for (int i = 0; i < written.getThings().size(); i++) {
      shown.add(new NamedThing(Literals.title(written.getThings().get(i)), spans.get(i)));
    }
    return reader.map(
        whose ->
            new GivenMap(
                whose,
                Optional.ofNullable(written.getTitle()).map(Literals::title),
                lacking,
                missing,
                shown,
                context.span(written)));
  }

  private Optional<MapPart> part(studio.kriegsspiel.language.xtext.kriegsspiel.MapPart written) {
    Optional<MapPart> part = MapPart.find(written.getWord());
    if (part.isEmpty()) {
      context.unknown(
          "KS-SYN-007",
          context.span(written),
          "A map cannot lack \"" + written.getWord() + "\"",
          written.getWord(),
          MapPart.words(),
          "It may lack " + String.join(", ", MapPart.words()) + ", or a place by its name.");
    }
    return part;
  }
}
