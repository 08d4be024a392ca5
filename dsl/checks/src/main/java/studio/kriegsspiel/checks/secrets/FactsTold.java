package studio.kriegsspiel.checks.secrets;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.situation.telling.TellingFact;
import studio.kriegsspiel.situation.telling.TellingFacts;

/** Facts that texts tell without a name, and that nothing has told their readers before. */
final class FactsTold {
  private final List<Told> all = new ArrayList<>();

  /** A fact that a text tells, and where. */
  record Told(ReadableText text, TellingFact fact, PlayerText prose, int start, int end) {
    /** The words that tell it. */
    String words() {
      return prose.text().substring(start, end).replaceAll("[\\s{}\"]+", " ").strip();
    }
  }

  private FactsTold(CheckContext context) {
    Mentions mentions = Mentions.of(context);
    TellingFacts facts = TellingFacts.of(context.situation());
    for (ReadableText text : mentions.texts()) {
      if (!text.news() && !isName(text)) {
        PlayerText prose = PlayerText.of(text, context.text());
        List<TellingFacts.Told> told =
            facts.in(prose.text(), text.audience().findSide()).stream()
                .filter(each -> !isOpen(each.fact(), text))
                .toList();
        if (!told.isEmpty()) {
          Set<TellingFact> known = known(text, told, mentions, facts);
          told.stream()
              .filter(each -> !known.contains(each.fact()))
              .forEach(
                  each -> all.add(new Told(text, each.fact(), prose, each.start(), each.end())));
        }
      }
    }
  }

  /** Names of units and their leaders are no sentences. */
  private static boolean isName(ReadableText text) {
    return text.what().startsWith("the army of") || text.what().startsWith("the commander of");
  }

  /** Those of a scenario, worked out once a run. */
  static FactsTold of(CheckContext context) {
    return context.shared(FactsTold.class, FactsTold::new);
  }

  /** Those of some kinds, one for each place of a text. */
  List<Told> of(Set<TellingFact.Kind> kinds) {
    Set<Object> places = new HashSet<>();
    return all.stream()
        .filter(each -> kinds.contains(each.fact().kind()))
        .filter(each -> places.add(List.of(System.identityHashCode(each.text()), each.start())))
        .toList();
  }

  private static boolean isOpen(TellingFact fact, ReadableText text) {
    LocalDateTime read = text.at().orElse(LocalDateTime.MIN);
    return fact.since().filter(since -> !read.isBefore(since)).isPresent();
  }

  private static Set<TellingFact> known(
      ReadableText text, List<TellingFacts.Told> told, Mentions mentions, TellingFacts facts) {
    Set<TellingFact> asked = told.stream().map(TellingFacts.Told::fact).collect(Collectors.toSet());
    Optional<String> reader = text.audience().findSide();
    Set<TellingFact> known = new HashSet<>();
    TellingOrder.before(text, mentions.texts()).stream()
        .filter(each -> !isName(each))
        .forEach(each -> known.addAll(facts.knownFrom(each.text(), each.news(), reader, asked)));
    return known;
  }
}
