package studio.kriegsspiel.study.help;

import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A place that names something.
 *
 * @param file the file it stands in; nothing for a text that has no file
 * @param span where it stands; {@link TextSpan#NONE} for the file as a whole
 * @param defines whether the thing is defined there
 */
public record NamePlace(Optional<Path> file, TextSpan span, boolean defines) {}
