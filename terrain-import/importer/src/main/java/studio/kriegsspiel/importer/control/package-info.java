/** Places scans by control points and says honestly how well they fit. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.importer.control;
