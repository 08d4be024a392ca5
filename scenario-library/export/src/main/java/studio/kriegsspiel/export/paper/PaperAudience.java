package studio.kriegsspiel.export.paper;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.situation.knowledge.ExerciseView;
import studio.kriegsspiel.situation.knowledge.LiaisonView;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.SealedSheet;

/** Who a file is for, and so what it may hold. */
public sealed interface PaperAudience {

  /** What the cases make of it, by its kind. */
  <R> R match(Cases<R> cases);

  /** A function for each kind; who adds one is asked for one more wherever kinds are told apart. */
  record Cases<R>(
      Function<Umpire, R> umpire,
      Function<Table, R> table,
      Function<Player, R> player,
      Function<Sheets, R> sheets,
      Function<Decisions, R> decisions,
      Function<Liaison, R> liaison,
      Function<Page, R> page) {}

  /** The umpire, who may read everything. */
  record Umpire() implements PaperAudience {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.umpire().apply(this);
    }
  }

  /** Lies on the table for all: the ground, and nothing of any side. */
  record Table() implements PaperAudience {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.table().apply(this);
    }
  }

  /**
   * One reader, who may know what the view holds.
   *
   * @param exercise the exercise that is set to him in this paper, if one is
   */
  record Player(PlayerView view, Optional<ExerciseView> exercise) implements PaperAudience {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.player().apply(this);
    }

    /** A reader who is set no exercise. */
    public Player(PlayerView view) {
      this(view, Optional.empty());
    }
  }

  /**
   * Sheets that are cut apart and handed over one by one. What lies in a sheet's box is for its
   * receiver alone; outside of all boxes there is nothing.
   *
   * @param words what unlocks the file, if it is under lock
   */
  record Sheets(List<Held> sheets, Optional<String> words) implements PaperAudience {
    /** Sheets that whoever has the file can read. */
    public Sheets(List<Held> sheets) {
      this(sheets, Optional.empty());
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sheets().apply(this);
    }

    /** Copies the list. */
    public Sheets {
      sheets = List.copyOf(sheets);
    }
  }

  /**
   * Pages that one student is handed one by one; each asks him what it asks and tells nothing of
   * the next.
   */
  record Decisions(PlayerView view, List<Due> pages) implements PaperAudience {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.decisions().apply(this);
    }

    /** Copies the list. */
    public Decisions {
      pages = List.copyOf(pages);
    }
  }

  /**
   * A liaison umpire, who may know what his players know, what he brings them, and what he has to
   * watch for.
   */
  record Liaison(LiaisonView view) implements PaperAudience {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.liaison().apply(this);
    }
  }

  /**
   * A page of those.
   *
   * @param page number of the page, from 1
   * @param exercise the exercise as far as this page may tell of it
   */
  record Due(int page, ExerciseView exercise) {}

  /**
   * One reader's page for a screen, in which news to come lies under lock.
   *
   * @param view what he may know when play begins
   * @param sheets what he may read once he is told the words
   */
  record Page(PlayerView view, List<Unlocked> sheets) implements PaperAudience {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.page().apply(this);
    }

    /** Copies the list. */
    public Page {
      sheets = List.copyOf(sheets);
    }
  }

  /**
   * A sheet in such a page.
   *
   * @param words what unlocks it
   * @param ownWords words in it that are the exporter's own
   */
  record Unlocked(SealedSheet sheet, String words, List<OwnWord> ownWords) {
    /** Copies the list. */
    public Unlocked {
      ownWords = List.copyOf(ownWords);
    }
  }

  /**
   * Where a sheet lies.
   *
   * @param page number of the page, from 1
   * @param box its part of the page, in points from the upper left corner
   */
  record Held(int page, Rectangle2D box, SealedSheet sheet) {}
}
