package studio.kriegsspiel.rules.kriegskunst;

/** How well cavalry is mounted. */
public enum Mounts {
  SUPERIOR,
  ORDINARY,
  INFERIOR
}
