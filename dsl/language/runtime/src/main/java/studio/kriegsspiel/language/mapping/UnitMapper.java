package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.language.xtext.kriegsspiel.SourceItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.UnitItem;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Confidence;

/** Turns drafts of units into units, parts first. */
final class UnitMapper {
  private final String side;

  UnitMapper(String side) {
    this.side = side;
  }

  Unit map(UnitDraft draft) {
    List<Unit> parts = new ArrayList<>();
    draft.parts.forEach(part -> parts.add(map(part)));
    UnitItem item = draft.item;
    MappingContext context = draft.context;
    UnitAttributes attributes = new UnitAttributes(context);
    item.getAttributes().forEach(attributes::read);
    return new Unit(
        new UnitId(side, draft.name()),
        draft.title(),
        draft.echelon,
        UnitTypes.of(draft.echelon, attributes.words(), attributes.strength(), parts),
        attributes.strength(),
        attributes.grade(),
        attributes.ranks(),
        draft.sources.stream().map(each -> source(context, each)).toList(),
        parts,
        wholeSpan(draft, parts),
        context.span(item, item.getName() == null ? "title" : "name"));
  }

  private static TextSpan wholeSpan(UnitDraft draft, List<Unit> parts) {
    MappingContext context = draft.context;
    TextSpan own = context.span(draft.item);
    if (context.isStandIn()) {
      return own;
    }
    int end = own.end();
    for (SourceItem source : draft.sources) {
      end = Math.max(end, context.span(source).end());
    }
    for (Unit part : parts) {
      end = Math.max(end, part.span().end());
    }
    return context.source().span(own.offset(), end - own.offset());
  }

  private static SourceNote source(MappingContext context, SourceItem item) {
    String word = item.getConfidence() == null ? "possible" : item.getConfidence();
    Confidence confidence = Vocabulary.CONFIDENCE.get(word.toLowerCase(Locale.ROOT));
    if (confidence == null) {
      context.unknown(
          "KS-SYN-007",
          context.span(item, "confidence"),
          "`" + word + "` is no degree of confidence",
          word,
          Vocabulary.CONFIDENCE.keySet(),
          "A source is certain, probable, possible or a conjecture.");
      confidence = Confidence.POSSIBLE;
    }
    return new SourceNote(Literals.title(item.getWork()), confidence, context.span(item));
  }
}
