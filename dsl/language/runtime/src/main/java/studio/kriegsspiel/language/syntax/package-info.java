/** Runs the generated parser without Guice and tells its errors in an umpire's words. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.syntax;
