package studio.kriegsspiel.rules.concept;

import java.util.Arrays;
import java.util.Optional;

/** What the single man carries. */
public enum SmallArm {
  MUSKET("musket", "musket"),
  RIFLE("rifle", "rifle"),
  CARBINE("carbine", "carbine"),
  PISTOL("pistol", "pistol"),
  LANCE("lance", "lance"),
  SABRE("sabre", "sabre");

  private final String key;
  private final String label;

  SmallArm(String key, String label) {
    this.key = key;
    this.label = label;
  }

  /** The key used in data files and by the correspondence between the books. */
  public String key() {
    return key;
  }

  /** The words for it in a sentence. */
  public String label() {
    return label;
  }

  /** Finds a constant by its key; case matters. */
  public static Optional<SmallArm> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
