package studio.kriegsspiel.checks.ground;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.check.Together;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.PartOfGround;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.PrintedGround;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A part of the ground that reaches over its edge, leaves troops out or tells where a secret is.
 */
public final class PartTooSmall implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-POS-022",
          "A part of the ground that does not fit the game",
          Severity.WARNING,
          "what is played stands on the map that is printed");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Optional<GroundIndex> ground = context.ground();
    Optional<PartOfGround> part = context.scenario().header().part();
    if (ground.isEmpty() || part.isEmpty()) {
      return;
    }
    PrintedGround printed = context.situation().printed().orElseThrow();
    edges(part.get(), printed, ground.get(), report);
    middle(part.get(), context, report);
    for (Deployment each : context.scenario().deployments()) {
      ground
          .get()
          .find(each.position())
          .filter(point -> !printed.shows(point))
          .ifPresent(
              point ->
                  report
                      .add(
                          each.position().span(),
                          "`%s` stands %s outside the part of `%s` that is played on."
                              .formatted(
                                  each.unit().name(),
                                  just(ground.get().paces(outside(printed, point))),
                                  ground.get().terrain().name()))
                      .spot(point)
                      .hint(
                          "no map shows it; let the part be larger, or lie around another place"));
    }
    comers(context, ground.get(), printed)
        .forEach(
            (point, units) ->
                Together.groups(context, INFO.id(), units, Reinforcement::unit)
                    .forEach(group -> comingOn(group, point, ground.get(), printed, report)));
  }

  /** How far outside; less than is measured is just outside. */
  private static String just(long paces) {
    return paces == 0 ? "just" : MessageWords.paces(paces);
  }

  /** Who comes on off the part that is played on, by the point where; on its edge is on it. */
  private static Map<MapPoint, List<Reinforcement>> comers(
      CheckContext context, GroundIndex ground, PrintedGround printed) {
    Map<MapPoint, List<Reinforcement>> comers = new LinkedHashMap<>();
    for (Reinforcement each : context.scenario().reinforcements()) {
      EntryPoint.find(each, ground)
          .filter(point -> !printed.shows(point) && ground.paces(outside(printed, point)) >= 1)
          .ifPresent(point -> comers.computeIfAbsent(point, at -> new ArrayList<>()).add(each));
    }
    return comers;
  }

  private static void comingOn(
      List<Reinforcement> units,
      MapPoint point,
      GroundIndex ground,
      PrintedGround printed,
      Report report) {
    List<String> names = units.stream().map(each -> "`" + each.unit().name() + "`").toList();
    report
        .add(
            units.get(0).unitSpan(),
            "%s %s on %s outside the part of `%s` that is played on."
                .formatted(
                    MessageWords.and(names),
                    names.size() == 1 ? "comes" : "come",
                    MessageWords.paces(ground.paces(outside(printed, point))),
                    ground.terrain().name()))
        .severity(Severity.NOTE)
        .spot(point)
        .hint(
            "the way is reckoned from there; players see them when they cross the edge of their"
                + " map");
  }

  private static void edges(
      PartOfGround part, PrintedGround printed, GroundIndex ground, Report report) {
    Bounds whole = ground.terrain().extent();
    String name = ground.terrain().name();
    String size =
        "the ground is %s by %s paces"
            .formatted(
                MessageWords.group(ground.paces(whole.widthMetres())),
                MessageWords.group(ground.paces(whole.heightMetres())));
    if (printed.wanted().isEmpty()) {
      if (ground.resolve(part.around()).find().isPresent()) {
        report
            .add(
                part.span(),
                "The part of `%s` is measured in a unit that the rule book does not know; the whole"
                        .formatted(name)
                    + " ground is printed.")
            .hint("write paces, m, km, yards or miles");
      }
      return;
    }
    Bounds wanted = printed.wanted().get();
    if (printed.terrain() == ground.terrain()) {
      report
          .add(
              part.span(),
              "Of the part of `%s` less than 100 m lie on the ground; the whole ground is printed."
                  .formatted(name))
          .hint(size);
    } else if (!wanted.equals(printed.terrain().extent())) {
      report
          .add(
              part.span(),
              "The part of `%s` reaches %s beyond the ground, and ends at its edge."
                  .formatted(name, MessageWords.paces(ground.paces(beyond(wanted, whole)))))
          .severity(Severity.NOTE)
          .hint(size);
    }
  }

  /** The middle of everyone's map is easily found. */
  private static void middle(PartOfGround part, CheckContext context, Report report) {
    if (part.around() instanceof Position.AtPlace at
        && Knowledge.of(context.situation()).hiddenNames().stream()
            .anyMatch(at.place().strip()::equalsIgnoreCase)) {
      report
          .add(
              at.span(),
              "\"%s\" is not known to all when play begins, and lies in the middle of everyone's map."
                  .formatted(at.place()))
          .hint("let the part lie around a place that all know, or around a grid reference");
    }
  }

  private static double beyond(Bounds part, Bounds ground) {
    return Math.max(
        Math.max(ground.west() - part.west(), part.east() - ground.east()),
        Math.max(ground.south() - part.south(), part.north() - ground.north()));
  }

  private static double outside(PrintedGround printed, MapPoint point) {
    Bounds edges = printed.terrain().extent();
    double east = Math.max(edges.west() - point.x(), point.x() - edges.east());
    double north = Math.max(edges.south() - point.y(), point.y() - edges.north());
    return Math.hypot(Math.max(0, east), Math.max(0, north));
  }
}
