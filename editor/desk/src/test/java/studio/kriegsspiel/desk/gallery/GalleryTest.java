package studio.kriegsspiel.desk.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.study.shelf.Shelf;

/** The scenarios of the library, as they are looked through. */
class GalleryTest {
  private static final BufferedImage PICTURE = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);

  private final Gallery gallery =
      new Gallery(
          Shelf::open,
          item ->
              item.card().title().contains("Waterloo") ? Optional.of(PICTURE) : Optional.empty(),
          new EveningBench().runner);

  @Test
  void nothingIsShownBeforeTheLibraryHasBeenRead() {
    gallery.search("Waterloo");
    assertThat(gallery.shown().get()).isEmpty();
    assertThat(gallery.total()).isZero();
    gallery.read();
    assertThat(gallery.total()).isEqualTo(Shelf.open().items().size());
    assertThat(gallery.shown().get()).as("what was looked for meanwhile").isNotEmpty();
    assertThat(gallery.shown().get().size()).isLessThan(gallery.total());
  }

  @Test
  void aSearchIsHeardAndNoWordsShowAll() {
    gallery.read();
    List<Integer> heard = new ArrayList<>();
    gallery.shown().listen(each -> heard.add(each.size()));
    gallery.search(" surely no scenario is called so ");
    gallery.search("  ");
    assertThat(heard).containsExactly(0, gallery.total());
  }

  @Test
  void everyScenarioHasThePictureThatWasReadOfIt() {
    gallery.read();
    for (Shelf.Item each : gallery.shown().get()) {
      assertThat(gallery.picture(each).isPresent())
          .as(each.card().title())
          .isEqualTo(each.card().title().contains("Waterloo"));
    }
  }
}
