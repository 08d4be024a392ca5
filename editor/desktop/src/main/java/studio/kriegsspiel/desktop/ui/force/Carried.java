package studio.kriegsspiel.desktop.ui.force;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.forces.ListedUnit;
import studio.kriegsspiel.scenario.force.UnitId;

/** What the pointer carries from one part of the window to another: units, or a unit of a list. */
public sealed interface Carried {

  /** Units of the scenario. */
  record Units(List<UnitId> units) implements Carried {
    /** Copies the list. */
    public Units {
      units = List.copyOf(units);
    }
  }

  /**
   * A unit of an army list.
   *
   * @param side the side that takes it on
   * @param unit the unit
   */
  record Listed(String side, ListedUnit unit) implements Carried {}

  /** How it is known to the parts of this window. */
  DataFlavor FLAVOUR =
      new DataFlavor(
          DataFlavor.javaJVMLocalObjectMimeType + ";class=" + Carried.class.getName(), "Units");

  /** What a drag carries, if it is this. */
  static Optional<Carried> of(Transferable transferable) {
    try {
      return transferable.isDataFlavorSupported(FLAVOUR)
              && transferable.getTransferData(FLAVOUR) instanceof Carried carried
          ? Optional.of(carried)
          : Optional.empty();
    } catch (UnsupportedFlavorException | IOException e) {
      return Optional.empty();
    }
  }

  /** This, to be dragged. */
  default Transferable transferable() {
    return new Transferable() {
      @Override
      public DataFlavor[] getTransferDataFlavors() {
        return new DataFlavor[] {FLAVOUR};
      }

      @Override
      public boolean isDataFlavorSupported(DataFlavor flavour) {
        return FLAVOUR.equals(flavour);
      }

      @Override
      public Object getTransferData(DataFlavor flavour) throws UnsupportedFlavorException {
        if (!isDataFlavorSupported(flavour)) {
          throw new UnsupportedFlavorException(flavour);
        }
        return Carried.this;
      }
    };
  }
}
