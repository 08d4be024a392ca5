package studio.kriegsspiel.export;

import static studio.kriegsspiel.export.foreign.ForeignFile.each;
import static studio.kriegsspiel.export.foreign.ForeignFile.eachAndTable;
import static studio.kriegsspiel.export.foreign.ForeignFile.umpires;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.foreign.CitationFiles;
import studio.kriegsspiel.export.foreign.CsvFile;
import studio.kriegsspiel.export.foreign.ForeignFile;
import studio.kriegsspiel.export.foreign.GeoJsonExport;
import studio.kriegsspiel.export.foreign.GpkgFile;
import studio.kriegsspiel.export.foreign.IcsFile;
import studio.kriegsspiel.export.foreign.KmlFile;
import studio.kriegsspiel.export.foreign.MarkdownFile;
import studio.kriegsspiel.export.foreign.MsdlFile;
import studio.kriegsspiel.export.foreign.OrbatMapperFile;
import studio.kriegsspiel.export.foreign.XlsxFile;
import studio.kriegsspiel.export.tabletop.FoundryFile;
import studio.kriegsspiel.export.tabletop.TabletopFile;
import studio.kriegsspiel.export.tabletop.VmodFile;

/** What can leave the studio. */
public enum ExportTarget {
  /** The umpire's book, a pack for each side and role, the sealed sheets. */
  PACK("pack", Use.TABLE, "Packs: the umpire's book and one for each player"),
  /** The map on sheets, true to scale. */
  MAP("map", Use.TABLE, "Map in sheets, to scale"),
  /** Play files for other programs. */
  PLAY("play", Use.TABLE, "Play files (JSON)"),

  /** The truth hour by hour, for the umpire. */
  PHASES("phases", Use.TABLE, "The truth hour by hour, for the umpire"),

  /** For each exercise packs for student and instructor, and the decisions to hand out. */
  EXERCISE(
      "exercise",
      Use.TABLE,
      "Packs of an exercise: the student's, the instructor's, the decisions, the debrief"),

  /** Rulers, dice, a turn track and a page to calibrate the printer. */
  AIDS("aids", Use.TABLE, "Rulers, dice, turn track, exchange pieces"),

  /** Blocks to cut out for the units of the scenario, with dummies. */
  BLOCKS("blocks", Use.TABLE, "Blocks to cut out for these troops, to scale"),

  /** For each reader a page for a telephone, with news to come under lock. */
  PAGE("page", Use.TABLE, "Pages for a telephone, with news to come under lock"),

  /** For each reader his map as a picture, for tables on a screen. */
  PNG("png", Use.TABLE, "Maps as pictures, for a table on a screen"),

  /** The same where it lies, for geographic information systems. */
  GEOTIFF("geotiff", Use.MAPS, "Maps as GeoTIFF, for a GIS"),

  /** The same as lines and letters, true to scale, for programs that draw. */
  SVG("svg", Use.MAPS, "Maps as SVG, for a program that draws"),

  /** The same with a grid and walls where the view ends, for virtual tables. */
  UVTT("uvtt", Use.VIRTUAL, "Maps with walls, for virtual tables (Universal VTT)"),

  /** Saved games, one for each reader and one for the table. */
  TTS(
      "tts",
      Use.VIRTUAL,
      "Boards and pieces for Tabletop Simulator",
      eachAndTable("tabletop.json", TabletopFile::of)),

  /** Modules, one for each reader and one for the table. */
  VASSAL("vassal", Use.VIRTUAL, "Modules for VASSAL", eachAndTable("table.vmod", VmodFile::of)),

  /** The same for Foundry VTT. */
  FOUNDRY(
      "foundry",
      Use.VIRTUAL,
      "Modules for Foundry VTT",
      eachAndTable("foundry.zip", FoundryFile::of)),

  /** Each sealed sheet as a file under lock, for an evening by mail. */
  MAIL("mail", Use.MAIL, "News under lock, for an evening by mail"),

  /** Bodies and happenings with their hours, for geographic information systems. */
  GEOJSON(
      "geojson",
      Use.MAPS,
      "Troops and events as GeoJSON, with their hours",
      each("troops.geojson", GeoJsonExport::of)),

