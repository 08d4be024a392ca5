package studio.kriegsspiel.rules.kriegskunst;

/** How good a general is; excellent and exceptional are one. */
public enum Rating {
  EXCELLENT,
  AVERAGE,
  POOR
}
