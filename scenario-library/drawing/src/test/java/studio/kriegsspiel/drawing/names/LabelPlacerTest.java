package studio.kriegsspiel.drawing.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.drawing.troops.SampleTroops;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

class LabelPlacerTest {
  private static final double LETTERS_ON_SCREEN = 4;
  private static final Font FONT = Faces.ROMAN.at(10);
  private static final Rectangle2D PAPER = new Rectangle2D.Double(0, 0, 400, 300);

  private static Label label(String text, boolean needed, Label.Spot... spots) {
    return new Label(text, FONT, Color.BLACK, List.of(spots), Optional.empty(), needed);
  }

  private static Label.Spot spot(double x, double y) {
    return new Label.Spot(x, y);
  }

  @Test
  void aLabelTakesTheFirstFreeSpot() {
    Rectangle2D block = new Rectangle2D.Double(80, 80, 60, 40);
    LabelPlacer placer = new LabelPlacer(PAPER, List.of(block), LabelManner.SCREEN);
    placer.add(label("Papelotte", false, spot(100, 100), spot(200, 100)));
    assertThat(placer.placed()).hasSize(1);
    assertThat(placer.placed().get(0).spot().middle()).isEqualTo(new Point2D.Double(200, 100));
  }

  @Test
  void onScreenALesserLabelWaitsForZoom() {
    LabelPlacer placer = new LabelPlacer(PAPER, List.of(), LabelManner.SCREEN);
    placer.add(label("Mont-Saint-Jean", true, spot(100, 100)));
    placer.add(label("Papelotte", true, spot(100, 100)));
    assertThat(placer.placed())
        .extracting(LabelPlacer.Placed::text)
        .containsExactly("Mont-Saint-Jean");
    assertThat(placer.keys()).isEmpty();
  }

  @Test
  void onPaperANeededLabelIsKeyedByANumberThatFindsRoom() {
    LabelPlacer placer = new LabelPlacer(PAPER, List.of(), LabelManner.PAPER);
    placer.add(label("Mont-Saint-Jean", true, spot(100, 100)));
    placer.add(label("121", false, spot(100, 100)));
    placer.add(label("Papelotte", true, spot(100, 100)));
    placer.add(label("La Haie", true, spot(100, 100)));
    assertThat(placer.keys()).extracting(KeyedName::number).containsExactly(1, 2);
    assertThat(placer.keys())
        .extracting(KeyedName::name)
        .containsExactlyInAnyOrder("Papelotte", "La Haie");
    assertThat(placer.placed())
        .extracting(LabelPlacer.Placed::text)
        .containsExactlyInAnyOrder("Mont-Saint-Jean", "1", "2");
    assertNoneCovers(placer.placed(), List.of());
  }

  @Test
  void noLabelCrossesTheEdgeOfThePaper() {
    LabelPlacer placer = new LabelPlacer(PAPER, List.of(), LabelManner.SCREEN);
    placer.add(label("Plancenoit", true, spot(398, 100), spot(350, 100)));
    assertThat(placer.placed().get(0).spot().middle()).isEqualTo(new Point2D.Double(350, 100));
  }

  private static void assertNoneCovers(List<LabelPlacer.Placed> placed, List<Rectangle2D> blocks) {
    for (int i = 0; i < placed.size(); i++) {
      for (Rectangle2D block : blocks) {
        assertThat(placed.get(i).room().intersects(block)).as(placed.get(i).text()).isFalse();
      }
      for (int j = 0; j < i; j++) {
        assertThat(placed.get(i).room().intersects(placed.get(j).room()))
            .as(placed.get(i).text() + " and " + placed.get(j).text())
            .isFalse();
      }
    }
  }

