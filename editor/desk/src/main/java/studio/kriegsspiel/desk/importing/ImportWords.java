package studio.kriegsspiel.desk.importing;

/** Adds to the importer's remedies where in the window they are done. */
final class ImportWords {
  private ImportWords() {}

  static String inWindow(String sentence) {
    return sentence
        .replaceAll(
            "name (its|the) system by an EPSG code(, such as EPSG:\\d+)?",
            "choose its system beside \"System\"")
        .replace("name another by an EPSG code", "choose another beside \"System\"");
  }
}
