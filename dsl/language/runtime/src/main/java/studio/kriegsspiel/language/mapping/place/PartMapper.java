package studio.kriegsspiel.language.mapping.place;

import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.xtext.kriegsspiel.TerrainItem;
import studio.kriegsspiel.scenario.PartOfGround;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads which part of the ground is played on. */
public final class PartMapper {
  private final MappingContext context;

  public PartMapper(MappingContext context) {
    this.context = context;
  }

  /** The part, if one is written and can be read. */
  public Optional<PartOfGround> map(TerrainItem item) {
    if (item.getBreadth() == null || item.getHeight() == null || item.getAround() == null) {
      return Optional.empty();
    }
    PlaceMapper places = new PlaceMapper(context);
    Optional<Distance> breadth =
        places.distance(
            item.getBreadth(),
            item.getBreadthUnit(),
            () -> context.span(item, "breadthUnit"),
            () -> context.span(item, "breadth"));
    Optional<Distance> height =
        places.distance(
            item.getHeight(),
            item.getHeightUnit(),
            () -> context.span(item, "heightUnit"),
            () -> context.span(item, "height"));
    Optional<Position> around = places.position(item.getAround());
    if (breadth.isEmpty() || height.isEmpty() || around.isEmpty()) {
      return Optional.empty();
    }
    int start = context.span(item, "within").offset();
    TextSpan span = context.source().span(start, context.span(item).end() - start);
    return Optional.of(new PartOfGround(breadth.get(), height.get(), around.get(), span));
  }
}
