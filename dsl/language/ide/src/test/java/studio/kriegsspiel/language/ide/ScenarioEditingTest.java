package studio.kriegsspiel.language.ide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static studio.kriegsspiel.language.ide.SmallScenario.START;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Editing help over one small scenario: names, colours, hovers and the outline. */
class ScenarioEditingTest {
  private final ScenarioEditing editing = SmallScenario.editing();

  @Test
  void coversKeywordsTitlesAndProseOverLines() {
    HighlightedLine first =
        editing.highlight("report to Blue at 12:45 \"\"\" Hold", ScenarioEditing.FIRST_LINE);
    assertThat(first.tokens())
        .extracting(HighlightedLine.Token::kind)
        .containsExactly(
            TokenKind.KEYWORD,
            TokenKind.KEYWORD,
            TokenKind.NAME,
            TokenKind.KEYWORD,
            TokenKind.TIME,
            TokenKind.PROSE);
    HighlightedLine second = editing.highlight("deploy is no keyword here", first.nextState());
    assertThat(second.tokens())
        .extracting(HighlightedLine.Token::kind)
        .containsExactly(TokenKind.PROSE);
    HighlightedLine third = editing.highlight("the end.\"\"\" // note", second.nextState());
    assertThat(third.tokens())
        .extracting(HighlightedLine.Token::kind)
        .containsExactly(TokenKind.PROSE, TokenKind.COMMENT);
    assertThat(third.nextState()).isEqualTo(ScenarioEditing.FIRST_LINE);
  }

  @Test
  void carriesAnOpenComment() {
    HighlightedLine open = editing.highlight("deploy /* first", ScenarioEditing.FIRST_LINE);
    HighlightedLine closed = editing.highlight("last */ 300 paces", open.nextState());
    assertThat(closed.tokens())
        .extracting(HighlightedLine.Token::kind)
        .containsExactly(TokenKind.COMMENT, TokenKind.NUMBER, TokenKind.VALUE);
  }

  @Test
  void findsTheDefinition() {
    String text = START + "deploy\n  Blue.Line1 in line at \"Mill\"\n";
    int use = text.lastIndexOf("Line1");
    assertThat(editing.definition(text, use + 2))
        .hasValueSatisfying(span -> assertThat(span.offset()).isEqualTo(text.indexOf("Line1:")));
  }

  @Test
  void renamesAUnitWhereverItStands() {
    String text =
        START + "deploy\n  Blue.Line1 in line at \"Mill\"\n  Red.Line1 in line at \"Mill\"\n";
    List<TextEdit> edits = editing.rename(text, text.indexOf("Line1:"), "Foot");
    assertThat(TextEdit.applyAll(text, edits))
        .contains("as Foot: 500 men", "Blue.Foot in line", "Red.Line1 in line", "as Line1: 400");
  }

  @Test
  void renamesASideWithEveryMention() {
    String text = START + "deploy\n  Blue.Line1 in line at \"Mill\"\nreport to Blue \"Hold.\"\n";
    List<TextEdit> edits = editing.rename(text, text.indexOf("Blue"), "Green");
    assertThat(TextEdit.applyAll(text, edits))
        .contains("side Green", "army of Green", "Green.Line1 in line", "report to Green")
        .doesNotContain("Blue ");
  }

  @Test
  void givesAUnitThatGoesByItsTitleAShortName() {
    String text = START + "deploy\n  Horse at \"Mill\"\n";
    List<TextEdit> edits = editing.rename(text, text.lastIndexOf("Horse"), "Guns");
    assertThat(TextEdit.applyAll(text, edits)).contains("battery \"Horse\" as Guns", "  Guns at");
  }

