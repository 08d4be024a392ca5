package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.claim.Verdicts;

/**
 * The pages of the umpire's book about the scenario itself: what has to be so, its variants, and
 * what is let stand.
 */
final class ReviewPages {
  private final Scenario scenario;
  private final Situation situation;

  ReviewPages(Situation situation) {
    this.situation = situation;
    this.scenario = situation.scenario();
  }

  void addTo(Flow flow) {
    assertions(flow);
    variants(flow);
    allowances(flow);
  }

  private void assertions(Flow flow) {
    if (scenario.review().assertions().isEmpty()) {
      return;
    }
    AssertionWords words = new AssertionWords(situation);
    flow.heading("What has to be so");
    Verdicts.of(situation)
        .each(
            (assertion, verdict) ->
                flow.item(
                    "\u2022",
                    words.of(assertion.claim())
                        + ": "
                        + AssertionWords.of(verdict.kind())
                        + "; "
                        + words.working(verdict)
                        + "."));
  }

  private void variants(Flow flow) {
    if (scenario.variants().isEmpty()) {
      return;
    }
    flow.heading("Variants");
    for (Variant variant : scenario.variants()) {
      flow.subheading(variant.title());
      boolean played = scenario.review().variant().filter(variant.title()::equals).isPresent();
      List<String> about = new ArrayList<>();
      if (played) {
        about.add("this book is of it");
      }
      variant.easierFor().ifPresent(side -> about.add("easier for " + side));
      if (!about.isEmpty()) {
        flow.remark(Words.capital(String.join("; ", about)) + ".");
      }
      lines(variant).forEach(line -> flow.item("\u2022", line));
    }
  }

  private List<String> lines(Variant variant) {
    List<String> lines = new ArrayList<>();
    variant.changes().forEach(change -> lines.add(line(change)));
    int news = variant.added().reports().size() + variant.added().intelligence().size();
    if (variant.added().generalIdea().isPresent()) {
      lines.add("Another General Idea.");
    }
    if (news > 0) {
      lines.add(news == 1 ? "One more report." : Words.number(news) + " more reports.");
    }
    if (!variant.added().engineering().isEmpty()) {
      lines.add("More works.");
    }
    variant.added().notes().forEach(note -> lines.add(note.text()));
    return lines;
  }

  private String line(Change change) {
    if (change instanceof Change.OtherGround ground) {
      return "Ground: " + phases(ground.phases()) + ".";
    } else if (change instanceof Change.OtherWeather weather) {
      return "Weather: " + phases(weather.phases()) + ".";
    } else if (change instanceof Change.OtherConditions other) {
      return other.conditions().rivers().isEmpty()
          ? "Other light and sight."
          : "Rivers: " + phases(other.conditions().rivers()) + ".";
    } else if (change instanceof Change.OtherHours hours) {
      return "Played from "
          + Words.clock(hours.begins())
          + (hours.ends() instanceof Moment.At at ? " to " + Words.clock(at.time()) : "")
          + ".";
    } else if (change instanceof Change.Restated restated) {
      String figures = Words.composition(restated.strength());
      List<String> parts = new ArrayList<>();
      restated.strength().men().ifPresent(men -> parts.add(Words.number(men) + " men"));
      if (!figures.isEmpty()) {
        parts.add(figures);
      }
      restated.grade().ifPresent(grade -> parts.add(grade.key()));
      restated.ranks().ifPresent(ranks -> parts.add(ranks + " ranks"));
      return title(restated.unit()) + ": " + String.join(", ", parts) + ".";
    } else if (change instanceof Change.Without without) {
      return "Without " + title(without.unit()) + ".";
    } else if (change instanceof Change.Redeployed moved) {
      return title(moved.deployment().unit())
          + " stands in "
          + moved.deployment().formation().label()
          + ", "
          + Words.position(moved.deployment().position())
          + ".";
    } else if (change instanceof Change.Marching moved) {
      return title(moved.march().unit())
          + " marches from "
          + Words.position(moved.march().from())
          + " to "
          + Words.position(moved.march().to())
          + moved
              .march()
              .begins()
              .map(at -> " from " + Words.clock(situation.clock().time(at)))
              .orElse("")
          + ".";
    }
    Change.Rerouted moved = (Change.Rerouted) change;
    return title(moved.reinforcement().unit())
        + " comes on at "
        + Words.clock(situation.clock().time(moved.reinforcement().at()))
        + ", "
        + Words.position(moved.reinforcement().entry())
        + ".";
  }

  private static String phases(List<Phase> phases) {
    return phases.stream()
        .map(phase -> phase.words() + phase.until().map(until -> " until " + until).orElse(""))
        .collect(Collectors.joining(", then "));
  }

  private String title(UnitId unit) {
    return Optional.of(unit).flatMap(scenario::findUnit).map(Unit::title).orElse(unit.name());
  }

  private void allowances(Flow flow) {
    List<Allowance> counted =
        scenario.review().allowances().stream().filter(each -> each.reason().isPresent()).toList();
    if (counted.isEmpty()) {
      return;
    }
    flow.heading("What is let stand");
    for (Allowance each : counted) {
      flow.note(each.id(), each.reason().orElseThrow());
    }
  }
}
