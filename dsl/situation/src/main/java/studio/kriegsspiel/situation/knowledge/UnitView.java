package studio.kriegsspiel.situation.knowledge;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Losses;
import studio.kriegsspiel.scenario.force.Strength;

/**
 * A unit of the reader's own side. Sources of figures and places in the text are left out.
 *
 * @param name the short name
 * @param title the name on papers
 * @param strength as stated; {@link Strength#UNKNOWN} where the stated figure would count troops
 *     the reader has not been told of
 * @param standing whether it stands on the map, is expected, or neither is known
 * @param parts the units under it that the reader knows of
 * @param particulars nation, weapon, commander and state
 */
public record UnitView(
    String name,
    String title,
    Echelon echelon,
    UnitType type,
    Strength strength,
    Optional<Grade> grade,
    OptionalInt ranks,
    Standing standing,
    List<UnitView> parts,
    UnitParticulars particulars) {

  /** Copies the list. */
  public UnitView {
    parts = List.copyOf(parts);
  }

  /** Whether a unit is there yet. */
  public enum Standing {
    /** Available from the start, or arrived. */
    PRESENT,
    /** The reader has been told of it; it is not on the map yet. */
    EXPECTED
  }

  /** Whether it stands and marches as one: its parts are but posts that it has sent out. */
  public boolean isBody() {
    return parts.stream().allMatch(UnitView::isPost);
  }

  /** Whether it is a post, piquet or patrol that the unit above it has sent out. */
  public boolean isPost() {
    return echelon == Echelon.POST;
  }

  /** This unit and all under it, parents first. */
  public Stream<UnitView> withAllParts() {
    return Stream.concat(Stream.of(this), parts.stream().flatMap(UnitView::withAllParts));
  }

  /**
   * Men of its return: its own figure, or the sum of its parts where it states none. Posts are
   * counted in the return of who sent them out.
   */
  public int totalMen() {
    return strength
        .men()
        .orElseGet(
            () -> parts.stream().filter(each -> !each.isPost()).mapToInt(UnitView::totalMen).sum());
  }

  /** Men under arms that stand with it, without those in posts and on patrols. */
  public int standingMen() {
    return Math.max(0, presentMen() - posts().mapToInt(UnitView::presentMen).sum());
  }

  /** Pieces that stand with it, without those in posts. */
  public int standingPieces() {
    return Math.max(0, presentPieces() - posts().mapToInt(UnitView::presentPieces).sum());
  }

  private Stream<UnitView> posts() {
    return withAllParts().skip(1).filter(UnitView::isPost);
  }

  /** Guns and howitzers of the unit and all under it. */
  public int totalPieces() {
    return strength.pieces()
        + parts.stream().filter(each -> !each.isPost()).mapToInt(UnitView::totalPieces).sum();
  }

  private int lostMen() {
    return particulars
        .losses()
        .filter(losses -> losses.of() != Losses.Of.PIECES)
        .filter(losses -> !losses.isShare() || parts.isEmpty() || strength.men().isPresent())
        .map(losses -> losses.ofMen(totalMen()))
        .orElseGet(() -> parts.stream().mapToInt(UnitView::lostMen).sum());
  }

  private int lostPieces() {
    int own = particulars.losses().map(losses -> losses.ofPieces(strength.pieces())).orElse(0);
    return own + parts.stream().mapToInt(UnitView::lostPieces).sum();
  }

  /** Men under arms when play begins: the return without what is lost. */
  public int presentMen() {
    return Math.max(0, totalMen() - lostMen());
  }

  /** Guns and howitzers when play begins, of the unit and all under it. */
  public int presentPieces() {
    return Math.max(0, totalPieces() - lostPieces());
  }
}
