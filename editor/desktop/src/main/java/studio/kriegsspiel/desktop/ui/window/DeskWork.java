package studio.kriegsspiel.desktop.ui.window;

import java.util.Optional;
import studio.kriegsspiel.desktop.model.desk.Checking;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.desk.Exporting;
import studio.kriegsspiel.desktop.model.desk.FileWatch;
import studio.kriegsspiel.desktop.model.desk.Filing;
import studio.kriegsspiel.desktop.model.desk.GroundRecovery;
import studio.kriegsspiel.desktop.model.desk.GroundWork;
import studio.kriegsspiel.desktop.model.desk.MessageFade;
import studio.kriegsspiel.desktop.model.desk.NameWork;
import studio.kriegsspiel.desktop.model.desk.Navigation;
import studio.kriegsspiel.desktop.model.desk.Paperwork;
import studio.kriegsspiel.desktop.model.desk.Recovery;
import studio.kriegsspiel.desktop.model.file.RecentFiles;
import studio.kriegsspiel.desktop.model.forces.ForceWork;
import studio.kriegsspiel.desktop.model.timeline.TimelineWork;
import studio.kriegsspiel.desktop.model.work.Job;

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
  private final TimelineWork timeline;

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
    timeline = new TimelineWork(desk, services.runner());
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

  NameWork names() {
    return names;
  }

  TimelineWork timeline() {
    return timeline;
  }
}