  /** The same for Google Earth. */
  KML(
      "kml",
      Use.MAPS,
      "Troops and events as KML, for Google Earth",
      each("troops.kml", KmlFile::of)),

  /** The same from hour to hour, for the clock of a GIS. */
  GPKG(
      "gpkg",
      Use.MAPS,
      "Troops from hour to hour and events as GeoPackage",
      each("troops.gpkg", GpkgFile::of)),

  /** The same as a scenario of ORBAT Mapper. */
  ORBAT_MAPPER(
      "orbat-mapper",
      Use.MAPS,
      "Troops and events for ORBAT Mapper",
      each("orbat-mapper.json", OrbatMapperFile::of)),

  /** Forces and where they stand when play begins, for simulations. */
  MSDL(
      "msdl",
      Use.MAPS,
      "Troops and places as MSDL, for simulations",
      each("msdl.xml", MsdlFile::of)),

  /** Forces, timetable and sources as plain tables. */
  CSV(
      "csv",
      Use.FIGURES,
      "Forces, timetable and sources as CSV",
      each("forces.csv", CsvFile::forces),
      each("timetable.csv", CsvFile::timetable),
      umpires("sources.csv", CsvFile::sources)),

  /** The same as sheets of one workbook. */
  XLSX(
      "xlsx",
      Use.FIGURES,
      "The same as a workbook, for a spreadsheet",
      each("figures.xlsx", XlsxFile::of)),

  /** What happens by the clock, for calendars. */
  ICS("ics", Use.FIGURES, "The clock of the day, for a calendar", each("clock.ics", IcsFile::of)),

  /** All papers as texts, for channels of a chat. */
  MARKDOWN(
      "markdown",
      Use.FIGURES,
      "Papers as Markdown, for a chat",
      each("papers.md", MarkdownFile::of)),

  /** The sources for keepers of references. */
  CSL(
      "csl",
      Use.FIGURES,
      "Sources as CSL-JSON, for Zotero",
      umpires("sources.json", CitationFiles::csl)),

  /** The sources for LaTeX. */
  BIBTEX("bibtex", Use.FIGURES, "Sources as BibTeX", umpires("sources.bib", CitationFiles::bibtex));

  /** What targets are for: they are listed by it. */
  public enum Use {
    /** On paper or on a screen at the table; what lies in the box. */
    TABLE("At the table"),
    /** For programs that show maps. */
    MAPS("For programs with maps"),
    /** For tables on a screen that several look at. */
    VIRTUAL("Virtual tables"),
    /** To be sent. */
    MAIL("By mail"),
    /** For spreadsheets, calendars, chats and keepers of references. */
    FIGURES("Figures and texts");

    private final String words;

    Use(String words) {
      this.words = words;
    }

    /** What is above its targets. */
    public String words() {
      return words;
    }
  }

  private final String key;
  private final Use use;
  private final String words;
  private final List<ForeignFile> files;

  ExportTarget(String key, Use use, String words, ForeignFile... files) {
    this.key = key;
    this.use = use;
    this.words = words;
    this.files = List.of(files);
  }

  /** The word used on the command line. */
  public String key() {
    return key;
  }

  /** What it is for. */
  public Use use() {
    return use;
  }

  /** What it is, in so many words. */
  public String words() {
    return words;
  }

  /** The files for other programs that it is made of; none where it is made otherwise. */
  List<ForeignFile> files() {
    return files;
  }

  /** What lies in the box: everything that is for the table, on paper or on a screen. */
  public static Set<ExportTarget> box() {
    return of(Use.TABLE);
  }

  /** The targets of one use, in their order. */
  public static Set<ExportTarget> of(Use use) {
    return Arrays.stream(values())
        .filter(target -> target.use == use)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(ExportTarget.class)));
  }

  /** All words, for messages. */
  public static List<String> keys() {
    return Arrays.stream(values()).map(ExportTarget::key).toList();
  }

  /** Finds a target by its word. */
  public static Optional<ExportTarget> findByKey(String key) {
    return Arrays.stream(values()).filter(target -> target.key.equals(key)).findFirst();
  }
}
