package studio.kriegsspiel.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.CountedTogether;
import studio.kriegsspiel.rules.procedure.CountedTogether.Part;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.trace.TraceStep;
import studio.kriegsspiel.scenario.force.UnitId;

/** Those who have one part of a question together, counted as the book counts them. */
final class Joined {
  private final Map<Part, Group> groups = new LinkedHashMap<>();
  private final Map<String, String> question;
  private final List<TraceStep> told = new ArrayList<>();

  /** Those of one part, the one that leads first, each with what is asked of it alone. */
  private record Group(
      CountedTogether together, List<UnitId> bodies, List<Map<String, String>> questions) {}

  /**
   * Counts them.
   *
   * @throws GameRefusedException if the book does not count them together
   */
  Joined(Asked asked, Procedure procedure) {
    Map<String, String> joined = asked.question();
    for (Part part : Part.values()) {
      Optional<UnitId> leads = part == Part.FIRST ? asked.first() : asked.second();
      List<UnitId> others =
          asked.beside().keySet().stream()
              .filter(each -> leads.filter(one -> one.side().equals(each.side())).isPresent())
              .toList();
      if (!others.isEmpty()) {
        Group group = group(asked, procedure, part, leads.orElseThrow(), others);
        groups.put(part, group);
        List<Map<String, String>> all = new ArrayList<>(group.questions());
        all.set(0, joined);
        joined = group.together().join(all);
        told.addAll(group.together().told(group.questions()));
      }
    }
    question = joined;
  }

  private static Group group(
      Asked asked, Procedure procedure, Part part, UnitId leads, List<UnitId> others) {
    CountedTogether together =
        procedure
            .together(part)
            .orElseThrow(
                () ->
                    new GameRefusedException(
                        "`%s` counts nobody together with `%s`."
                            .formatted(procedure.name(), leads)));
    List<UnitId> bodies = new ArrayList<>(List.of(leads));
    List<Map<String, String>> questions = new ArrayList<>(List.of(asked.question()));
    for (UnitId each : others) {
      Map<String, String> own = asked.beside().getOrDefault(each, Map.of());
      if (questions.size() > together.most() || !together.fits(asked.question(), own)) {
        throw new GameRefusedException(
            "`%s` does not count `%s` together with `%s`."
                .formatted(procedure.name(), each, leads));
      }
      bodies.add(each);
      questions.add(own);
    }
    return new Group(together, bodies, questions);
  }

  /** The question about all of them. */
  Map<String, String> question() {
    return question;
  }

  /** What of it is told in the working. */
  List<TraceStep> told() {
    return told;
  }

  /**
   * What was left of one.
   *
   * @param body whose it is where it is of one of those who were counted together
   */
  record Own(Optional<UnitId> body, AfterState state) {}

  /** What a decision leaves of each. */
  List<Own> deal(List<AfterState> after) {
    List<Own> dealt = new ArrayList<>();
    List<AfterState> rest = after;
    for (Group each : groups.values()) {
      CountedTogether.Dealt own = each.together().deal(each.questions(), rest);
      for (int i = 0; i < each.bodies().size(); i++) {
        UnitId body = each.bodies().get(i);
        own.each().get(i).forEach(state -> dealt.add(new Own(Optional.of(body), state)));
      }
      rest = own.others();
    }
    rest.forEach(state -> dealt.add(new Own(Optional.empty(), state)));
    return dealt;
  }
}
