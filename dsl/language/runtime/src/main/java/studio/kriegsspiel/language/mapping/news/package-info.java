/** Reports, intelligence and when they are released. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.news;
