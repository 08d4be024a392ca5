package studio.kriegsspiel.cli.command;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.FindingIndex;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.study.help.Mend;

/**
 * The proposals that a user chooses: by number, or all of some ids.
 *
 * @param numbers as listed, from 1
 * @param ids in capitals
 */
record FixChoice(List<Integer> numbers, Set<String> ids) {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

  /** Reads what was chosen; numbers are of the list of one file. */
  static FixChoice of(List<String> words, int files) {
    List<Integer> numbers = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (String each : words) {
      if (NUMBER.matcher(each).matches()) {
        numbers.add(Integer.valueOf(each));
      } else {
        demand(each);
        ids.add(each.toUpperCase(Locale.ROOT));
      }
    }
    if (!numbers.isEmpty() && files > 1) {
      throw new CommandFault("Numbers choose among the proposals of one file; name one alone.");
    }
    return new FixChoice(numbers, ids);
  }

  /** Refuses an id that no finding has. */
  static void demand(String id) {
    if (FindingIndex.find(id).isEmpty()) {
      throw NearMiss.fault(
          "There is no finding `" + id + "`",
          id,
          FindingIndex.all().stream().map(FindingIndex.Entry::id).toList(),
          "`studio explain` lists them all.");
    }
  }

  /** The proposals chosen by number. */
  List<Mend> numbered(List<Mend> proposals, String file) {
    for (int each : numbers) {
      if (each < 1 || each > proposals.size()) {
        throw new CommandFault(
            "There is no proposal %d for %s; %s."
                .formatted(
                    each,
                    file,
                    proposals.isEmpty() ? "it has none" : "they go from 1 to " + proposals.size()));
      }
    }
    return numbers.stream().distinct().map(each -> proposals.get(each - 1)).toList();
  }
}
