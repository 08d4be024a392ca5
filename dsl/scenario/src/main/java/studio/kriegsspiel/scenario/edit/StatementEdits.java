package studio.kriegsspiel.scenario.edit;

import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.names.DefinedName.Kind;
import studio.kriegsspiel.scenario.names.Names;
import studio.kriegsspiel.scenario.names.Reference;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Adds and removes roles, news and reinforcements. */
final class StatementEdits {
  private final ScenarioText source;
  private final Lines lines;
  private final Phrases phrases;
  private final SectionLines sections;
  private final EditBook book;

  StatementEdits(ScenarioText source, EditBook book) {
    this.source = source;
    this.lines = new Lines(source.text());
    this.phrases = new Phrases(source);
    this.sections = new SectionLines(source, book);
    this.book = book;
  }

  void addRole(Intention.AddRole wish) {
    Side side =
        source
            .scenario()
            .findSide(wish.side())
            .orElseThrow(() -> new Refusal("There is no side `%s`.".formatted(wish.side())));
    if (wish.title().isBlank() || wish.title().contains("\"") || wish.title().contains("\n")) {
      throw new Refusal("A role's title has no quotation mark in it.");
    }
    if (side.roles().stream().anyMatch(each -> each.title().equals(wish.title()))) {
      throw new Refusal("%s has a role \"%s\" already.".formatted(side.name(), wish.title()));
    }
    String line =
        "role "
            + Phrases.quoted(wish.title())
            + wish.commands().map(each -> " for " + reference(each)).orElse("")
            + wish.superior().map(each -> " under " + reference(each)).orElse("");
    Optional<TextSpan> last =
        source
            .sections("side")
            .filter(each -> each.span().contains(side.nameSpan().offset()))
            .flatMap(each -> each.statements().stream())
            .reduce((first, later) -> later);
    sections.behind(last, side.span(), line);
  }

  /** A unit by its short name, or by its title in quotation marks. */
  private String reference(UnitId unit) {
    return Names.isName(unit.name()) ? phrases.unit(unit) : Phrases.quoted(unit.name());
  }

  void addNews(Intention.AddNews wish) {
    if (wish.text().isBlank()) {
      throw new Refusal("News that tells nothing cannot be written down.");
    }
    String line =
        "at "
            + wish.at()
            + " to "
            + phrases.audience(wish.audience())
            + wish.source().map(each -> " from " + source(each)).orElse("")
            + wish.reliability().map(each -> ", " + Phrases.word(each)).orElse("")
            + (wish.truth() ? "" : ", false")
            + ": "
            + Phrases.prose(wish.text()).replace("\n", lines.lineBreak());
    sections.append("intelligence", line);
  }

  void addSighting(Intention.AddSighting wish, PositionWriter positions) {
    if (wish.watcher().side().equals(wish.seen().side())) {
      throw new Refusal("A patrol tells of the enemy; `%s` is its own.".formatted(wish.seen()));
    }
    String at = positions.fresh(DeploymentEdits.point(wish.spot()), source.scenario());
    sections.append(
        "intelligence",
        "at "
            + wish.at()
            + " to "
            + phrases.audience(new Audience.SideOnly(wish.watcher().side()))
            + " from "
            + source(SourceKind.PATROL)
            + " of "
            + known(wish.watcher())
            + ", "
            + Phrases.word(Reliability.RELIABLE)
            + ": "
            + known(wish.seen())
            + " seen at "
            + at);
  }

  private static String source(SourceKind kind) {
    return kind.words();
  }

  void addWeather(Intention.AddWeather wish) {
    sections.append("events", "at " + wish.at() + " the weather becomes " + title(wish.words()));
  }

  void addMarch(Intention.AddMarch wish) {
    sections.append(
        "events",
        "at " + wish.at() + " " + known(wish.unit()) + " marches to " + title(wish.place()));
  }

  private static String title(String words) {
    if (words.isBlank() || words.contains("\n")) {
      throw new Refusal("This needs a name or a few words on one line.");
    }
    return Phrases.quoted(words);
  }

  /** A unit as this step or the text names it. */
  private String known(UnitId unit) {
    return book.findName(unit)
        .orElseGet(
            () -> {
              if (source.scenario().findUnit(unit).isEmpty()) {
                throw new Refusal("There is no unit `%s` in any order of battle.".formatted(unit));
              }
              return phrases.unit(unit);
            });
  }

  void remove(Intention.RemoveStatement wish) {
    TextSpan statement = wish.statement();
    boolean known =
        source.sections().stream()
            .anyMatch(
                each -> each.span().equals(statement) || each.statements().contains(statement));
    if (!source.holds(statement) || !known) {
      throw new Refusal("The text has changed since it was read; try again.");
    }
    for (DefinedName each : source.names().symbols()) {
      if (statement.contains(each.nameSpan().offset())) {
        refuseIfUsed(each, statement);
      }
    }
    lines.remove(statement, book);
  }

  private void refuseIfUsed(DefinedName named, TextSpan statement) {
    if (named.kind() == Kind.UNIT || named.kind() == Kind.SIDE) {
      throw new Refusal("`" + named.name() + "` is a unit or a side; remove it as such.");
    }
    source.names().usesOf(named).stream()
        .map(Reference::span)
        .filter(each -> !statement.contains(each.offset()))
        .findFirst()
        .ifPresent(
            each -> {
              throw new Refusal(
                  "\"%s\" is still spoken of in line %d; change that first."
                      .formatted(named.name(), each.line()));
            });
  }
}
