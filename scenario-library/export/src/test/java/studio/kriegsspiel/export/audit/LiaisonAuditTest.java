package studio.kriegsspiel.export.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.drawing.MapLayers;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.pack.LiaisonBook;
import studio.kriegsspiel.export.pack.PlayerPack;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.LiaisonView;
import studio.kriegsspiel.situation.knowledge.LiaisonViews;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.knowledge.UmpireTeam;
import studio.kriegsspiel.situation.secret.Leak;

/** Plants what is the controller's in a liaison umpire's book, and expects the audit to find it. */
class LiaisonAuditTest {
  private static final Situation SITUATION = AuditedPack.SITUATION;
  private static final UmpireTeam THREE = UmpireTeam.of(SITUATION.scenario(), 3);
  private static final LiaisonView BLUE = LiaisonViews.of(SITUATION, THREE.liaisons().get(0));
  private static final LiaisonView RED = LiaisonViews.of(SITUATION, THREE.liaisons().get(1));

  private final Audit audit = new Audit(SITUATION);

  private static Paper book(LiaisonView printed, LiaisonView reader) {
    return new LiaisonBook(
            printed,
            SITUATION.clock(),
            SITUATION.book().time(),
            printed.players().stream().map(LiaisonAuditTest::pack).toList(),
            printed.shared().map(LiaisonAuditTest::pack))
        .toPdf(PageSize.A4)
        .as("liaison-blue.pdf", new PaperAudience.Liaison(reader));
  }

  private static PlayerPack pack(PlayerView view) {
    MapPlate plate =
        new MapPlate(new MapPainter(AuditedPack.TERRAIN), AuditedPack.TERRAIN.extent(), 0.753);
    return new PlayerPack(
        view, plate, MapLayers.drawn(), new TroopBlocks(0.753).of(TroopPost.of(view)));
  }

  private List<String> after(String words) throws IOException {
    return audit
        .check(AuditedPack.changed(book(BLUE, BLUE), file -> AuditedPack.whisper(file, words)))
        .stream()
        .map(Leak::what)
        .toList();
  }

  @Test
  void hisOwnBookIsClean() {
    assertThat(audit.check(book(BLUE, BLUE))).isEmpty();
    assertThat(audit.check(book(RED, RED))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Brigade TRAVERS de Jever, unit `Brigade Travers de Jever` of Red",
    "beware of L55, unit `Red.L55`",
    "a runner who asks for cartridges, an umpire's note",
    "went off along the hedge, intelligence for Red",
    "two regiments at the least, 'intelligence for Blue, Commander at the farm'",
    "Remind yourself of the cartridges, intelligence for the umpire",
    "Commander of the first corps, role `Commander of the first corps` of Red",
    "because Prussian columns are reported, Separate Report to Red",
    // What he brings he prints once, and not again where his players may read it.
    "forming column on the high road, intelligence for Blue",
  })
  void whatIsTheControllersIsFound(String words, String secret) throws IOException {
    assertThat(after(words)).contains(secret);
  }

  /** An exporter that gives one side's liaison umpire the book of the other's. */
  @Test
  void theOtherSidesBookIsRefused() {
    assertThat(audit.check(book(RED, BLUE)))
        .extracting(Leak::what)
        .contains(
            "Separate Report to Red", "intelligence for Red", "something in the colour of Red");
  }

  /** An exporter that hands a single player's liaison umpire what is for another of his side. */
  @Test
  void aNeighboursBookIsRefused() {
    UmpireTeam each = UmpireTeam.of(SITUATION.scenario(), 4);
    LiaisonView division = LiaisonViews.of(SITUATION, each.liaisons().get(0));
    LiaisonView farm = LiaisonViews.of(SITUATION, each.liaisons().get(1));
    assertThat(audit.check(book(division, division))).isEmpty();
    assertThat(audit.check(book(farm, division)))
        .extracting(Leak::what)
        .contains("Separate Report to Blue, Commander at the farm");
  }

  /** His book taken for his player's pack tells the player news before its time. */
  @Test
  void hisBookIsNotHisPlayers() {
    Paper book = book(BLUE, BLUE);
    PaperAudience player = new PaperAudience.Player(BLUE.players().get(0));
    assertThat(audit.check(new Paper("blue.pdf", player, book.content(), book.ownWords())))
        .extracting(Leak::what)
        .contains("intelligence for Blue", "Separate Report to Blue, Commander at the farm");
  }
}
