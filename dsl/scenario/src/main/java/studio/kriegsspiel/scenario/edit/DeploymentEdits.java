package studio.kriegsspiel.scenario.edit;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.TextWords;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.MapPoint;

/** Moves, turns, re-forms and withdraws units that are deployed. */
final class DeploymentEdits {
  private final ScenarioText source;
  private final Optional<PositionWriter> positions;
  private final Lines lines;
  private final EditBook book;

  DeploymentEdits(ScenarioText source, Optional<PositionWriter> positions, EditBook book) {
    this.source = source;
    this.positions = positions;
    this.lines = new Lines(source.text());
    this.book = book;
  }

  static MapPoint point(MapSpot spot) {
    return new MapPoint(spot.x(), spot.y());
  }

  PositionWriter positions() {
    return positions.orElseThrow(
        () -> new Refusal("The scenario's ground is not known; name it behind `terrain` first."));
  }

  private Deployment deployed(UnitId unit, String verb) {
    Deployment found =
        source
            .scenario()
            .findDeployment(unit)
            .orElseThrow(
                () ->
                    new Refusal(
                        "`%s` is not deployed; give it a line under `deploy` first."
                            .formatted(unit.name())));
    if (!found.span().document().equals(source.scenario().span().document())) {
      throw new Refusal(
          "`%s` is deployed in %s; open that file to %s it."
              .formatted(unit.name(), found.span().document(), verb));
    }
    if (!source.holds(found.span())) {
      throw new Refusal("The text has changed since it was read; try again.");
    }
    return found;
  }

  void move(Intention.Move wish) {
    Deployment deployment = deployed(wish.unit(), "move");
    PositionWriter.Change change = positions().move(deployment, point(wish.spot()));
    Optional<PhraseWord> within =
        within(deployment).filter(each -> !change.words().startsWith("\""));
    if (within.isPresent() && change.from() == deployment.position().span().offset()) {
      lines.replace(within.get().offset(), change.to(), "at " + change.words(), book);
    } else {
      lines.replace(change.from(), change.to(), change.words(), book);
    }
  }

  /** The word {@code in} before a place; what is moved out of a wood is no longer in it. */
  private Optional<PhraseWord> within(Deployment deployment) {
    List<PhraseWord> said =
        TextWords.said(
            source.text(), deployment.unitSpan().end(), deployment.position().span().offset());
    return said.stream()
        .skip(Math.max(0, said.size() - 1))
        .filter(each -> each.is("in"))
        .findFirst();
  }

  void withdraw(Intention.Withdraw wish) {
    lines.remove(deployed(wish.unit(), "change").span(), book);
  }

  void turn(Intention.Turn wish) {
    Deployment deployment = deployed(wish.unit(), "turn");
    if (deployment.facing().filter(wish.facing()::equals).isPresent()) {
      return;
    }
    List<PhraseWord> said = said(deployment);
    for (int i = said.size() - 2; i >= 0; i--) {
      if (said.get(i).is("facing")) {
        turn(said.subList(i + 1, said.size()), wish);
        return;
      }
    }
    book.add(
        TextEdit.insert(
            deployment.position().span().end(), " facing " + Phrases.direction(wish.facing())));
  }

  private void turn(List<PhraseWord> direction, Intention.Turn wish) {
    PhraseWord first = direction.get(0);
    Optional<PhraseWord> sign =
        direction.stream()
            .skip(1)
            .findFirst()
            .filter(each -> first.is(PhraseWord.Kind.NUMBER))
            .filter(each -> each.is("°") || each.is("degrees"));
    Optional<String> written =
        sign.map(each -> source.text().substring(first.end(), each.end()))
            .map(each -> each.contains("/") ? "°" : each);
    int end = sign.map(PhraseWord::end).orElse(first.end());
    lines.replace(first.offset(), end, Phrases.direction(wish.facing(), written), book);
  }

  private List<PhraseWord> said(Deployment deployment) {
    return TextWords.said(source.text(), deployment.unitSpan().end(), deployment.span().end());
  }

  void reform(Intention.Reform wish) {
    Deployment deployment = deployed(wish.unit(), "re-form");
    if (deployment.formation() == wish.formation()) {
      return;
    }
    List<PhraseWord> said =
        TextWords.said(
            source.text(), deployment.unitSpan().end(), deployment.position().span().offset());
    if (wish.formation() == Formation.ARTILLERY_LIMBERED && isPost(wish.unit())) {
      throw new Refusal("`%s` is a post and is not limbered.".formatted(wish.unit().name()));
    }
    Optional<PhraseWord> garrisons = said.stream().filter(each -> each.is("garrisons")).findFirst();
    if (garrisons.isPresent()) {
      leave(deployment, garrisons.get(), wish.formation());
    } else if (wish.formation() == Formation.GARRISON) {
      garrison(deployment, said, deployment.position() instanceof Position.AtPlace);
    } else {
      Optional<int[]> written = formation(said);
      String words = Phrases.formation(wish.formation());
      written.ifPresentOrElse(
          run -> lines.replace(run[0], run[1], words, book),
          () -> book.add(TextEdit.insert(behindName(deployment, said), " " + words)));
    }
  }

