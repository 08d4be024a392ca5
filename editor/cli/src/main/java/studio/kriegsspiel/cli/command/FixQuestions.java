package studio.kriegsspiel.cli.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.help.Mend;

/** Asks for each finding with proposals which of them to make. */
final class FixQuestions {
  private final Terminal terminal;
  private final String file;

  FixQuestions(Terminal terminal, String file) {
    this.terminal = terminal;
    this.file = file;
  }

  /** The proposals that were chosen; where nobody answers, none of the rest. */
  List<Mend> ask(String text, List<Mend> proposals) throws IOException {
    BufferedReader answers =
        new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
    List<Mend> chosen = new ArrayList<>();
    int first = 0;
    while (first < proposals.size()) {
      Optional<Finding> finding = proposals.get(first).finding();
      int behind = first;
      while (behind < proposals.size() && proposals.get(behind).finding().equals(finding)) {
        behind++;
      }
      finding.ifPresent(each -> terminal.out().println(file + ": " + each.message()));
      for (int i = first; i < behind; i++) {
        FixList.print(terminal.out(), text, i + 1, proposals.get(i));
      }
      terminal.out().print("Number to make it, Enter to leave it, q to stop: ");
      terminal.out().flush();
      String answer = answers.readLine();
      if (answer == null || answer.strip().equalsIgnoreCase("q")) {
        break;
      }
      number(answer, first, behind).map(proposals::get).ifPresent(chosen::add);
      first = behind;
    }
    terminal.out().println();
    return chosen;
  }

  private static Optional<Integer> number(String answer, int first, int behind) {
    for (int i = first; i < behind; i++) {
      if (answer.strip().equals(Integer.toString(i + 1))) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }
}
