package studio.kriegsspiel.checks.news;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Observation;
import studio.kriegsspiel.scenario.news.Origin;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.release.Releases;

/**
 * What a reader is told of a body as reliable and true.
 *
 * @param audience who is told
 * @param observation what is said
 * @param observed the minute it speaks of
 * @param span the whole statement
 */
record SaidToBeSo(
    Audience audience, Observation observation, LocalDateTime observed, TextSpan span) {

  /** All of a scenario whose minute is known, in the order of the text. */
  static List<SaidToBeSo> all(CheckContext context) {
    List<SaidToBeSo> all = new ArrayList<>();
    for (Report report : context.scenario().reports()) {
      report.forces().stream()
          .filter(each -> isHeldTrue(each.origin()))
          .flatMap(
              each ->
                  of(
                      context,
                      report.audience(),
                      each.observation(),
                      context.clock().find(report.at()),
                      each.span()))
          .forEach(all::add);
    }
    for (Intelligence item : context.scenario().intelligence()) {
      if (item.observation().isPresent() && isHeldTrue(item.origin())) {
        of(context, item.audience(), item.observation().get(), told(context, item), item.span())
            .forEach(all::add);
      }
    }
    return all;
  }

  private static boolean isHeldTrue(Origin origin) {
    return origin.truth()
        && origin.reliability().filter(each -> each == Reliability.RELIABLE).isPresent();
  }

  /** The minute at which the clock lets it go; some time between two is no minute. */
  private static Optional<LocalDateTime> told(CheckContext context, Intelligence item) {
    return item.release()
        .match(
            new Release.Cases<>(
                at -> Releases.of(context.situation()).earliest(at, item.audience()),
                between -> Optional.empty(),
                when -> Optional.empty(),
                repeated -> Optional.empty(),
                courier -> Optional.of(context.clock().time(courier.leaves())),
                withheld -> Optional.empty()));
  }

  private static Stream<SaidToBeSo> of(
      CheckContext context,
      Audience audience,
      Observation said,
      Optional<LocalDateTime> told,
      TextSpan whole) {
    return context.clock().find(said.observed()).or(() -> told).stream()
        .map(observed -> new SaidToBeSo(audience, said, observed, whole));
  }
}
