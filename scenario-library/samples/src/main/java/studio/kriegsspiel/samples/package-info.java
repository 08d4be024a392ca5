/** What tests of several modules draw and print; no part of the product. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.samples;
