package studio.kriegsspiel.scenario;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.scenario.reading.WrittenReading;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * What is settled before anything else.
 *
 * @param rules rule book and its switches
 * @param terrain the terrain's name as written, none if the scenario names none
 * @param terrainSpan its place in the text
 * @param begins when play begins
 * @param ends when play ends: a time, on a later day perhaps, or so many moves after the start
 * @param timeSpan the place of date and times
 * @param weather weather in the order of time
 * @param ground state of the ground in the order of time
 * @param conditions rivers, light and sight
 * @param reading which source to follow where sources disagree
 * @param part the part of the ground played on; all of it where none is written
 */
public record Header(
    Optional<RuleChoice> rules,
    Optional<String> terrain,
    TextSpan terrainSpan,
    LocalDateTime begins,
    Moment ends,
    TextSpan timeSpan,
    List<Phase> weather,
    List<Phase> ground,
    Conditions conditions,
    Optional<WrittenReading> reading,
    Optional<PartOfGround> part) {

  /** Copies the lists. */
  public Header {
    weather = List.copyOf(weather);
    ground = List.copyOf(ground);
  }

  /** A head that follows the figures of the text. */
  public Header(
      Optional<RuleChoice> rules,
      Optional<String> terrain,
      TextSpan terrainSpan,
      LocalDateTime begins,
      Moment ends,
      TextSpan timeSpan,
      List<Phase> weather,
      List<Phase> ground,
      Conditions conditions) {
    this(
        rules,
        terrain,
        terrainSpan,
        begins,
        ends,
        timeSpan,
        weather,
        ground,
        conditions,
        Optional.empty(),
        Optional.empty());
  }

  /** The same under another rule book. */
  public Header with(RuleChoice other) {
    return changed(copy -> copy.rules = Optional.of(other));
  }

  /** The same with another choice among sources. */
  public Header with(WrittenReading other) {
    return changed(copy -> copy.reading = Optional.of(other));
  }

  /** The same in other weather. */
  public Header withWeather(List<Phase> other) {
    return changed(copy -> copy.weather = other);
  }

  /** The same on another ground. */
  public Header withGround(List<Phase> other) {
    return changed(copy -> copy.ground = other);
  }

  /** The same under other conditions. */
  public Header withConditions(Conditions other) {
    return changed(copy -> copy.conditions = other);
  }

  /** The same played at other hours. */
  public Header withHours(LocalDateTime from, Moment to, TextSpan span) {
    return changed(
        copy -> {
          copy.begins = from;
          copy.ends = to;
          copy.timeSpan = span;
        });
  }

  private Header changed(Consumer<Copy> change) {
    Copy copy = new Copy(this);
    change.accept(copy);
    return copy.header(terrain, terrainSpan, part);
  }

  /** What may be otherwise in a copy. */
  private static final class Copy {
    private Optional<RuleChoice> rules;
    private LocalDateTime begins;
    private Moment ends;
    private TextSpan timeSpan;
    private List<Phase> weather;
    private List<Phase> ground;
    private Conditions conditions;
    private Optional<WrittenReading> reading;

    private Copy(Header of) {
      rules = of.rules;
      begins = of.begins;
      ends = of.ends;
      timeSpan = of.timeSpan;
      weather = of.weather;
      ground = of.ground;
      conditions = of.conditions;
      reading = of.reading;
    }

    private Header header(
        Optional<String> terrain, TextSpan terrainSpan, Optional<PartOfGround> part) {
      return new Header(
          rules,
          terrain,
          terrainSpan,
          begins,
          ends,
          timeSpan,
          weather,
          ground,
          conditions,
          reading,
          part);
    }
  }
}
