package studio.kriegsspiel.checks.ground;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.PlaceNameFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.GivenMap;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.ground.Located;
import studio.kriegsspiel.scenario.news.Fact;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.Referent;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/** A position or place that the ground does not know, or that lies off the map. */
public final class PositionUnknown implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-POS-001",
              "A place the map does not have",
              Severity.ERROR,
              "what is named can be found on the map")
          .stoppingExport();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    Look look = new Look(context, context.ground().get(), report);
    Scenario scenario = context.scenario();
    scenario.header().part().ifPresent(each -> look.middle(each.around()));
    scenario.deployments().forEach(each -> look.position(each.unit().name(), each.position()));
    scenario
        .reinforcements()
        .forEach(
            each -> {
              look.position(each.unit().name(), each.entry());
              each.destination().ifPresent(to -> look.position(each.unit().name(), to));
            });
    for (Side side : scenario.sides()) {
      side.objectives()
          .forEach(each -> each.place().ifPresent(place -> look.place(place, each.span())));
      side.lineOfRetreat().ifPresent(way -> look.place(way.along(), way.span()));
    }
    scenario.engineering().forEach(each -> look.place(each.place(), each.span()));
    scenario.plan().standing().forEach(each -> look.place(each.place(), each.placeSpan()));
    scenario.known().places().forEach(each -> look.place(each.name(), each.nameSpan()));
    scenario.known().maps().forEach(look::map);
    scenario
        .passages()
        .flatMap(each -> each.references().stream())
        .forEach(
            each -> {
              if (each.referent() instanceof Referent.OfPlace place) {
                look.place(place.place(), each.span());
              }
            });
    scenario.intelligence().forEach(each -> release(each.release(), look));
    Stream.concat(
            scenario.reports().stream()
                .flatMap(each -> each.forces().stream())
                .map(ReportedForce::observation),
            scenario.intelligence().stream().flatMap(item -> item.observation().stream()))
        .forEach(
            each -> each.at().ifPresent(position -> look.position(each.unit().name(), position)));
  }

  private static void release(Release release, Look look) {
    release.facts().forEach(fact -> fact(fact, look));
    release.way().forEach(each -> look.position("the courier", each));
  }

  private static void fact(Fact fact, Look look) {
    fact.findPosition().ifPresent(position -> look.position(fact.units().get(0).name(), position));
  }

  private record Look(CheckContext context, GroundIndex ground, Report report) {

    void position(String unit, Position position) {
      Located located = ground.resolve(position);
      if (located instanceof Located.Nowhere nowhere) {
        tell(nowhere);
      } else if (located instanceof Located.At at
          && !ground.terrain().extent().contains(at.point())) {
        report
            .add(
                position.span(),
                "This position of `%s` lies off the map `%s`."
                    .formatted(unit, ground.terrain().name()))
            .spot(at.point())
            .hint(
                "the map is %s by %s paces"
                    .formatted(
                        MessageWords.group(ground.paces(ground.terrain().extent().widthMetres())),
                        MessageWords.group(
                            ground.paces(ground.terrain().extent().heightMetres()))));
      }
    }

    /** The middle of a part, which may reach over the edge. */
    void middle(Position position) {
      if (ground.resolve(position) instanceof Located.Nowhere nowhere) {
        tell(nowhere);
      }
    }

    /** A place, or a feature that bears the name on the map. */
    void place(String name, TextSpan span) {
      if (!name.isBlank() && ground.resolvePlace(name, span) instanceof Located.Nowhere nowhere) {
        tell(nowhere);
      }
    }

    /** A map's things: what it lacks is on the ground, what it shows besides was set aside. */
    void map(GivenMap map) {
      map.missing().forEach(each -> place(each.name(), each.span()));
      for (GivenMap.NamedThing each : map.shown()) {
        List<String> names =
            ground.terrain().setAside().stream().flatMap(it -> it.name().stream()).toList();
        if (names.stream().noneMatch(each.name()::equalsIgnoreCase)) {
          report
              .add(
                  each.span(),
                  "Nothing called \"%s\" is set aside on the ground `%s`."
                      .formatted(each.name(), ground.terrain().name()))
              .hint(
                  names.isEmpty()
                      ? "draw it on the ground in the window and set it aside; maps may still show it"
                      : "set aside are " + MessageWords.and(names));
        }
      }
    }

    /** A name and those of other places. */
    private List<String> others(String name) {
      Terrain terrain = ground.terrain();
      Optional<Place> place = terrain.findPlace(name);
      return Stream.concat(terrain.placeNames().stream(), terrain.featureNames().stream())
          .filter(
              each ->
                  each.equals(name) || place.isEmpty() || !terrain.findPlace(each).equals(place))
          .toList();
    }

    private void tell(Located.Nowhere nowhere) {
      String reason = nowhere.reason();
      Draft draft = report.add(nowhere.span(), Capital.of(reason) + ".");
      nowhere
          .near()
          .forEach(
              name -> draft.fix(PlaceNameFixes.spell(context, nowhere.span(), name, others(name))));
      if (nowhere.near().isEmpty()) {
        List<String> some =
            ground.terrain().places().stream()
                .map(place -> "\"" + place.name() + "\"")
                .limit(8)
                .toList();
        draft.hint(
            some.isEmpty()
                ? "give a grid reference, or latitude and longitude"
                : "it knows, among others, " + MessageWords.and(some));
      }
    }
  }
}
