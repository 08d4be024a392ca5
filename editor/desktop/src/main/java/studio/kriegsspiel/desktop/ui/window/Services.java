package studio.kriegsspiel.desktop.ui.window;

import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.desk.core.OtherWindows;
import studio.kriegsspiel.desk.core.Questions;
import studio.kriegsspiel.desk.file.RecoveryJournal;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.desk.forces.ArmyShelf;
import studio.kriegsspiel.desk.ground.GroundShelf;
import studio.kriegsspiel.desk.script.Highlighter;
import studio.kriegsspiel.desk.script.WritingHelp;
import studio.kriegsspiel.desk.studied.TextStudy;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Pauses;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.study.shelf.Shelf;

/**
 * All that a window is given from outside.
 *
 * @param textStudy reads and checks
 * @param trials reads and checks texts that forms would write
 * @param highlighter cuts text into pieces
 * @param help helps with writing
 * @param windows the other windows
 * @param library what comes with the studio
 * @param pictures reads or draws the picture of a scenario of the library
 * @param grounds where grounds are found
 * @param armies where army lists are found
 * @param questions asks the author
 * @param journal keeps unsaved text
 * @param settings remembers between sessions
 * @param runner does long work
 * @param pauses waits
 */
public record Services(
    TextStudy textStudy,
    TextStudy trials,
    Highlighter highlighter,
    WritingHelp help,
    OtherWindows windows,
    Library library,
    Function<Shelf.Item, Optional<BufferedImage>> pictures,
    GroundShelf grounds,
    ArmyShelf armies,
    Questions questions,
    RecoveryJournal journal,
    Settings settings,
    BackgroundRunner runner,
    Pauses pauses) {}
