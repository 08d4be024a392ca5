/** What the text pane asks of the language: colours, folds, proposals. */
@NullMarked
package studio.kriegsspiel.desk.script;

import org.jspecify.annotations.NullMarked;
