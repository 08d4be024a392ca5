package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextEdit;

/** A sheet is read with the names of its scenario, which it cannot climb out of its folder for. */
class OrderSheetTest {
  private static final String SCENARIO =
      """
      scenario "Farm"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 18:30
      side Blue
        role "Commander" for Ompteda
        role "Commander at the farm" for Baring under Ompteda
      side Red
      army of Blue
        brigade "2nd KGL Brigade" as Ompteda
          battalion "2nd Light KGL" as Baring: 378 men, rifles
          battalion "5th Line KGL" as KGL5: 379 men
      army of Red
        brigade "Quiot" as Quiot: 2100 men
      """;
  private static final String HEAD =
      "orders of \"Commander at the farm\" of Blue in \"the-farm.kriegsspiel\"\n";

  @TempDir Path folder = Path.of("");

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("the-farm.kriegsspiel"), SCENARIO);
  }

  private ParsedScenario parse(String text) {
    return new ScenarioLanguage().parse("sheet.kriegsspiel", text, folder);
  }

  private List<String> told(String text) {
    return parse(text).findings().stream().map(each -> each.id() + " " + each.message()).toList();
  }

  @Test
  void aGoalMayBeMeasuredFromAPlace() {
    ParsedScenario parsed =
        parse(
            """
            orders of "Commander at the farm" of Blue in "the-farm.kriegsspiel"
              13:05 Baring marches to 800 paces south of 0.5 km east of "Crossroads" by 14:00
              13:10 Baring holds "La Haye Sainte" with three companies west of "Sand-pit"
            """);
    assertThat(parsed.findings()).isEmpty();
    List<SheetOrder> orders = parsed.sheet().orElseThrow().orders();
    SheetOrder.Named goal = ((SheetOrder.ToUnit) orders.get(0)).goal().orElseThrow();
    assertThat(goal.name()).isEqualTo("Crossroads");
    assertThat(goal.said()).isEqualTo("800 paces south of 0.5 km east of \"Crossroads\"");
    assertThat(goal.at())
        .isInstanceOfSatisfying(
            Position.Offset.class,
            outer -> {
              assertThat(outer.distance().amount()).isEqualTo(800);
              assertThat(outer.origin())
                  .isInstanceOfSatisfying(
                      Position.Offset.class,
                      inner -> assertThat(inner.towards().degrees()).isEqualTo(90));
            });
    assertThat(((SheetOrder.ToUnit) orders.get(1)).goal().orElseThrow().said())
        .isEqualTo("\"La Haye Sainte\"");
  }

  @Test
  void theExampleOfTheReferenceIsRead() {
    Matcher example =
        Pattern.compile("(?ms)^```kriegsspiel sheet\\n(.*?)^```$")
            .matcher(Goldens.read(Path.of("../../../docs/language.md")));
    assertThat(example.find()).isTrue();
    ParsedScenario parsed = parse(example.group(1));
    assertThat(parsed.findings()).isEmpty();
    assertThat(parsed.scenario()).isEmpty();
    OrderSheet sheet = parsed.sheet().orElseThrow();
    assertThat(sheet.role().role()).isEqualTo("Commander at the farm");
    assertThat(sheet.orders()).hasSize(3);
    SheetOrder.ToUnit march = (SheetOrder.ToUnit) sheet.orders().get(2);
    assertThat(march.unit()).hasToString("Blue.Baring");
    assertThat(march.verb()).isEqualTo("marches");
    assertThat(march.places())
        .extracting(SheetOrder.Named::name)
        .containsExactly("Crossroads", "Brussels road");
    assertThat(march.goal()).map(SheetOrder.Named::name).contains("Crossroads");
    assertThat(march.ways()).extracting(SheetOrder.Named::name).containsExactly("Brussels road");
    assertThat(march.words())
        .isEqualTo("Baring marches to \"Crossroads\" by \"Brussels road\" in column");
    assertThat(new ScenarioLanguage().format(example.group(1))).isEmpty();
  }

  @Test
  void whatTheScenarioDoesNotHaveIsTold() {
    assertThat(told(HEAD.replace("Commander at", "Comander at")))
        .containsExactly(
            "KS-LNK-003 No side has a role \"Comander at the farm\"; did you mean `\"Commander at the"
                + " farm\"`?");
    assertThat(told(HEAD + "  13:05 Bering holds \"A\"\n"))
        .containsExactly(
            "KS-LNK-001 No order of battle has a unit `Bering`; did you mean `Baring`?");
    assertThat(told(HEAD + "  13:05 Baring hollds \"A\"\n").get(0))
        .startsWith("KS-SYN-007 `hollds` is nothing a unit can be ordered")
        .contains("did you mean `holds`");
  }

  @Test
  void onlyUnitsUnderTheRoleTakeItsOrders() {
    assertThat(told(HEAD + "  13:05 KGL5 holds \"A\"\n"))
        .containsExactly(
            "KS-LNK-060 `Blue.KGL5` does not take orders from \"Commander at the farm\".");
    assertThat(told(HEAD + "  13:05 Red.Quiot holds \"A\"\n"))
        .containsExactly(
            "KS-LNK-060 `Red.Quiot` does not take orders from \"Commander at the farm\".");
    assertThat(
            told(HEAD.replace("Commander at the farm", "Commander") + "  13:05 KGL5 holds \"A\"\n"))
        .isEmpty();
  }

  @Test
  void severalUnitsTakeOneOrder() {
    ParsedScenario parsed =
        parse(
            HEAD.replace("Commander at the farm", "Commander")
                + "  13:05 Baring, Blue.KGL5 march to \"A\" by 14:00\n"
                + "  13:10 Baring and KGL5 storm the \"B\"\n");
    assertThat(parsed.findings()).isEmpty();
    List<SheetOrder.ToUnit> orders =
        parsed.sheet().orElseThrow().orders().stream().map(SheetOrder.ToUnit.class::cast).toList();
    assertThat(orders)
        .extracting(each -> each.unit() + " " + each.verb() + " " + each.goal().get().name())
        .containsExactly(
            "Blue.Baring marches A",
            "Blue.KGL5 marches A",
            "Blue.Baring storms B",
            "Blue.KGL5 storms B");
    assertThat(orders.get(1).words()).isEqualTo("Baring, Blue.KGL5 march to \"A\" by 14:00");
    assertThat(told(HEAD + "  13:05 Baring march to \"A\"\n").get(0))
        .startsWith("KS-SYN-007 `march` is nothing a unit can be ordered");
    assertThat(
            told(
                HEAD.replace("Commander at the farm", "Commander")
                    + "  13:05 Baring and Bering march to \"A\"\n"))
        .containsExactly(
            "KS-LNK-001 No order of battle has a unit `Bering`; did you mean `Baring`?");
  }

  @Test
  void anOrderIsWrittenInAnyWords() {
    for (String order :
        List.of(
            "Baring garrisons \"A\"",
            "Blue.Baring garrisons \"A\" with the pioneers of its brigade",
            "Baring builds a bridge at \"A\"",
            "Baring repairs the wagons within the army's lines, then waits for a report",
            "Baring attacks Red.Quiot at \"A\"",
            "Baring holds the side of the ground between \"A\" and \"B\" to cover our retreat",
            "Baring marches to \"A\"\n    by \"B\", a source of scenario terrain")) {
      assertThat(told(HEAD + "  13:05 " + order + "\n")).as(order).isEmpty();
    }
    assertThat(told(HEAD + "  13:05 Baring attacks Red.Quiott\n"))
        .containsExactly("KS-LNK-001 `Red` has no unit `Quiott`; did you mean `Quiot`?");
    assertThat(told(HEAD + "  13:05 Baring waits\numpire notes \"Late.\"\n"))
        .containsExactly(
            "KS-SYN-001 This belongs to a scenario and is not understood on an order sheet.");
  }

  @Test
  void aMessageHasAnAddress() {
    assertThat(told(HEAD + "  13:05 message \"At once.\"\n"))
        .containsExactly("KS-SYN-063 The message does not say to whom it goes.");
  }

  @Test
  void noPathLeavesTheFolder() throws IOException {
    Path outside = Files.createDirectories(folder.resolve("sheets"));
    for (String path : List.of("../the-farm.kriegsspiel", "/etc/passwd", "https://x.org/a")) {
      List<Finding> findings =
          new ScenarioLanguage()
              .parse("sheet.kriegsspiel", HEAD.replace("the-farm.kriegsspiel", path), outside)
              .findings();
      assertThat(findings).extracting(Finding::id).containsExactly("KS-LNK-061");
    }
    Files.createSymbolicLink(
        outside.resolve("link.kriegsspiel"), folder.resolve("the-farm.kriegsspiel"));
    assertThat(
            new ScenarioLanguage()
                .parse("s", HEAD.replace("the-farm.kriegsspiel", "link.kriegsspiel"), outside)
                .findings())
        .extracting(Finding::id)
        .containsExactly("KS-LNK-061");
  }

  @Test
  void aSheetIsNoScenarioOfASheet() throws IOException {
    Files.writeString(folder.resolve("sheet.kriegsspiel"), HEAD);
    assertThat(told(HEAD.replace("the-farm.kriegsspiel", "sheet.kriegsspiel")))
        .containsExactly("KS-LNK-061 \"sheet.kriegsspiel\" is no scenario that can be understood.");
  }

  @Test
  void aSheetIsSetInOrder() {
    String untidy = HEAD + "13:05   Baring  holds \"A\"\n     13:10 message to Blue \"Yes.\"\n";
    String tidy = TextEdit.applyAll(untidy, new ScenarioLanguage().format(untidy));
    assertThat(tidy)
        .isEqualTo(HEAD + "  13:05 Baring holds \"A\"\n  13:10 message to Blue \"Yes.\"\n");
  }
}
