package studio.kriegsspiel.situation.telling;

import java.util.EnumSet;
import java.util.Set;

/** What a word of prose is good for; the words of each stand in {@code telling-words.txt}. */
public enum Sense {
  BATTALION,
  REGIMENT,
  COMPANY,
  SQUADRON,
  BRIGADE,
  DIVISION,
  CORPS,
  BATTERY,
  TRAIN,
  CALIBRE,
  GUNS,
  FOOT,
  MEN,
  MUSKET,
  LIGHT,
  HORSE,
  HUSSAR,
  DRAGOON,
  CUIRASSIER,
  LANCER,
  CHASSEUR,
  CARABINIER,
  GRENADIER,
  FUSILIER,
  HIGHLANDER,
  LANDWEHR,
  GUARD,
  MILITIA,
  JAGER,
  VOLTIGEUR,
  TIRAILLEUR,
  MUSKETEER,
  SAPPER,
  PONTOON,
  WAGON,
  NUMBER,
  ARTILLERY,
  UNITWORD,
  FOE,
  OWN,
  THIRD,
  MOVE,
  ARRIVING,
  INTEND,
  HOLD,
  TAKE,
  CROSS,
  DESTROY,
  DELAY,
  ESCORT,
  DEPART,
  SCOUT,
  RETREAT,
  BREAKING,
  BRIDGING,
  BARRING,
  PIERCING,
  FELLING,
  DIGGING,
  FERRYING,
  FORTIFYING,
  SKY,
  SOIL,
  STREAM,
  STATESKY,
  FUTURE,
  PAST,
  PLAY,
  FALSE,
  NOT,
  TRUST,
  TIMEPREP,
  SMALL,
  NOTUNIT,
  /** A word of titles that is nobody's name. */
  GENERIC,
  /** Behind it stands who something is done to. */
  TOWARDS,
  /** A word of places that many have. */
  PLACEWORD,
  STRONG,
  IS,
  NAME_AFTER;

  /** Kinds of cavalry, each of which is horse. */
  static final Set<Sense> KINDS_OF_HORSE =
      EnumSet.of(HUSSAR, DRAGOON, CUIRASSIER, LANCER, CHASSEUR, CARABINIER);

  /** Kinds of infantry, each of which is foot. */
  static final Set<Sense> KINDS_OF_FOOT =
      EnumSet.of(
          GRENADIER,
          FUSILIER,
          HIGHLANDER,
          LANDWEHR,
          GUARD,
          MILITIA,
          JAGER,
          VOLTIGEUR,
          TIRAILLEUR,
          MUSKETEER);

  /** Bodies of troops that are numbered. */
  static final Set<Sense> BODIES =
      EnumSet.of(BATTALION, REGIMENT, COMPANY, SQUADRON, BRIGADE, DIVISION, CORPS, BATTERY, TRAIN);

  /** Words that say what a regiment is. */
  static final Set<Sense> ARMS = arms();

  /** Kinds of foot and of horse. */
  static final Set<Sense> KINDS = kinds();

  private static Set<Sense> kinds() {
    Set<Sense> kinds = EnumSet.copyOf(KINDS_OF_HORSE);
    kinds.addAll(KINDS_OF_FOOT);
    return kinds;
  }

  private static Set<Sense> arms() {
    Set<Sense> arms = EnumSet.of(FOOT, LIGHT, HORSE, ARTILLERY);
    arms.addAll(KINDS_OF_HORSE);
    arms.addAll(KINDS_OF_FOOT);
    return arms;
  }
}