  private static LabelPlacer ofSample(MapViewport viewport, List<TroopBlock> troops) {
    List<Rectangle2D> blocks =
        troops.stream().map(block -> block.outline(viewport).getBounds2D()).toList();
    LabelPlacer placer =
        new LabelPlacer(
            new Rectangle2D.Double(0, 0, viewport.width(), viewport.height()),
            blocks,
            LabelManner.PAPER);
    new PlaceLabels(SampleGround.terrain(), MapStyle.staffMap(), viewport, 6.2)
        .all()
        .forEach(place -> placer.add(place.label()));
    BlockLabels.of(troops, MapStyle.staffMap(), viewport, 6.2).forEach(placer::add);
    return placer;
  }

  @Test
  void namesOfTheSampleGroundDoNotCoverEachOther() {
    MapViewport viewport = MapViewport.onPaper(SampleGround.terrain().extent(), 8000);
    LabelPlacer placer = ofSample(viewport, List.of());
    assertThat(placer.placed())
        .extracting(LabelPlacer.Placed::text)
        .contains("Mont-Saint-Jean", "La Haye Sainte", "Papelotte", "Smohain");
    assertThat(placer.keys()).isEmpty();
    assertNoneCovers(placer.placed(), List.of());
  }

  /** Twenty lines of twenty battalions each, 60 m apart. */
  private static List<TroopBlock> fourHundred() {
    List<TroopBlock> troops = new ArrayList<>();
    for (int row = 0; row < 20; row++) {
      for (int column = 0; column < 20; column++) {
        troops.add(
            SampleTroops.named(
                "%d. Bataillon des %d. Regiments".formatted(column % 3 + 1, row * 7 + column),
                SampleGround.point(900 + 110 * column, 400 + 100 * row)));
      }
    }
    return troops;
  }

  @Test
  void fourHundredUnitsAreReadable() {
    MapViewport viewport = MapViewport.onPaper(SampleGround.terrain().extent(), 20_000);
    List<TroopBlock> troops = fourHundred();
    LabelPlacer placer =
        new NamePainter(SampleGround.terrain())
            .placed(
                MapStyle.staffMap(),
                viewport,
                new NamePainter.Wanted(true, true, List.of(), LabelManner.PAPER),
                troops);
    assertNoneCovers(
        placer.placed(),
        troops.stream().map(block -> block.outline(viewport).getBounds2D()).toList());
    List<String> read =
        placer.placed().stream()
            .map(LabelPlacer.Placed::text)
            .map(
                text ->
                    text.matches("[0-9]+")
                        ? placer.keys().stream()
                            .filter(key -> String.valueOf(key.number()).equals(text))
                            .findFirst()
                            .map(KeyedName::name)
                            .orElse(text)
                        : text)
            .toList();
    assertThat(read).containsAll(troops.stream().map(TroopBlock::label).toList());
    assertThat(placer.placed()).allMatch(placed -> placed.font().getSize2D() >= 6);
  }

  @Test
  void nothingOnAPaperIsSetUnderSixPoints() {
    for (int scale : new int[] {5000, 8000, 25_000, 100_000}) {
      MapViewport viewport = MapViewport.onPaper(SampleGround.terrain().extent(), scale);
      assertThat(ofSample(viewport, SampleTroops.all()).placed())
          .isNotEmpty()
          .allMatch(placed -> placed.font().getSize2D() >= 6);
    }
  }

  @Test
  void noNameIsCutWhereSheetsAre() {
    MapViewport viewport = MapViewport.onPaper(SampleGround.terrain().extent(), 8000);
    NamePainter painter = new NamePainter(SampleGround.terrain());
    List<Double> eastings = Arrays.asList(SampleGround.WEST + 2100, SampleGround.WEST + 2180);
    List<LabelPlacer.Placed> placed =
        painter
            .placed(
                MapStyle.staffMap(),
                viewport,
                new NamePainter.Wanted(
                    true, false, List.of(), LabelManner.PAPER.cutAt(eastings, List.of())),
                List.of())
            .placed();
    assertThat(placed).extracting(LabelPlacer.Placed::text).contains("Mont-Saint-Jean");
    for (LabelPlacer.Placed one : placed) {
      for (double easting : eastings) {
        double x = viewport.toPicture(easting, 0).x;
        assertThat(one.room().getMinX() < x && x < one.room().getMaxX()).as(one.text()).isFalse();
      }
    }
  }

