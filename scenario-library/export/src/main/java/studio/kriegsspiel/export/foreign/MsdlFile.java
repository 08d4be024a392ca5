package studio.kriegsspiel.export.foreign;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.TroopSign;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Forces and where they stand when play begins as a scenario of MSDL 1.0 (SISO-STD-007). What is in
 * it and what is lost stands in {@code docs/formats/msdl.md}.
 */
public final class MsdlFile {
  private static final String SPACE = "urn:sisostds:scenario:military:data:draft:msdl:1";
  private static final String MODEL = "http://www.sisostds.org/schemas/modelID";
  private static final String HANDLE = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
  private static final String SIGN = "S-G-[A-Z-]{8}---";
  private static final int LONGEST_NOTE = 20;
  private static final int LONGEST_NAME = 255;

  private static final Set<String> ELEMENTS =
      Set.of(
          """
          MilitaryScenario ScenarioID name type version modificationDate securityClassification
          description poc pocType pocEmail Options MSDLVersion OrganizationDetail AggregateBased
          ScenarioDataStandards SymbologyDataStandard StandardName MajorVersion MinorVersion
          CoordinateDataStandard CoordinateSystemType CoordinateSystemDatum Environment ScenarioTime
          ForceSides ForceSide ObjectHandle ForceSideName AllegianceHandle Associations Association
          AffiliateHandle Relationship Organizations Units Unit SymbolIdentifier Name
          UnitSymbolModifiers Echelon StaffComments AdditionalInfo HigherFormation UniqueDesignation
          Disposition Location CoordinateChoice CoordinateData GDC Latitude Longitude ElevationAGL
          OwnFormation FormationLocationType FormationOrientation FormationChoice FormationData
          GroundFormationType Relations ForceRelation ForceRelationChoice ForceRelationData
          CommandRelation CommandingSuperiorHandle CommandRelationshipType ForceSideHandle
          """
              .strip()
              .split("\\s+"));

  private static final Set<String> CHOSEN =
      Set.of(
          """
          Scenario 1 Unclassified none 1.0 true MILSTD_2525B B GDC WGS84 HO 0 CENTER_OF_MASS GROUND
          LINE COLUMN NONE UNIT FORCE_SIDE ORGANIC ARMY CORPS DIVISION BRIGADE REGIMENT BATTALION
          COMPANY TROOP BATTERY PLATOON SECTION SQUAD
          """
              .strip()
              .split("\\s+"));

  private final PlayTree tree;
  private final XMLStreamWriter out;
  private int depth;

  private MsdlFile(PlayTree tree, XMLStreamWriter out) {
    this.tree = tree;
    this.out = out;
  }

