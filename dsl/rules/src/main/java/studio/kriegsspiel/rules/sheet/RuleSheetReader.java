package studio.kriegsspiel.rules.sheet;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.data.DataFile;
import studio.kriegsspiel.rules.data.DataNode;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableColumn;

/**
 * Reads a book's {@code sheet.json} and {@code player.json}; whatever does not fit the book is told
 * by file and line.
 */
final class RuleSheetReader {
  private final RuleBook book;

  private RuleSheetReader(RuleBook book) {
    this.book = book;
  }

  /** The sheet of a name that lies beside the book's other data, if there is one. */
  static Optional<TableSheet> find(RuleBook book, String name) {
    String path = "studio/kriegsspiel/rules/%s/%s.json".formatted(book.id().id(), name);
    ClassLoader loader = RuleBook.class.getClassLoader();
    return loader.getResource(path) == null
        ? Optional.empty()
        : Optional.of(read(book, DataFile.resource(loader, path)));
  }

  /** What the data of a sheet says. */
  static TableSheet read(RuleBook book, DataNode root) {
    root.only("note", "sections");
    RuleSheetReader reader = new RuleSheetReader(book);
    return new TableSheet(root.get("note").text(), root.get("sections").each(reader::section));
  }

  private TableSheet.Section section(DataNode node) {
    node.only("title", "with", "questions", "steps", "tables");
    if (node.has("questions")) {
      node.get("questions").each(this::question);
    }
    return new TableSheet.Section(
        node.get("title").text(),
        needs(node, "with"),
        node.has("questions") ? node.get("questions").texts() : List.of(),
        node.get("steps").each(this::step),
        node.has("tables") ? node.get("tables").each(this::extract) : List.of());
  }

  private String question(DataNode node) {
    if (book.procedures().stream().map(Procedure::name).noneMatch(node.text()::equals)) {
      throw node.expected("a question of the book");
    }
    return node.text();
  }

  private TableSheet.Instruction step(DataNode node) {
    node.only("text", "source", "layer");
    Citation citation;
    try {
      citation = Citation.parse(book.id(), node.get("source").text(), node.text("layer", ""));
    } catch (IllegalArgumentException wrong) {
      throw node.expected(String.valueOf(wrong.getMessage()));
    }
    return new TableSheet.Instruction(node.get("text").text(), known(node, citation));
  }

  private Citation known(DataNode node, Citation citation) {
    boolean known =
        switch (citation.layer()) {
          case PRINTED -> true;
          case RULING ->
              book.rulings().stream().anyMatch(each -> each.id().equals(citation.reference()));
          case DEFAULT ->
              book.defaults().stream().anyMatch(each -> each.id().equals(citation.reference()));
        };
    if (!known) {
      throw node.expected("a ruling or default that there is, not " + citation.reference());
    }
    return citation;
  }

  private Extract extract(DataNode node) {
    node.only("table", "leave", "by", "only");
    DataNode name = node.get("table");
    if (!book.tables().names().contains(name.text())) {
      throw name.expected("a table of the book");
    }
    RuleTable table = book.table(name.text());
    if (node.has("leave")) {
      node.get("leave").each(each -> column(table, each));
    }
    return new Extract(
        table,
        node.has("leave") ? Set.copyOf(node.get("leave").texts()) : Set.of(),
        Optional.ofNullable(node.find("by")).map(each -> by(table, each)),
        Optional.ofNullable(node.find("only")).map(each -> only(table, each)));
  }

  private static String column(RuleTable table, DataNode node) {
    if (table.columns().stream().map(TableColumn::name).noneMatch(node.text()::equals)) {
      throw node.expected("a column of the table " + table.name());
    }
    return node.text();
  }

  private static Extract.By by(RuleTable table, DataNode node) {
    node.only("column", "of");
    DataNode family = node.get("of");
    for (Correspondence.Family each : Correspondence.Family.values()) {
      if (each.fileName().equals(family.text())) {
        return new Extract.By(column(table, node.get("column")), each);
      }
    }
    throw family.expected("a family of things that correspond, such as calibres");
  }

  private static Extract.Only only(RuleTable table, DataNode node) {
    node.only("column", "cells");
    String column = column(table, node.get("column"));
    Map<Need, Set<String>> cells = new EnumMap<>(Need.class);
    DataNode all = node.get("cells");
    for (String word : all.names()) {
      DataNode listed = all.get(word);
      listed.each(each -> cell(table, column, each));
      cells.put(need(word, listed), Set.copyOf(listed.texts()));
    }
    return new Extract.Only(column, cells);
  }

  private static String cell(RuleTable table, String column, DataNode node) {
    if (table.rows().stream()
        .noneMatch(row -> node.text().equals(String.valueOf(row.value(column))))) {
      throw node.expected("a cell of the column " + column);
    }
    return node.text();
  }

  private static Set<Need> needs(DataNode node, String key) {
    Set<Need> needs = EnumSet.noneOf(Need.class);
    if (node.has(key)) {
      DataNode words = node.get(key);
      words.each(each -> needs.add(need(each.text(), each)));
    }
    return needs;
  }

  private static Need need(String word, DataNode where) {
    for (Need each : Need.values()) {
      if (each.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word)) {
        return each;
      }
    }
    throw where.expected("what must be there, such as cavalry");
  }
}
