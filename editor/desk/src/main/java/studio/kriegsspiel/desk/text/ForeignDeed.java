package studio.kriegsspiel.desk.text;

/** Something done elsewhere than in the text, such as on the ground, that history takes back. */
public interface ForeignDeed {
  /** Does it, for the first time or again. */
  void forth();

  /** Takes it back. */
  void back();
}
