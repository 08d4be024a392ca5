package studio.kriegsspiel.language.mapping.head;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.xtext.kriegsspiel.AssistantItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.HeldRole;
import studio.kriegsspiel.language.xtext.kriegsspiel.PlayerItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.SpareItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.UmpiresItem;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.people.AssistantUmpire;
import studio.kriegsspiel.scenario.people.Heir;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.people.Person;
import studio.kriegsspiel.scenario.people.Spare;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads who comes on the evening and which roles they hold. */
public final class PeopleMapper {
  private static final int MOST_UMPIRES = 100;
  private static final String NOBODY = "nobody";
  private static final String SPARE_FORM =
      "Write it so: `spare \"Aide\" to \"Commander\"`, or `to umpire`, or `to nobody`.";

  private final MappingContext context;
  private final HeaderItems items;
  private final Roster roster;
  private final AudienceMapper roles;

  public PeopleMapper(
      MappingContext context, HeaderItems items, Roster roster, AudienceMapper roles) {
    this.context = context;
    this.items = items;
    this.roster = roster;
    this.roles = roles;
  }

  public People map() {
    List<AssistantUmpire> assistants =
        items.all(AssistantItem.class).stream().map(this::assistant).toList();
    List<Person> players = new ArrayList<>();
    Map<String, Person> named = new HashMap<>();
    for (PlayerItem item : items.all(PlayerItem.class)) {
      Person person = person(item);
      if (named.putIfAbsent(person.title(), person) == null) {
        players.add(person);
      } else {
        context.error(
            "KS-LNK-020",
            person.nameSpan(),
            person.title() + " is named twice.",
            "Put all roles of one player on one line: `player 1 holds \"Commander\", \"Aide\"`.");
      }
    }
    return new People(
        items.one(UmpiresItem.class, "umpires").map(this::umpires).orElse(OptionalInt.empty()),
        assistants,
        players,
        new SittingMapper(context, items).map(),
        spares(),
        List.of());
  }

  private List<Spare> spares() {
    Map<Audience.RoleOnly, Spare> spares = new LinkedHashMap<>();
    for (SpareItem item : items.all(SpareItem.class)) {
      held(item.getRole())
          .ifPresent(
              role -> {
                Spare spare = new Spare(role, heir(item, role), context.span(item));
                if (spares.putIfAbsent(role, spare) != null) {
                  context.error(
                      "KS-SYN-010",
                      spare.span(),
                      "%s is given up twice.".formatted(role.words()),
                      "Each role stands in one `spare` line; they are given up in their order.");
                }
              });
    }
    return List.copyOf(spares.values());
  }

  private Optional<Heir> heir(SpareItem item, Audience.RoleOnly role) {
    if (item.isUmpire()) {
      return Optional.of(Heir.UMPIRE);
    }
    if (item.getWord() != null) {
      if (item.getWord().equals(NOBODY)) {
        return Optional.of(Heir.NOBODY);
      }
      context.unknown(
          "KS-SYN-007",
          context.span(item, "word"),
          "A role falls to another role, to the umpire or to nobody, not to `"
              + item.getWord()
              + "`",
          item.getWord(),
          List.of(NOBODY, "umpire"),
          SPARE_FORM);
      return Optional.empty();
    }
    if (item.getHeir() == null) {
      return Optional.empty();
    }
    Optional<Audience.RoleOnly> heir = held(item.getHeir());
    if (heir.isPresent() && (!heir.get().side().equals(role.side()) || heir.get().equals(role))) {
      context.error(
          "KS-LNK-022",
          context.span(item.getHeir()),
          "%s cannot fall to %s, which is not another role of its side."
              .formatted(role.words(), heir.get().words()),
          SPARE_FORM);
      return Optional.empty();
    }
    return heir.map(Heir.OtherRole::new);
  }

  private Optional<Audience.RoleOnly> held(HeldRole written) {
    return roles.role(written, "role", written.getRole(), written.getSide());
  }

  private OptionalInt umpires(UmpiresItem item) {
    OptionalInt count = Literals.whole(item.getCount());
    if (count.isEmpty() || count.getAsInt() < 1 || count.getAsInt() > MOST_UMPIRES) {
      context.error(
          "KS-SYN-005",
          context.span(item, "count"),
          "There are from one to " + MOST_UMPIRES + " umpires.",
          "Write it so: `umpires 2`.");
      return OptionalInt.empty();
    }
    return count;
  }

  private AssistantUmpire assistant(AssistantItem item) {
    Optional<String> side =
        item.getSide() == null ? Optional.empty() : roster.side(item.getSide(), item, "side");
    return new AssistantUmpire(Literals.title(item.getName()), side, context.span(item));
  }

  private Person person(PlayerItem item) {
    boolean named = item.getName() != null;
    TextSpan nameSpan = context.span(item, named ? "name" : "number");
    List<studio.kriegsspiel.scenario.people.HeldRole> held = new ArrayList<>();
    for (HeldRole role : item.getRoles()) {
      held(role).ifPresent(found -> held.add(held(found, role)));
    }
    oneSide(held);
    return new Person(
        named ? Literals.title(item.getName()) : item.getNumber().replaceFirst("^0+(?=.)", ""),
        named,
        held,
        context.span(item),
        nameSpan);
  }

  private studio.kriegsspiel.scenario.people.HeldRole held(
      Audience.RoleOnly role, HeldRole written) {
    return new studio.kriegsspiel.scenario.people.HeldRole(
        role.side(), role.role(), context.span(written, "role"));
  }

  /** Papers of two sides in one hand would tell each of the other. */
  private void oneSide(List<studio.kriegsspiel.scenario.people.HeldRole> held) {
    for (studio.kriegsspiel.scenario.people.HeldRole each : held) {
      if (!each.side().equals(held.get(0).side())) {
        context.error(
            "KS-LNK-021",
            each.span(),
            "One player cannot hold \"%s\" of %s and \"%s\" of %s."
                .formatted(held.get(0).role(), held.get(0).side(), each.role(), each.side()),
            "Give the roles of each side to other players.");
        return;
      }
    }
  }
}
