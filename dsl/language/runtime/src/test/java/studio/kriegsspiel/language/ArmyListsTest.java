package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Army lists are read in and below the scenario's folder alone. */
class ArmyListsTest {
  private static final String SCENARIO =
      "scenario \"X\"\n  on 1 May 1815 from 12:00 to 18:00\nside Blue\narmy of Blue\n"
          + "  import \"list.kriegsspiel\"\n";
  private static final String LIST = "army library \"L\"\n  battalion \"A\" as A: 500 men\n";

  @TempDir Path folder;
  private final ScenarioLanguage language = new ScenarioLanguage();

  @Test
  void unitsOfAListStandWhereTheListIsBroughtIn() throws IOException {
    Files.writeString(folder.resolve("list.kriegsspiel"), LIST);
    ParsedScenario parsed = language.parse("x", SCENARIO, folder);
    assertThat(parsed.findings()).isEmpty();
    Unit unit = parsed.scenario().orElseThrow().units().findFirst().orElseThrow();
    assertThat(unit.id()).hasToString("Blue.A");
    TextSpan span = unit.span();
    assertThat(SCENARIO.substring(span.offset(), span.end()))
        .isEqualTo("import \"list.kriegsspiel\"");
  }

  @Test
  void aKindBeforeALevelInAListIsToldWhereTheListIsBroughtIn() throws IOException {
    Files.writeString(
        folder.resolve("list.kriegsspiel"), LIST + "  light cavalry regiment \"H\": 400 riders\n");
    assertThat(language.parse("x", SCENARIO, folder).findings())
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.span().line()).isEqualTo(5);
              assertThat(each.message())
                  .contains("the first of 1 in line 3: `light cavalry` before `regiment` is read");
            });
  }

  @Test
  void aTextInNoFolderIsToldToBeSaved() {
    assertThat(language.parse("x", SCENARIO).findings())
        .singleElement()
        .satisfies(each -> assertThat(each.message()).contains("once the scenario is saved"));
  }

  @Test
  void aPlainNameIsAListWhereverItLies(@TempDir Path elsewhere) throws IOException {
    Path known = Files.writeString(elsewhere.resolve("far.kriegsspiel"), LIST);
    FileTexts texts =
        FileTexts.ON_DISK.knowing(
            name -> name.equals("french") ? Optional.of(known) : Optional.empty());
    String named = SCENARIO.replace("list.kriegsspiel", "french");
    assertThat(names(language.parse("x", named, texts))).containsExactly("Blue.A");
    assertThat(names(language.parse("x", named, folder, texts))).containsExactly("Blue.A");
    Path armies = Files.createDirectory(folder.resolve("armies"));
    Files.writeString(armies.resolve("french.kriegsspiel"), LIST.replace("as A", "as Own"));
    assertThat(names(language.parse("x", named, folder, texts))).containsExactly("Blue.Own");
    assertThat(language.parse("x", named.replace("french", "prussian"), folder, texts).findings())
        .singleElement()
        .satisfies(each -> assertThat(each.message()).contains("folder or in the library"));
  }

  private static List<String> names(ParsedScenario parsed) {
    assertThat(parsed.findings()).isEmpty();
    return parsed.scenario().orElseThrow().units().map(each -> each.id().toString()).toList();
  }

  @Test
  void aLinkToTheOutsideIsNotFollowed(@TempDir Path elsewhere) throws IOException {
    Path outside = Files.writeString(elsewhere.resolve("secret.kriegsspiel"), LIST);
    try {
      Files.createSymbolicLink(folder.resolve("list.kriegsspiel"), outside);
    } catch (UnsupportedOperationException | IOException e) {
      org.junit.jupiter.api.Assumptions.abort("This file system has no links.");
    }
    assertThat(language.parse("x", SCENARIO, folder).findings())
        .singleElement()
        .satisfies(each -> assertThat(each.message()).contains("outside the scenario's folder"));
  }

  @Test
  void aListByItselfIsCheckedToo() {
    assertThat(language.parse("l", LIST.replace("men", "mem"), folder).findings())
        .singleElement()
        .satisfies(each -> assertThat(each.message()).contains("`mem`"));
    assertThat(language.parse("l", LIST, folder).findings()).isEmpty();
  }

  @Test
  void anUnreadableFileGetsOneSentence() throws IOException {
    Path binary = folder.resolve("x.kriegsspiel");
    Files.write(binary, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
    assertThatThrownBy(() -> language.load(binary))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageEndingWith("is not text in UTF-8; save it in that encoding.");
    assertThatThrownBy(() -> language.load(folder.resolve("none")))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageStartingWith("There is no file ");
    assertThatThrownBy(() -> language.load(folder))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("is a folder");
  }
}