  @Test
  void refusesANameThatIsTaken() {
    assertThatThrownBy(() -> editing.rename(START, START.indexOf("First"), "Line1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("already used");
  }

  @Test
  void tellsAboutUnitsAndKeywords() {
    assertThat(editing.hover(START, START.indexOf("Line1:")).orElseThrow().text())
        .isEqualTo("1st Line: battalion of Blue, line infantry, 500 men.");
    assertThat(editing.hover(START, START.indexOf("rules")).orElseThrow().text())
        .contains("rules reisswitz-1824");
  }

  @Test
  void outlinesSidesAndUnits() {
    OutlineNode outline = editing.outline(START).orElseThrow();
    assertThat(outline.label()).isEqualTo("Bridge");
    OutlineNode blue = outline.children().get(0);
    assertThat(blue.label()).isEqualTo("Blue, Prussians");
    assertThat(blue.children()).extracting(OutlineNode::label).containsExactly("Commander", "1st");
    assertThat(blue.children().get(1).children())
        .extracting(OutlineNode::label)
        .containsExactly("1st Line", "Horse");
  }

  /** Wherever the caret stands in a text that is being written, every question has an answer. */
  @Test
  void neverFails() {
    String text =
        START + "deploy\n  Blue.Line1 in line at 300 paces north of \"Mill\" facing\nreport to";
    for (int cut = 0; cut <= text.length(); cut += 3) {
      String part = text.substring(0, cut);
      editing.complete(part, cut);
      editing.complete(text, cut);
      editing.hover(text, cut);
      editing.definition(part, cut);
      editing.outline(part);
      HighlightedLine line = editing.highlight(part.substring(part.lastIndexOf('\n') + 1), cut % 3);
      assertThat(line.nextState()).isBetween(0, 2);
    }
  }

  @Test
  void aNameInProseIsRenamedAndKnownAsAnyOther() {
    String text = START + "report to Blue \"\"\" {Horse} and {First.men} at {\"Mill\"}. \"\"\"\n";
    int use = text.indexOf("{First") + 2;
    assertThat(editing.definition(text, use).orElseThrow().offset())
        .isEqualTo(text.indexOf("as First") + 3);
    assertThat(editing.hover(text, use).orElseThrow().text()).contains("1st");
    String renamed = TextEdit.applyAll(text, editing.rename(text, use, "Pirch"));
    assertThat(renamed)
        .contains("as Pirch", "{Pirch.men}")
        .doesNotContain("as First", "{First.men}");
  }

  @Test
  void templatesAndVariantsAreRenamedAndFound() {
    String text =
        START
                .replace("army of Blue\n", "template \"KGL line\": battalion, line\narmy of Blue\n")
                .replace("as Line1: 500 men", "as Line1 like \"KGL line\": 500 men")
            + "variant \"Dry\"\n  ground firm\nvariant \"Drier\"\n  ground firm\n";
    assertThat(editing.occurrences(text, text.indexOf("KGL line\": 500"))).hasSize(2);
    assertThat(
            TextEdit.applyAll(text, editing.rename(text, text.indexOf("Dry\"\n  ground"), "Wet")))
        .contains("variant \"Wet\"", "variant \"Drier\"");
  }

  @Test
  void placesAreRenamedAsFarAsTheTextNamesThem() {
    String text = START + "deploy\n  Horse at \"Mill\"\n  First at 10 paces north of \"Mill\"\n";
    assertThat(TextEdit.applyAll(text, editing.rename(text, text.indexOf("Mill"), "Windmill")))
        .contains("Horse at \"Windmill\"", "north of \"Windmill\"");
    assertThat(editing.hover(text, text.indexOf("Mill")).orElseThrow().text())
        .isEqualTo("Mill: a place of the ground.");
  }

  @Test
  void coloursNamesByWhatTheyName() {
    String text = START + "deploy\n  Horse at \"Mill\" // here\n";
    assertThat(editing.colour(text))
        .filteredOn(each -> each.offset() >= text.indexOf("deploy"))
        .extracting(
            each -> text.substring(each.offset(), each.offset() + each.length()), Coloured::meaning)
        .containsExactly(
            tuple("deploy", Meaning.KEYWORD),
            tuple("Horse", Meaning.UNIT),
            tuple("at", Meaning.KEYWORD),
            tuple("\"Mill\"", Meaning.PLACE),
            tuple("// here", Meaning.COMMENT));
  }

  @Test
  void aFormationIsExplainedForItsUnit() {
    ScenarioEditing there =
        new ScenarioEditing(
            new Surroundings() {
              @Override
              public String about(Unit unit, Formation formation) {
                return unit.id() + " " + formation.label();
              }
            });
    String text = START + "deploy\n  Red.Line1 in attack column at \"Mill\"\n";
    assertThat(there.hover(text, text.indexOf("column at")).orElseThrow().text())
        .isEqualTo("Red.Line1 attack column");
  }
}
