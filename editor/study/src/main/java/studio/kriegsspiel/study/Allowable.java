package studio.kriegsspiel.study;

import java.util.HashSet;
import java.util.Set;
import studio.kriegsspiel.checks.CheckList;
import studio.kriegsspiel.checks.allow.Allowances;
import studio.kriegsspiel.checks.own.OwnChecks;
import studio.kriegsspiel.checks.tonight.TonightFault;
import studio.kriegsspiel.scenario.Scenario;

/** What an author may let stand: findings of our checks, of house rules and of his own checks. */
final class Allowable {
  private Allowable() {}

  static Allowances of(Scenario scenario, OwnChecks own) {
    Set<String> ids = new HashSet<>(CheckList.allowable());
    scenario.review().houseRules().forEach(each -> ids.add(each.id()));
    TonightFault.all().forEach(each -> ids.add(each.id()));
    ids.addAll(own.ids());
    return new Allowances(scenario, ids, CheckList.stoppingExport());
  }
}
