package studio.kriegsspiel.situation.secret;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import studio.kriegsspiel.situation.words.FoldedText;
import studio.kriegsspiel.situation.words.NameFinder;

/**
 * The words of a passage that a reader may find anywhere in his papers: names that are open to him,
 * figures, and words of the papers' own. A sentence that lists units reads as the rows of a return
 * do; where a paper repeats nothing else of a passage, it repeats no part of it.
 */
final class OpenWords {
  private static final Pattern NUMBER = Pattern.compile("\\p{N}+");

  private final NameFinder<String> names = new NameFinder<>();

  OpenWords(Collection<String> names) {
    names.forEach(name -> this.names.add(name, name));
  }

  /** Whether a run of a passage is made of open names, and of directions from them at the most. */
  boolean areNames(SecretRun run) {
    return covers(run, FramingWords::areBearings);
  }

  /** Whether a run of a passage is made of open names, figures and words of the papers' own. */
  boolean areOfPapers(SecretRun run) {
    return covers(run, OpenWords::isOfPapers);
  }

  /** Names are sought in the whole passage, since a run may begin or end within one. */
  private boolean covers(SecretRun run, Predicate<FoldedText> ownWords) {
    if (run.secret().kind() != Secret.Kind.PASSAGE) {
      return false;
    }
    FoldedText passage = FoldedText.of(run.secret().words());
    List<NameFinder.Hit<String>> found = names.find(passage);
    int end = run.first() + FoldedText.of(run.words()).size();
    for (int i = run.first(); i < end; i++) {
      int at = passage.start(i);
      if (found.stream().noneMatch(hit -> hit.start() <= at && at < hit.end())
          && !ownWords.test(FoldedText.of(passage.slice(i, 1)))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOfPapers(FoldedText word) {
    return FramingWords.areAllOf(word)
        || word.letters().stream().allMatch(each -> NUMBER.matcher(each).matches());
  }
}
