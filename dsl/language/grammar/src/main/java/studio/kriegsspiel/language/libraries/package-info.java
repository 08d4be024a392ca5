/**
 * Makes the libraries that are shipped start faster; run when the studio is packed, not shipped.
 */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.libraries;
