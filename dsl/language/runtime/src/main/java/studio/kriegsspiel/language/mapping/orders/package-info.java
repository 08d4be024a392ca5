/** Order sheets. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.orders;
