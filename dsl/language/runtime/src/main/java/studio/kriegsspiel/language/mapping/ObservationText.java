package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.Observation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Makes the sentence a receiver reads out of what a patrol saw. */
final class ObservationText {
  private final MappingContext context;
  private final Roster roster;
  private final PlaceMapper places;

  ObservationText(MappingContext context, Roster roster, PlaceMapper places) {
    this.context = context;
    this.roster = roster;
    this.places = places;
  }

  Passage passage(Observation observation) {
    Optional<UnitId> unit = roster.unit(observation.getUnit(), observation, "unit");
    String who = unit.flatMap(roster::unit).map(Unit::title).orElse(observation.getUnit());
    PhraseCheck check = new PhraseCheck(context);
    check.tell(observation, "verbs", ClosedWords.SEEN, "a word for what is seen");
    check.tell(observation, "details", ClosedWords.DETAIL, "a word for what is seen");
    String verbs = context.words(observation, "verbs");
    StringBuilder text = new StringBuilder(who);
    text.append(verbs.isEmpty() ? "" : " " + verbs);
    places
        .position(observation.getPosition())
        .ifPresent(position -> text.append(" at ").append(words(position)));
    List<String> details = new ArrayList<>();
    context.spans(observation, "details").forEach(span -> details.add(detail(span)));
    details.forEach(detail -> text.append(", ").append(detail));
    return new Passage(text.append('.').toString(), context.span(observation));
  }

  private String detail(TextSpan span) {
    String written = context.source().text().substring(span.offset(), span.end());
    return written.replace("\"", "").replaceAll("\\s+", " ").strip();
  }

  private static String words(Position position) {
    if (position instanceof Position.AtPlace at) {
      return at.place();
    }
    if (position instanceof Position.Offset offset) {
      return offset.distance()
          + " "
          + offset.towards().nearestWord()
          + " of "
          + words(offset.origin());
    }
    if (position instanceof Position.Grid grid) {
      return "grid " + grid.reference();
    }
    Position.Geographic place = (Position.Geographic) position;
    return Math.abs(place.latitude())
        + (place.latitude() < 0 ? " S " : " N ")
        + Math.abs(place.longitude())
        + (place.longitude() < 0 ? " W" : " E");
  }
}
