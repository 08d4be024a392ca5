package studio.kriegsspiel.terrain.io;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.CoordinateReach;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.SlopeSource;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.geojson.JsonFault;

/** Reads and writes {@code terrain.json}. */
final class ManifestFile {
  static final String NAME = "terrain.json";
  private static final String FORMAT = "kriegsspiel-terrain";
  private static final int VERSION = 1;
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int MOST_TILE_PIXELS = 4096;
  private static final int MOST_LEVELS = 24;
  private static final Pattern SHEET_NAME = Pattern.compile("sheet\\.(png|jpg|jpeg|tif|tiff)");

  private ManifestFile() {}

  static byte[] write(Manifest manifest) throws IOException {
    ObjectNode root = JSON.createObjectNode();
    root.put("format", FORMAT).put("version", VERSION);
    root.put("name", manifest.name()).put("title", manifest.title()).put("crs", manifest.crs());
    Bounds extent = manifest.extent();
    root.putObject("extent")
        .put("west", extent.west())
        .put("south", extent.south())
        .put("east", extent.east())
        .put("north", extent.north());
    root.put("elevation", manifest.elevation());
    root.put("slope", manifest.slope());
    if (manifest.slopeSource() != SlopeSource.HEIGHTS) {
      root.put("slope_from", FeatureProperties.word(manifest.slopeSource()));
    }
    manifest.sheet().ifPresent(sheet -> writeSheet(root.putObject("sheet"), sheet));
    ObjectNode layers = root.putObject("layers");
    for (LayerKind kind : LayerKind.values()) {
      LayerNotes notes = manifest.layers().get(kind);
      if (notes != null) {
        writeNotes(layers.putObject(FeatureProperties.word(kind)), notes);
      }
    }
    ArrayNode remarks = root.putArray("remarks");
    manifest.remarks().forEach(remarks::add);
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(root);
  }

  private static void writeSheet(ObjectNode node, Manifest.Sheet sheet) {
    Georeference g = sheet.georeference();
    node.put("file", sheet.file());
    node.put("width", sheet.widthPixels()).put("height", sheet.heightPixels());
    ArrayNode affine = node.putArray("georeference");
    affine.add(g.a()).add(g.b()).add(g.c()).add(g.d()).add(g.e()).add(g.f());
    if (sheet.tilePixels() > 0) {
      node.putObject("tiles").put("side", sheet.tilePixels()).put("levels", sheet.levels());
    }
  }

  private static void writeNotes(ObjectNode node, LayerNotes notes) {
    Provenance provenance = notes.provenance();
    node.put("source", provenance.source())
        .put("licence", provenance.licence())
        .put("date", provenance.date())
        .put("method", provenance.method())
        .put("confidence", FeatureProperties.word(provenance.confidence()));
    Accuracy accuracy = notes.accuracy();
    accuracy.horizontalMetres().ifPresent(metres -> node.put("horizontal_rms_m", metres));
    accuracy.verticalMetres().ifPresent(metres -> node.put("vertical_rms_m", metres));
    node.put("accuracy_note", accuracy.note());
  }

  static Manifest read(String file, byte[] content) {
    try {
      JsonNode root = JSON.readTree(content);
      if (root == null || !root.path("format").asText().equals(FORMAT)) {
        throw new GroundException(
            file, "is not the description of a terrain", "choose a terrain package");
      }
      if (root.path("version").asInt() != VERSION) {
        throw new GroundException(
            file,
            "is of version " + root.path("version").asText() + ", this studio reads " + VERSION,
            "use a newer studio");
      }
      return read(root);
    } catch (JsonProcessingException e) {
      throw JsonFault.of(file, e);
    } catch (IOException e) {
      throw new GroundException(file, "cannot be read", "check the disk", e);
    } catch (IllegalArgumentException e) {
      throw new GroundException(
          file, "cannot be used (" + e.getMessage() + ")", "mend it or import again", e);
    }
  }

