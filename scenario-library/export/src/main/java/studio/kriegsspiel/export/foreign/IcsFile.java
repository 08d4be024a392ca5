package studio.kriegsspiel.export.foreign;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * What happens by the clock as a calendar (RFC 5545). Hours are those of the scenario's own clock,
 * in no zone; what has none is a thing to do.
 */
public final class IcsFile {
  private static final int LINE = 73;

  private final StringBuilder out = new StringBuilder();

  private IcsFile() {}

  /** The file of a reader. */
  public static byte[] of(PlayTree tree) {
    IcsFile file = new IcsFile();
    file.line("BEGIN:VCALENDAR");
    file.line("VERSION:2.0");
    file.line("PRODID:-//Kriegsspiel Studio//" + escaped(tree.writer()) + "//EN");
    file.line("NAME:" + escaped(tree.title()));
    String id = tree.title() + "\n" + tree.reader();
    String stamp = stamp(text(tree.root(), "begins")) + "Z";
    int number = 0;
    for (HourTable.Moment each : HourTable.of(tree)) {
      number++;
      UUID uid = UUID.nameUUIDFromBytes((id + "\n" + number).getBytes(StandardCharsets.UTF_8));
      file.moment(each.row(), uid, stamp);
    }
    file.line("END:VCALENDAR");
    return file.out.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void moment(ObjectNode row, UUID uid, String stamp) {
    boolean timed = row.has("begins");
    String kind = timed ? "VEVENT" : "VTODO";
    line("BEGIN:" + kind);
    line("UID:" + uid);
    line("DTSTAMP:" + stamp);
    if (timed) {
      line("DTSTART:" + stamp(text(row, "begins")));
    }
    if (timed && row.has("ends") && text(row, "ends").compareTo(text(row, "begins")) > 0) {
      line("DTEND:" + stamp(text(row, "ends")));
    }
    List<String> words = new ArrayList<>();
    for (String field : List.of("what", "side", "role", "unit", "work", "place")) {
      add(words, row, field);
    }
    line("SUMMARY:" + escaped(String.join(", ", words)));
    List<String> told = new ArrayList<>();
    for (String field : List.of("when", "source", "reliability", "text")) {
      add(told, row, field);
    }
    if (row.has("truth")) {
      told.add("true: " + text(row, "truth"));
    }
    if (!told.isEmpty()) {
      line("DESCRIPTION:" + escaped(String.join("\n", told)));
    }
    line("END:" + kind);
  }

  private static void add(List<String> words, ObjectNode row, String field) {
    if (!text(row, field).isEmpty()) {
      words.add(text(row, field));
    }
  }

  private static String stamp(String time) {
    return time.replace("-", "").replace(":", "") + "00";
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\")
        .replace(";", "\\;")
        .replace(",", "\\,")
        .replace("\r", "")
        .replace("\n", "\\n");
  }

  /** Writes a line, folded where it is longer than 75 bytes; no letter is cut. */
  private void line(String words) {
    int bytes = 0;
    for (int at = 0; at < words.length(); ) {
      int letter = words.codePointAt(at);
      String one = Character.toString(letter);
      int size = one.getBytes(StandardCharsets.UTF_8).length;
      if (bytes + size > LINE) {
        out.append("\r\n ");
        bytes = 1;
      }
      out.append(one);
      bytes += size;
      at += Character.charCount(letter);
    }
    out.append("\r\n");
  }
}
