package studio.kriegsspiel.desktop.model.importing;

/** The importer's remedies in the words of the window, which has no options to write. */
final class ImportWords {
  private ImportWords() {}

  static String inWindow(String sentence) {
    return sentence
        .replaceAll(
            "name (it|its system by an EPSG code, such as EPSG:\\d+,|the system they are in) with"
                + " --source-crs( EPSG:\\.\\.\\.)?",
            "choose it beside \"System\"")
        .replaceAll(" with --source-crs( EPSG:\\.\\.\\.)?", " beside \"System\"");
  }
}
