package studio.kriegsspiel.situation.secret;

import java.util.List;

/**
 * Something one reader may not know.
 *
 * @param what what it is, for the umpire's eyes
 * @param words its words
 * @param passage whether it is prose, of which any telling part is a leak, or a name
 */
public record Secret(String what, List<String> words, boolean passage) {
  public Secret {
    words = List.copyOf(words);
  }
}
