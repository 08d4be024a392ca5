package studio.kriegsspiel.drawing.names;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import studio.kriegsspiel.drawing.style.Faces;

/**
 * Finds names their places on a picture: none covers another, a block or the picture's edge. Names
 * are added in the order of their rank; each takes the best spot that is still free. One that finds
 * none is keyed by a number, or left out until one zooms in, as its {@link LabelManner} has it. The
 * same for screen and paper.
 */
public final class LabelPlacer {
  /** Metrics that do not depend on any screen, so that every picture is laid out alike. */
  static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  /** Height of letters with their descenders, as a share of their size. */
  private static final double LINE = 0.95;

  /** How far apart two names in one line stand on a screen, as a share of their letters' size. */
  private static final double APART = 0.5;

  private static final double APART_ON_PAPER = 0.2;

  /** Numbers in a row of so many lines of letters go from left to right. */
  private static final double ROW = 8;

  /** In a crowd of more names than this no room is made; it would take long and help few. */
  private static final int MOST_FAILED = 60;

  private static final int MOST_TRIES = 4;
  private static final int NEAR = 20;

  /** So many lines of letters off a number may stand. */
  private static final int FARTHEST = 40;

  private final Rectangle2D paper;
  private final boolean keyed;
  private final double leastSize;
  private final TakenRooms taken;
  private final List<Placed> placed = new ArrayList<>();
  private final List<Mark> marks = new ArrayList<>();
  private final List<Point2D> crowds = new ArrayList<>();
  private final String widest;
  private int section;
  private int failed;

  /**
   * A placer over a picture.
   *
   * @param paper the picture, in its units
   * @param obstacles what no name may cover
   */
  public LabelPlacer(Rectangle2D paper, List<Rectangle2D> obstacles, LabelManner manner) {
    this(paper, obstacles, manner, "88");
  }

  /**
   * A placer over a picture with many numbers.
   *
   * @param widest a number for which all of them get room
   */
  LabelPlacer(Rectangle2D paper, List<Rectangle2D> obstacles, LabelManner manner, String widest) {
    this.widest = widest;
    this.paper = paper;
    this.keyed = manner.keyed();
    this.leastSize = manner.leastSize();
    this.taken = new TakenRooms(Math.max(8, manner.leastSize() * 4));
    obstacles.forEach(taken::add);
  }

  /**
   * A label in its place.
   *
   * @param text the name, or the number that stands for it
   * @param font what it is set in
   * @param spot where its middle stands
   * @param room what it takes
   */
  public record Placed(Label label, String text, Font font, Label.Spot spot, Rectangle2D room) {
    private Placed of(Label other) {
      return new Placed(other, text, font, spot, room);
    }
  }

  /** A number on the picture, whose figures are known at the end. */
  private record Mark(int section, Placed placed) {}

  /** What is added from here on is numbered behind what was added before. */
  public void newSection() {
    section++;
  }

  /** Adds a label, if there is room or another name can make some. */
  public void add(Label label) {
    Optional<Placed> free = find(label, label.text(), label.font(), label.spots());
    if (free.isEmpty() && label.needed() && failed < MOST_FAILED) {
      failed++;
      free = displacing(label);
    }
    if (free.isPresent()) {
      take(free.get());
    } else if (keyed && label.needed()) {
      addNumber(label);
    }
  }

  /** Adds the number that stands for a label, which is then told in the list. */
  public void addNumber(Label label) {
    Placed mark = numbered(label, widest, Faces.BOLD.at(leastSize));
    marks.add(new Mark(section, mark));
    take(mark);
  }

  private void take(Placed found) {
    placed.add(found);
    taken.add(found.room);
  }

  /** A spot that one name alone stands on, which moves to another of its own. */
  private Optional<Placed> displacing(Label label) {
    Font font = label.font();
    double width = width(label.text(), font);
    int tries = 0;
    for (Label.Spot spot : label.spots()) {
      Rectangle2D room = spot.room(width, font.getSize2D() * LINE);
      Set<Rectangle2D> there =
          paper.contains(room) ? taken.touching(apart(spot, font, width)) : Set.of();
      if (there.size() == 1 && tries < MOST_TRIES) {
        tries++;
        Placed wanted = new Placed(label, label.text(), font, spot, room);
        if (moves(there.iterator().next(), wanted)) {
          return Optional.of(wanted);
        }
      }
    }
    return Optional.empty();
  }

  /** Moves the name that takes a room to another spot, so that one more has its place. */
  private boolean moves(Rectangle2D room, Placed wanted) {
    int index =
        IntStream.range(0, placed.size())
            .filter(i -> placed.get(i).room == room)
            .findFirst()
            .orElse(-1);
    if (index < 0 || marks.stream().anyMatch(mark -> mark.placed.room == room)) {
      return false;
    }
    Placed before = placed.get(index);
    placed.set(index, wanted);
    taken.remove(room);
    taken.add(wanted.room);
    Optional<Placed> other =
        leaderIsClear(wanted.label, wanted.room)
            ? find(before.label, before.text, before.font, near(before.label.spots()))
            : Optional.empty();
    taken.remove(wanted.room);
    placed.set(index, other.orElse(before));
    taken.add(placed.get(index).room);
    return other.isPresent();
  }

  /** A name that gives way keeps near what it names. */
  private static List<Label.Spot> near(List<Label.Spot> spots) {
    return spots.subList(0, Math.min(spots.size(), NEAR));
  }

