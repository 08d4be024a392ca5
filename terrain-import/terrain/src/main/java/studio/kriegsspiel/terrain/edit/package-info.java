/** Hand edits of the heights, applied on top of what the sources gave. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.terrain.edit;
