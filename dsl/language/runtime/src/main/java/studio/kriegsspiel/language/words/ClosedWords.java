package studio.kriegsspiel.language.words;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The words that may stand in a phrase of a kind. Whatever else stands there is told, since it may
 * be a slip of the pen that would otherwise change nothing, unseen.
 */
public enum ClosedWords {
  /** Weather: {@code overcast with passing showers}. */
  WEATHER(
      """
      clear clearing fine fair bright sunny sun sunshine hot warm mild cool cold bitter close sultry heat thaw
      overcast cloudy clouds cloud grey gray dull dark gloomy hazy haze mist misty fog foggy thick dense patchy patches
      rain rainy raining drizzle drizzling showers shower showery passing steady streaming pouring torrential downpour
      wet damp dry storm stormy storms thunder thunderstorm thunderstorms thundery lightning hail sleet snow snowy snowing
      snowfall blizzard flurries frost frosty freezing ice icy wind winds windy calm still breeze breezy gale gusts gusty
      light heavy strong fresh slight occasional scattered thin low high broken intermittent continuous continual
      moonlight moon moonlit moonless starlight night dawn dusk morning noon afternoon evening daybreak
      north south east west northerly southerly easterly westerly northern southern eastern western
      good moderate poor bad visibility later early turning becoming growing lifting falling rising worse better
      """),
  /** State of the ground: {@code heavy until 15:00, then soft}. */
  GROUND(
      """
      dry hard firm good passable soft wet damp moist sodden soaked waterlogged flooded heavy deep muddy mud mire miry
      boggy marshy slippery slick sticky clayey frozen icy ice snow snow-covered covered snowbound drifted thawing thaw
      dusty dust sandy stony loose broken rough ploughed trodden trampled normal fair poor bad difficult
      roads road tracks track fields field off low high inches feet knee ankle places
      north south east west valley valleys hills
      """),
  /** State of the rivers: {@code high until 15:00, then falling}. */
  RIVERS(
      """
      dry low normal fordable high rising falling swollen flooded flood spate bank-high unfordable frozen ice
      thawing passable impassable deep shallow swift slow
      """),
  /** Whose troops a side's are; any other stands in quotation marks. */
  NATION(
      """
      British English Scottish Irish French Prussian Austrian Russian Spanish Portuguese Dutch Belgian Hanoverian
      Brunswick Nassau Saxon Bavarian Hessian Badish Westphalian Polish Swedish Danish Norwegian Swiss Italian
      Neapolitan Württemberg Baden Sardinian Turkish Ottoman American German Anglo-Allied Allied Confederate Union
      """),
  /** What a message may be about. */
  TOPIC(
      """
      ammunition rounds cartridges powder supplies food water wounded losses strength reinforcements support reserve
      relief artillery guns cavalry infantry engineers enemy attack defence position post ground road bridge ford wood
      village flank front rear retreat advance march time orders situation prisoners signal the a of our own his and
      """),
  /** What a unit can be ordered on an order sheet. */
  ORDER(
      """
      holds marches attacks retires halts stands moves advances retreats withdraws occupies garrisons defends takes
      forms deploys limbers unlimbers fires bombards charges supports relieves reinforces covers screens patrols
      reconnoitres builds repairs destroys burns barricades waits follows joins detaches sends crosses leaves guards
      storms entrenches loopholes rests waters mounts dismounts
      """),
  /** What a side is to do. */
  OBJECTIVE(
      """
      hold take seize capture storm carry occupy defend keep guard cover protect secure secures clear gain reach
      delay hinder hamper check contain fix pin cross pass force block bar close open destroy break burn blow repair
      build bridge reconnoitre scout find discover observe watch leave escape break retreat withdraw retire fall bring
      save escort relieve reinforce join link support attack assault drive push turn outflank envelop surround cut
      prevent deny win beat defeat rout pursue disperse inflict preserve survive exit march advance move stop halt
      threaten demonstrate feint intercept raid harass forage collect deliver rescue maintain control dominate retain
      place position village farm house town wood bridge ford river brook road crossroads crossing heights hill ridge
      way communications enemy enemy's against behind between across known until dark nightfall our his their it
      """),
  /** What a body is seen to do. */
  SEEN(
      """
      seen heard reported met found observed sighted encamped bivouacked camped halted standing stands stood resting
      drawn up deployed deploying forming formed massed massing waiting hidden concealed entrenched digging posted
      marching moving advancing coming going riding crossing entering leaving passing arriving arrived attacking
      retreating retiring withdrawing falling back fleeing scattered limbering unlimbering firing engaged
      north south east west up down forward rear out off on still again
      """),
  /** What is told of a body that was seen. */
  DETAIL(
      """
      about nearly almost over under more less than at least most some few several many no not all part half
      roughly approximately perhaps possibly probably certainly apparently estimated or to between
      one two three four five six seven eight nine ten dozen score hundred hundreds thousand thousands
      men man riders horse foot horses sabres bayonets guns gun pieces howitzers battery batteries battalion battalions
      squadron squadrons regiment regiments brigade brigades division divisions corps company companies troops troop
      infantry cavalry artillery guards guard hussars lancers dragoons cuirassiers skirmishers light heavy
      wagons waggons carts train trains baggage pontoons staff general generals officers flags colours bridge
      moving marching advancing halted resting waiting deployed deploying retreating retiring withdrawing forming
      attacking engaged facing limbered drawn up standing seen heard coming going riding crossing encamped bivouacked
      north south east west north-east north-west south-east south-west northwards southwards eastwards westwards
      northward southward eastward westward towards toward along near behind before beyond from into across through
      column columns line lines square squares order route march close open attack mass masses skirmish
      slowly quickly fast hard steadily silently cautiously left right centre center wing flank rear front head tail
      an a road village wood woods hill hills heights ridge farm bank river stream edge side
      tired fresh disordered broken good bad high low dust smoke fires camp
      """),
  /** Who sends a report. */
  SENDER(
      """
      headquarters army wing corps division brigade regiment battalion battery squadron company cavalry infantry
      artillery staff general marshal king emperor duke prince archduke commander commander-in-chief chief colonel major
      captain officer adjutant aide aide-de-camp quartermaster governor mayor magistrate ministry court high command
      ally allies neighbour neighbours left right centre reserve rear advanced guard rearguard vanguard
      patrol outpost outposts picket piquet vedette vedettes spy inhabitant inhabitants villager peasant traveller
      deserter prisoner prisoners messenger courier orderly observation own our your his higher lower superior umpire
      """),
  /** What bridges are built of and broken with. */
  MATERIAL(
      """
      trestle trestles pontoon pontoons boat boats barge barges raft rafts barrel barrels cask casks float floats floating
      timber wood wooden beam beams plank planks tree trees trunks rope ropes stone stones brick masonry iron
      powder gunpowder mine mines charge charges petard fire pitch tar straw faggots fascines gabions wicker earth
      axe axes saw saws crowbar crowbars picks spades hand hands tools wagon wagons waggon waggons carts ladders
      doors houses material materials local found train
      """),
  /** How far a figure can be trusted. */
  CONFIDENCE("certain probable possible conjecture"),
  /** Colours that the map can draw. */
  COLOUR("blue red green yellow white black grey gray");

  private static final Set<String> LINKS =
      Set.of(
          "a", "an", "the", "of", "in", "at", "by", "to", "from", "with", "and", "or", "as", "for",
          "under", "after", "before", "but", "very", "on", "then", "towards", "over", "not", "no",
          "all", "off", "last", "some", "start", "column", "move", "order", "line", "half", "wing");

  private final Set<String> words;
  private final Set<String> lowerCase;

  ClosedWords(String list) {
    this.words = new LinkedHashSet<>(Arrays.asList(list.strip().split("\\s+")));
    this.lowerCase =
        words.stream().map(word -> word.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
  }

  /** Whether a word may stand in the phrase; case does not matter, and small words link others. */
  public boolean has(String lowerCase) {
    return this.lowerCase.contains(lowerCase)
        || LINKS.contains(lowerCase)
        || lowerCase.matches("\\d+");
  }

  /** Whether a word stands in any of the lists; case does not matter. */
  public static boolean isKnown(String word) {
    String lowerCase = word.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).anyMatch(list -> list.has(lowerCase));
  }

  /** The words, without those that only link. */
  public List<String> all() {
    return List.copyOf(words);
  }
}
