package studio.kriegsspiel.study.shelf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.library.OwnLibrary;
import studio.kriegsspiel.scenario.text.ScenarioFile;

/**
 * Packs a parcel into a zip with its list, its licence and its sources. The same parcel gives the
 * same bytes, whenever and wherever it is packed.
 */
public final class Packer {
  /** The file that says under which licence a package may be used. */
  public static final String LICENCE = "LICENCE.txt";

  /** The file that names where its figures come from. */
  public static final String SOURCES = "SOURCES.txt";

  private static final String UNSTATED = "not stated";
  private static final List<String> LICENCES =
      List.of("LICENCE.txt", "LICENSE.txt", "LICENCE", "LICENSE", "LICENCE.md", "LICENSE.md");
  private static final LocalDateTime STAMP = LocalDateTime.of(1980, 1, 1, 0, 0);

  private Packer() {}

  /**
   * Packs it.
   *
   * @param card what is told of the scenario
   * @param licence under which licence it may be used; else what a file of that name beside the
   *     scenario says
   * @return the bytes of the zip
   */
  public static byte[] zip(Parcel parcel, Card card, Optional<String> licence) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    for (Map.Entry<String, Path> each : parcel.files().entrySet()) {
      files.put(each.getKey(), Files.readAllBytes(each.getValue()));
    }
    String stated =
        licence.map(each -> each + "\n").or(() -> beside(parcel)).orElse(UNSTATED + "\n");
    files.put(LICENCE, bytes(stated));
    files.put(SOURCES, bytes(sources(card)));
    files.put(OwnLibrary.MANIFEST, bytes(manifest(card, stated, files).write()));
    return zip(files);
  }

  /** A zip of files, the same bytes for the same files. */
  public static byte[] zip(SortedMap<String, byte[]> files) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    write(files, out);
    return out.toByteArray();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Optional<String> beside(Parcel parcel) {
    @Nullable Path scenario = parcel.files().get(parcel.scenario());
    @Nullable Path folder = scenario == null ? null : scenario.toAbsolutePath().getParent();
    return LICENCES.stream()
        .flatMap(each -> folder == null ? Stream.empty() : Stream.of(folder.resolve(each)))
        .filter(Files::isRegularFile)
        .findFirst()
        .flatMap(
            file -> {
              try (InputStream in = Files.newInputStream(file)) {
                return Optional.of(new String(in.readNBytes(1 << 16), StandardCharsets.UTF_8));
              } catch (IOException unreadable) {
                return Optional.empty();
              }
            });
  }

  private static String sources(Card card) {
    return card.sources().isEmpty()
        ? "The scenario names no sources.\n"
        : String.join("\n", card.sources()) + "\n";
  }

  private static PackageManifest manifest(
      Card card, String licence, SortedMap<String, byte[]> files) {
    TreeMap<String, String> sums = new TreeMap<>();
    files.forEach((name, bytes) -> sums.put(name, sum(bytes)));
    String line =
        licence
            .lines()
            .map(String::strip)
            .filter(each -> !each.isEmpty())
            .findFirst()
            .orElse(UNSTATED);
    String file =
        files.keySet().stream()
            .filter(each -> each.equals(card.slug() + ScenarioFile.ENDING))
            .findFirst()
            .orElse(card.slug() + ScenarioFile.ENDING);
    List<PackageManifest.Item> terrains = new ArrayList<>();
    files.keySet().stream()
        .filter(each -> each.startsWith("terrains/"))
        .map(each -> each.split("/")[1])
        .distinct()
        .forEach(
            each ->
                terrains.add(
                    new PackageManifest.Item(
                        each.replace(".zip", ""), each, "", "terrains/" + each)));
    return new PackageManifest(
        card.slug(),
        card.title(),
        line,
        List.of(new PackageManifest.Item(card.slug(), card.title(), card.summary(), file)),
        List.of(),
        terrains,
        sums);
  }

  /** The SHA-256 sum of bytes in hexadecimal figures. */
  static String sum(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static void write(SortedMap<String, byte[]> files, OutputStream to) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(to, StandardCharsets.UTF_8)) {
      for (Map.Entry<String, byte[]> each : files.entrySet()) {
        ZipEntry entry = new ZipEntry(each.getKey());
        entry.setTimeLocal(STAMP);
        zip.putNextEntry(entry);
        zip.write(each.getValue());
        zip.closeEntry();
      }
    }
  }
}
