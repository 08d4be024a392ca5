package studio.kriegsspiel.rules.kriegsspiel.manual;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.Strongholds;

/** Reads the tables of strongholds ({@code Reisswitz 1824 §66}). */
final class StrongholdTables {
  private StrongholdTables() {}

  static Strongholds read(RuleBook book) {
    List<Strongholds.Post> posts =
        book.table("stronghold-classes").rows().stream()
            .map(
                row ->
                    new Strongholds.Post(
                        row.getText("feature"),
                        row.getText("class"),
                        row.getText("title"),
                        row.citation()))
            .toList();
    List<Strongholds.Front> fronts =
        book.table("stronghold-troops").rows().stream()
            .filter(row -> !row.isDash("attack"))
            .map(
                row ->
                    new Strongholds.Front(
                        row.getText("position"),
                        row.getText("title"),
                        row.getInteger("defence_from"),
                        row.getInteger("defence_to"),
                        row.getInteger("attack"),
                        row.citation()))
            .toList();
    return new Strongholds(posts, fronts, book.ground().toMetres(1), book.ground().plural());
  }
}
