/** Pages of an export, looked at before it is made. */
@NullMarked
package studio.kriegsspiel.desk.proof;

import org.jspecify.annotations.NullMarked;
