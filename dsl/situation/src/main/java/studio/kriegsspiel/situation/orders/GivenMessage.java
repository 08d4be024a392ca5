package studio.kriegsspiel.situation.orders;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.situation.release.Dispatch;

/**
 * A message from one player to another, and what comes of it.
 *
 * @param message as it stands on the sheet
 * @param sent when it is sent
 * @param ride of the courier who brings it, if it needs one and the ground tells his way
 * @param received when the other has it
 * @param news what he is told then
 */
public record GivenMessage(
    SheetOrder.Message message,
    LocalDateTime sent,
    Optional<Dispatch> ride,
    LocalDateTime received,
    Intelligence news) {}
