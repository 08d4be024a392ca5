package studio.kriegsspiel.language.mapping.field;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.xtext.kriegsspiel.Deploy;
import studio.kriegsspiel.language.xtext.kriegsspiel.Post;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Particulars;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Reads posts, piquets and patrols as bodies of their own. Each is a part of the body that sends it
 * out and is counted in that body's return.
 */
public final class PostMapper {
  private static final List<String> ARMS = List.of("men", "riders", "guns", "howitzers");

  private final MappingContext context;
  private final Roster roster;
  private final Map<Post, UnitId> known = new IdentityHashMap<>();
  private final Map<UnitId, List<Unit>> sent = new LinkedHashMap<>();
  private final Set<UnitId> given = new HashSet<>();
  private final Set<UnitId> enlisted = new HashSet<>();
  private final Map<String, Integer> titles = new HashMap<>();
  private final Map<UnitId, List<Unit>> before;

  /** Reads the posts of a scenario. */
  public PostMapper(MappingContext context, Roster roster) {
    this(context, roster, Map.of());
  }

  private PostMapper(MappingContext context, Roster roster, Map<UnitId, List<Unit>> before) {
    this.context = context;
    this.roster = roster;
    this.before = before;
  }

  /** Reads the posts of a variant, which come to those of the scenario. */
  public PostMapper besides() {
    return new PostMapper(context, roster, sent);
  }

  /** What a post is called, nothing where nobody can send it out. */
  Optional<UnitId> find(Post written) {
    return Optional.ofNullable(known.get(written));
  }

  /** Reads who all posts are; where they stand is read later. */
  public void readAll(List<Section> sections) {
    for (Section section : sections) {
      if (section instanceof Deploy deploy) {
        deploy.getItems().stream()
            .filter(Post.class::isInstance)
            .forEach(each -> read((Post) each));
      }
    }
  }

  private void read(Post written) {
    Optional<UnitId> sender = roster.unit(written.getUnit(), written, "unit");
    Optional<Unit> parent = sender.flatMap(roster::unit);
    if (parent.isEmpty()) {
      return;
    }
    Unit from = parent.get();
    if (isHeadquarters(written)) {
      headquarters(written, from);
      return;
    }
    if (from.isPost() || !from.isBody()) {
      context.error(
          "KS-LNK-040",
          context.span(written, "unit"),
          from.isPost()
              ? "`" + from.id().name() + "` is a post itself and sends out no other."
              : "`"
                  + from.id().name()
                  + "` is made up of other units and can send out no post itself.",
          from.isPost()
              ? "Name the body that the men belong to."
              : "Name the one whose men they are, such as `"
                  + from.parts().get(0).id().name()
                  + "`.");
      return;
    }
    Optional<Strength> strength = strength(written, from);
    if (strength.isPresent()) {
      enlist(written, from, strength.get());
    }
  }

  private static boolean isHeadquarters(Post written) {
    return written.getArm() == null;
  }

  /** Where the commander of a formation is, who has no men of his own to speak of. */
  private void headquarters(Post written, Unit of) {
    boolean second =
        sent.getOrDefault(of.id(), List.of()).stream().anyMatch(Unit::isHeadquarters)
            || before.getOrDefault(of.id(), List.of()).stream().anyMatch(Unit::isHeadquarters);
    if (written.getWay() != null) {
      context.error(
          "KS-LNK-040",
          context.span(written, "way"),
          "Headquarters stand somewhere and go on no round.",
          "Write where they are, so: `headquarters of " + of.id().name() + " at \"Crossroads\"`.");
    } else if (of.isBody()) {
      context.error(
          "KS-LNK-040",
          context.span(written, "unit"),
          "`" + of.id().name() + "` is one body; its commander is with it.",
          "Name the formation whose commander stands apart, such as a brigade.");
    } else if (second) {
      context.error(
          "KS-LNK-040",
          context.span(written, "unit"),
          "`" + of.id().name() + "` has its headquarters elsewhere already.",
          "Keep one of the two lines.");
    } else {
      enlist(written, of, Strength.UNKNOWN);
    }
  }

