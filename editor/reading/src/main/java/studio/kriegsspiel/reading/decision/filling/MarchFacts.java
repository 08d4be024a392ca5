package studio.kriegsspiel.reading.decision.filling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** The way that a body marches to a point, as the two Kriegsspiel books ask for it. */
final class MarchFacts {
  private static final List<TerrainKind> COVERS =
      List.of(
          TerrainKind.ROAD,
          TerrainKind.MARSH,
          TerrainKind.WOOD_DENSE,
          TerrainKind.WOOD_LIGHT,
          TerrainKind.FARM);

  private final CaseFacts facts;
  private @Nullable Optional<Filled> way;

  MarchFacts(CaseFacts facts) {
    this.facts = facts;
  }

  /** Whether it is asked how troops march to a place, and not from where they stand. */
  boolean isSomewhere() {
    return facts.secondAt().isPresent();
  }

  /** Straight on, where no way is known. */
  Optional<Filled> distance() {
    return way().isPresent() ? Optional.empty() : facts.range();
  }

  /** How steep it is where a body stands, if that is all that is known of a march. */
  Optional<Filled> slope(BodyFacts body) {
    double degrees = body.going().slopeDegrees();
    return way().isPresent()
        ? Optional.empty()
        : Filler.count(
            Math.round(degrees), Figures.format("%.1f° where %s is", degrees, body.name()));
  }

  /** The stretches of the way, where it is known. */
  Optional<Filled> way() {
    Optional<Filled> known = way;
    if (known == null) {
      known = stretches(facts);
      way = known;
    }
    return known;
  }

  /** The ground where a body stands as the march table has it, if that is all that is known. */
  Optional<Filled> ground(BodyFacts body) {
    if (way().isPresent()) {
      return Optional.empty();
    }
    var kinds = body.going().kinds();
    for (TerrainKind kind :
        new TerrainKind[] {
          TerrainKind.ROAD, TerrainKind.MARSH, TerrainKind.WOOD_DENSE, TerrainKind.WOOD_LIGHT
        }) {
      if (kinds.contains(kind)) {
        return Filler.said(kind.key(), kind.label() + " where " + body.name() + " is");
      }
    }
    return kinds.contains(TerrainKind.FARM) || kinds.contains(TerrainKind.GARDEN)
        ? Filler.said("farm", "farm or garden where " + body.name() + " is")
        : Filler.said("open", "open where " + body.name() + " is");
  }

  private record Stretch(String ground, long degrees, double metres) {}

  /** The reckoned way of the first body to the second point in stretches, if there is one. */
  private static Optional<Filled> stretches(CaseFacts facts) {
    if (facts.first().isEmpty() || facts.firstAt().isEmpty() || facts.secondAt().isEmpty()) {
      return Optional.empty();
    }
    Situation situation = facts.situation();
    boolean fords = situation.areFordsOpen(facts.time());
    MapPoint from = facts.firstAt().get();
    MapPoint to = facts.secondAt().get();
    return situation
        .ways()
        .map(ways -> ways.at(facts.time()).of(facts.first().get().troops(), Gait.MARCH))
        .map(reckoning -> fords ? reckoning : reckoning.withoutFords())
        .flatMap(
            reckoning ->
                reckoning.findRoute(from, to).map(route -> filled(facts.book(), reckoning, route)));
  }

  private static Filled filled(RuleBook book, MarchReckoning reckoning, MarchRoute route) {
    List<Stretch> stretches = merged(reckoning.stretches(route));
    String written =
        stretches.stream()
            .map(
                each ->
                    each.ground()
                        + ":"
                        + each.degrees()
                        + ":"
                        + Math.max(1, Math.round(book.ground().fromMetres(each.metres()))))
            .collect(Collectors.joining(","));
    return new Filled(
        written,
        "the quickest way on the march, "
            + Figures.metres(route.lengthMetres(), book.ground())
            + ", with the slopes along it");
  }

  private static List<Stretch> merged(List<MarchReckoning.Stretch> way) {
    List<Stretch> merged = new ArrayList<>();
    for (MarchReckoning.Stretch each : way) {
      Stretch next =
          new Stretch(ground(each.going()), (long) each.going().slopeDegrees(), each.metres());
      int last = merged.size() - 1;
      if (last >= 0
          && merged.get(last).ground().equals(next.ground())
          && merged.get(last).degrees() == next.degrees()) {
        merged.set(
            last,
            new Stretch(next.ground(), next.degrees(), merged.get(last).metres() + next.metres()));
      } else {
        merged.add(next);
      }
    }
    return merged;
  }

  private static String ground(Going going) {
    return COVERS.stream()
        .filter(going.kinds()::contains)
        .findFirst()
        .map(TerrainKind::key)
        .orElse(going.kinds().contains(TerrainKind.GARDEN) ? "farm" : "open");
  }
}
