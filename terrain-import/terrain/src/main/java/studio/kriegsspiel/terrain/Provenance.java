package studio.kriegsspiel.terrain;

/**
 * Where a layer comes from.
 *
 * @param source title, file or survey
 * @param licence terms under which it may be passed on, as a name or SPDX identifier; may be empty
 * @param date date or year of the source as its author gives it; may be empty
 * @param method how the layer was made from the source
 * @param confidence how far it is to be trusted
 */
public record Provenance(
    String source, String licence, String date, String method, Confidence confidence) {}
