package studio.kriegsspiel.situation.works;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.field.EngineeringJob;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.Located;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.terrain.MapPoint;

/** The works that the text plans, in its order. */
public final class Works {
  /** The least time for a field work, one day. */
  private static final int HASTY_MINUTES = 24 * 60;

  private final Setting setting;
  private final List<Work> all;

  public Works(Setting setting) {
    this.setting = setting;
    this.all = setting.scenario().engineering().stream().map(task -> work(setting, task)).toList();
  }

  private static Work work(Setting setting, EngineeringTask task) {
    Optional<MapPoint> place =
        setting
            .ground()
            .map(ground -> ground.resolvePlace(task.place(), task.span()))
            .flatMap(Located::find);
    Optional<EngineeringTime> byBook =
        Jobs.find(setting, task)
            .flatMap(job -> setting.book().fieldManual().findEngineeringTime(job))
            .or(() -> fieldWork(setting, task));
    LocalDateTime begins = setting.clock().find(task.begins()).orElse(setting.clock().begins());
    Optional<LocalDateTime> reckoned =
        byBook
            .filter(EngineeringTime.Takes.class::isInstance)
            .map(takes -> begins.plusMinutes(((EngineeringTime.Takes) takes).minutes()));
    return new Work(
        task,
        place,
        begins,
        setting.clock().find(task.finished()).or(() -> reckoned),
        byBook,
        Trains.of(setting, task, place));
  }

  /** A field work that serves takes a day by the books that class it (Reisswitz 1824 §66). */
  private static Optional<EngineeringTime> fieldWork(Setting setting, EngineeringTask task) {
    return task.work() == EngineeringTask.Work.ENTRENCH
        ? setting
            .book()
            .fieldManual()
            .findStrongholds()
            .flatMap(
                classes ->
                    classes.posts().stream()
                        .filter(post -> post.key().equals("fieldwork-hasty"))
                        .findFirst())
            .map(post -> new EngineeringTime.Takes(HASTY_MINUTES, post.citation()))
        : Optional.empty();
  }

  /** What would come of a work that the text does not plan, such as one that a sheet orders. */
  public Work plan(EngineeringTask task) {
    return work(setting, task);
  }

  /** How long the book has a work take under fire; nothing where it does not time it. */
  public Optional<EngineeringTime> under(EngineeringJob.Fire fire, Work work) {
    return Jobs.find(setting, work.task())
        .flatMap(job -> setting.book().fieldManual().findEngineeringTime(job.under(fire)));
  }

  /** All of them. */
  public List<Work> all() {
    return all;
  }

  /** The works a unit is set to, in the order of the text. */
  public List<Work> of(UnitId unit) {
    return all.isEmpty()
        ? all
        : all.stream().filter(each -> each.task().unit().equals(unit)).toList();
  }
}
