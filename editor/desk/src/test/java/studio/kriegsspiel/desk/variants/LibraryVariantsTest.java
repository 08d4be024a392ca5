package studio.kriegsspiel.desk.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/**
 * Troops of the library moved in its variants: they stand there in the variant, the scenario is as
 * it was, and no letter outside of the variant is another.
 */
class LibraryVariantsTest {
  private static final int UNITS = 4;
  private static final double EAST = 60;
  private static final double NORTH = 35;

  /** Positions are written in whole tens of paces or metres. */
  private static final double ROUNDED = 12;

  private final Studies studies = Studies.ofLibrary();
  private int moved;
  private int refused;

  @Test
  void whatIsMovedInAVariantIsMovedInItAlone() {
    Library.open().scenarios().forEach(this::inEachVariant);
    assertThat(moved).isGreaterThan(80);
    assertThat(refused).as("posts, and lines of army lists").isLessThan(moved / 4);
  }

  private void inEachVariant(LibraryEntry entry) {
    Study whole = study(entry, read(entry));
    if (whole.written().isEmpty()) {
      return;
    }
    for (Variant variant : whole.scenario().orElseThrow().variants()) {
      Studied shown = studied(whole, variant.title());
      List<Deployment> all = shown.scenario().orElseThrow().deployments();
      int step = Math.max(1, all.size() / UNITS);
      for (int i = 0; i < all.size(); i += step) {
        move(entry, whole, shown, variant, all.get(i));
      }
    }
  }

  private void move(
      LibraryEntry entry, Study whole, Studied shown, Variant variant, Deployment standing) {
    String what = entry.slug() + ", " + variant.title() + ", " + standing.unit();
    MapSpot from = Navigation.findSpot(shown, standing.unit()).orElseThrow();
    MapSpot to = new MapSpot(from.x() + EAST, from.y() + NORTH);
    List<Intention> wishes = new ArrayList<>();
    wishes.add(new Intention.Move(standing.unit(), to));
    wishes.add(new Intention.Turn(standing.unit(), new Direction(135)));
    Rewrite rewrite = shown.patcher().orElseThrow().rewrite(wishes);
    if (rewrite instanceof Rewrite.Refused why) {
      assertThat(why.sentence()).as(what).endsWith(".");
      refused++;
      return;
    }
    moved++;
    String before = whole.text();
    String after = TextEdit.applyAll(before, rewrite.edits());
    int end = variant.span().end();
    assertThat(after)
        .as(what)
        .startsWith(before.substring(0, variant.span().offset()))
        .endsWith(before.substring(end));
    Study again = study(entry, after);
    assertThat(places(again.scenario().orElseThrow()))
        .as(what)
        .isEqualTo(places(whole.scenario().orElseThrow()));
    Studied there = studied(again, variant.title());
    Deployment now = there.scenario().orElseThrow().findDeployment(standing.unit()).orElseThrow();
    assertThat(now.facing()).as(what).contains(new Direction(135));
    assertThat(now.formation()).as(what).isEqualTo(standing.formation());
    if (standing.formation() != Formation.GARRISON) {
      MapSpot spot = Navigation.findSpot(there, standing.unit()).orElseThrow();
      assertThat(Math.hypot(spot.x() - to.x(), spot.y() - to.y())).as(what).isLessThan(ROUNDED);
    }
  }

  /** Who stands where and how in the scenario itself, wherever it is written. */
  private static List<String> places(Scenario scenario) {
    return scenario.deployments().stream()
        .map(
            each ->
                each.unit()
                    + " "
                    + each.formation()
                    + " "
                    + each.position().withoutSpan()
                    + " "
                    + each.facing())
        .toList();
  }

  private Study study(LibraryEntry entry, String text) {
    return studies.of(entry.slug(), Optional.of(entry.path()), text, Cancellation.NEVER);
  }

  private static Studied studied(Study whole, String title) {
    return new Studied(1, whole.variant(title), List.of(), true);
  }

  private static String read(LibraryEntry entry) {
    try {
      return Files.readString(entry.path());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
