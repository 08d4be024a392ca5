package studio.kriegsspiel.language.mapping.review;

import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.xtext.kriegsspiel.Party;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;

/** Reads of whom something is asserted: a side, a unit, whoever is at a place; or a reader. */
final class PartyMapper {
  private final MappingContext context;
  private final Roster roster;
  private final AudienceMapper audiences;

  PartyMapper(MappingContext context, Roster roster, AudienceMapper audiences) {
    this.context = context;
    this.roster = roster;
    this.audiences = audiences;
  }

  Optional<studio.kriegsspiel.scenario.review.AssertedParty> party(Party written) {
    if (written.getTitle() != null) {
      return titled(written);
    }
    String name = Literals.name(written.getName());
    if (roster.hasSide(name)) {
      return roster
          .side(written.getName(), written, "name")
          .map(studio.kriegsspiel.scenario.review.AssertedParty.WholeSide::new);
    }
    if (!name.contains(".") && !roster.knows(name)) {
      context.unknown(
          "KS-LNK-001",
          context.span(written, "name"),
          "There is neither a side nor a unit `" + name + "`",
          name,
          roster.names(),
          "Sides and units are named as they are written; places stand in quotation marks.");
      return Optional.empty();
    }
    return unit(written).map(studio.kriegsspiel.scenario.review.AssertedParty.OneUnit::new);
  }

  private Optional<studio.kriegsspiel.scenario.review.AssertedParty> titled(Party written) {
    String title = Literals.title(written.getTitle());
    if (written.getSide() != null) {
      context.error(
          "KS-SYN-007",
          context.span(written),
          "A role neither stands nor sees; its units do.",
          "Name the unit it commands, so: `assert Baring cannot see Red.Quiot at 13:00`.");
      return Optional.empty();
    }
    if (roster.knows(title)) {
      return unit(written).map(studio.kriegsspiel.scenario.review.AssertedParty.OneUnit::new);
    }
    return Optional.of(
        new studio.kriegsspiel.scenario.review.AssertedParty.Somewhere(
            new Position.AtPlace(title, context.span(written, "title"))));
  }

  /** The one unit that is named; a side or a place is told to be none. */
  Optional<UnitId> unit(Party written) {
    return written.getTitle() != null
        ? roster.unit(Literals.title(written.getTitle()), written, "title")
        : roster.unit(written.getName(), written, "name");
  }

  /** The side or role that is named. */
  Optional<Audience> reader(Party written) {
    if (written.getTitle() != null) {
      return audiences
          .role(written, "title", written.getTitle(), written.getSide())
          .map(each -> each);
    }
    return roster.side(written.getName(), written, "name").map(Audience.SideOnly::new);
  }
}
