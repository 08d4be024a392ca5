/** What a template of the library becomes under another rule book. */
@NullMarked
package studio.kriegsspiel.study.template;

import org.jspecify.annotations.NullMarked;
