/** Where a figure or a report comes from, and how far it can be trusted. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.origin;