  private static Manifest read(JsonNode root) {
    String name = text(root, "name");
    if (!Terrain.isSlug(name)) {
      throw new IllegalArgumentException("name \"" + name + "\" is no short name");
    }
    Map<LayerKind, LayerNotes> layers = new EnumMap<>(LayerKind.class);
    root.path("layers")
        .properties()
        .forEach(
            layer ->
                layers.put(
                    FeatureProperties.value(LayerKind.class, "layers", layer.getKey()),
                    readNotes(layer.getValue())));
    List<String> remarks = new ArrayList<>();
    root.path("remarks").forEach(remark -> remarks.add(remark.asText()));
    return new Manifest(
        name,
        root.path("title").asText(name),
        text(root, "crs"),
        readExtent(root.path("extent")),
        root.path("elevation").asBoolean(false),
        root.path("slope").asBoolean(false),
        FeatureProperties.value(
            SlopeSource.class, "slope_from", root.path("slope_from").asText("heights")),
        root.path("sheet").isObject()
            ? Optional.of(readSheet(root.path("sheet")))
            : Optional.empty(),
        layers,
        remarks);
  }

  private static Bounds readExtent(JsonNode node) {
    double west = number(node, "west");
    double south = number(node, "south");
    double east = number(node, "east");
    double north = number(node, "north");
    if (!CoordinateReach.holds(west, south) || !CoordinateReach.holds(east, north)) {
      throw new IllegalArgumentException("its extent lies where no coordinate system reaches");
    }
    return new Bounds(west, south, east, north);
  }

  private static Manifest.Sheet readSheet(JsonNode node) {
    String file = text(node, "file");
    if (!SHEET_NAME.matcher(file).matches()) {
      throw new IllegalArgumentException(
          "sheet file \"" + file + "\" is not named sheet.png or so");
    }
    JsonNode affine = node.path("georeference");
    if (affine.size() != 6) {
      throw new IllegalArgumentException("the sheet's georeference has not six numbers");
    }
    int width = (int) number(node, "width");
    int height = (int) number(node, "height");
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException("the sheet has no pixels");
    }
    int side = node.path("tiles").path("side").asInt(0);
    int levels = node.path("tiles").path("levels").asInt(0);
    if (side != 0 && (side < 1 || side > MOST_TILE_PIXELS || levels < 1 || levels > MOST_LEVELS)) {
      throw new IllegalArgumentException(
          "the sheet's tiles of %d pixels in %d levels are none".formatted(side, levels));
    }
    return new Manifest.Sheet(
        file,
        width,
        height,
        new Georeference(
                affine.get(0).asDouble(),
                affine.get(1).asDouble(),
                affine.get(2).asDouble(),
                affine.get(3).asDouble(),
                affine.get(4).asDouble(),
                affine.get(5).asDouble())
            .reaching(file, width, height),
        side,
        side == 0 ? 0 : levels);
  }

  private static LayerNotes readNotes(JsonNode node) {
    Provenance provenance =
        new Provenance(
            node.path("source").asText(""),
            node.path("licence").asText(""),
            node.path("date").asText(""),
            node.path("method").asText(""),
            FeatureProperties.value(
                Confidence.class, "confidence", node.path("confidence").asText("probable")));
    return new LayerNotes(
        provenance,
        new Accuracy(
            optional(node, "horizontal_rms_m"),
            optional(node, "vertical_rms_m"),
            node.path("accuracy_note").asText("")));
  }

  private static OptionalDouble optional(JsonNode node, String field) {
    return node.path(field).isNumber()
        ? OptionalDouble.of(node.path(field).asDouble())
        : OptionalDouble.empty();
  }

  private static String text(JsonNode node, String field) {
    if (!node.path(field).isTextual()) {
      throw new IllegalArgumentException("\"" + field + "\" is missing");
    }
    return node.path(field).asText();
  }

  private static double number(JsonNode node, String field) {
    if (!node.path(field).isNumber()) {
      throw new IllegalArgumentException("\"" + field + "\" is missing or no number");
    }
    return node.path(field).asDouble();
  }
}
