package studio.kriegsspiel.desk.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.study.table.ColumnMeaning;

/** An order of battle from a table of two armies. */
class TableImportTest {
  @TempDir Path folder = Path.of("");
  private TableImport table;

  @BeforeEach
  void read() throws IOException, FileProblem {
    Path file = folder.resolve("Order of battle.csv");
    Files.writeString(
        file,
        "army,unit,type,men,note\nBlue,1st Foot,battalion,500,a\nBlue,2nd Foot,battalion,450,b\n"
            + "Red,Guard,battalion,600,c\n");
    table = TableImport.of(file);
  }

  @Test
  void columnsAndArmiesAreOfferedAndOneArmyIsRead() {
    TableImport.Understood all = table.read();
    assertThat(all.fault()).isEmpty();
    assertThat(table.fileName()).isEqualTo("Order of battle.csv");
    assertThat(table.title()).isEqualTo("Order of battle");
    assertThat(table.columns(all)).containsExactly("army", "unit", "type", "men", "note");
    assertThat(table.armies(all)).containsExactly("Blue", "Red");
    assertThat(all.army().orElseThrow().text()).contains("1st Foot", "Guard");
    table.want("Red");
    assertThat(table.read().army().orElseThrow().text())
        .contains("Guard", "600 men")
        .doesNotContain("1st Foot");
  }

  @Test
  void aColumnThatIsNotToBeReadIsLeft() {
    table.tell("men", Optional.empty());
    assertThat(table.read().army().orElseThrow().text()).doesNotContain("500 men");
    table.tell("men", Optional.of(ColumnMeaning.MEN));
    assertThat(table.read().army().orElseThrow().text()).contains("500 men");
  }

  @ParameterizedTest
  @CsvSource({
    "Order of battle, order-of-battle",
    "Große Armée!, grosse-armee",
    "?, army",
    "'  1812 ', 1812"
  })
  void aListIsNamedByItsTitleInPlainLetters(String title, String name) {
    table.call(title);
    assertThat(table.name()).isEqualTo(name);
    assertThat(table.target(folder.resolve("a.kriegsspiel")))
        .isEqualTo(folder.toAbsolutePath().resolve("armies/" + name + ".kriegsspiel"));
  }

  @Test
  void aLongTitleIsCutAndAListIsNeverWrittenOver() throws IOException, FileProblem {
    table.call("a".repeat(70));
    assertThat(table.name()).isEqualTo("a".repeat(60));
    Path scenario = folder.resolve("a.kriegsspiel");
    Path written = table.write(table.read().army().orElseThrow(), scenario);
    assertThat(Files.readString(written)).contains("army library", "1st Foot");
    assertThatThrownBy(() -> table.write(table.read().army().orElseThrow(), scenario))
        .isInstanceOf(FileProblem.class)
        .hasMessageContaining("exists already; give the list another title.");
  }

  @Test
  void aTableWithoutUnitsSaysWhatIsWanted() throws IOException, FileProblem {
    Path file = folder.resolve("x.csv");
    Files.writeString(file, "a,b\n1,2\n");
    TableImport none = TableImport.of(file);
    assertThat(none.read().army()).isEmpty();
    assertThat(none.read().fault())
        .isEqualTo("Say which column names the units, and which tell more of them.");
    assertThat(none.columns(none.read())).containsExactly("a", "b");
    assertThat(none.armies(none.read())).isEmpty();
  }
}
