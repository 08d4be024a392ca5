package studio.kriegsspiel.situation;

/**
 * A part of a situation that no order, work or news changes: situations before and after share it.
 */
public interface UntouchedByOrders {}
