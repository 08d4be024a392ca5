package studio.kriegsspiel.cli.command;

/** Forms in which answers can be written. */
enum OutputFormat {
  TEXT,
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