  /** The file of a reader. */
  public static byte[] of(PlayTree tree) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      XMLStreamWriter out =
          XMLOutputFactory.newDefaultFactory()
              .createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
      new MsdlFile(tree, out).write();
      out.close();
    } catch (XMLStreamException broken) {
      throw new IllegalStateException("Letters that XML has no place for are left out.", broken);
    }
    return bytes.toByteArray();
  }

  /** Whether a file is read as one of these. */
  public static boolean is(String fileName) {
    return fileName.endsWith("msdl.xml");
  }

  /** Whether an element is the format's own. */
  public static boolean isElement(String name) {
    return ELEMENTS.contains(name);
  }

  /** Whether the text of an element is one of the format's own. */
  public static boolean isChosen(String element, String text) {
    return switch (element) {
      case "SymbolIdentifier" -> text.matches(SIGN);
      case "Name", "name", "ForceSideName", "description", "UniqueDesignation" -> false;
      default -> element.endsWith("Handle") ? text.matches(HANDLE) : CHOSEN.contains(text);
    };
  }

  private void write() throws XMLStreamException {
    out.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
    line();
    out.setDefaultNamespace(SPACE);
    out.setPrefix("modelID", MODEL);
    out.writeStartElement(SPACE, "MilitaryScenario");
    out.writeDefaultNamespace(SPACE);
    out.writeNamespace("modelID", MODEL);
    depth++;
    identity();
    options();
    String begins = text(tree.root(), "begins");
    if (!begins.isEmpty()) {
      begin("Environment");
      leaf("ScenarioTime", begins + ":00Z");
      end();
    }
    sides();
    List<ObjectNode> units = ForceFigures.forces(tree).rows();
    if (!units.isEmpty()) {
      begin("Organizations");
      begin("Units");
      units(units);
      end();
      end();
    }
    end();
    line();
    out.writeEndDocument();
  }

  private void identity() throws XMLStreamException {
    begin("ScenarioID");
    model("name", joined(tree.title()));
    model("type", "Scenario");
    model("version", "1");
    model("modificationDate", (text(tree.root(), "begins") + "1815-06-18").substring(0, 10));
    model("securityClassification", "Unclassified");
    model("description", text(tree.root(), "generalIdea"));
    out.writeCharacters("\n" + "  ".repeat(depth));
    out.writeStartElement(MODEL, "poc");
    depth++;
    model("pocType", "none");
    model("pocEmail", "none");
    end();
    end();
  }

  private void options() throws XMLStreamException {
    begin("Options");
    leaf("MSDLVersion", "1.0");
    begin("OrganizationDetail");
    leaf("AggregateBased", "true");
    end();
    begin("ScenarioDataStandards");
    begin("SymbologyDataStandard");
    leaf("StandardName", "MILSTD_2525B");
    leaf("MajorVersion", "B");
    leaf("MinorVersion", "1");
    end();
    begin("CoordinateDataStandard");
    leaf("CoordinateSystemType", "GDC");
    leaf("CoordinateSystemDatum", "WGS84");
    end();
    end();
    end();
  }

  private void sides() throws XMLStreamException {
    List<String> names = tree.sides().stream().map(each -> text(each, "name")).toList();
    if (names.isEmpty()) {
      return;
    }
    begin("ForceSides");
    for (String name : names) {
      begin("ForceSide");
      leaf("ObjectHandle", handle(name));
      leaf("ForceSideName", plain(name, LONGEST_NAME));
      leaf("AllegianceHandle", handle(name));
      if (names.size() > 1) {
        begin("Associations");
        for (String other : names) {
          if (!other.equals(name)) {
            begin("Association");
            leaf("AffiliateHandle", handle(other));
            leaf("Relationship", "HO");
            end();
          }
        }
        end();
      }
      end();
    }
    end();
  }

  private void units(List<ObjectNode> units) throws XMLStreamException {
    Map<String, String> titles = new HashMap<>();
    units.forEach(each -> titles.put(key(each, "name"), text(each, "title")));
    Map<String, Placed> stands = new HashMap<>();
    for (Placed each : Placed.of(tree)) {
      String what = text(each.row(), "what");
      if (what.equals("position")) {
        stands.put(key(each.row(), "name"), each);
      } else if (what.equals("march")) {
        stands.putIfAbsent(key(each.row(), "unit"), each);
      }
    }
    for (ObjectNode unit : units) {
      begin("Unit");
      leaf("ObjectHandle", handle(key(unit, "name")));
      leaf(
          "SymbolIdentifier",
          TroopSign.letters(PlayTree.level(unit), UnitType.findByKey(text(unit, "type"))));
      leaf("Name", plain(text(unit, "title"), LONGEST_NAME));
      modifiers(unit, titles.getOrDefault(key(unit, "partOf"), ""));
      Placed placed = stands.get(key(unit, "name"));
      if (placed != null) {
        disposition(placed);
      }
      relations(unit);
      end();
    }
  }

  private static String key(ObjectNode row, String field) {
    return text(row, "side") + "." + text(row, field);
  }

  private void modifiers(ObjectNode unit, String above) throws XMLStreamException {
    begin("UnitSymbolModifiers");
    leaf("Echelon", TroopSign.word(PlayTree.level(unit)));
    String kind = text(unit, "type");
    String strength = unit.has("men") ? text(unit, "men") + " men" : pieces(unit);
    List<String> notes = new ArrayList<>(List.of(kind, strength));
    String grade = text(unit, "grade");
    for (int i = 1; i >= 0 && !grade.isEmpty(); i--) {
      String both = notes.get(i).isEmpty() ? grade : notes.get(i) + ", " + grade;
      if (both.length() <= LONGEST_NOTE) {
        notes.set(i, both);
        grade = "";
      }
    }
    note("StaffComments", notes.get(0));
    note("AdditionalInfo", notes.get(1));
    if (!above.isEmpty()) {
      leaf("HigherFormation", plain(above, LONGEST_NOTE));
    }
    leaf("UniqueDesignation", plain(text(unit, "name"), LONGEST_NOTE));
    end();
  }

  /** Guns and howitzers as short as can be: {@code 6x6-pdr,2h7-pdr}. */
  private static String pieces(ObjectNode unit) {
    return text(unit, "pieces")
        .replaceAll("([0-9]+) gun ?", "$1x")
        .replaceAll("([0-9]+) howitzer ?", "$1h")
        .replace(", ", ",");
  }

  /** A note as long as the format has place for; none rather than half of one. */
  private void note(String element, String words) throws XMLStreamException {
    if (!words.isEmpty() && words.length() <= LONGEST_NOTE) {
      leaf(element, plain(words, LONGEST_NOTE));
    }
  }

  private void disposition(Placed placed) throws XMLStreamException {
    LatLon at = placed.way().get(0);
    begin("Disposition");
    begin("Location");
    leaf("CoordinateChoice", "GDC");
    begin("CoordinateData");
    begin("GDC");
    leaf("Latitude", String.valueOf(ForceFigures.degrees(at.latitude())));
    leaf("Longitude", String.valueOf(ForceFigures.degrees(at.longitude())));
    leaf("ElevationAGL", "0");
    end();
    end();
    end();
    String formation = text(placed.row(), "formation");
    begin("OwnFormation");
    leaf("FormationLocationType", "CENTER_OF_MASS");
    if (placed.row().has("facing")) {
      leaf("FormationOrientation", text(placed.row(), "facing"));
    }
    leaf("FormationChoice", "GROUND");
    begin("FormationData");
    leaf("GroundFormationType", formation(formation));
    end();
    end();
    end();
  }

  /** Columns, lines and guns in battery have a word there, all else has none. */
  private static String formation(String key) {
    if (key.startsWith("column") || key.equals("artillery.limbered")) {
      return "COLUMN";
    }
    return key.equals("line") || key.equals("artillery.deployed") ? "LINE" : "NONE";
  }

  private void relations(ObjectNode unit) throws XMLStreamException {
    boolean part = !text(unit, "partOf").isEmpty();
    begin("Relations");
    begin("ForceRelation");
    leaf("ForceRelationChoice", part ? "UNIT" : "FORCE_SIDE");
    begin("ForceRelationData");
    if (part) {
      begin("CommandRelation");
      leaf("CommandingSuperiorHandle", handle(key(unit, "partOf")));
      leaf("CommandRelationshipType", "ORGANIC");
      end();
    } else {
      leaf("ForceSideHandle", handle(text(unit, "side")));
    }
    end();
    end();
    end();
  }

  /** A title as one word, which the format wants. */
  private static String joined(String title) {
    String word = title.replaceAll("[^\\p{L}\\p{Nd}]+", "_").replaceAll("^_|_$", "");
    return word.matches("\\p{L}.*") ? word : "_" + word;
  }

  /** The same handle for the same name, in every file. */
  private static String handle(String name) {
    return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
  }

  /**
   * The format has letters from the blank to z alone: others lose their accents, or are told as ?.
   */
  private static String plain(String text, int longest) {
    String plain =
        Normalizer.normalize(text.replace("ß", "ss"), Normalizer.Form.NFD)
            .replaceAll("\\p{M}+", "")
            .replaceAll("\\s+", " ")
            .replaceAll("[^ -z]", "?");
    return plain.substring(0, Math.min(longest, plain.length()));
  }

  private void line() throws XMLStreamException {
    out.writeCharacters("\n");
  }

  private void begin(String element) throws XMLStreamException {
    out.writeCharacters("\n" + "  ".repeat(depth));
    out.writeStartElement(SPACE, element);
    depth++;
  }

  private void end() throws XMLStreamException {
    depth--;
    out.writeCharacters("\n" + "  ".repeat(depth));
    out.writeEndElement();
  }

  private void leaf(String element, String words) throws XMLStreamException {
    leaf(SPACE, element, words);
  }

  private void model(String element, String words) throws XMLStreamException {
    leaf(MODEL, element, Xml.letters(words));
  }

  private void leaf(String space, String element, String words) throws XMLStreamException {
    out.writeCharacters("\n" + "  ".repeat(depth));
    out.writeStartElement(space, element);
    out.writeCharacters(words);
    out.writeEndElement();
  }
}
