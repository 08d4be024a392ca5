package studio.kriegsspiel.situation.telling;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import studio.kriegsspiel.situation.words.NameFinder;

/**
 * A sentence as one reader takes it in.
 *
 * @param sentence its words
 * @param reader the side that reads it; none where everybody does
 * @param hours the hours in it
 * @param amounts the amounts of troops in it
 * @param marks of whom it speaks
 * @param places where its text names places of the map
 */
record Reading(
    Sentence sentence,
    Optional<String> reader,
    List<Hour> hours,
    List<Amounts.Said> amounts,
    List<SubjectWord> marks,
    List<NameFinder.Hit<String>> places) {

  private static final int NEAR = 3;

  /** Words that tell something. */
  record Stretch(int first, int last) {
    Stretch with(int word) {
      return new Stretch(Math.min(first, word), Math.max(last, word));
    }
  }

  /** An hour of the sentence that is a time. */
  Optional<Hour> hour(LocalDateTime time) {
    return hours.stream().filter(each -> each.is(time)).findFirst();
  }

  /** Of whom it speaks first, apart from those towards whom something is done. */
  Optional<SubjectWord> subject() {
    return marks.stream().filter(each -> !each.isObject()).findFirst();
  }

  /** Whether it speaks of the reader's own first. */
  boolean isOfReader() {
    return reader.isPresent() && subject().filter(mark -> mark.isOf(reader.get())).isPresent();
  }

  /** Whether it speaks of the reader's own anywhere. */
  boolean isOfReaderAnywhere() {
    return reader.isPresent() && marks.stream().anyMatch(mark -> mark.isOf(reader.get()));
  }

  /** Whose a word is: of whom was spoken last before it, else next in its clause. */
  Optional<SubjectWord> owner(int first, int last) {
    Optional<SubjectWord> within =
        marks.stream().filter(each -> each.word() >= first && each.word() <= last).findFirst();
    Optional<SubjectWord> before =
        marks.stream()
            .filter(each -> each.word() < first && !each.isObject())
            .reduce((one, next) -> next);
    int clause = sentence.clause(first);
    return within
        .or(
            () ->
                marks.stream()
                    .filter(each -> each.word() == last + 2 && sentence.is(last + 1, "of"))
                    .findFirst())
        .or(() -> before)
        .or(
            () ->
                marks.stream()
                    .filter(each -> each.word() > last && each.word() <= last + NEAR)
                    .filter(each -> sentence.clause(each.word()) == clause)
                    .findFirst());
  }

  /** The first word of a sense, from one on. */
  Optional<Integer> find(Sense sense, int from) {
    return IntStream.range(Math.max(0, from), sentence.size())
        .filter(i -> sentence.word(i).is(sense))
        .boxed()
        .findFirst();
  }

  boolean has(Sense sense) {
    return sentence.has(sense);
  }

  /** Whether the sentence speaks of a place, and not of another whose name holds its. */
  Optional<Integer> holds(PlaceWords place) {
    List<Integer> found =
        IntStream.range(0, sentence.size())
            .filter(i -> place.telling().contains(sentence.word(i).letters()))
            .filter(i -> !isOfAnother(sentence.word(i), place))
            .boxed()
            .toList();
    boolean all =
        found.stream()
            .map(i -> sentence.word(i).letters())
            .collect(Collectors.toSet())
            .containsAll(place.telling());
    return all ? found.stream().findFirst() : Optional.empty();
  }

  private boolean isOfAnother(SentenceWord word, PlaceWords place) {
    return places.stream()
        .filter(each -> each.start() <= word.start() && word.start() < each.end())
        .anyMatch(each -> PlaceWords.of(each.what()).isWiderThan(place));
  }

  /** Where a folded word stands. */
  Optional<Integer> find(String letters) {
    return IntStream.range(0, sentence.size())
        .filter(i -> sentence.is(i, letters))
        .boxed()
        .findFirst();
  }

  /** Of whom a word speaks that stands before its subject, as German has it. */
  Optional<SubjectWord> next(int word) {
    return marks.stream()
        .filter(each -> each.word() > word && each.word() <= word + NEAR)
        .filter(each -> sentence.clause(each.word()) == sentence.clause(word))
        .findFirst();
  }

  /** Of whom was spoken last before a word, apart from those towards whom something is done. */
  Optional<SubjectWord> before(int word) {
    return marks.stream()
        .filter(each -> each.word() <= word && !each.isObject())
        .reduce((one, next) -> next);
  }
}
