/** The head of a scenario: book, hours, weather, people at the table. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.head;
