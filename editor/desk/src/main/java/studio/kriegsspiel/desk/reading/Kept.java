package studio.kriegsspiel.desk.reading;

import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A question that stays on the map with its answer.
 *
 * @param mark its number, from 0: colour and hatching go by it
 * @param asking what is asked, and from where
 * @param unit the title of the unit that is asked, if it is one
 * @param shown whether the map shows it
 * @param reply what the ground answered last
 * @param zone the ground of which the answer says yes
 */
public record Kept(
    int mark,
    Asking asking,
    Optional<String> unit,
    boolean shown,
    Reply reply,
    Optional<Zone> zone) {

  /** The letter it is known by. */
  public String letter() {
    return String.valueOf((char) ('A' + mark));
  }

  /** From where it is asked. */
  public Optional<MapPoint> at() {
    return asking.from();
  }

  /** What was asked of whom, or why there is no answer. */
  public String title() {
    String asked = reply.title().isEmpty() ? String.join(" ", reply.lines()) : reply.title();
    return unit.map(each -> each + ": " + lower(asked)).orElse(asked);
  }

  private static String lower(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
  }

  /** How much ground it is; empty where there is no answer. */
  public String extent() {
    return zone.map(each -> Figures.area(each.squareMetres())).orElse("");
  }

  /** Both together. */
  public String words() {
    return extent().isEmpty() ? title() : title() + ", " + extent();
  }

  Kept shown(boolean now) {
    return new Kept(mark, asking, unit, now, reply, zone);
  }

  Kept asked(Asking now, Optional<String> newUnit) {
    return new Kept(mark, now, newUnit, shown, reply, zone);
  }

  Kept answered(Reply newReply, Optional<Zone> newZone) {
    return new Kept(mark, asking, unit, shown, newReply, newZone);
  }
}