  private void enlist(Post written, Unit from, Strength strength) {
    String kind = written.getKind();
    String plain = kind + " of " + from.id().name();
    boolean named = written.getName() != null;
    int count;
    UnitId id;
    do {
      count = titles.merge(from.id().side() + " " + plain, 1, Integer::sum);
      String unnamed = count == 1 ? plain : plain + " (" + count + ")";
      id = new UnitId(from.id().side(), named ? Literals.name(written.getName()) : unnamed);
    } while (!named && roster.unit(id).isPresent());
    String title = Capital.of(kind) + " of " + from.title();
    Unit post =
        new Unit(
            id,
            count == 1 ? title : title + " (" + count + ")",
            Echelon.POST,
            isHeadquarters(written) ? UnitType.COMMANDER : from.type(),
            strength,
            from.grade(),
            from.ranks(),
            List.of(),
            List.of(),
            particulars(from),
            context.span(written),
            context.span(written, named ? "name" : "kind"));
    known.put(written, id);
    if (roster.unit(id).isEmpty()) {
      enlisted.add(id);
    }
    sent.computeIfAbsent(from.id(), key -> new ArrayList<>()).add(post);
    if (named) {
      roster.add(post);
    } else {
      roster.addUnplaced(post);
    }
    tellTooMany(written, from);
  }

  /** Nation and weapon are those of the body it is sent out by. */
  private static Particulars particulars(Unit from) {
    return new Particulars(
        from.particulars().nation(),
        from.particulars().weapon(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        false);
  }

  private void tellTooMany(Post written, Unit from) {
    List<Unit> posts = new ArrayList<>(before.getOrDefault(from.id(), List.of()));
    posts.addAll(sent.getOrDefault(from.id(), List.of()));
    int men = posts.stream().mapToInt(Unit::totalMen).sum();
    int pieces = posts.stream().mapToInt(Unit::totalPieces).sum();
    boolean tooMany = from.strength().men().isPresent() && men >= from.totalMen();
    if (tooMany || (from.totalPieces() > 0 && pieces > from.totalPieces())) {
      context.error(
          "KS-LNK-042",
          context.span(written, "number"),
          "`%s` has %s; its posts and patrols count %s."
              .formatted(
                  from.id().name(),
                  tooMany ? from.totalMen() + " men" : pieces(from.totalPieces()),
                  tooMany ? men + " men" : pieces(pieces)),
          "Make the post smaller: what is left must still be a body.");
    }
  }

  private static String pieces(int pieces) {
    return pieces == 1 ? "1 piece" : pieces + " pieces";
  }

  private Optional<Strength> strength(Post written, Unit from) {
    OptionalInt number = Literals.whole(written.getNumber());
    if (number.isEmpty() || number.getAsInt() == 0) {
      context.error(
          "KS-SYN-005",
          context.span(written, "number"),
          "A "
              + written.getKind()
              + " of "
              + written.getNumber()
              + " "
              + written.getArm()
              + " is none.",
          "Write how many are sent out, so: `post of 60 men of F95front at \"Sand-pit\"`.");
      return Optional.empty();
    }
    return switch (written.getArm().toLowerCase(Locale.ROOT)) {
      case "man", "men", "rider", "riders" ->
          Optional.of(new Strength(number, OptionalInt.empty(), List.of()));
      case "gun", "guns", "piece", "pieces" ->
          Optional.of(pieces(number.getAsInt(), Ordnance.Kind.GUN, from));
      case "howitzer", "howitzers" ->
          Optional.of(pieces(number.getAsInt(), Ordnance.Kind.HOWITZER, from));
      default -> {
        context.unknown(
            "KS-SYN-007",
            context.span(written, "arm"),
            "`" + written.getArm() + "` is nothing that a post is counted in",
            written.getArm(),
            ARMS,
            "Posts are counted in men, riders, guns or howitzers.");
        yield Optional.empty();
      }
    };
  }

  /** Pieces of the calibre that the battery has. */
  private static Strength pieces(int pieces, Ordnance.Kind kind, Unit from) {
    Optional<String> calibre =
        from.strength().ordnance().stream()
            .filter(each -> each.kind() == kind)
            .findFirst()
            .flatMap(Ordnance::calibre);
    return new Strength(
        OptionalInt.empty(), OptionalInt.empty(), List.of(new Ordnance(pieces, kind, calibre)));
  }

  /** The posts of a variant; their names are forgotten, for they mean nothing outside it. */
  public List<Change> ofAVariant() {
    List<Change> posted = new ArrayList<>();
    sent.forEach((from, posts) -> posts.forEach(each -> posted.add(new Change.Posted(each, from))));
    enlisted.forEach(roster::forget);
    return posted;
  }

  /** The same units with the posts that they have sent out behind their parts. */
  public List<Unit> withPosts(List<Unit> units) {
    return sent.isEmpty() ? units : units.stream().map(this::withPosts).toList();
  }

  private Unit withPosts(Unit unit) {
    List<Unit> parts = new ArrayList<>(unit.parts().stream().map(this::withPosts).toList());
    if (given.add(unit.id())) {
      parts.addAll(sent.getOrDefault(unit.id(), List.of()));
    }
    return parts.equals(unit.parts()) ? unit : unit.withParts(parts);
  }
}
