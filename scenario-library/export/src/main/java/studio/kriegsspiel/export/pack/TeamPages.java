package studio.kriegsspiel.export.pack;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.LiaisonView;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.SealedSheets;
import studio.kriegsspiel.situation.knowledge.UmpireTeam;

/**
 * The pages of the controller's book on his team: who serves whom, who decides what, how a message
 * goes, who hands over which sheet, and what each liaison umpire holds that his players do not.
 */
public final class TeamPages {
  private final Situation situation;
  private final UmpireTeam team;
  private final List<Member> members;

  /**
   * A liaison umpire and his book.
   *
   * @param fileName of the book
   * @param view what stands in it
   */
  public record Member(String fileName, LiaisonView view) {}

  /** The pages on a team whose books are {@code members}, in the order of its liaison umpires. */
  public TeamPages(Situation situation, UmpireTeam team, List<Member> members) {
    this.situation = situation;
    this.team = team;
    this.members = List.copyOf(members);
  }

  void addTo(Flow flow) {
    flow.heading("The umpires\u2019 team");
    if (members.isEmpty()) {
      flow.remark("You are the only umpire: you serve all players yourself.");
      return;
    }
    Table table =
        new Table(Table.words("Umpire", 34), Table.words("Serves", 58), Table.words("Book", 44));
    table.row(
        "Controller: you",
        team.controllers().isEmpty() ? "nobody himself" : players(team.controllers()),
        "umpire.pdf");
    for (int i = 0; i < members.size(); i++) {
      Member each = members.get(i);
      table.row(called(i), players(each.view().liaison().players()), each.fileName());
    }
    flow.table(table);
    decides(flow);
    message(flow);
    sheets(flow);
    holds(flow);
  }

  private String called(int member) {
    return number(member)
        + members.get(member).view().liaison().name().map(name -> ", " + name).orElse("");
  }

  private String number(int member) {
    return members.size() == 1 ? "Liaison umpire" : "Liaison umpire %d".formatted(member + 1);
  }

  /** Players with the title of their side once. */
  private String players(List<Reader.Player> players) {
    return players.stream()
        .map(Reader.Player::side)
        .distinct()
        .map(side -> players(side, players))
        .collect(Collectors.joining("; "));
  }

  private String players(String side, List<Reader.Player> players) {
    Scenario scenario = situation.scenario();
    String title =
        scenario.findSide(side).map(Side::title).filter(each -> !each.isEmpty()).orElse(side);
    return title
        + ": "
        + players.stream()
            .filter(each -> each.side().equals(side))
            .map(TeamPages::who)
            .collect(Collectors.joining(", "));
  }

  private static String who(Reader.Player player) {
    String roles = player.role().orElse("all who play it");
    return player.person().map(name -> name + " (" + roles + ")").orElse(roles);
  }

  private static void decides(Flow flow) {
    flow.subheading("Who decides what");
    flow.item(
        "\u2022",
        "You keep the map and the clock. What troops may do, where they come to, what they see and what they suffer you decide, and you alone.");
    flow.item(
        "\u2022",
        "You tell all players together what everybody notices: weather, ground, rivers, light, and when play ends. No other book speaks of it.");
    flow.item(
        "\u2022",
        "A liaison umpire takes his players\u2019 orders, brings them to you, and tells his players what you give him. He decides the hour of a sheet where his run sheet leaves him a span, and nothing else.");
    flow.item("\u2022", "No liaison umpire serves two sides: only you hold the secrets of both.");
  }

  private static void message(Flow flow) {
    flow.subheading("How a message goes");
    flow.item(
        "1.",
        "The player writes it on a form, with day, hour and receiver, and gives it to his liaison umpire.");
    flow.item("2.", "The liaison umpire numbers it in his log and brings it to you.");
    flow.item(
        "3.",
        "You reckon the ride and write into the log of couriers when it arrives, or that it does not.");
    flow.item(
        "4.",
        "At that hour troops act on an order to them. A message to another player you give to the umpire who serves him; he hands it over and notes the hour.");
    flow.item(
        "5.",
        "What troops see and report goes back the same way: from you to the liaison umpire, from him to his player.");
  }

  private void sheets(Flow flow) {
    Table table =
        new Table(
            Table.words("Sheet", 10),
            Table.words("When", 54),
            Table.words("To", 40),
            Table.words("Handed over by", 34));
    for (SealedSheets.Due due : SealedSheets.of(situation)) {
      table.row(
          due.sheet().mark(),
          PaperWords.capital(UmpireNews.release(situation, due.release())),
          PaperWords.audience(due.sheet().audience()),
          by(due));
    }
    if (!table.isEmpty()) {
      flow.subheading("Who hands over which sheet");
      flow.remark(
          "Cut the sheets apart and give each umpire his own before play. Yours you keep until it is time; then you hand them over, or give them to the umpire who serves the receiver. A sheet of several umpires goes from the first to the last.");
      flow.table(table);
    }
  }

  private String by(SealedSheets.Due due) {
    List<Integer> by =
        IntStream.range(0, members.size())
            .filter(
                i ->
                    members.get(i).view().hands().stream()
                        .anyMatch(each -> each.sheet().equals(due.sheet())))
            .boxed()
            .toList();
    boolean also =
        by.isEmpty()
            || team.controllers().stream().anyMatch(each -> each.isAmong(due.sheet().audience()));
    String liaisons =
        by.size() == 1
            ? number(by.get(0))
            : "Liaison umpires "
                + by.stream().map(i -> String.valueOf(i + 1)).collect(Collectors.joining(", "));
    return by.isEmpty() ? "you" : also ? liaisons + " and you" : liaisons;
  }

  /** What goes beyond what players know, and what it is for. */
  private void holds(Flow flow) {
    Table table =
        new Table(
            Table.words("Umpire", 34),
            Table.words("Holds, for himself alone", 64),
            Table.words("For what", 40));
    for (int i = 0; i < members.size(); i++) {
      LiaisonView view = members.get(i).view();
      String umpire = called(i);
      view.hands().stream()
          .flatMap(
              hand ->
                  hand
                      .watch()
                      .map(
                          watch ->
                              hand.sheet().mark() + ": " + UmpireNews.condition(situation, watch))
                      .stream())
          .forEach(
              words ->
                  table.row(
                      umpire,
                      "the condition of sheet " + words,
                      "to watch for it among his players\u2019 own troops"));
      view.comings().stream()
          .filter(LiaisonView.Coming::alone)
          .forEach(
              coming ->
                  table.row(
                      umpire,
                      "that "
                          + coming.title()
                          + " comes on at "
                          + PaperWords.clock(coming.arrival().at()),
                      "to tell his players at that hour"));
      view.works()
          .forEach(
              work ->
                  table.row(
                      umpire,
                      "that "
                          + work.title()
                          + (work.done() ? " has finished at " : " begins its work at ")
                          + PaperWords.clock(work.at()),
                      "to tell his players at that hour"));
    }
    flow.subheading("What liaison umpires hold that their players do not");
    flow.remark("Each holds the sheets that he hands over before their hours, with their words.");
    if (!table.isEmpty()) {
      flow.table(table);
    }
    flow.remark(
        "Beyond that nothing: no other side\u2019s troops, no weather to come, no end of play, no truth of news, none of your notes. Every book was read back to make sure of it.");
  }
}
