package studio.kriegsspiel.desktop.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A box of 200 by 46 pixels on a map of 800 by 600. */
class FreeCornerTest {
  private static final Point2D FOOT_LEFT = new Point2D.Double(12, 542);
  private static final Point2D HEAD_LEFT = new Point2D.Double(12, 12);
  private static final Point2D FOOT_RIGHT = new Point2D.Double(588, 542);
  private static final Point2D HEAD_RIGHT = new Point2D.Double(588, 12);

  private final FreeCorner corner = new FreeCorner();

  private static Shape at(Point2D corner, int width) {
    return new Rectangle2D.Double(corner.getX() + 50, corner.getY() + 10, width, 10);
  }

  private Point2D place(List<Shape> troops, List<Shape> words, boolean legend) {
    return place(200, new FreeCorner.Seen(troops, words, legend));
  }

  private Point2D place(double width, FreeCorner.Seen seen) {
    Rectangle2D box = corner.place(new Rectangle2D.Double(0, 0, 800, 600), width, 46, seen);
    assertThat(box.getWidth()).isEqualTo(width);
    assertThat(box.getHeight()).isEqualTo(46);
    return new Point2D.Double(box.getX(), box.getY());
  }

  @Test
  void isTheFootOnTheLeftIfNothingStandsThere() {
    Shape justBeside = new Rectangle2D.Double(212, 560, 40, 10);
    Shape justAbove = new Rectangle2D.Double(100, 532, 40, 10);
    assertThat(place(List.of(justBeside), List.of(justAbove), false)).isEqualTo(FOOT_LEFT);
  }

  @Test
  void givesWayToTroopsAndWords() {
    Shape touching = new Rectangle2D.Double(211, 560, 40, 10);
    assertThat(place(List.of(touching), List.of(), false)).isEqualTo(HEAD_LEFT);
    assertThat(place(List.of(), List.of(at(HEAD_LEFT, 9), at(FOOT_LEFT, 9)), false))
        .isEqualTo(FOOT_RIGHT);
    List<Shape> atThree = List.of(at(FOOT_LEFT, 9), at(HEAD_LEFT, 9), at(FOOT_RIGHT, 9));
    assertThat(place(List.of(), atThree, false)).isEqualTo(HEAD_RIGHT);
    assertThat(place(List.of(), atThree, true))
        .as("something else stands at the head on the right")
        .isEqualTo(FOOT_LEFT);
  }

  @Test
  void hidesRatherWordsThanTroopsAndRatherFewThanMany() {
    List<Shape> troops = List.of(at(FOOT_LEFT, 9));
    List<Shape> words = List.of(at(HEAD_LEFT, 90), at(FOOT_RIGHT, 60), at(HEAD_RIGHT, 70));
    assertThat(place(troops, words, false)).isEqualTo(FOOT_RIGHT);
  }

  @Test
  void isKeptWhileNothingIsHiddenInIt() {
    assertThat(place(List.of(), List.of(at(FOOT_LEFT, 9)), false)).isEqualTo(HEAD_LEFT);
    assertThat(place(List.of(), List.of(), false)).isEqualTo(HEAD_LEFT);
    assertThat(place(List.of(), List.of(at(HEAD_LEFT, 9)), false)).isEqualTo(FOOT_LEFT);
  }

  @Test
  void isTheUsualOneAgainAtAnotherScale() {
    assertThat(place(List.of(), List.of(at(FOOT_LEFT, 9)), false)).isEqualTo(HEAD_LEFT);
    assertThat(place(199, new FreeCorner.Seen(List.of(), List.of(), false))).isEqualTo(FOOT_LEFT);
  }
}
