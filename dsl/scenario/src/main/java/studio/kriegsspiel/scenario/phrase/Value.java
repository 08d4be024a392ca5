package studio.kriegsspiel.scenario.phrase;

/** What may stand in a part of a statement. */
public enum Value {
  /** {@code 13:30}, {@code move 7}, {@code start + 90 min}. */
  MOMENT,
  /** A time of day. */
  CLOCK,
  /** Words in quotation marks on one line. */
  TITLE,
  /** A named place of the ground, in quotation marks. */
  PLACE,
  /** What is told, over as many lines as it likes. */
  PROSE,
  /** A name. */
  NAME,
  /** A unit by its short name, its side before it perhaps. */
  UNIT,
  /** A unit by its short name or its title. */
  PARTY,
  /** Who is told. */
  AUDIENCE,
  /** Who sends a report: a word of the language, or any name. */
  SENDER,
  /** What kind of source it comes from. */
  SOURCE,
  /** A place, a distance from one, a grid reference, a latitude and longitude. */
  POSITION,
  /** A compass word or degrees. */
  DIRECTION,
  /** How troops stand. */
  FORMATION,
  /** A whole number. */
  NUMBER,
  /** One of the words of a list; any one word where there is none. */
  WORD,
  /** Whatever stands up to the end of the line. */
  REST,
  /** A number with a unit of length. */
  DISTANCE,
  /** A number with a unit of time. */
  LENGTH_OF_TIME,
  /** {@code 9-pdr}. */
  CALIBRE,
  /** Who plays: a name, or a number. */
  PERSON,
  /** {@code 18 June 1815}. */
  DATE,
  /** What is judged by the umpire before news goes out. */
  CONDITION,
  /** A role that a player holds. */
  HELD,
  /** Nothing but the words before it, which stand there or do not. */
  MARK
}
