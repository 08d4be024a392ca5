package studio.kriegsspiel.checks.secrets;

import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.situation.knowledge.Reader;

/**
 * From which texts each reader has first learned of each unit, gathered once a reader, so that many
 * texts are not compared with all before them.
 */
final class UnitsTold {
  private final Mentions mentions;
  private final Map<Reader.Player, Told> readers = new HashMap<>();

  UnitsTold(Mentions mentions) {
    this.mentions = mentions;
  }

  /** The units that the texts for all name, and when others are first told of. */
  private record Told(Set<UnitId> atFirst, Map<UnitId, LocalDateTime> since) {
    boolean isBefore(LocalDateTime time, UnitId unit) {
      LocalDateTime first = since.get(unit);
      return atFirst.contains(unit) || (first != null && first.isBefore(time));
    }
  }

  /** Whether the reader of a text has certainly been told of a unit before it. */
  boolean isToldBefore(ReadableText text, UnitId unit) {
    Optional<Reader.Player> reader = TellingOrder.reader(text.audience());
    return reader.isPresent()
        && readers
            .computeIfAbsent(reader.get(), this::gather)
            .isBefore(TellingOrder.time(text), unit);
  }

  private Told gather(Reader.Player reader) {
    Told told = new Told(new HashSet<>(), new HashMap<>());
    for (ReadableText text : mentions.texts()) {
      if (reader.isAmong(text.audience())) {
        for (Mention mention : mentions.in(text)) {
          add(text, mention.unit().id(), told);
          mention.others().forEach(other -> add(text, other, told));
        }
      }
    }
    return told;
  }

  private static void add(ReadableText text, UnitId unit, Told told) {
    if (TellingOrder.isReadByAllAtFirst(text)) {
      told.atFirst.add(unit);
    } else {
      told.since.merge(
          unit, TellingOrder.time(text), (one, other) -> one.isBefore(other) ? one : other);
    }
  }
}
