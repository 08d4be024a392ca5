package studio.kriegsspiel.rules.printed;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * What a book says its formations and batteries are made of.
 *
 * @param formations the parts of each formation, such as {@code infantry-division}, in the order of
 *     the book
 * @param batteries in the order of the book
 */
public record OrganisationTable(Map<String, List<Component>> formations, List<Battery> batteries) {

  /** Keeps its own copies. */
  public OrganisationTable {
    formations = Map.copyOf(formations);
    batteries = List.copyOf(batteries);
  }

  /**
   * A part of a formation.
   *
   * @param name such as {@code squadrons}, or {@code strength} for all its men
   * @param least the fewest of them
   * @param most the most of them
   * @param citation where the book says so
   */
  public record Component(String name, int least, int most, Citation citation) {}

  /**
   * The pieces of a battery.
   *
   * @param name such as {@code 6-pdr-foot}
   * @param guns how many
   * @param howitzers how many
   * @param howitzer their calibre, where the book gives it
   * @param citation where the book says so
   */
  public record Battery(
      String name, int guns, int howitzers, Optional<String> howitzer, Citation citation) {}

  /** That of a book; empty where it prints none. */
  public static Optional<OrganisationTable> find(RuleBook book) {
    return book.tables()
        .find("organisation")
        .map(
            table ->
                new OrganisationTable(
                    table.rows().stream()
                        .collect(
                            Collectors.groupingBy(
                                row -> row.getText("formation"),
                                Collectors.mapping(
                                    OrganisationTable::component, Collectors.toList()))),
                    book.table("batteries").rows().stream()
                        .map(OrganisationTable::battery)
                        .toList()));
  }

  private static Component component(TableRow row) {
    return new Component(
        row.getText("component"), row.getInteger("least"), row.getInteger("most"), row.citation());
  }

  private static Battery battery(TableRow row) {
    return new Battery(
        row.getText("battery"),
        row.findInteger("guns").orElse(0),
        row.findInteger("howitzers").orElse(0),
        row.findText("howitzer"),
        row.citation());
  }
}
