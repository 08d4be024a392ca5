package studio.kriegsspiel.export.aids;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.board.Board;
import studio.kriegsspiel.export.board.Pages;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.apparatus.DieFace;
import studio.kriegsspiel.rules.apparatus.MarkedDie;
import studio.kriegsspiel.rules.apparatus.PlainThrow;

/** What common dice show in the place of the book's own, and how likely their totals are. */
final class DiceTables {
  private static final double SIZE = 9.5;
  private static final double LINE = 5;
  private static final double CELL = 18;
  private static final double GAP = 4;
  private static final double NAME = 48;
  private static final int SIDES = 6;
  private static final int DIGITS = 10;

  private DiceTables() {}

  static void addTo(Pages pages, BookDice dice) {
    List<MarkedDie> full = dice.marked().stream().filter(die -> !die.odds().isEmpty()).toList();
    if (!full.isEmpty()) {
      faces(pages, full, dice.marked());
    }
    if (!dice.plain().isEmpty()) {
      totals(pages, dice.plain());
    }
    if (dice.numbers().isPresent()) {
      digits(pages, dice.numbers().get().citation());
    }
  }

  private static void faces(Pages pages, List<MarkedDie> dice, List<MarkedDie> all) {
    pages.begin(Phrase.COMMON_DICE.words(), false);
    intro(pages, Phrase.COMMON_DICE_HOW.words());
    pages.add(
        CELL * 0.7,
        board -> {
          for (int face = 1; face <= SIDES; face++) {
            int number = face;
            board.at(
                NAME + (face - 1) * (CELL + GAP) + CELL * 0.15,
                0,
                part -> {
                  DieFaces.pips(part, number, CELL * 0.7);
                  DieFaces.edge(part, CELL * 0.7);
                });
          }
        });
    for (MarkedDie die : dice) {
      pages.add(CELL, board -> row(board, die));
    }
    List<String> rulings = new ArrayList<>();
    for (MarkedDie die : dice) {
      List<String> names = decided(die);
      if (!names.isEmpty()) {
        rulings.add(BookWords.marked(die.name()) + ": " + String.join(", ", names));
      }
    }
    if (!rulings.isEmpty()) {
      intro(pages, Phrase.FACES_RULED.of(String.join("; ", rulings)));
    }
    if (all.size() > dice.size()) {
      intro(pages, Phrase.EXCEPTIONAL_HOW.words());
    }
  }

  private static void row(Board board, MarkedDie die) {
    board.text(BookWords.marked(die.name()), Faces.BOLD, 12, 0, CELL * 0.45);
    board.text(
        BookWords.figure(die.odds()) + "  (" + Layers.place(die.citation()) + ")",
        Faces.ITALIC,
        8,
        0,
        CELL * 0.45 + 4.5,
        Board.SOFT);
    for (DieFace face : die.faces()) {
      board.at(
          NAME + (face.number() - 1) * (CELL + GAP),
          0,
          part -> {
            part.draw(new Rectangle2D.Double(0, 0, CELL, CELL), 0.1, Board.SOFT);
            DieFaces.marked(part, face, CELL);
          });
    }
  }

  private static List<String> decided(MarkedDie die) {
    return die.faces().stream()
        .flatMap(face -> face.decided().stream())
        .map(Layers::place)
        .distinct()
        .toList();
  }

  private static void intro(Pages pages, String words) {
    double room = pages.width(false);
    pages.add(
        Board.blockHeight(words, Faces.ROMAN, SIZE, room),
        board -> board.block(words, Faces.ROMAN, SIZE, 0, 0, room));
  }

  private record Pair(int dice, int sides) {}

