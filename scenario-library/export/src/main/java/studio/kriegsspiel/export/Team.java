package studio.kriegsspiel.export;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.export.pack.TeamPages;
import studio.kriegsspiel.export.paper.FileNames;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.LiaisonViews;
import studio.kriegsspiel.situation.knowledge.TooManyUmpiresException;
import studio.kriegsspiel.situation.knowledge.UmpireTeam;

/**
 * The umpires for whom books are made.
 *
 * @param members the liaison umpires
 * @param pages what the controller reads of them
 */
record Team(List<TeamPages.Member> members, TeamPages pages) {
  Team {
    members = List.copyOf(members);
  }

  /**
   * So many umpires of a situation, the controller among them.
   *
   * @param names those that other papers have already
   * @throws ExportException if there are more liaison umpires than players
   */
  static Team of(Situation situation, int umpires, FileNames names) {
    try {
      UmpireTeam team = UmpireTeam.of(situation.scenario(), umpires);
      List<TeamPages.Member> members = new ArrayList<>();
      for (UmpireTeam.Liaison each : team.liaisons()) {
        boolean whole =
            team.liaisons().stream().filter(one -> one.side().equals(each.side())).count() == 1;
        members.add(
            new TeamPages.Member(
                names.liaison(each.players(), whole) + ".pdf", LiaisonViews.of(situation, each)));
      }
      return new Team(members, new TeamPages(situation, team, members));
    } catch (TooManyUmpiresException e) {
      throw new ExportException(String.valueOf(e.getMessage()), e);
    }
  }
}
