package studio.kriegsspiel.situation.words;

import java.util.HashMap;
import java.util.Map;

/**
 * Letters of other scripts that look like Latin ones, so that a word spelled with them is read as
 * the word it looks like.
 */
final class LookAlikes {
  private static final Map<Integer, Character> LATIN = collect();

  private LookAlikes() {}

  /** The Latin letter a letter is or looks like; nothing if it is no letter or looks like none. */
  static char latin(int letter) {
    if (letter < 0x250 || isLatin(letter)) {
      return (char) letter;
    }
    return LATIN.getOrDefault(letter, '\0');
  }

  private static boolean isLatin(int letter) {
    return letter <= Character.MAX_VALUE
        && Character.UnicodeScript.of(letter) == Character.UnicodeScript.LATIN
        && !LATIN.containsKey(letter);
  }

  private static Map<Integer, Character> collect() {
    Map<Integer, Character> all = new HashMap<>();
    // Cyrillic
    add(
        all,
        "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422",
        "ABESIJKMHOPCT");
    add(all, "\u0423\u0425\u050c\u051a\u051c\u04ba\u04ae\u04c0\u0501\u04cf", "YXGQWHYIdl");
    add(
        all,
        "\u0430\u0432\u0435\u0455\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0442",
        "abesijkmhopct");
    add(all, "\u0443\u0445\u051b\u051d\u04bb\u04af", "yxqwhy");
    // Greek
    add(
        all,
        "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7",
        "ABEZHIKMNOPTYX");
    add(
        all,
        "\u03b1\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b3\u03c9",
        "aenikvoptuxyw");
    add(all, "\u03f2\u03f3\u037f\u03f9", "cjJC");
    // Armenian, and letters of phonetic writing
    add(all, "\u0585\u057d\u0570\u0578\u0555", "ouhnO");
    add(all, "\u0251\u0261\u026a\u0274\u0280\u1d04\u1d07\u1d0f\u1d1b", "aginrceot");
    return Map.copyOf(all);
  }

  private static void add(Map<Integer, Character> all, String letters, String latin) {
    for (int i = 0; i < letters.length(); i++) {
      all.put((int) letters.charAt(i), latin.charAt(i));
    }
  }
}
