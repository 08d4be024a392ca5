package studio.kriegsspiel.language.mapping.army;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.origin.SourceMapper;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.Attribute;
import studio.kriegsspiel.language.xtext.kriegsspiel.Leader;
import studio.kriegsspiel.language.xtext.kriegsspiel.StateItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.UnitItem;
import studio.kriegsspiel.rules.concept.CommandRating;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Commander;
import studio.kriegsspiel.scenario.force.FigureReading;
import studio.kriegsspiel.scenario.force.Figures;
import studio.kriegsspiel.scenario.force.Losses;
import studio.kriegsspiel.scenario.force.Particulars;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.StateAtStart;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Turns drafts of units into units. A state below a formation holds for its parts, as far as they
 * state none themselves.
 */
final class UnitMapper {
  private final String side;
  private final Templates templates;

  UnitMapper(String side, Templates templates) {
    this.side = side;
    this.templates = templates;
  }

  Unit map(UnitDraft draft) {
    return map(draft, Optional.empty());
  }

  private Unit map(UnitDraft draft, Optional<StateAtStart> above) {
    UnitItem item = draft.item;
    MappingContext context = draft.context;
    UnitAttributes attributes = new UnitAttributes(context);
    item.getAttributes().forEach(attributes::read);
    Optional<String> template = template(draft, attributes);
    Optional<StateAtStart> own = state(draft);
    Optional<StateAtStart> state =
        own.isPresent() && above.isPresent()
            ? Optional.of(own.get().orElse(above.get()))
            : own.or(() -> above);
    List<Unit> parts = new ArrayList<>();
    Optional<StateAtStart> below = state.flatMap(StateAtStart::forParts);
    draft.parts.forEach(part -> parts.add(map(part, below)));
    UnitDetails sourced = draft.saying(each -> each.sources);
    List<SourceNote> sources = SourceMapper.map(sourced.context, sourced.sources);
    Figures figures =
        new Figures(
            attributes.strength(),
            attributes.ranks(),
            own.flatMap(StateAtStart::losses),
            own.flatMap(StateAtStart::rounds));
    UnitType type = UnitTypes.of(draft.echelon, attributes, parts);
    return new Unit(
        new UnitId(side, draft.name()),
        draft.title(),
        draft.echelon,
        type,
        attributes.strength(),
        attributes.grade(),
        attributes.ranks(),
        sources,
        parts,
        new Particulars(
            attributes.nation(),
            attributes.weapon(),
            template,
            commander(draft),
            state,
            readings(draft, figures, sources),
            UnitTypes.isKindOpen(type, attributes)),
        wholeSpan(draft, parts),
        context.span(item, item.getName() == null ? "title" : "name"));
  }

  private Optional<String> template(UnitDraft draft, UnitAttributes attributes) {
    List<String> like = draft.item.getTemplates();
    if (like.size() > 1) {
      twice(
          draft.context,
          draft,
          draft.context.spans(draft.item, "templates").get(1),
          "like two templates");
    }
    Optional<String> first = like.stream().findFirst();
    first
        .flatMap(name -> templates.find(name, draft.echelon, draft.context, draft.item))
        .ifPresent(attributes::orElse);
    return first.map(Literals::title);
  }

  private static Optional<Commander> commander(UnitDraft draft) {
    MappingContext context = draft.context;
    List<Leader> leaders = draft.item.getLeaders();
    if (leaders.size() > 1) {
      twice(context, draft, context.span(leaders.get(1)), "under two commanders");
    }
    return leaders.stream()
        .findFirst()
        .map(
            leader ->
                new Commander(
                    Literals.title(leader.getName()),
                    rating(context, leader),
                    context.span(leader, "name")));
  }

  private static Optional<CommandRating> rating(MappingContext context, Leader leader) {
    if (leader.getRating() == null) {
      return Optional.empty();
    }
    String word = Literals.name(leader.getRating()).toLowerCase(java.util.Locale.ROOT);
    CommandRating rating = Vocabulary.RATINGS.get(word);
    if (rating == null) {
      context.unknown(
          "KS-SYN-007",
          context.span(leader, "rating"),
          "`" + word + "` is no rating of a commander",
          word,
          Vocabulary.RATINGS.keySet(),
          "Commanders are excellent, able, average or poor.");
    }
    return Optional.ofNullable(rating);
  }

  private static Optional<StateAtStart> state(UnitDraft draft) {
    UnitDetails said = draft.saying(each -> each.states);
    if (said.states.isEmpty()) {
      return Optional.empty();
    }
    MappingContext context = said.context;
    if (said.states.size() > 1) {
      twice(context, draft, context.span(said.states.get(1)), "in two states");
    }
    StateItem first = said.states.get(0);
    StateReader reader = new StateReader(context);
    first.getDetails().forEach(reader::read);
    boolean numbered = reader.losses().filter(each -> each.of() == Losses.Of.MEN).isPresent();
    if (numbered && !draft.parts.isEmpty()) {
      context.warning(
          "KS-SYN-030",
          context.span(first),
          "It is not said which parts of `" + draft.name() + "` lost these men.",
          "Write the losses below the parts, or here in percent, which holds for all of them.");
    }
    return Optional.of(
        new StateAtStart(
            reader.condition(), reader.losses(), reader.rounds(), context.span(first)));
  }

  private static List<FigureReading> readings(
      UnitDraft draft, Figures figures, List<SourceNote> sources) {
    UnitDetails said = draft.saying(each -> each.rivals);
    if (said.rivals.isEmpty()) {
      return List.of();
    }
    MappingContext context = said.context;
    List<FigureReading> readings = new ArrayList<>();
    readings.add(new FigureReading(figures, sources, draft.context.span(draft.item)));
    for (UnitDetails.Rival rival : said.rivals) {
      readings.add(
          new FigureReading(
              rivalFigures(context, rival),
              SourceMapper.map(context, rival.sources()),
              context.span(rival.item())));
    }
    return readings;
  }

  private static Figures rivalFigures(MappingContext context, UnitDetails.Rival rival) {
    UnitAttributes strength = new UnitAttributes(context);
    StateReader state = new StateReader(context);
    for (Attribute each : rival.item().getFigures()) {
      if (each.getNumbers().isEmpty()) {
        context.error(
            "KS-SYN-005",
            context.span(each),
            "Another source is quoted for figures, and this is none.",
            "Write numbers behind `or`, so: `or 395 men`, `or 5 guns 9-pdr`, `or 15 % lost`.");
      } else if (StateReader.isFigure(each)) {
        state.read(each);
      } else {
        strength.read(each);
      }
    }
    return new Figures(strength.strength(), strength.ranks(), state.losses(), state.rounds());
  }

  private static void twice(MappingContext context, UnitDraft draft, TextSpan place, String what) {
    context.error(
        "KS-SYN-010", place, "`" + draft.name() + "` is " + what + ".", "Keep one of the two.");
  }

  private static TextSpan wholeSpan(UnitDraft draft, List<Unit> parts) {
    MappingContext context = draft.context;
    TextSpan own = context.span(draft.item);
    if (context.isStandIn()) {
      return own;
    }
    int end = draft.own.all().mapToInt(context::end).reduce(own.end(), Math::max);
    for (Unit part : parts) {
      end = Math.max(end, part.span().end());
    }
    return context.source().span(own.offset(), end - own.offset());
  }
}
