package studio.kriegsspiel.desk.gallery;

import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.study.shelf.Query;
import studio.kriegsspiel.study.shelf.Shelf;

/**
 * The scenarios of the library that fit what is looked for, with their pictures. Used on the event
 * thread; reading is done in the background.
 */
public final class Gallery {
  private final Supplier<Shelf> source;
  private final Latest<Loaded> reading;
  private final Function<Shelf.Item, Optional<BufferedImage>> pictureOf;
  private final Observable<List<Shelf.Item>> shown = new Observable<>(List.of());
  private final Map<String, BufferedImage> pictures = new HashMap<>();
  private Optional<Shelf> shelf = Optional.empty();
  private String words = "";

  private record Loaded(Shelf shelf, Map<String, BufferedImage> pictures) {}

  /**
   * A gallery.
   *
   * @param source opens the shelf; called in the background
   * @param pictureOf reads or draws the picture of a scenario; called in the background
   */
  public Gallery(
      Supplier<Shelf> source,
      Function<Shelf.Item, Optional<BufferedImage>> pictureOf,
      BackgroundRunner runner) {
    this.source = source;
    this.pictureOf = pictureOf;
    this.reading = new Latest<>(runner, "Reading the library");
  }

  /** Reads the library anew. */
  public void read() {
    reading.request(
        0,
        progress -> {
          Shelf opened = source.get();
          Map<String, BufferedImage> all = new HashMap<>();
          for (Shelf.Item each : opened.items()) {
            pictureOf.apply(each).ifPresent(image -> all.put(key(each), image));
          }
          return new Loaded(opened, all);
        },
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<Loaded> done) {
            shelf = Optional.of(done.value().shelf);
            pictures.putAll(done.value().pictures);
            look();
          }
        });
  }

  private static String key(Shelf.Item item) {
    return item.entry().path().toUri().toString();
  }

  /** Looks for words; all scenarios fit none. */
  public void search(String wanted) {
    words = wanted.strip();
    look();
  }

  private void look() {
    shown.set(shelf.map(each -> each.search(Query.of(words))).orElse(List.of()));
  }

  /** The scenarios that fit. */
  public Observable<List<Shelf.Item>> shown() {
    return shown;
  }

  /** A scenario's picture, if it has one. */
  public Optional<BufferedImage> picture(Shelf.Item item) {
    return Optional.ofNullable(pictures.get(key(item)));
  }

  /** How many scenarios there are in all. */
  public int total() {
    return shelf.map(each -> each.items().size()).orElse(0);
  }
}
