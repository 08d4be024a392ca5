package studio.kriegsspiel.scenario.force;

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
    TextSpan span,
    TextSpan nameSpan) {

  /** Copies the lists. */
  public Unit {
    sources = List.copyOf(sources);
    parts = List.copyOf(parts);
  }

  /** This unit and all under it, parents first. */
  public Stream<Unit> withAllParts() {
    return Stream.concat(Stream.of(this), parts.stream().flatMap(Unit::withAllParts));
  }

  /** Men of the unit: its own figure, or the sum of its parts where it states none. */
  public int totalMen() {
    return strength.men().orElseGet(() -> parts.stream().mapToInt(Unit::totalMen).sum());
  }

  /** Guns and howitzers of the unit and all under it. */
  public int totalPieces() {
    return strength.pieces() + parts.stream().mapToInt(Unit::totalPieces).sum();
  }
}
