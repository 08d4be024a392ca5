/** Follows the grammar along a text and tells what may come next. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.ide.expect;
