package studio.kriegsspiel.export.audit;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.seal.KeyWords;
import studio.kriegsspiel.export.seal.Seal;
import studio.kriegsspiel.situation.knowledge.SealedSheet;
import studio.kriegsspiel.situation.secret.Leak;
import studio.kriegsspiel.situation.secret.SecretFinder;
import studio.kriegsspiel.terrain.Bounds;

/** Reads a page for a screen back: its words, its map, and its news, which it unlocks. */
final class PageAudit {
  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static final int ROUND = 8;

  private final Paper paper;
  private final PaperAudience.Page audience;
  private final PictureAudit pictures;
  private final List<Leak> leaks = new ArrayList<>();

  PageAudit(Paper paper, PaperAudience.Page audience, PictureAudit pictures) {
    this.paper = paper;
    this.audience = audience;
    this.pictures = pictures;
  }

  /**
   * What is found in it.
   *
   * @param finder looks for what its reader may not know when play begins
   * @param onSheets the finder for a sheet
   * @param extent the ground that its map has to show
   * @param others the colours of other sides that are among some colours
   */
  List<Leak> check(
      SecretFinder finder,
      Function<SealedSheet, SecretFinder> onSheets,
      Bounds extent,
      Function<Set<Integer>, List<String>> others)
      throws IOException {
    PageReadBack page = PageReadBack.of(text(paper.content()), OwnWords.known(paper.ownWords()));
    page.faults().forEach(fault -> leak(fault.place(), fault.what()));
    leaks.addAll(finder.find(paper.fileName(), page.texts()));
    map(page, extent, others);
    Set<String> named = new HashSet<>(page.data().keySet());
    if (!named.equals(Set.of("key-words", "sealed"))) {
      leak("data", "data that none of our pages has");
    } else {
      words(page.data().getOrDefault("key-words", ""));
      news(STRICT.readTree(page.data().getOrDefault("sealed", "")), onSheets);
    }
    return leaks;
  }

  private static String text(byte[] content) throws IOException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
    } catch (CharacterCodingException e) {
      throw new IOException("bytes that are no text", e);
    }
  }

  private void leak(String place, String what) {
    leaks.add(new Leak(paper.fileName(), place, what));
  }

  private void map(PageReadBack page, Bounds extent, Function<Set<Integer>, List<String>> others)
      throws IOException {
    List<Map<String, String>> images = page.elements("img");
    List<Map<String, String>> views =
        page.elements("div").stream().filter(each -> each.containsKey("data-metres")).toList();
    if (images.size() != 1 || views.size() != 1) {
      leak("map", "pictures that none of our pages has");
      return;
    }
    PictureReadBack picture =
        pictures.read(PageWords.picture(images.get(0).getOrDefault("src", "")), audience.view());
    leaks.addAll(pictures.within(paper, picture, others));
    BiFunction<Map<String, String>, String, Double> figure =
        (of, name) -> figure(of.getOrDefault(name, ""));
    Map<String, String> view = views.get(0);
    double frame = 2 * figure.apply(view, "data-margin");
    double metres = figure.apply(view, "data-metres");
    double tolerance = Math.max(1, extent.widthMetres() / 1000);
    boolean whole =
        figure.apply(images.get(0), "width") == picture.width()
            && figure.apply(images.get(0), "height") == picture.height()
            && figure.apply(view, "data-west") == extent.west()
            && figure.apply(view, "data-north") == extent.north()
            && Math.abs((picture.width() - frame) * metres - extent.widthMetres()) <= tolerance
            && Math.abs((picture.height() - frame) * metres - extent.heightMetres()) <= tolerance;
    if (!whole) {
      leak("map", "a map cut otherwise than the ground all play on");
    }
  }

  private static double figure(String value) {
    try {
      return Double.parseDouble(value);
    } catch (NumberFormatException noFigure) {
      return Double.NaN;
    }
  }

  private void words(String list) throws IOException {
    if (!STRICT.readTree(list).equals(STRICT.valueToTree(KeyWords.all()))) {
      leak("data", "key words that are not the program's");
    }
  }

  /**
   * Every sheet opens once by its words and holds what its receiver may read; the rest is decoys.
   */
  private void news(JsonNode sealed, Function<SealedSheet, SecretFinder> onSheets)
      throws IOException {
    List<byte[]> locked = new ArrayList<>();
    for (JsonNode each : sealed.path("sheets")) {
      locked.add(bytes(each));
    }
    Set<Integer> lengths = new HashSet<>();
    locked.forEach(each -> lengths.add(each.length));
    byte[] salt = bytes(sealed.path("salt"));
    boolean telling =
        sealed.size() != 2
            || salt.length != Seal.SALT
            || locked.isEmpty()
            || locked.size() % ROUND != 0
            || lengths.size() != 1;
    if (telling) {
      leak("news", "news under lock whose number or length tells");
    }
    for (PaperAudience.Unlocked sheet : audience.sheets()) {
      Seal seal = new Seal(sheet.words(), salt);
      List<String> open =
          locked.stream().map(seal::unlock).flatMap(java.util.Optional::stream).toList();
      if (open.size() != 1) {
        leak("news", "a sheet that is not there once");
      }
      for (String piece : open) {
        PageReadBack read = PageReadBack.ofPiece(piece, OwnWords.known(sheet.ownWords()));
        read.faults().forEach(fault -> leak("news", fault.what()));
        leaks.addAll(onSheets.apply(sheet.sheet()).find(paper.fileName(), read.texts()));
      }
    }
  }

  private static byte[] bytes(JsonNode base64) throws IOException {
    try {
      return Base64.getDecoder().decode(base64.asText());
    } catch (IllegalArgumentException noBase64) {
      throw new IOException("data that cannot be read", noBase64);
    }
  }
}
