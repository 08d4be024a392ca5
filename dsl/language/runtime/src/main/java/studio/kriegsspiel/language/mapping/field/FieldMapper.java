package studio.kriegsspiel.language.mapping.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.xtext.kriegsspiel.DeployItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Deployment;
import studio.kriegsspiel.language.xtext.kriegsspiel.EventItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Post;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.plan.DeploymentArea;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedMarch;

/** Gathers what is said of troops below {@code deploy} and {@code events}. */
public final class FieldMapper {
  private final DeploymentMapper deployments;
  private final PlanMapper plans;
  private final PostMapper posts;
  private final EventMapper events;

  private final List<studio.kriegsspiel.scenario.force.Deployment> standing = new ArrayList<>();
  private final List<Patrol> patrols = new ArrayList<>();
  private final List<PlannedMarch> marches = new ArrayList<>();
  private final List<DeploymentArea> areas = new ArrayList<>();

  public FieldMapper(
      DeploymentMapper deployments, PlanMapper plans, PostMapper posts, EventMapper events) {
    this.deployments = deployments;
    this.plans = plans;
    this.posts = posts;
    this.events = events;
  }

  public void read(DeployItem written) {
    if (written instanceof Post post) {
      posts.find(post).ifPresent(unit -> post(post, unit));
    } else if (written instanceof Deployment deployment) {
      deployment(deployment);
    }
  }

  private void post(Post post, UnitId unit) {
    if (post.getWay() == null) {
      deployments.map(post, unit).ifPresent(standing::add);
    } else {
      plans.patrol(post, unit).ifPresent(patrols::add);
    }
  }

  private void deployment(Deployment written) {
    switch (Optional.ofNullable(written.getPlan()).orElse("")) {
      case "patrols" -> plans.patrol(written).ifPresent(patrols::add);
      case "marches" -> plans.march(written).ifPresent(marches::add);
      case "deploys", "anywhere" -> plans.area(written).ifPresent(areas::add);
      default -> deployments.map(written).ifPresent(standing::add);
    }
  }

  public void read(EventItem written) {
    events.read(written);
  }

  /** Where units stand, posts among them, in the order of the text. */
  public List<studio.kriegsspiel.scenario.force.Deployment> standing() {
    return standing;
  }

  /** Arrivals that are written as events. */
  public List<Reinforcement> arriving() {
    return events.arriving();
  }

  /** Works that are written as events. */
  public List<EngineeringTask> tasks() {
    return events.tasks();
  }

  /** Everything else but works. */
  public FieldPlan plan() {
    return new FieldPlan(patrols, marches, areas, events.events(), List.of());
  }
}
