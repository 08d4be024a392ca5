/** What an editor needs while a scenario is being written, without any widget or Xtext type. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.ide;
