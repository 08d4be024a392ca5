package studio.kriegsspiel.desktop.ui.window;

import java.util.Optional;
import studio.kriegsspiel.desk.core.Checking;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Exporting;
import studio.kriegsspiel.desk.core.FileWatch;
import studio.kriegsspiel.desk.core.Filing;
import studio.kriegsspiel.desk.core.GroundRecovery;
import studio.kriegsspiel.desk.core.GroundWork;
import studio.kriegsspiel.desk.core.MessageFade;
import studio.kriegsspiel.desk.core.NameWork;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.core.Paperwork;
import studio.kriegsspiel.desk.core.Recovery;
import studio.kriegsspiel.desk.file.RecentFiles;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.desk.forms.FormWork;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desk.search.FolderSearch;
import studio.kriegsspiel.desk.timeline.TimelineWork;
import studio.kriegsspiel.desk.work.Job;

/** All that is done at the desk of one window; nothing of it knows what the window looks like. */
final class DeskWork {
  private final Services services;
  private final Desk desk = new Desk();
  private final Navigation navigation = new Navigation(desk);
  private final ForceWork forces = new ForceWork(desk);
  private final GroundWork ground;
  private final Filing filing;
  private final Paperwork paperwork;
  private final FileWatch watch;
  private final Checking checking;
  private final Exporting exporting;
  private final NameWork names;
  private final FolderSearch search;
  private final TimelineWork timeline;
  private final ReaderWork readers;
  private final FormWork statements;

  DeskWork(Services services) {
    this.services = services;
    ground = new GroundWork(desk, services.grounds(), services.runner());
    Recovery recovery =
        new Recovery(desk, services.journal(), services.runner(), services.pauses());
    filing = new Filing(desk, new RecentFiles(services.settings()), recovery, services.runner());
    GroundRecovery grounds =
        new GroundRecovery(
            desk, ground, services.journal().grounds(), services.runner(), services.pauses());
    paperwork = new Paperwork(desk, filing, recovery, ground, grounds, services.questions());
    watch =
        new FileWatch(
            desk, filing, services.journal().marks(), services.runner(), services.pauses());
    checking = new Checking(desk, services.textStudy(), services.runner(), services.pauses());
    exporting = new Exporting(desk, services.runner());
    names = new NameWork(desk, services.help(), services.windows(), services.runner());
    search =
        new FolderSearch(
            desk,
            names,
            services.windows(),
            services.journal().marks()::findOther,
            services.questions(),
            services.runner());
    timeline = new TimelineWork(desk, services.runner());
    readers = new ReaderWork(desk, services.runner());
    statements = new FormWork(desk, services.trials(), services.runner(), services.pauses());
    new MessageFade(desk, services.pauses());
  }

  /** Asks about unsaved text and about work under way; {@code then} follows if all is well. */
  void quit(Runnable then) {
    Optional<String> underWay = services.runner().shownJobs().stream().map(Job::title).findFirst();
    paperwork.quit(underWay, then);
  }

  /** Ends what goes on in the background. */
  void end() {
    watch.end();
    services.runner().close();
  }

  Desk desk() {
    return desk;
  }

  Navigation navigation() {
    return navigation;
  }

  ForceWork forces() {
    return forces;
  }

  GroundWork ground() {
    return ground;
  }

  Filing filing() {
    return filing;
  }

  Paperwork paperwork() {
    return paperwork;
  }

  FileWatch watch() {
    return watch;
  }

  Checking checking() {
    return checking;
  }

  Exporting exporting() {
    return exporting;
  }

  FolderSearch search() {
    return search;
  }

  NameWork names() {
    return names;
  }

  TimelineWork timeline() {
    return timeline;
  }

  ReaderWork readers() {
    return readers;
  }

  FormWork statements() {
    return statements;
  }
}
