package studio.kriegsspiel.scenario.force;

import java.util.List;

/**
 * Who commands whom when play begins, where it is not the order of battle that says so, and what is
 * ordered then.
 *
 * @param attachments units that take orders from others than those they are part of
 * @param orders first orders, in the order of the text
 */
public record CommandAtStart(List<Attachment> attachments, List<FirstOrder> orders) {
  /** Nothing is said. */
  public static final CommandAtStart NONE = new CommandAtStart(List.of(), List.of());

  /** Copies the lists. */
  public CommandAtStart {
    attachments = List.copyOf(attachments);
    orders = List.copyOf(orders);
  }
}
