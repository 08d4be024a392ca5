package studio.kriegsspiel.terrain;

/** What is known about the origin and the truth of one layer. */
public record LayerNotes(Provenance provenance, Accuracy accuracy) {}
