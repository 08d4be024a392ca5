package studio.kriegsspiel.situation.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds many names in a text at once, as whole words, however they are written: in another case,
 * without accents or umlauts, hyphened, joined, split over lines, in the plural or possessive, with
 * invisible characters or letters of another script among them. A name of fewer than five letters
 * must be divided into words as it is written, because its letters too often meet by chance; so
 * must one whose figures are the hour of a time of day ({@code Blue 11:10} does not name {@code
 * Blue11}).
 *
 * <p>The time grows with the length of the text, not with the number of names.
 *
 * @param <T> what a name stands for
 */
public final class NameFinder<T> {
  private static final int SHORT = 5;

  private final LetterTrie trie = new LetterTrie();

  /** What ends at each node of the trie, as far as there are any. */
  private final List<List<Sought<T>>> ends = new ArrayList<>();

  private record Sought<T>(T what, int letters, int words) {}

  /**
   * A name found.
   *
   * @param what what it stands for
   * @param start its first character in the text
   * @param end the character behind its last
   */
  public record Hit<T>(T what, int start, int end) {
    /** Few names are found at one place, so that the place tells most hits apart. */
    @Override
    public int hashCode() {
      return 31 * start + end;
    }
  }

  /** Letters of a text without its blanks, with where words begin and end among them. */
  private record Stream(String letters, int[] word, List<FoldedWord> words, boolean stems) {
    static Stream of(List<FoldedWord> words, boolean stems) {
      StringBuilder letters = new StringBuilder();
      int[] word = new int[words.stream().mapToInt(each -> each.letters().length()).sum()];
      for (int i = 0; i < words.size(); i++) {
        FoldedWord each = words.get(i);
        int length = stems ? each.stemLength() : each.letters().length();
        for (int k = 0; k < length; k++) {
          word[letters.length()] = i;
          letters.append(each.letters().charAt(k));
        }
      }
      return new Stream(letters.toString(), word, words, stems);
    }

    boolean endsWord(int end) {
      return end == letters.length() || (end < letters.length() && word[end] != word[end - 1]);
    }

    boolean endsPlural(int end) {
      return !stems
          && ((isAt(end, "s") && endsWord(end + 1)) || (isAt(end, "es") && endsWord(end + 2)));
    }

    private boolean isAt(int from, String ending) {
      return letters.startsWith(ending, from) && word[from + ending.length() - 1] == word[from - 1];
    }

    int wordsFrom(int start, int end) {
      return word[end - 1] - word[start] + 1;
    }
  }

  /** Adds a name; one without letters is never found. */
  public void add(T what, String name) {
    add(what, FoldedText.of(name));
  }

  /** Adds a name that is folded already. */
  public void add(T what, FoldedText name) {
    List<FoldedWord> words = name.words();
    if (words.isEmpty()) {
      return;
    }
    Stream whole = Stream.of(words, false);
    add(what, whole, words.size());
    if (hasPlural(words)) {
      add(what, Stream.of(words, true), words.size());
    }
  }

  /** Whether it reads otherwise without the endings of plurals. */
  private static boolean hasPlural(List<FoldedWord> words) {
    for (FoldedWord each : words) {
      if (each.stemLength() < each.letters().length()) {
        return true;
      }
    }
    return false;
  }

  private void add(T what, Stream name, int words) {
    int node = trie.add(name.letters);
    while (ends.size() <= node) {
      ends.add(List.of());
    }
    if (ends.get(node).isEmpty()) {
      ends.set(node, new ArrayList<>(1));
    }
    ends.get(node).add(new Sought<>(what, name.letters.length(), words));
  }

  /** All names found, in the order of the text; those that begin together, the longest first. */
  public List<Hit<T>> find(String text) {
    return find(FoldedText.of(text));
  }

  /** All names found in a folded text. */
  public List<Hit<T>> find(FoldedText text) {
    Map<Hit<T>, Hit<T>> found = new LinkedHashMap<>();
    boolean plurals = hasPlural(text.words());
    for (boolean stems : plurals ? new boolean[] {false, true} : new boolean[] {false}) {
      Stream stream = Stream.of(text.words(), stems);
      for (int start = 0; start < stream.letters.length(); start++) {
        if (start == 0 || stream.word[start] != stream.word[start - 1]) {
          from(text, stream, start, found);
        }
      }
    }
    List<Hit<T>> hits = new ArrayList<>(found.values());
    hits.sort(
        Comparator.comparingInt((Hit<T> hit) -> hit.start())
            .thenComparing(Comparator.comparingInt((Hit<T> hit) -> hit.end()).reversed()));
    return hits;
  }

  private void from(FoldedText text, Stream stream, int start, Map<Hit<T>, Hit<T>> found) {
    int node = LetterTrie.ROOT;
    for (int end = start + 1; end <= stream.letters.length(); end++) {
      node = trie.next(node, stream.letters.charAt(end - 1));
      if (node == LetterTrie.NONE) {
        return;
      }
      List<Sought<T>> here = node < ends.size() ? ends.get(node) : List.of();
      if (!here.isEmpty() && (stream.endsWord(end) || stream.endsPlural(end))) {
        boolean byChance = text.isHour(stream.words.get(stream.word[end - 1]));
        for (Sought<T> sought : here) {
          boolean asWritten = sought.words == stream.wordsFrom(start, end);
          if (asWritten || (sought.letters >= SHORT && !byChance)) {
            Hit<T> hit = hit(stream, sought.what, start, end);
            found.putIfAbsent(hit, hit);
          }
        }
      }
    }
  }

  /** A hit reaches to the end of its last word, so that both readings of it are the same. */
  private static <T> Hit<T> hit(Stream stream, T what, int start, int end) {
    return new Hit<>(
        what,
        stream.words.get(stream.word[start]).start(),
        stream.words.get(stream.word[end - 1]).end());
  }
}
