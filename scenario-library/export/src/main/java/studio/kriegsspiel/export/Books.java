package studio.kriegsspiel.export;

import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.troops.KnownBlocks;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.export.pack.PhaseBook;
import studio.kriegsspiel.export.pack.PlayerGuide;
import studio.kriegsspiel.export.pack.PlayerPack;
import studio.kriegsspiel.export.pack.TeamPages;
import studio.kriegsspiel.export.pack.UmpireBook;
import studio.kriegsspiel.export.page.ReadersMaps;
import studio.kriegsspiel.export.page.ScreenMap;
import studio.kriegsspiel.export.pdf.MapPlate;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.situation.ground.ZoneIndex;
import studio.kriegsspiel.situation.knowledge.ExerciseView;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.plan.UmpireMarks;
import studio.kriegsspiel.terrain.Terrain;

/** The books, packs and maps of a request; what several show is drawn once. */
final class Books {
  private final ExportRequest request;
  private final MapPlate plate;
  private final Knowledge knowledge;
  private final Map<Terrain, MapPlate> plates = new IdentityHashMap<>();
  private final TroopBlocks troops;
  private final ReadersMaps maps;
  private final Map<Shown, byte[]> pictures = new HashMap<>();

  /** What a reader's map shows. */
  private record Shown(Terrain ground, List<TroopPost> troops, PlanMarks plans, String kind) {}

  Books(ExportRequest request) {
    this.request = request;
    this.plate =
        new MapPlate(
            new MapPainter(request.terrain(), request.manner()),
            request.terrain().extent(),
            request.measures().metresPerPace());
    this.knowledge = Knowledge.of(request.situation());
    this.troops =
        new TroopBlocks(
            request.measures().metresPerPace(),
            Optional.of(request.situation().book().fieldManual()));
    this.maps =
        new ReadersMaps(
            request.scenario().title(),
            request.terrain(),
            knowledge.mapForAll().orElseThrow(),
            new ZoneIndex(request.situation().ground().orElseThrow()),
            troops,
            request.layers(),
            known -> plate(known).painter());
  }

  private List<TroopBlock> allTroops() {
    return troops.of(
        TroopPost.ofAll(
            request.scenario(), request.situation().ground().orElseThrow().positions()));
  }

  /** The umpire's map for a screen. */
  ScreenMap umpiresMap() {
    LocalDateTime begins = request.situation().clock().begins();
    return maps.umpires(
        allTroops(), UmpireMarks.of(request.situation(), begins), UmpireBook.troopsAt(begins));
  }

  /** The maps for a screen. */
  ReadersMaps maps() {
    return maps;
  }

  /** What a player knows at a minute if play has gone as the text plans it, for the umpire. */
  ScreenMap at(Reader.Player reader, LocalDateTime minute) {
    Known known = knowledge.of(reader).at(minute);
    return maps.of(known.view(), KnownBlocks.of(known, known.sees()));
  }

  /** Draws the whole ground; what was worked out of its heights is kept. */
  MapPainter ground() {
    return plate.painter();
  }

  /** What each reader knows. */
  Knowledge knowledge() {
    return knowledge;
  }

  /** One plate for all who know the same of the ground: it is drawn and packed once. */
  MapPlate plate(Terrain map) {
    return plates.computeIfAbsent(
        map, key -> key == request.terrain() ? plate : plate.showing(key));
  }

  /** The truth hour by hour, or from decision to decision. */
  PhaseBook phaseBook(Optional<Exercise> exercise) {
    return new PhaseBook(request.situation(), exercise, plate, request.layers(), troops);
  }

  /** The umpire's book, with the pages of his team where he has one. */
  UmpireBook umpireBook(Optional<TeamPages> team) {
    return new UmpireBook(request.situation(), plate, request.layers(), allTroops(), team);
  }

  /** A reader's pack, a student's with the exercise that is set to him. */
  PlayerPack pack(PlayerView view, Optional<ExerciseView> exercise) {
    return new PlayerPack(
        view,
        plate(view.map().orElseThrow()),
        request.layers(),
        troops.of(TroopPost.of(view)),
        maps.marks(view),
        exercise,
        guide(view));
  }

  /** What the book asks of him; nothing where the scenario names none. */
  private Optional<PlayerGuide> guide(PlayerView view) {
    return view.rules().flatMap(id -> PlayerGuide.of(request.situation().book(), view));
  }

  /**
   * A reader's map as a picture; those who know the same of it have the same.
   *
   * @param kind of picture
   * @param file makes one of that kind
   */
  byte[] picture(PlayerView view, String kind, Function<ScreenMap, byte[]> file) {
    Shown shown = new Shown(view.map().orElseThrow(), TroopPost.of(view), maps.marks(view), kind);
    return pictures.computeIfAbsent(shown, key -> file.apply(maps.of(view)));
  }

  /** What readers know when play begins. */
  List<PlayerView> views(List<Reader.Player> readers) {
    LocalDateTime begins = request.situation().clock().begins();
    return readers.stream().map(reader -> knowledge.of(reader).at(begins).view()).toList();
  }
}
