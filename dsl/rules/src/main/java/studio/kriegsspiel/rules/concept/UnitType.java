package studio.kriegsspiel.rules.concept;

import java.util.Arrays;
import java.util.Optional;

/** What kind of troops a unit is, in the terms all five books can be asked about. */
public enum UnitType {
  INFANTRY_LINE("infantry.line", "line infantry", Arm.INFANTRY),
  INFANTRY_LIGHT("infantry.light", "light infantry", Arm.INFANTRY),
  INFANTRY_RIFLE("infantry.rifle", "rifles", Arm.INFANTRY),
  INFANTRY_GRENADIER("infantry.grenadier", "grenadiers", Arm.INFANTRY),
  INFANTRY_GUARD("infantry.guard", "foot guards", Arm.INFANTRY),
  INFANTRY_MILITIA("infantry.militia", "militia", Arm.INFANTRY),
  INFANTRY_IRREGULAR("infantry.irregular", "irregular infantry", Arm.INFANTRY),
  SKIRMISHERS("skirmishers", "skirmishers", Arm.INFANTRY),
  CAVALRY_HEAVY("cavalry.heavy", "heavy cavalry", Arm.CAVALRY),
  CAVALRY_MEDIUM("cavalry.medium", "dragoons", Arm.CAVALRY),
  CAVALRY_LIGHT("cavalry.light", "light cavalry", Arm.CAVALRY),
  CAVALRY_LANCER("cavalry.lancer", "lancers", Arm.CAVALRY),
  CAVALRY_IRREGULAR("cavalry.irregular", "irregular cavalry", Arm.CAVALRY),
  ARTILLERY_LIGHT("artillery.light", "light foot artillery", Arm.ARTILLERY),
  ARTILLERY_MEDIUM("artillery.medium", "field artillery", Arm.ARTILLERY),
  ARTILLERY_HEAVY("artillery.heavy", "heavy artillery", Arm.ARTILLERY),
  ARTILLERY_HORSE("artillery.horse", "horse artillery", Arm.ARTILLERY),
  ARTILLERY_HOWITZER("artillery.howitzer", "howitzers", Arm.ARTILLERY),
  ARTILLERY_BATTALION_GUN("artillery.battalion_gun", "battalion guns", Arm.ARTILLERY),
  ARTILLERY_ROCKET("artillery.rocket", "rockets", Arm.ARTILLERY),
  ENGINEERS("engineers", "pioneers", Arm.ENGINEERS),
  PONTOONS("pontoons", "pontoon train", Arm.TRAIN),
  WAGONS("wagons", "wagons", Arm.TRAIN),
  COMMANDER("commander", "staff", Arm.STAFF);

  private final String key;
  private final String label;
  private final Arm arm;

  UnitType(String key, String label, Arm arm) {
    this.key = key;
    this.label = label;
    this.arm = arm;
  }

  /** The key used in data files and by the correspondence between the books. */
  public String key() {
    return key;
  }

  /** The words for it in a sentence. */
  public String label() {
    return label;
  }

  /** The arm of the service it belongs to. */
  public Arm arm() {
    return arm;
  }

  /** Finds a constant by its key; case matters. */
  public static Optional<UnitType> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
