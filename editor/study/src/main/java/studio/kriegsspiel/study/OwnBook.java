package studio.kriegsspiel.study;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The rule book a scenario names, with those of its switches and tables that can be used.
 *
 * @param book the book; Reisswitz 1824 where the scenario names none
 * @param findings what could not be used, each at its words
 */
record OwnBook(RuleBook book, List<Finding> findings) {
  /** Copies the list. */
  OwnBook {
    findings = List.copyOf(findings);
  }

  /**
   * Follows a choice as far as it can be followed.
   *
   * @param text the text the choice was read from
   * @param file the text's file; tables are looked for beside it
   */
  static OwnBook of(Optional<RuleChoice> choice, String text, Optional<Path> file) {
    if (choice.isEmpty()) {
      return new OwnBook(RuleBooks.get(RuleBookId.usual()), List.of());
    }
    List<Finding> findings = new ArrayList<>();
    RuleBook book = RuleBooks.get(choice.get().book());
    for (String each : choice.get().switches()) {
      try {
        book = book.with(List.of(each));
      } catch (UnknownNameException unknown) {
        findings.add(unknownSwitch(book, unknown, words(choice.get().span(), each, text)));
      } catch (RulesException excluded) {
        findings.add(
            StudyFault.SWITCH.at(
                words(choice.get().span(), each, text), String.valueOf(excluded.getMessage())));
      }
    }
    if (choice.get().tables().isPresent()) {
      String folder = choice.get().tables().get();
      TextSpan place = words(choice.get().span(), "\"" + folder + "\"", text);
      book = withTables(book, folder, file, place, findings);
    }
    return new OwnBook(book, findings);
  }

  /** The book that a variant names for itself, followed in the same way; none if it names none. */
  static Optional<OwnBook> ofVariant(Variant variant, String text, Optional<Path> file) {
    return variant.changes().stream()
        .filter(Change.OtherBook.class::isInstance)
        .map(each -> of(Optional.of(((Change.OtherBook) each).rules()), text, file))
        .findFirst();
  }

  private static RuleBook withTables(
      RuleBook book, String folder, Optional<Path> file, TextSpan place, List<Finding> findings) {
    if (file.isEmpty()) {
      findings.add(
          Finding.ofText(
              StudyFault.TABLES.id(),
              Severity.WARNING,
              place,
              "The tables \"" + folder + "\" are read once the scenario is saved as a file."));
      return book;
    }
    try {
      Path there = file.get().toAbsolutePath().resolveSibling(folder);
      try {
        return book.withTables(there);
      } catch (RulesException unusable) {
        String sentence = String.valueOf(unusable.getMessage());
        findings.add(StudyFault.TABLES.at(place, sentence.replace(there.toString(), folder)));
      }
    } catch (InvalidPathException unusable) {
      findings.add(
          StudyFault.TABLES.at(place, "\"" + folder + "\" cannot be the name of a folder."));
    }
    return book;
  }

  private static Finding unknownSwitch(
      RuleBook book, UnknownNameException unknown, TextSpan place) {
    return new Finding(
        StudyFault.SWITCH.id(),
        Severity.ERROR,
        place,
        Optional.empty(),
        book.id().shortTitle() + " has no switch `" + unknown.name() + "`.",
        List.of(),
        Optional.of("its switches are " + String.join(", ", unknown.valid())),
        unknown.nearest().stream()
            .map(
                near ->
                    Fix.proposal("write `" + near + "`", List.of(TextEdit.replace(place, near))))
            .toList());
  }

  /** Where words stand in a choice, on one line with its beginning; all of it if they do not. */
  private static TextSpan words(TextSpan choice, String words, String text) {
    if (!choice.isPresent() || choice.end() > text.length()) {
      return choice;
    }
    Matcher found =
        Pattern.compile("(?<![\\w-])" + Pattern.quote(words) + "(?![\\w-])").matcher(text);
    found.region(choice.offset(), choice.end()).useTransparentBounds(true);
    if (!found.find() || text.substring(choice.offset(), found.start()).contains("\n")) {
      return choice;
    }
    return new TextSpan(
        choice.document(),
        found.start(),
        words.length(),
        choice.line(),
        choice.column() + found.start() - choice.offset());
  }
}
