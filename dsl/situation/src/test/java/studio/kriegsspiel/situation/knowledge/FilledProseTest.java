package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.ProseReference;
import studio.kriegsspiel.scenario.text.Referent;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.text.UnitFigure;
import studio.kriegsspiel.scenario.time.Moment;

class FilledProseTest {
  private static final Audience BLUE = new Audience.SideOnly("Blue");
  private static final Audience RED = new Audience.SideOnly("Red");
  private static final Audience FARM = new Audience.RoleOnly("Blue", "At the farm");

  private final FilledProse prose = FilledProse.of(Evening.situation());

  private static Passage passage(String text, Referent... referents) {
    List<ProseReference> references = new ArrayList<>();
    Matcher braces = Pattern.compile("\\{[^}]*\\}").matcher(text);
    for (Referent each : referents) {
      assertThat(braces.find()).isTrue();
      references.add(new ProseReference(braces.start(), braces.end(), each, TextSpan.NONE));
    }
    return new Passage(text, references, TextSpan.NONE);
  }

  private static Referent unit(String side, String name) {
    return new Referent.OfUnit(side, name, Optional.empty());
  }

  private static Referent strength(String side, String name) {
    return new Referent.OfUnit(side, name, Optional.of(UnitFigure.STRENGTH));
  }

  @Test
  void namesReadAsTitlesTimesAsHoursAndOtherBracesStay() {
    Passage passage =
        passage(
            "{Baring} holds {\"La Haye Sainte\"} from {move 16} for {Blue}; {no}.",
            unit("Blue", "Baring"),
            new Referent.OfPlace("La Haye Sainte"),
            new Referent.OfTime(new Moment.OfMove(16)),
            new Referent.OfSide("Blue"));
    assertThat(prose.read(passage, BLUE))
        .as("the sixteenth move of two minutes begins half an hour after 13:00")
        .isEqualTo("Baring's battalion holds La Haye Sainte from 13:30 for Anglo-Allied; {no}.");
  }

  @Test
  void figuresAreThoseOfTheOwnSideAlone() {
    Passage own = passage("with {s}", strength("Blue", "Baring"));
    assertThat(prose.read(own, BLUE)).isEqualTo("with 400 men");
    assertThat(prose.read(own, Audience.UMPIRE)).isEqualTo("with 400 men");
    assertThat(prose.read(own, RED)).isEqualTo("with an unknown strength");
    assertThat(prose.read(own, Audience.EVERYONE)).isEqualTo("with an unknown strength");
  }

  @Test
  void aFormationIsAsStrongAsItsReaderKnows() {
    Passage quiot = passage("with {s}", strength("Red", "Quiot"));
    assertThat(prose.read(quiot, RED))
        .as("Bourgeois with 2,100 of 4,200 comes at 16:00, and no text has told of him")
        .isEqualTo("with 2,100 men");
    assertThat(prose.read(quiot, RED, Evening.at(16, 0))).isEqualTo("with 4,200 men");
    assertThat(prose.read(quiot, Audience.UMPIRE)).isEqualTo("with 4,200 men");
  }

  @Test
  void forcesAreThoseOfTheReader() {
    Passage inline = passage("You have {f}.", new Referent.Forces());
    assertThat(prose.read(inline, BLUE))
        .isEqualTo("You have Baring's battalion (400 men) and KGL5's battalion (500 men).");
    assertThat(prose.read(inline, FARM)).isEqualTo("You have Baring's battalion (400 men).");
    assertThat(prose.read(inline, RED)).isEqualTo("You have Charlet's brigade (2,100 men).");
    assertThat(prose.read(passage("You have\n  {f}\nin hand.", new Referent.Forces()), BLUE))
        .isEqualTo(
            "You have\n  - Baring's battalion: 400 men\n- KGL5's battalion: 500 men\nin hand.");
  }

  @Test
  void whatStandsOutsideTheTextIsNoReference() {
    Passage odd =
        new Passage(
            "{a}{b}",
            List.of(
                new ProseReference(-1, 3, unit("Blue", "Baring"), TextSpan.NONE),
                new ProseReference(3, 6, unit("Blue", "KGL5"), TextSpan.NONE),
                new ProseReference(4, 60, unit("Blue", "KGL5"), TextSpan.NONE)),
            TextSpan.NONE);
    assertThat(prose.read(odd, BLUE)).isEqualTo("{a}KGL5's battalion");
  }
}
