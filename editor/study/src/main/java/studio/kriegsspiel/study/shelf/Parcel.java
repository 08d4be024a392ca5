package studio.kriegsspiel.study.shelf;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A scenario with the files it needs.
 *
 * @param scenario the name of its own file
 * @param files what belongs to it, the scenario among them: names, with {@code /} between folders,
 *     and where each lies now
 * @param missing army lists and tables that it names and that are not there
 */
public record Parcel(String scenario, SortedMap<String, Path> files, List<String> missing) {
  /** Copies what it is given. */
  public Parcel {
    files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    missing = List.copyOf(missing);
  }
}