  /** Where not even a number found room, so that it covers something. */
  public List<Point2D> crowds() {
    return List.copyOf(crowds);
  }

  /** All labels that have a place; numbers go down the picture, one section behind the other. */
  public List<Placed> placed() {
    Map<Placed, String> numbers = new IdentityHashMap<>();
    List<Mark> sorted = sorted();
    for (int i = 0; i < sorted.size(); i++) {
      numbers.put(sorted.get(i).placed, String.valueOf(i + 1));
    }
    return placed.stream()
        .map(
            each ->
                new Placed(
                    each.label,
                    numbers.getOrDefault(each, each.text),
                    each.font,
                    each.spot,
                    each.room))
        .toList();
  }

  /** The names that numbers stand for. */
  public List<KeyedName> keys() {
    List<Mark> sorted = sorted();
    return IntStream.range(0, sorted.size())
        .mapToObj(i -> new KeyedName(i + 1, sorted.get(i).placed.label.text()))
        .toList();
  }

  /** By sections, in each by colours, and then in rows from the upper left. */
  private List<Mark> sorted() {
    double row = leastSize * ROW;
    return marks.stream()
        .sorted(
            Comparator.comparingInt(Mark::section)
                .thenComparing(mark -> mark.placed.label.ink().getRGB())
                .thenComparing(mark -> Math.floor(mark.placed.spot.middle().getY() / row))
                .thenComparing(mark -> mark.placed.spot.middle().getX()))
        .toList();
  }

  /** What takes the room of names and things. */
  TakenRooms taken() {
    return taken;
  }

  private Optional<Placed> find(Label label, String text, Font font, List<Label.Spot> spots) {
    double width = width(text, font);
    for (Label.Spot spot : spots) {
      Rectangle2D room = spot.room(width, font.getSize2D() * LINE);
      if (paper.contains(room)
          && !taken.touches(apart(spot, font, width))
          && leaderIsClear(label, room)) {
        return Optional.of(new Placed(label, text, font, spot, room));
      }
    }
    return Optional.empty();
  }

  private static double width(String text, Font font) {
    return font.getStringBounds(text, METRICS).getWidth();
  }

  /** A label set at a spot, whether it is free or not. */
  static Placed at(Label label, String text, Font font, Label.Spot spot) {
    return new Placed(
        label, text, font, spot, spot.room(width(text, font), font.getSize2D() * LINE));
  }

  /** The room of a text of a width with what is left free beside it. */
  private Rectangle2D apart(Label.Spot spot, Font font, double width) {
    double apart = font.getSize2D() * (keyed ? APART_ON_PAPER : APART);
    return spot.room(width + 2 * apart, font.getSize2D() * LINE);
  }

  /**
   * A number finds room nearly anywhere; on crowded ground it is tried farther and farther off, and
   * its line may then run below names.
   */
  private Placed numbered(Label label, String number, Font font) {
    Rectangle2D about =
        label
            .anchor()
            .orElseGet(
                () -> {
                  Point2D at =
                      label.spots().isEmpty()
                          ? new Point2D.Double(paper.getCenterX(), paper.getCenterY())
                          : label.spots().get(0).middle();
                  return new Rectangle2D.Double(at.getX(), at.getY(), 0.01, 0.01);
                });
    List<Label.Spot> spots =
        Rings.around(
            about, font.getStringBounds(number, METRICS).getWidth(), font.getSize2D(), FARTHEST);
    return find(label, number, font, spots)
        .or(() -> find(label.withoutAnchor(), number, font, spots).map(each -> each.of(label)))
        .orElseGet(
            () -> {
              Label.Spot middle = new Label.Spot(about.getCenterX(), about.getCenterY());
              crowds.add(middle.middle());
              return at(label, number, font, middle);
            });
  }

  /** The thin line from a label to what it names, where it stands off. */
  static Optional<Line2D> leader(Optional<Rectangle2D> anchor, Rectangle2D room, double size) {
    if (anchor.isEmpty()) {
      return Optional.empty();
    }
    Rectangle2D named = anchor.get();
    double fromX = clamp(named.getCenterX(), room.getMinX(), room.getMaxX());
    double fromY = clamp(named.getCenterY(), room.getMinY(), room.getMaxY());
    double toX = clamp(fromX, named.getMinX(), named.getMaxX());
    double toY = clamp(fromY, named.getMinY(), named.getMaxY());
    return Math.hypot(toX - fromX, toY - fromY) > size * 0.75
        ? Optional.of(new Line2D.Double(fromX, fromY, toX, toY))
        : Optional.empty();
  }

  private boolean leaderIsClear(Label label, Rectangle2D room) {
    return leader(label.anchor(), room, label.font().getSize2D())
        .map(
            line ->
                placed.stream()
                    .filter(other -> near(other.room, line))
                    .noneMatch(other -> other.room.intersectsLine(line)))
        .orElse(true);
  }

  private static boolean near(Rectangle2D room, Line2D line) {
    return room.getMinX() <= Math.max(line.getX1(), line.getX2())
        && room.getMaxX() >= Math.min(line.getX1(), line.getX2())
        && room.getMinY() <= Math.max(line.getY1(), line.getY2())
        && room.getMaxY() >= Math.min(line.getY1(), line.getY2());
  }

  private static double clamp(double value, double low, double high) {
    return Math.max(low, Math.min(high, value));
  }
}
