package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.ide.expect.Around;
import studio.kriegsspiel.language.ide.expect.Expectations;
import studio.kriegsspiel.language.ide.expect.Expected;
import studio.kriegsspiel.language.ide.expect.StatementShape;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.language.ide.names.NamesOfFile;
import studio.kriegsspiel.language.mapping.words.LanguageWords;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.KeywordHelp;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Place;

/** What is told about the word under the pointer. */
final class Hovers {
  private final Analysis analysis;
  private final NamesOfFile names;
  private final Surroundings surroundings;
  private final SourceText source;

  Hovers(Analysis analysis, NamesOfFile names, Surroundings surroundings) {
    this.analysis = analysis;
    this.names = names;
    this.surroundings = surroundings;
    this.source = analysis.source();
  }

  Optional<Hover> at(int offset) {
    Optional<Hover> named = names.at(offset).flatMap(use -> hover(use.span(), describe(use)));
    return named.or(() -> word(offset));
  }

  private static Optional<Hover> hover(TextSpan span, String text) {
    return text.isBlank() ? Optional.empty() : Optional.of(new Hover(span, text));
  }

  private String describe(NameUse use) {
    return switch (use.kind()) {
      case UNIT -> find(use).map(this::describe).orElse(use.name());
      case SIDE ->
          analysis
              .scenario()
              .flatMap(each -> each.findSide(use.name()))
              .map(side -> "Side " + side.name() + ": " + side.title() + ".")
              .orElse(use.name());
      case ROLE -> "Role of " + use.side() + ": " + use.name() + ".";
      case PLACE -> place(use.name());
      case TEMPLATE -> template(use.name());
      case VARIANT -> "";
    };
  }

  /** A template as it is written. */
  private String template(String name) {
    return analysis
        .symbols()
        .find(DefinedName.Kind.TEMPLATE, "", name)
        .map(DefinedName::nameSpan)
        .map(span -> analysis.source().lineIndex(span.offset()))
        .map(
            line ->
                analysis
                    .source()
                    .text()
                    .substring(analysis.source().lineStart(line), analysis.source().lineEnd(line))
                    .strip())
        .orElse("");
  }

  private Optional<Unit> find(NameUse use) {
    return analysis.scenario().flatMap(each -> each.findUnit(new UnitId(use.side(), use.name())));
  }

  private String describe(Unit unit) {
    List<String> lines = new ArrayList<>(List.of(UnitSummary.of(unit)));
    lines.add(UnitSummary.levels(unit));
    analysis.scenario().stream()
        .map(Scenario::deployments)
        .flatMap(List::stream)
        .filter(each -> each.unit().equals(unit.id()))
        .findFirst()
        .map(Deployment::formation)
        .ifPresent(each -> lines.add(surroundings.about(unit, each)));
    return lines.stream().filter(each -> !each.isBlank()).collect(Collectors.joining("\n"));
  }

  private String place(String name) {
    Optional<Place> place =
        surroundings.places().stream().filter(each -> each.isCalled(name)).findFirst();
    GrammarValues words = new GrammarValues(analysis, surroundings, Around.end(""));
    return place
        .map(each -> each.name() + ": " + words.about(each))
        .map(each -> each.endsWith(": ") ? each + "a place of the ground." : each)
        .orElse("");
  }

  private Optional<Hover> word(int offset) {
    String text = source.text();
    for (Lexeme each : ScenarioGrammar.lexemes(text)) {
      if (each.offset() <= offset && offset < each.end()) {
        return each.isHidden() ? Optional.empty() : word(each);
      }
    }
    return Optional.empty();
  }

  private Optional<Hover> word(Lexeme word) {
    TextSpan span = source.span(word.offset(), word.end() - word.offset());
    String written = source.text().substring(word.offset(), word.end());
    Around around = Around.end(source.text().substring(0, word.offset()));
    Set<Expected> expected =
        Expectations.after(around).stream()
            .filter(each -> each.kind().equals(word.kind()))
            .collect(Collectors.toSet());
    if (expected.stream().anyMatch(each -> each.isWithin("Formation"))) {
      Optional<Hover> formation = formation(word, around);
      if (formation.isPresent()) {
        return formation;
      }
    }
    if (expected.stream().anyMatch(each -> each.isWithin("RulesItem"))) {
      Optional<Hover> rule = hover(span, surroundings.aboutRule(written));
      if (rule.isPresent()) {
        return rule;
      }
    }
    boolean ordered = expected.stream().anyMatch(each -> each.isWithin("SheetOrder"));
    Optional<String> help =
        word.isKeyword()
            ? KeywordHelp.find(written).or(() -> begun(expected))
            : ordered ? KeywordHelp.findByRule("SheetOrder") : Optional.empty();
    return help.map(each -> new Hover(span, each));
  }

  /** The form of the statement that a word begins here and nowhere else. */
  private static Optional<String> begun(Set<Expected> expected) {
    Set<String> rules =
        expected.stream()
            .flatMap(each -> StatementShape.begun(each).stream())
            .collect(Collectors.toSet());
    return rules.size() == 1 ? KeywordHelp.findByRule(rules.iterator().next()) : Optional.empty();
  }

  /** The formation whose words a token is among, for the unit of its statement. */
  private Optional<Hover> formation(Lexeme word, Around around) {
    int line = source.lineIndex(word.offset());
    String written =
        source
            .text()
            .substring(source.lineStart(line), source.lineEnd(line))
            .toLowerCase(Locale.ROOT);
    int at = word.offset() - source.lineStart(line);
    return LanguageWords.formations().stream()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .flatMap(
            each -> {
              int from = written.lastIndexOf(each, at);
              return from >= 0 && at < from + each.length()
                  ? formation(
                      each, source.span(source.lineStart(line) + from, each.length()), around)
                      .stream()
                  : Stream.empty();
            })
        .findFirst();
  }

  private Optional<Hover> formation(String words, TextSpan span, Around around) {
    Formation formation = Vocabulary.FORMATIONS.get(words.replace(" ", ""));
    Optional<Unit> unit = new UnitWords(analysis, around).named(around);
    return formation == null || unit.isEmpty()
        ? Optional.empty()
        : hover(span, surroundings.about(unit.get(), formation));
  }
}
