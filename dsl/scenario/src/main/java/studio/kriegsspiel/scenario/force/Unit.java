package studio.kriegsspiel.scenario.force;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * One unit of an order of battle, with the units under it.
 *
 * @param id side and short name, unique in the scenario
 * @param title the name readers see, such as {@code 2nd Light Battalion KGL}
 * @param echelon its level
 * @param type what kind of troops
 * @param strength its own stated strength; {@link Strength#UNKNOWN} if none is stated
 * @param grade quality if stated
 * @param ranks number of ranks if stated
 * @param sources where its figures come from
 * @param parts the units under it, in the order of the text
 * @param particulars nation, weapon, commander, order and state, as far as the text says
 * @param span the whole statement, parts included
 * @param nameSpan the short name, or the title where no short name is written
 */
public record Unit(
    UnitId id,
    String title,
    Echelon echelon,
    UnitType type,
    Strength strength,
    Optional<Grade> grade,
    OptionalInt ranks,
    List<SourceNote> sources,
    List<Unit> parts,
    Particulars particulars,
    TextSpan span,
    TextSpan nameSpan) {

  /** Copies the lists. */
  public Unit {
    sources = List.copyOf(sources);
    parts = List.copyOf(parts);
  }

  /** A unit of which no more is said. */
  public Unit(
      UnitId id,
      String title,
      Echelon echelon,
      UnitType type,
      Strength strength,
      Optional<Grade> grade,
      OptionalInt ranks,
      List<SourceNote> sources,
      List<Unit> parts,
      TextSpan span,
      TextSpan nameSpan) {
    this(
        id,
        title,
        echelon,
        type,
        strength,
        grade,
        ranks,
        sources,
        parts,
        Particulars.NONE,
        span,
        nameSpan);
  }

  /** The title inside a sentence, where an article of its own has no capital. */
  public String titleWithin() {
    return title.startsWith("The ") ? "the " + title.substring(4) : title;
  }

  /**
   * Whether it stands and marches as one: it has no parts but the posts and patrols that it has
   * sent out.
   */
  public boolean isBody() {
    for (Unit part : parts) {
      if (!part.isPost()) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is a post, piquet or patrol that the unit above it has sent out. */
  public boolean isPost() {
    return echelon == Echelon.POST;
  }

  /** Whether it is no more than the place from which a formation is commanded. */
  public boolean isHeadquarters() {
    return isPost() && type == UnitType.COMMANDER;
  }

  /** This unit and all under it, parents first. */
  public Stream<Unit> withAllParts() {
    return parts.isEmpty() ? Stream.of(this) : withAllParts(List.of(this)).stream();
  }

  /** Whether a unit is this one or one under it. */
  public boolean holds(UnitId unit) {
    return id.equals(unit) || parts.stream().anyMatch(each -> each.holds(unit));
  }

  /** Units and all under them, parents first. */
  static List<Unit> withAllParts(List<Unit> units) {
    List<Unit> all = new ArrayList<>();
    units.forEach(each -> each.addTo(all));
    return all;
  }

  private void addTo(List<Unit> all) {
    all.add(this);
    for (Unit part : parts) {
      part.addTo(all);
    }
  }

  /**
   * Men of its return: its own figure, or the sum of its parts where it states none. Posts are
   * counted in the return of who sent them out.
   */
  public int totalMen() {
    return strength
        .men()
        .orElseGet(
            () -> parts.stream().filter(part -> !part.isPost()).mapToInt(Unit::totalMen).sum());
  }

  /** Guns and howitzers of the unit and all under it. */
  public int totalPieces() {
    int pieces = strength.pieces();
    for (Unit part : parts) {
      pieces += part.isPost() ? 0 : part.totalPieces();
    }
    return pieces;
  }

  /**
   * Men lost before play begins, by its own state or else by that of its parts; a share of a
   * formation without a figure of its own is what its parts have lost.
   */
  public int lostMen() {
    return particulars
        .state()
        .flatMap(StateAtStart::losses)
        .filter(losses -> losses.of() != Losses.Of.PIECES)
        .filter(losses -> !losses.isShare() || parts.isEmpty() || strength.men().isPresent())
        .map(losses -> losses.ofMen(totalMen()))
        .orElseGet(() -> parts.stream().mapToInt(Unit::lostMen).sum());
  }

  /** Pieces lost before play begins, its own and those of all under it. */
  public int lostPieces() {
    int lost =
        particulars
            .state()
            .flatMap(StateAtStart::losses)
            .map(losses -> losses.ofPieces(strength.pieces()))
            .orElse(0);
    for (Unit part : parts) {
      lost += part.lostPieces();
    }
    return lost;
  }

  /** Men under arms when play begins: the return without what is lost. */
  public int presentMen() {
    return Math.max(0, totalMen() - lostMen());
  }

  /** Guns and howitzers when play begins, of the unit and all under it. */
  public int presentPieces() {
    return Math.max(0, totalPieces() - lostPieces());
  }

  /** The same unit with other parts. */
  public Unit withParts(List<Unit> others) {
    return new Unit(
        id,
        title,
        echelon,
        type,
        strength,
        grade,
        ranks,
        sources,
        others,
        particulars,
        span,
        nameSpan);
  }

  /** The same unit with another strength, grade and number of ranks. */
  public Unit restated(Strength other, Optional<Grade> otherGrade, OptionalInt otherRanks) {
    return new Unit(
        id,
        title,
        echelon,
        type,
        other,
        otherGrade,
        otherRanks,
        sources,
        parts,
        particulars,
        span,
        nameSpan);
  }

  /** The same unit with other figures and other parts. */
  public Unit with(Figures figures, List<Unit> newParts) {
    Optional<StateAtStart> state = particulars.state();
    Optional<StateAtStart> changed =
        state.isEmpty() && figures.losses().isEmpty() && figures.rounds().isEmpty()
            ? state
            : Optional.of(
                new StateAtStart(
                    state.flatMap(StateAtStart::condition),
                    figures.losses(),
                    figures.rounds(),
                    state.map(StateAtStart::span).orElse(nameSpan)));
    return new Unit(
        id,
        title,
        echelon,
        type,
        figures.strength(),
        grade,
        figures.ranks(),
        sources,
        newParts,
        particulars.with(changed),
        span,
        nameSpan);
  }
}
