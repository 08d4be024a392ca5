package studio.kriegsspiel.checks.print;

import studio.kriegsspiel.scenario.finding.Severity;

/** Control sequences that colour a finding; all empty where colours are not wanted. */
public enum Palette {
  /** No colours. */
  PLAIN("", "", "", "", "", ""),
  /** Colours of an ANSI terminal. */
  ANSI("\u001b[1;31m", "\u001b[1;33m", "\u001b[1;36m", "\u001b[1m", "\u001b[2m", "\u001b[0m");

  private final String error;
  private final String warning;
  private final String note;
  private final String bold;
  private final String dim;
  private final String reset;

  Palette(String error, String warning, String note, String bold, String dim, String reset) {
    this.error = error;
    this.warning = warning;
    this.note = note;
    this.bold = bold;
    this.dim = dim;
    this.reset = reset;
  }

  String severity(Severity severity, String words) {
    String start =
        switch (severity) {
          case ERROR -> error;
          case WARNING -> warning;
          case NOTE -> note;
        };
    return start + words + reset;
  }

  String bold(String words) {
    return bold + words + reset;
  }

  String dim(String words) {
    return dim + words + reset;
  }
}
