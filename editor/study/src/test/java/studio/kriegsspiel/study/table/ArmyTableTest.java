package studio.kriegsspiel.study.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Orders of battle come in from tables as people keep them. */
class ArmyTableTest {
  private static final String ENGLISH =
      """
      # from a note book
      army,corps,unit,arm,squadrons,guns,calibre,men,source,page,confidence
      Blue,I (Orange),1st Foot,infantry,,,,"1,021",Siborne,p. 5,B
      Blue,I (Orange),1st Foot,infantry,,,,ca. 980,Cotton,,C
      Blue,I (Orange),7th Hussars,cavalry,4,,,600,,,
      Blue,I (Orange),Lloyd,artillery,,6,5 x 9-pdr + 1 x 5.5-in howitzer,,Duncan,,A
      Blue,I (Orange),corps total,all arms,,,,2500,,,
      Blue,,Odd one,infantry,,,,many,,,Z
      """;

  @TempDir Path folder = Path.of("");

  private ArmyTable read(String text) throws IOException {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  private ArmyTable read(byte[] bytes) throws IOException {
    return ArmyTable.of(
        TableFile.read(Files.write(folder.resolve("table.csv"), bytes)), Map.of(), "", "Test");
  }

  @Test
  void aTableBecomesAListThatChecksClean() throws IOException {
    ArmyTable table = read(ENGLISH);
    assertThat(table.faults()).isEmpty();
    assertThat(table.text())
        .isEqualTo(
            """
            // Read from table.csv.
            army library "Test"
              army "Blue" as Blue
                corps "I Corps (Orange)" as ICorpsOrange: 2500 men
                  battalion "1st Foot" as U1stFoot: 1021 men
                    source "Siborne, p. 5" confidence probable
                    or 980 men source "Cotton" confidence possible
                  regiment "7th Hussars" as U7thHussars: 4 squadrons, 600 riders, hussars
                  battery "Lloyd" as Lloyd: 5 guns 9-pdr, 1 howitzer 5.5-inch
                    source "Duncan" confidence certain
                battalion "Odd one" as OddOne
            """);
  }

  @Test
  void whatIsNotUnderstoodIsToldByItsCell() throws IOException {
    ArmyTable table = read(ENGLISH.replace("many,,,Z", "many,Rose,,Z"));
    assertThat(table.remarked()).isEqualTo(1);
    assertThat(table.rows().get(5).line()).isEqualTo(8);
    assertThat(table.rows().get(5).remarks())
        .containsExactly("H8: `many` is no number of men", "K8: `Z` is no degree of confidence");
  }

  @Test
  void germanColumnsAndSemicolonsAreUnderstood() throws IOException {
    ArmyTable table =
        read(
            """
            Einheit;Unter;Ebene;Waffe;Stärke (Hundert);Geschütze;Kaliber
            1. Brigade;;Brigade;;;;
            I. Bataillon;1. Brigade;Bataillon;Infanterie;9;;
            Batterie 7;1. Brigade;Batterie;Artillerie;;8;6 Pfünder
            """);
    assertThat(table.faults()).isEmpty();
    assertThat(table.text())
        .contains(
            "  brigade \"1. Brigade\" as U1Brigade\n"
                + "    battalion \"I. Bataillon\" as IBataillon: 900 men\n"
                + "    battery \"Batterie 7\" as Batterie7: 8 guns 6-pdr\n");
  }

  @Test
  void frenchColumnsInTheOlderEncodingAreUnderstood() throws IOException {
    ArmyTable table =
        read(
            "unité\tarme\teffectif\tréférence\n13e Léger\tinfanterie\t1 850\tMartinien\n"
                .getBytes(java.nio.charset.Charset.forName("windows-1252")));
    assertThat(table.text())
        .contains("\"13e Léger\" as U13eLeger: 1850 men", "source \"Martinien\"");
    assertThat(table.faults()).isEmpty();
  }

  @Test
  void aPathNestsToo() throws IOException {
    ArmyTable table =
        read("path,unit,level,bayonets\n1,1st Div,Division,0\n1.a,Brigade a,Brigade,700\n");
    assertThat(table.text())
        .contains(
            "  division \"1st Div\" as U1stDiv\n    brigade \"Brigade a\" as BrigadeA: 700 men\n");
  }

  @Test
  void aGradeIsTakenWhereTheLanguageHasIt() throws IOException {
    ArmyTable table = read("unit,men,grade\n1st Foot,500,Veteran\n2nd Foot,500,Crack Line\n");
    assertThat(table.faults()).isEmpty();
    assertThat(table.text()).contains("as U1stFoot: 500 men, veteran\n", "as U2ndFoot: 500 men\n");
    assertThat(table.rows().get(1).remarks())
        .containsExactly("C3: the grade `Crack Line` is not understood");
  }

  @Test
  void columnsMayBeCalledOtherwise() throws IOException {
    Path file = Files.writeString(folder.resolve("t.csv"), "Regt,Present\n1st,500\n");
    assertThatThrownBy(() -> ArmyTable.of(TableFile.read(file), Map.of(), "", "T"))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("--columns", "Regt, Present");
    Map<ColumnMeaning, String> asked =
        Map.of(ColumnMeaning.NAME, "regt", ColumnMeaning.MEN, "present");
    assertThat(ArmyTable.of(TableFile.read(file), asked, "", "T").text())
        .contains("\"1st\" as U1st: 500 men");
  }

  @Test
  void aSpreadsheetIsReadAsItShows() throws IOException {
    String strings =
        "<sst><si><t>unit</t></si><si><t>men</t></si><si><r><t>1st </t></r><r><t>Foot</t></r></si></sst>";
    String sheet =
        "<worksheet><sheetData><row r=\"2\"><c r=\"B2\" t=\"s\"><v>0</v></c><c r=\"C2\" t=\"s\"><v>1</v></c></row>"
            + "<row r=\"3\"><c r=\"B3\" t=\"s\"><v>2</v></c><c r=\"C3\"><f>300*2</f><v>600</v></c></row>"
            + "<row r=\"4\"><c r=\"B4\" t=\"inlineStr\"><is><t>2nd Foot</t></is></c><c r=\"C4\" t=\"str\"><v>x</v></c></row>"
            + "</sheetData></worksheet>";
    ArmyTable table = read(xlsx(strings, sheet));
    assertThat(table.text()).contains("\"1st Foot\" as U1stFoot: 600 men");
    assertThat(table.rows().get(1).remarks()).containsExactly("C4: `x` is no number of men");
  }

  @Test
  void aSpreadsheetReachesNothingOutside() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "the secret");
    String strings =
        "<!DOCTYPE sst [<!ENTITY x SYSTEM \""
            + secret.toUri()
            + "\">]><sst><si><t>&x;</t></si></sst>";
    String sheet =
        "<worksheet><sheetData><row><c t=\"inlineStr\"><is><t>unit</t></is></c><c t=\"inlineStr\"><is><t>men</t></is></c></row>"
            + "<row><c t=\"s\"><v>0</v></c><c><v>5</v></c></row></sheetData></worksheet>";
    byte[] file = xlsx(strings, sheet);
    try {
      assertThat(read(file).text()).doesNotContain("the secret");
    } catch (TableException refused) {
      assertThat(refused).hasMessageEndingWith(".").hasMessageNotContaining("the secret");
    }
  }

  @Test
  void aBombIsRefused() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("xl/worksheets/sheet1.xml"));
      for (int i = 0; i < 50; i++) {
        zip.write(new byte[1 << 20]);
      }
    }
    assertThatThrownBy(() -> read(out.toByteArray()))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("do not trust this file");
  }

  private static byte[] xlsx(String strings, String sheet) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("xl/sharedStrings.xml"));
      zip.write(strings.getBytes(StandardCharsets.UTF_8));
      zip.putNextEntry(new ZipEntry("xl/worksheets/sheet1.xml"));
      zip.write(sheet.getBytes(StandardCharsets.UTF_8));
    }
    return out.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Anglo-Allied", "French", "Prussian"})
  void realReturnsCheckClean(String army) {
    Path file = shared("history/strengths.csv");
    ArmyTable table = ArmyTable.of(TableFile.read(file), Map.of(), army, army);
    assertThat(table.faults()).isEmpty();
    assertThat(table.rows()).hasSizeGreaterThan(100);
  }

  @Test
  void aGameDesignersOrderOfBattleChecksClean() {
    Path file = shared("orders-of-battle/fogofwar_jena_auerstedt_1806.csv");
    ArmyTable table = ArmyTable.of(TableFile.read(file), Map.of(), "", "Jena");
    assertThat(table.faults()).isEmpty();
    assertThat(table.rows()).hasSize(279);
  }

  private static Path shared(String file) {
    String root = System.getenv("STUDIO_SHARED");
    Path path = Path.of(root == null ? "../../../shared" : root).resolve("data").resolve(file);
    Assumptions.assumeTrue(Files.isRegularFile(path), "the real tables are not here");
    return path;
  }
}
