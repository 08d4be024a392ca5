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
  /** So many words in a row of a passage are no coincidence. */
  private static final int TELLING = 5;

  static List<SecretRun> of(Secret secret) {
    FoldedText text = FoldedText.of(secret.words());
    if (secret.kind() != Secret.Kind.PASSAGE || text.size() <= TELLING) {
      return List.of(new SecretRun(secret, 0, secret.words()));
    }
    List<SecretRun> runs = new ArrayList<>();
    for (int i = 0; i + TELLING <= text.size(); i++) {
      runs.add(new SecretRun(secret, i, text.slice(i, TELLING)));
    }
    return runs;
  }
}
