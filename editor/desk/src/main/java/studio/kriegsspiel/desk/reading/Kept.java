package studio.kriegsspiel.desk.reading;

import java.util.Optional;
import studio.kriegsspiel.reading.answer.Zone;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A question that stays on the map with its answer.
 *
 * @param mark its number, from 0: colour and hatching go by it
 * @param asking what is asked, and from where
 * @param shown whether the map shows it
 * @param reply what the ground answered last
 * @param zone the ground of which the answer says yes
 */
public record Kept(int mark, Asking asking, boolean shown, Reply reply, Optional<Zone> zone) {

  /** The letter it is known by. */
  public String letter() {
    return String.valueOf((char) ('A' + mark));
  }

  /** From where it is asked. */
  public Optional<MapPoint> at() {
    return asking.from();
  }

  /** What was asked, or why there is no answer. */
  public String title() {
    return reply.title().isEmpty() ? String.join(" ", reply.lines()) : reply.title();
  }

  /** How much ground it is; empty where there is no answer. */
  public String extent() {
    return zone.map(each -> each.word() + " " + Figures.area(each.squareMetres())).orElse("");
  }

  /** Both together. */
  public String words() {
    return extent().isEmpty() ? title() : title() + ", " + extent();
  }

  Kept shown(boolean now) {
    return new Kept(mark, asking, now, reply, zone);
  }

  Kept answered(Asking now, Reply newReply, Optional<Zone> newZone) {
    return new Kept(mark, now, shown, newReply, newZone);
  }
}
