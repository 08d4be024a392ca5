package studio.kriegsspiel.desk.window;

/** What has the window. */
public enum Room {
  ALL("all"),
  MAP("map"),
  TEXT("text");

  private final String key;

  Room(String key) {
    this.key = key;
  }

  /** The word kept among the settings. */
  public String key() {
    return key;
  }

  /** The room of that key; all for any other word. */
  public static Room ofKey(String key) {
    for (Room room : values()) {
      if (room.key.equals(key)) {
        return room;
      }
    }
    return ALL;
  }
}
