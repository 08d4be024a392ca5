package studio.kriegsspiel.desk.readers;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.export.pack.ConditionWords;
import studio.kriegsspiel.export.pack.LiaisonRun;
import studio.kriegsspiel.reading.view.ReadersView;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.LiaisonView;
import studio.kriegsspiel.situation.knowledge.SealedSheet;

/** What a liaison umpire holds at a minute that his players have yet to be told, in sentences. */
public final class HeldNews {
  private final LiaisonView view;
  private final Situation situation;
  private final LocalDateTime now;

  private HeldNews(LiaisonView view, Situation situation, LocalDateTime now) {
    this.view = view;
    this.situation = situation;
    this.now = now;
  }

  /** The sentences, by the clock; what he has to watch for comes last. None of a player. */
  public static List<String> of(ReadersView seen) {
    return seen.holds()
        .map(view -> new HeldNews(view, seen.known().situation(), seen.view().time()).lines())
        .orElse(List.of());
  }

  private record Due(LocalDateTime at, String words) {}

  private List<String> lines() {
    List<Due> due = new ArrayList<>();
    view.hands().forEach(hand -> hand.at().ifPresent(at -> due.add(new Due(at, hand(hand, at)))));
    for (LiaisonView.Coming each : view.comings()) {
      due.add(
          new Due(
              each.arrival().at(), show(each.arrival().at()) + ": " + each.title() + " comes on."));
    }
    for (LiaisonView.Work each : view.works()) {
      due.add(new Due(each.at(), show(each.at()) + ": " + LiaisonRun.plain(each)));
    }
    return Stream.concat(
            due.stream()
                .filter(each -> each.at.isAfter(now))
                .sorted(Comparator.comparing(Due::at))
                .map(Due::words),
            view.hands().stream().flatMap(each -> watched(each).stream()))
        .toList();
  }

  private String hand(LiaisonView.Hand hand, LocalDateTime at) {
    String latest = hand.latest().map(by -> ", by " + show(by) + " at the latest").orElse("");
    return show(at) + latest + ", to " + whom(hand) + ": " + words(hand.sheet());
  }

  private Optional<String> watched(LiaisonView.Hand hand) {
    return hand.watch()
        .map(
            condition ->
                ConditionWords.plain(situation.clock(), condition, this::title)
                    + ", to "
                    + whom(hand)
                    + ": "
                    + words(hand.sheet()));
  }

  private static String whom(LiaisonView.Hand hand) {
    return hand.to().stream()
        .map(each -> each.person().or(each::role).orElseGet(each::side))
        .collect(Collectors.joining(", "));
  }

  private static String words(SealedSheet sheet) {
    return sheet.source().map(from -> "from " + from + ", ").orElse("")
        + "\u201c"
        + sheet.text().strip().replaceAll("\\s+", " ")
        + "\u201d";
  }

  private String show(LocalDateTime at) {
    return situation.clock().show(at);
  }

  private String title(UnitId unit) {
    return situation.units().find(unit).map(Unit::title).orElse(unit.name());
  }
}
