package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.news.Reliability;

/**
 * A sheet the umpire hands over during play. It holds what its receiver may read and nothing about
 * why it is handed over; its mark follows no order, so that a mark tells nothing of other sheets.
 *
 * @param mark three letters by which the umpire's run sheet names it
 * @param audience who receives it
 * @param heldBy who plays the role that receives it, where the text says
 * @param dated the time it carries
 * @param source who it comes from
 * @param reliability how far it may be trusted
 * @param text what it says
 */
public record SealedSheet(
    String mark,
    Audience audience,
    List<String> heldBy,
    Optional<LocalDateTime> dated,
    Optional<String> source,
    Optional<Reliability> reliability,
    String text) {
  /** Copies the list. */
  public SealedSheet {
    heldBy = List.copyOf(heldBy);
  }
}
