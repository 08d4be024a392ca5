/** The scenario language: text in, records and findings out; no Xtext type leaves this module. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language;
