package studio.kriegsspiel.reading.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.fire.RangeBands;

/**
 * Troops who fire, with the ranges that a rule book gives them.
 *
 * @param table the book's ranges
 */
public record SiteWeapon(RuleBook book, Troops troops, RangeTable table) {

  /** The weapon of troops, nothing where the book does not treat their fire. */
  public static Optional<SiteWeapon> find(RuleBook book, Troops troops) {
    return book.fieldManual()
        .gunnery()
        .findRanges(troops)
        .map(table -> new SiteWeapon(book, troops, table));
  }

  /** Height of the muzzle above the ground in metres. */
  double muzzleMetres() {
    return isGun() ? 1.1 : 1.4;
  }

  /** How they are drawn up to fire. */
  Formation formation() {
    return isGun() ? Formation.ARTILLERY_DEPLOYED : Formation.LINE;
  }

  private boolean isGun() {
    return troops.arm() == Arm.ARTILLERY;
  }

  /** The ranges in metres, nearest first. */
  RangeBands bands() {
    List<RangeBands.Band> bands = new ArrayList<>();
    for (RangeTable.Step step : table.steps()) {
      bands.add(new RangeBands.Band(step.name(), table.metres(step)));
    }
    return new RangeBands(bands);
  }

  /** A range in words: its name, where it ends and what fire is worth there. */
  String words(RangeTable.Step step) {
    return Figures.format(
        "%s to %s%s",
        step.name(),
        Figures.metres(table.metres(step), book.ground()),
        step.worth().isEmpty() ? "" : ", " + step.worth());
  }

  /** The weapon in words, with its calibre where the book knows no such gun. */
  String words() {
    String own =
        table.weapon() + " (" + troops.type().label() + ") under " + book.id().shortTitle();
    return troops.pounds().isPresent()
            && !table.weapon().startsWith(troops.pounds().getAsInt() + "-")
        ? own + ", taken for a %d-pdr".formatted(troops.pounds().getAsInt())
        : own;
  }
}
