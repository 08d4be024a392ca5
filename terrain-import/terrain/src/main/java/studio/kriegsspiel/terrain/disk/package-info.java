/** Files and folders of the user's that are replaced as a whole or not at all. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain.disk;
