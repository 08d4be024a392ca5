package studio.kriegsspiel.export.foreign;

import java.util.function.Function;

/**
 * A file for another program.
 *
 * @param ending what its name ends in behind the reader's, such as {@code forces.csv}
 * @param umpireOnly whether nobody but the umpire has one
 * @param onTable whether one lies on the table besides, with what all know
 * @param write makes it from what its reader may know
 */
public record ForeignFile(
    String ending, boolean umpireOnly, boolean onTable, Function<PlayTree, byte[]> write) {

  /** One that the umpire and every player has, each of what he may know. */
  public static ForeignFile each(String ending, Function<PlayTree, byte[]> write) {
    return new ForeignFile(ending, false, false, write);
  }

  /** The same, and one that lies on the table and holds what all know. */
  public static ForeignFile eachAndTable(String ending, Function<PlayTree, byte[]> write) {
    return new ForeignFile(ending, false, true, write);
  }

  /** One that the umpire alone has. */
  public static ForeignFile umpires(String ending, Function<PlayTree, byte[]> write) {
    return new ForeignFile(ending, true, false, write);
  }
}
