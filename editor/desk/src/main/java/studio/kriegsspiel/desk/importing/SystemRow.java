package studio.kriegsspiel.desk.importing;

import studio.kriegsspiel.importer.crs.ListedSystem;

/**
 * A coordinate system to choose.
 *
 * @param system the system
 * @param note where it would put the file, or where it is used
 * @param likely whether it puts the file where it is expected
 */
public record SystemRow(ListedSystem system, String note, boolean likely) {}
