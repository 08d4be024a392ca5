package studio.kriegsspiel.scenario.edit;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.phrase.StatementKind;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** What an author wants changed, wherever it was asked for: map, tree, timeline or a mend. */
public sealed interface Intention {
  /** Has it done by whoever does its kind. */
  void match(Cases cases);

  /** Who does each kind; who adds one is asked for one more. */
  record Cases(
      Consumer<Place> place,
      Consumer<Move> move,
      Consumer<Turn> turn,
      Consumer<Reform> reform,
      Consumer<Withdraw> withdraw,
      Consumer<Rename> rename,
      Consumer<Retitle> retitle,
      Consumer<ChangeStrength> changeStrength,
      Consumer<AddUnit> addUnit,
      Consumer<BringIn> bringIn,
      Consumer<RemoveUnit> removeUnit,
      Consumer<Resubordinate> resubordinate,
      Consumer<AddRole> addRole,
      Consumer<AddNews> addNews,
      Consumer<AddSighting> addSighting,
      Consumer<AddWeather> addWeather,
      Consumer<AddMarch> addMarch,
      Consumer<RemoveStatement> removeStatement,
      Consumer<Shift> shift,
      Consumer<EndPlay> endPlay,
      Consumer<Say> say,
      Consumer<Amend> amend) {}

  /**
   * A unit that stands nowhere shall stand here; one that is deployed moves.
   *
   * @param spot in metres of the terrain's system
   * @param formation how it stands; what is usual for its arm where it is not said
   * @param facing the way it faces, if that is to be written
   */
  record Place(UnitId unit, MapSpot spot, Optional<Formation> formation, Optional<Direction> facing)
      implements Intention {
    @Override
    public void match(Cases cases) {
      cases.place().accept(this);
    }
  }

  /** A deployed unit shall stand elsewhere; the spot is in metres of the terrain's system. */
  record Move(UnitId unit, MapSpot spot) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.move().accept(this);
    }
  }

  /** A deployed unit shall face another way. */
  record Turn(UnitId unit, Direction facing) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.turn().accept(this);
    }
  }

  /** A deployed unit shall stand in another formation. */
  record Reform(UnitId unit, Formation formation) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.reform().accept(this);
    }
  }

  /** A deployed unit shall stand nowhere; it stays in the order of battle. */
  record Withdraw(UnitId unit) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.withdraw().accept(this);
    }
  }

  /** A side, a unit's short name or a role shall be called otherwise, wherever it is named. */
  record Rename(DefinedName named, String name) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.rename().accept(this);
    }
  }

  /** A unit's title, as readers see it, shall be another. */
  record Retitle(UnitId unit, String title) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.retitle().accept(this);
    }
  }

  /**
   * A unit's own figure shall be another.
   *
   * @param number at least one
   */
  record ChangeStrength(UnitId unit, Figure figure, int number) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.changeStrength().accept(this);
    }
  }

  /**
   * Units written elsewhere shall stand in this order of battle.
   *
   * @param side the side they belong to
   * @param parent the unit they become part of; none for the highest level
   * @param units the units as they are written
   */
  record AddUnit(String side, Optional<UnitId> parent, UnitBlock units) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.addUnit().accept(this);
    }
  }

  /**
   * An army list shall be brought in at the end of a side's order of battle.
   *
   * @param list its name or path, as it is to stand in the text
   */
  record BringIn(String side, String list) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.bringIn().accept(this);
    }
  }

  /** A unit, with its parts and what they do, shall be no more. */
  record RemoveUnit(UnitId unit) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.removeUnit().accept(this);
    }
  }

  /**
   * A unit, with its parts, shall be part of another of its side.
   *
   * @param parent the unit it becomes part of; none for the highest level
   */
  record Resubordinate(UnitId unit, Optional<UnitId> parent) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.resubordinate().accept(this);
    }
  }

  /**
   * There shall be one more role.
   *
   * @param side its side
   * @param title without quotation marks
   */
  record AddRole(String side, String title, Optional<UnitId> commands, Optional<UnitId> superior)
      implements Intention {
    @Override
    public void match(Cases cases) {
      cases.addRole().accept(this);
    }
  }

  /**
   * There shall be one more item of news.
   *
   * @param text what is told
   */
  record AddNews(
      Moment at,
      Audience audience,
      Optional<SourceKind> source,
      Optional<Reliability> reliability,
      boolean truth,
      String text)
      implements Intention {
    @Override
    public void match(Cases cases) {
      cases.addNews().accept(this);
    }
  }

  /**
   * A patrol of a unit shall tell its side of a body that it has seen.
   *
   * @param watcher whose patrol it is
   * @param seen the body
   * @param spot where it is said to be, in metres of the terrain's system
   */
  record AddSighting(Moment at, UnitId watcher, UnitId seen, MapSpot spot) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.addSighting().accept(this);
    }
  }

  /**
   * The weather shall change during play.
   *
   * @param words what it becomes, such as {@code rain}
   */
  record AddWeather(Moment at, String words) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.addWeather().accept(this);
    }
  }

  /** The umpire shall have a unit march to a named place during play. */
  record AddMarch(UnitId unit, String place, Moment at) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.addMarch().accept(this);
    }
  }

  /** A statement (a role, a report, an item of news, a reinforcement, a work) shall be no more. */
  record RemoveStatement(TextSpan statement) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.removeStatement().accept(this);
    }
  }

  /** A time in a statement shall be another; the first of that time in it. */
  record Shift(TextSpan statement, Moment from, Moment to) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.shift().accept(this);
    }
  }

  /** Play shall end at another time; {@code statement} is where the header gives its times. */
  record EndPlay(TextSpan statement, Moment.At from, Moment.At to) implements Intention {
    @Override
    public void match(Cases cases) {
      cases.endPlay().accept(this);
    }
  }

  /**
   * There shall be one more statement of a kind.
   *
   * @param values what stands in its parts, by their keys, and what was chosen
   * @param at below what it stands
   */
  record Say(StatementKind kind, Map<String, String> values, Host at) implements Intention {
    /** Copies the map. */
    public Say {
      values = Map.copyOf(values);
    }

    @Override
    public void match(Cases cases) {
      cases.say().accept(this);
    }
  }

  /**
   * A statement shall say something else; what stays the same in it is not touched.
   *
   * @param statement from its first character to its last
   * @param values what stands in its parts from now on, by their keys, and what was chosen
   */
  record Amend(StatementKind kind, TextSpan statement, Map<String, String> values)
      implements Intention {
    /** Copies the map. */
    public Amend {
      values = Map.copyOf(values);
    }

    @Override
    public void match(Cases cases) {
      cases.amend().accept(this);
    }
  }
}