  /** Where the words end that say who it is; a post says how many men of whom first. */
  private static int behindName(Deployment deployment, List<PhraseWord> said) {
    int next = 0;
    while (next < said.size() - 1 && !said.get(next).is("facing")) {
      next++;
    }
    return next == 0 ? deployment.unitSpan().end() : said.get(next - 1).end();
  }

  private boolean isPost(UnitId unit) {
    return source.scenario().findUnit(unit).filter(Unit::isPost).isPresent();
  }

  private void leave(Deployment deployment, PhraseWord garrisons, Formation formation) {
    boolean prepared =
        TextWords.said(source.text(), deployment.position().span().end(), deployment.span().end())
            .stream()
            .anyMatch(each -> each.is(","));
    if (prepared) {
      throw new Refusal(
          "`%s` holds a post that is prepared for defence; take what is prepared out of its line first."
              .formatted(deployment.unit().name()));
    }
    lines.replace(garrisons.offset(), garrisons.end(), Phrases.formation(formation) + " at", book);
  }

  /** A deployed unit goes into the named place nearest to a spot and holds it. */
  void garrison(UnitId unit, MapSpot spot) {
    Deployment deployment = deployed(unit, "move");
    if (deployment.formation() == Formation.GARRISON) {
      move(new Intention.Move(unit, spot));
      return;
    }
    String place =
        positions()
            .placeAt(point(spot))
            .orElseThrow(() -> new Refusal("The ground has no named place to garrison."));
    TextSpan former = deployment.position().span();
    lines.replace(former.offset(), former.end(), place, book);
    garrison(
        deployment,
        TextWords.said(source.text(), deployment.unitSpan().end(), former.offset()),
        true);
  }

  /** {@code in line facing south at "Farm"} becomes {@code garrisons "Farm" facing south}. */
  private void garrison(Deployment deployment, List<PhraseWord> said, boolean place) {
    if (isPost(deployment.unit())) {
      throw new Refusal(
          "`%s` is a post, which stands at a place and garrisons none."
              .formatted(deployment.unit().name()));
    }
    if (!place) {
      throw new Refusal(
          "`%s` can garrison only a named place; move it to one first."
              .formatted(deployment.unit().name()));
    }
    if (said.isEmpty()) {
      throw new Refusal("The line of `%s` is not understood.".formatted(deployment.unit().name()));
    }
    PhraseWord at = said.get(said.size() - 1);
    int facing = indexOf(said, "facing");
    if (facing >= 0) {
      int from = said.get(facing).offset();
      int to = said.get(said.size() - 2).end();
      String words = source.text().substring(from, to);
      take(from, to);
      book.add(TextEdit.insert(deployment.position().span().end(), " " + words));
    }
    formation(said).ifPresent(run -> take(run[0], run[1]));
    lines.replace(at.offset(), at.end(), "garrisons", book);
  }

  /** Takes words out with the blanks behind them. */
  private void take(int from, int to) {
    int end = to;
    while (end < source.text().length() && TextWords.isBlank(source.text().charAt(end))) {
      end++;
    }
    boolean commented =
        TextWords.between(source.text(), from, to).stream()
            .anyMatch(each -> each.is(PhraseWord.Kind.COMMENT));
    if (commented) {
      throw new Refusal(
          "A comment stands among the words that would change; move it to the end of the line.");
    }
    book.add(new TextEdit(from, end - from, ""));
  }

  /**
   * From {@code in} or {@code limbered} to the last word of a formation.
   *
   * @param upToPlace the last word is what the place stands behind, {@code at} or {@code in}
   */
  private static Optional<int[]> formation(List<PhraseWord> upToPlace) {
    List<PhraseWord> said = upToPlace.subList(0, Math.max(0, upToPlace.size() - 1));
    int begins = -1;
    for (int i = 0; i < said.size() && begins < 0; i++) {
      PhraseWord word = said.get(i);
      if (word.is("limbered")) {
        return Optional.of(new int[] {word.offset(), word.end()});
      }
      begins = word.is("in") || word.is("as") ? i : -1;
    }
    if (begins < 0) {
      return Optional.empty();
    }
    int last = begins;
    while (last + 1 < said.size() && !said.get(last + 1).is("facing")) {
      last++;
    }
    return Optional.of(new int[] {said.get(begins).offset(), said.get(last).end()});
  }

  private static int indexOf(List<PhraseWord> words, String wanted) {
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).is(wanted)) {
        return i;
      }
    }
    return -1;
  }
}
