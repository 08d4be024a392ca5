package studio.kriegsspiel.rules.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.data.DataFile;
import studio.kriegsspiel.rules.data.MalformedDataException;

class TableReaderTest {
  private static final String GOOD =
      """
      {
        "table": "sample", "title": "Sample", "unit": "paces", "source": "§1",
        "keys": ["arm", "band"],
        "columns": [
          {"name": "arm", "type": "text"},
          {"name": "band", "type": "range"},
          {"name": "rate", "type": "integer"}
        ],
        "rows": [
          {"source": "§2", "values": ["foot", "1-5", 10]},
          {"layer": "ruling:C001", "cells": {"rate": "default:DB-01"}, "values": ["foot", "6+", null]},
          {"values": ["horse", "1-5", 30]}
        ]
      }
      """;

  private static RuleTable read(String json) {
    return TableReader.read(
        RuleBookId.REISSWITZ_1824,
        "sample",
        DataFile.read("sample.json", json.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void findsRowsByExactKeyAndByNumberInRange() {
    RuleTable table = read(GOOD);
    assertThat(table.getInteger("rate", "foot", "1-5")).isEqualTo(10);
    assertThat(table.getInteger("rate", "foot", 3)).isEqualTo(10);
    assertThat(table.findInteger("rate", "foot", 600)).isEmpty();
    assertThat(table.findRow("horse", 6)).isEmpty();
  }

  @Test
  void everyRowAndCellKnowsItsSource() {
    RuleTable table = read(GOOD);
    assertThat(table.getRow("foot", 1).citation()).hasToString("Reisswitz 1824 §2");
    assertThat(table.getRow("horse", 1).citation()).hasToString("Reisswitz 1824 §1");
    TableRow ruled = table.getRow("foot", 6);
    assertThat(ruled.citation()).hasToString("Reisswitz 1824 ruling C001 on §1");
    assertThat(ruled.citation("rate")).hasToString("Reisswitz 1824 default DB-01 on §1");
  }

  @Test
  void unknownKeyNamesTheValidOnesAndTheNearest() {
    assertThatThrownBy(() -> read(GOOD).getRow("hors", 1))
        .isInstanceOf(UnknownNameException.class)
        .hasMessage(
            "There is no arm in table sample `hors`; did you mean `horse`? Valid: foot, horse.");
    assertThatThrownBy(() -> read(GOOD).getRow("horse", 9)).hasMessageContaining("Valid: 1-5.");
    assertThatThrownBy(() -> read(GOOD).getColumn("rates")).hasMessageContaining("`rate`?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          null]              | "ten"]               | sample.json:11: expected a whole number or null in column "rate", found "ten".
          "6+", null         | null, null           | sample.json:11: expected a value, since "band" is a key, found null.
          "6+", null         | "5-2", null          | sample.json:11: expected a range in quotes such as "2-5", "7" or "18+" or null in column "band", found "5-2".
          "6+", null         | "1-5", null          | sample.json:11: expected a row with another key than `foot 1-5`, found an object.
          "6+", null         | "6+"                 | sample.json:11: expected a list of 3 values, found a list of 2.
          ruling:C001        | rulling:C001         | sample.json:11: expected a source: ruling:ID or default:ID, found an object.
          {"rate":           | {"rates":            | sample.json:11: expected the names of columns in "cells", not "rates", found an object.
          "text"}            | "texts"}             | sample.json:5: expected text, integer, decimal, fraction, boolean or range, found "texts".
          "keys"             | "key"                | sample.json:3: expected one of the members table, title, unit, source, layer, keys, columns, rows, note, found "key".
          "sample"           | "other"              | sample.json:2: expected the table name "sample", found "other".
          """)
  void faultsAreToldByFileAndLine(String part, String instead, String message) {
    assertThat(GOOD).contains(part);
    assertThatThrownBy(() -> read(GOOD.replace(part, instead)))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage(message);
  }

  @Test
  void brokenJsonIsToldByLine() {
    assertThatThrownBy(() -> read(GOOD.replace("\"rows\": [", "\"rows\": ")))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageStartingWith("sample.json:1");
    assertThatThrownBy(() -> read("[".repeat(100))).isInstanceOf(MalformedDataException.class);
    assertThatThrownBy(() -> read("")).hasMessageContaining("the end of the file");
    assertThatThrownBy(() -> read(GOOD + "{}")).hasMessageContaining("more data");
  }
}
