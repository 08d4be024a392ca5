package studio.kriegsspiel.checks.orders;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What may be wrong with an order sheet on the ground and the clock of its scenario. */
public enum SheetFault {
  PLACE("KS-ORD-060", "A place on an order sheet that the ground does not know"),
  TIME("KS-ORD-061", "An order given when nobody plays");

  private final String id;
  private final String title;

  SheetFault(String id, String title) {
    this.id = id;
    this.title = title;
  }

  /** The finding's id, which does not change between versions. */
  public String id() {
    return id;
  }

  /** What it finds, in a few words. */
  public String title() {
    return title;
  }

  /** All of them in the order of their ids; all are errors. */
  public static List<SheetFault> all() {
    return List.of(values());
  }

  /** The one of an id. */
  public static Optional<SheetFault> find(String id) {
    return Arrays.stream(values()).filter(each -> each.id.equals(id)).findFirst();
  }
}
