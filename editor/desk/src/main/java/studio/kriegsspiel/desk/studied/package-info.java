/** What is known about one version of the text: scenario, ground and findings. */
@NullMarked
package studio.kriegsspiel.desk.studied;

import org.jspecify.annotations.NullMarked;
