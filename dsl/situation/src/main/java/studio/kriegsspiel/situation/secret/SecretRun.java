package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.situation.words.FoldedText;

/**
 * Words that give a secret away where they stand together: a whole name, or a few words of prose.
 *
 * @param secret what they give away
 * @param number which of the secret's runs it is
 * @param words the words as the scenario writes them
 */
record SecretRun(Secret secret, int number, String words) {
  /** Five words in a row of a passage are no coincidence, nor ten letters that are words alone. */
  private static final int TELLING = 10;

  static List<SecretRun> of(Secret secret) {
    FoldedText text = FoldedText.of(secret.words());
    if (secret.kind() != Secret.Kind.PASSAGE) {
      return List.of(new SecretRun(secret, 0, secret.words()));
    }
    List<SecretRun> runs = new ArrayList<>();
    int end = 0;
    int weight = 0;
    for (int i = 0; i < text.size(); i++) {
      while (end < text.size() && weight < TELLING) {
        weight += text.weight(end);
        end++;
      }
      if (weight < TELLING) {
        break;
      }
      runs.add(new SecretRun(secret, i, text.slice(i, end - i)));
      weight -= text.weight(i);
    }
    if (runs.size() < 2) {
      return List.of(new SecretRun(secret, 0, secret.words()));
    }
    return runs;
  }
}
