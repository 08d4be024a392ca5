package studio.kriegsspiel.importer.crs;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Keeps the libraries from writing on the user's terminal. */
final class Quiet {
  private static final Logger GEOTOOLS = Logger.getLogger("org.geotools");
  private static final Logger DATABASE = Logger.getLogger("org.hsqldb");
  private static final Logger DATABASE_ENGINE = Logger.getLogger("hsqldb.db");

  private static final Logger PREFERENCES = Logger.getLogger("java.util.prefs");

  private Quiet() {}

  static void geoTools() {
    GEOTOOLS.setLevel(Level.SEVERE);
    PREFERENCES.setLevel(Level.SEVERE);
    DATABASE.setLevel(Level.SEVERE);
    DATABASE_ENGINE.setLevel(Level.SEVERE);
  }
}
