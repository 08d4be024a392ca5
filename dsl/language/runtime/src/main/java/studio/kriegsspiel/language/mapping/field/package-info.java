/** What stands and happens on the field: deployment, posts, marches, events and works. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.field;