  /** Who marches a way and when used to be written over villages and each other. */
  @Test
  void wordsOnAWayKeepClearOfNamesAndTroops() {
    MapViewport viewport = MapViewport.onPaper(SampleGround.terrain().extent(), 40_000);
    List<WayNote> notes = notesAtTheVillage();
    LabelPlacer placer = placed(notes, viewport, LabelManner.PAPER);
    List<String> told =
        new ArrayList<>(placer.placed().stream().map(LabelPlacer.Placed::text).toList());
    placer.keys().forEach(key -> told.add(key.name()));
    assertThat(told).containsAll(notes.stream().map(WayNote::text).toList());
  }

  /** In a window they covered names long after they no longer did on paper. */
  @Test
  void wordsOnAWayKeepClearOfNamesOnAScreen() {
    MapViewport viewport =
        MapViewport.onScreen(SampleGround.terrain().extent(), 0.08, LETTERS_ON_SCREEN);
    LabelPlacer placer = placed(notesAtTheVillage(), viewport, LabelManner.SCREEN);
    assertThat(placer.placed())
        .extracting(LabelPlacer.Placed::text)
        .contains("Mont-Saint-Jean", "1. battalion, 08:11");
  }

  /** The line of a march used to run through the words that tell of it. */
  @Test
  void wordsOnAWayStandBesideIt() {
    MapViewport viewport =
        MapViewport.onScreen(SampleGround.terrain().extent(), 0.08, LETTERS_ON_SCREEN);
    MapPoint middle = SampleGround.terrain().extent().centre();
    List<MapPoint> way = List.of(middle.offset(40, -900), middle, middle.offset(-40, 900));
    LabelPlacer placer =
        placed(
            List.of(new WayNote("2nd battalion", "blue", middle, way)),
            viewport,
            LabelManner.SCREEN);
    Rectangle2D room =
        placer.placed().stream()
            .filter(each -> each.text().equals("2nd battalion"))
            .findFirst()
            .orElseThrow()
            .room();
    for (int i = 1; i < way.size(); i++) {
      Point2D from = viewport.toPicture(way.get(i - 1));
      Point2D to = viewport.toPicture(way.get(i));
      assertThat(room.intersectsLine(from.getX(), from.getY(), to.getX(), to.getY())).isFalse();
    }
  }

  private static List<WayNote> notesAtTheVillage() {
    MapPoint village = SampleGround.terrain().findPlace("Mont-Saint-Jean").orElseThrow().at();
    return IntStream.rangeClosed(1, 6)
        .mapToObj(i -> new WayNote(i + ". battalion, 08:1" + i, "blue", village))
        .toList();
  }

  /** What is set with troops, none of it over anything else. */
  private static LabelPlacer placed(List<WayNote> notes, MapViewport viewport, LabelManner manner) {
    List<TroopBlock> troops = SampleTroops.all();
    LabelPlacer placer =
        new NamePainter(SampleGround.terrain())
            .placed(
                MapStyle.staffMap(),
                viewport,
                new NamePainter.Wanted(true, true, List.of(), notes, manner),
                troops);
    assertNoneCovers(
        placer.placed(),
        troops.stream().map(block -> block.outline(viewport).getBounds2D()).toList());
    return placer;
  }

  @Test
  void noNameIsSetWhereSomethingElseWillStand() {
    MapViewport viewport = MapViewport.onPaper(SampleGround.terrain().extent(), 20_000);
    MapPoint village = SampleGround.terrain().findPlace("Mont-Saint-Jean").orElseThrow().at();
    Bounds kept =
        new Bounds(village.x() - 300, village.y() - 200, village.x() + 500, village.y() + 200);
    LabelPlacer placer =
        new NamePainter(SampleGround.terrain())
            .placed(
                MapStyle.staffMap(),
                viewport,
                new NamePainter.Wanted(
                    true, false, List.of(), LabelManner.PAPER.between(List.of(kept))),
                List.of());
    Point2D corner = viewport.toPicture(kept.west(), kept.north());
    Rectangle2D room =
        new Rectangle2D.Double(
            corner.getX(),
            corner.getY(),
            kept.widthMetres() * viewport.unitsPerMetre(),
            kept.heightMetres() * viewport.unitsPerMetre());
    assertThat(placer.placed()).isNotEmpty().noneMatch(one -> one.room().intersects(room));
    assertThat(placer.keys()).isEmpty();
  }

