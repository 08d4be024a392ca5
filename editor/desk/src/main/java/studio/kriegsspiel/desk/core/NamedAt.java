package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A place that names something.
 *
 * @param other the file it stands in, nothing for the text of the window
 * @param document what that file is called
 * @param span where in it
 * @param line the line of the text, counted from 1
 * @param words what stands on that line
 * @param does what the place does with the thing, such as {@code "names it"}
 */
public record NamedAt(
    Optional<Path> other, String document, TextSpan span, int line, String words, String does) {}