  private static void totals(Pages pages, List<PlainThrow> plain) {
    pages.begin(Phrase.THROWS.words(), false);
    Map<Pair, List<PlainThrow>> byDice = new LinkedHashMap<>();
    plain.forEach(
        each ->
            byDice
                .computeIfAbsent(new Pair(each.dice(), each.sides()), key -> new ArrayList<>())
                .add(each));
    byDice.forEach(
        (pair, all) -> {
          pages.add(
              LINE * (all.size() + 1),
              board -> {
                board.text(howMany(pair), Faces.BOLD, 11, 0, 4);
                double y = 4 + LINE;
                for (PlainThrow each : all) {
                  board.text(
                      BookWords.marked(each.decides())
                          + "  ("
                          + Layers.place(each.citation())
                          + ")",
                      Faces.ROMAN,
                      SIZE,
                      4,
                      y);
                  y += LINE;
                }
              });
          chances(pages, all.get(0));
        });
  }

  private static String howMany(Pair pair) {
    return pair.dice() == 1
        ? Phrase.ONE_DIE.of(pair.sides())
        : Phrase.SO_MANY_DICE.of(pair.dice(), pair.sides());
  }

  /** Of a hundred throws, how many show a total, and how many it or more. */
  private static void chances(Pages pages, PlainThrow thrown) {
    int first = thrown.dice();
    int last = thrown.dice() * thrown.sides();
    double room = pages.width(false);
    double column = Math.min(13, (room - NAME) / (last - first + 1));
    pages.add(
        3 * LINE + 2,
        board -> {
          board.text(Phrase.TOTAL.words(), Faces.BOLD, SIZE, 4, 4);
          board.text(Phrase.JUST_THIS.words(), Faces.ROMAN, SIZE, 4, 4 + LINE);
          board.text(Phrase.THIS_OR_MORE.words(), Faces.ROMAN, SIZE, 4, 4 + 2 * LINE);
          board.line(4, 5.4, NAME + column * (last - first + 1), 5.4, 0.15, Board.SOFT);
          long more = thrown.throwsInAll();
          for (int total = first; total <= last; total++) {
            double x = NAME + column * (total - first + 0.5);
            board.centred(BookWords.figure(total), Faces.BOLD, SIZE, x, 4);
            board.centred(percent(thrown.throwsOf(total), thrown), Faces.ROMAN, SIZE, x, 4 + LINE);
            board.centred(percent(more, thrown), Faces.ROMAN, SIZE, x, 4 + 2 * LINE);
            more -= thrown.throwsOf(total);
          }
        });
  }

  private static String percent(long throwsOf, PlainThrow thrown) {
    return BookWords.figure(
        String.format(Locale.ROOT, "%.1f", 100.0 * throwsOf / thrown.throwsInAll()));
  }

  /** Two common dice for one figure of a random number. */
  private static void digits(Pages pages, Citation citation) {
    pages.begin(Phrase.NUMBERS_FROM_DICE.words(), false);
    intro(pages, Phrase.NUMBERS_HOW.of(Layers.place(citation)));
    double cell = 15;
    pages.add(
        cell * (SIDES + 1),
        board -> {
          for (int i = 1; i <= SIDES; i++) {
            int number = i;
            board.at(i * cell + 2, 2, part -> die(part, number, cell - 4));
            board.at(2, i * cell + 2, part -> die(part, number, cell - 4));
          }
          for (int first = 1; first <= SIDES; first++) {
            for (int second = 1; second <= SIDES; second++) {
              double x = second * cell;
              double y = first * cell;
              board.draw(new Rectangle2D.Double(x, y, cell, cell), 0.12, Board.SOFT);
              int digit = digit(first, second);
              if (digit < 0) {
                board.centred(
                    Phrase.AGAIN.words(), Faces.ITALIC, SIZE, x + cell / 2, y + cell / 2 + 1.2);
              } else {
                board.centred(
                    BookWords.figure(digit), Faces.BOLD, 16, x + cell / 2, y + cell / 2 + 2);
              }
            }
          }
        });
  }

  private static void die(Board board, int number, double side) {
    DieFaces.pips(board, number, side);
    DieFaces.edge(board, side);
  }

  /** The figure two dice stand for, each by three throws; -1 for the six that are left over. */
  static int digit(int first, int second) {
    int at = (first - 1) * SIDES + second - 1;
    return at < DIGITS * 3 ? at % DIGITS : -1;
  }
}