  @Test
  void aNameMakesRoomForAnotherThatHasNoOtherPlace() {
    LabelPlacer placer = new LabelPlacer(PAPER, List.of(), LabelManner.SCREEN);
    placer.add(label("Mont-Saint-Jean", true, spot(100, 100), spot(200, 200)));
    placer.add(label("Papelotte", true, spot(100, 100)));
    assertThat(placer.placed())
        .extracting(each -> each.text() + " " + each.spot().middle().getX())
        .containsExactlyInAnyOrder("Mont-Saint-Jean 200.0", "Papelotte 100.0");
    assertNoneCovers(placer.placed(), List.of());
  }

  /** A crowd in one corner used to turn every name on the map into a number. */
  @Test
  void troopsAreNumberedWhereTheyStandInACrowdAndNamedElsewhere() {
    MapViewport viewport = MapViewport.onPaper(SampleGround.terrain().extent(), 20_000);
    List<TroopBlock> troops = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      troops.add(
          SampleTroops.named(
              "%d. Bataillon im Gedränge".formatted(i),
              SampleGround.point(2300 + 100 * (i % 15), 1500 + 60 * (i / 15))));
    }
    for (int i = 0; i < 6; i++) {
      troops.add(
          SampleTroops.named("Allein %d".formatted(i), SampleGround.point(400 + 280 * i, 300)));
    }
    LabelPlacer placer =
        new NamePainter(SampleGround.terrain())
            .placed(
                MapStyle.staffMap(),
                viewport,
                new NamePainter.Wanted(false, true, List.of(), LabelManner.PAPER),
                troops);
    List<String> set = placer.placed().stream().map(LabelPlacer.Placed::text).toList();
    assertThat(set).contains("Allein 0", "Allein 3", "Allein 5");
    assertThat(placer.keys()).hasSizeGreaterThan(40);
  }

  /** Whoever looks for the neighbour of number 7 finds it beside number 8. */
  @Test
  void numbersGoDownTheMapRowByRow() {
    LabelPlacer placer = new LabelPlacer(PAPER, List.of(), LabelManner.PAPER);
    for (double[] at : new double[][] {{300, 250}, {50, 250}, {300, 20}, {50, 20}}) {
      placer.addNumber(label("%.0f/%.0f".formatted(at[0], at[1]), true, spot(at[0], at[1])));
    }
    assertThat(placer.keys())
        .extracting(KeyedName::name)
        .containsExactly("50/20", "300/20", "50/250", "300/250");
  }

  @Test
  void noNameIsCutAtTheEdgeOfAView() {
    Rectangle2D town = new Rectangle2D.Double(195, 95, 10, 10);
    Label label =
        new Label(
            "Mont-Saint-Jean",
            FONT,
            Color.BLACK,
            List.of(spot(245, 100), spot(160, 100)),
            Optional.of(town),
            true);
    LabelPlacer placer = new LabelPlacer(PAPER, List.of(), LabelManner.SCREEN);
    placer.add(label);
    List<LabelPlacer.Placed> whole = placer.placed();
    assertThat(whole.get(0).spot().middle().getX()).isEqualTo(245);
    Rectangle2D view = new Rectangle2D.Double(0, 0, 230, 300);
    assertThat(EdgeNames.within(view, whole, placer.taken()))
        .extracting(each -> each.spot().middle().getX())
        .containsExactly(160.0);
    Rectangle2D beyond = new Rectangle2D.Double(240, 0, 160, 300);
    assertThat(EdgeNames.within(beyond, whole, placer.taken())).isEmpty();
  }
}
