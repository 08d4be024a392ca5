/** Orders of battle: units, their figures, their commanders, templates and army lists. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.army;
