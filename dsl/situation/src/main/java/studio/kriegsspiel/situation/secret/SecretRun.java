package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.situation.words.FoldedText;

/**
 * Words that give a secret away where they stand together: a whole name, or a few words of prose.
 *
 * @param secret what they give away
 * @param first number of its first word among the secret's
 * @param count how many runs the secret has
 * @param words the words as the scenario writes them
 */
record SecretRun(Secret secret, int first, int count, String words) {
  /** Five words in a row of a passage are no coincidence, nor ten letters that are words alone. */
  private static final int TELLING = 10;

  static List<SecretRun> of(Secret secret) {
    FoldedText text = FoldedText.of(secret.words());
    List<String> slices = new ArrayList<>();
    int end = 0;
    int weight = 0;
    for (int i = 0; secret.kind() == Secret.Kind.PASSAGE && i < text.size(); i++) {
      while (end < text.size() && weight < TELLING) {
        weight += text.weight(end);
        end++;
      }
      if (weight < TELLING) {
        break;
      }
      slices.add(text.slice(i, end - i));
      weight -= text.weight(i);
    }
    if (slices.size() < 2) {
      return List.of(new SecretRun(secret, 0, 1, secret.words()));
    }
    List<SecretRun> runs = new ArrayList<>();
    for (int i = 0; i < slices.size(); i++) {
      runs.add(new SecretRun(secret, i, slices.size(), slices.get(i)));
    }
    return runs;
  }
}
