package studio.kriegsspiel.language.generator;

import java.nio.file.Path;
import org.eclipse.emf.mwe.core.WorkflowContextDefaultImpl;
import org.eclipse.emf.mwe.core.issues.Issues;
import org.eclipse.emf.mwe.core.issues.IssuesImpl;
import org.eclipse.emf.mwe.core.issues.MWEDiagnostic;
import org.eclipse.emf.mwe.core.monitor.NullProgressMonitor;
import org.eclipse.xtext.xtext.generator.CodeConfig;
import org.eclipse.xtext.xtext.generator.DefaultGeneratorModule;
import org.eclipse.xtext.xtext.generator.XtextGenerator;
import org.eclipse.xtext.xtext.generator.XtextGeneratorLanguage;
import org.eclipse.xtext.xtext.generator.ecore.EMFGeneratorFragment2;
import org.eclipse.xtext.xtext.generator.grammarAccess.GrammarAccessFragment2;
import org.eclipse.xtext.xtext.generator.model.project.RuntimeProjectConfig;
import org.eclipse.xtext.xtext.generator.model.project.XtextProjectConfig;
import org.eclipse.xtext.xtext.generator.parser.antlr.XtextAntlrGeneratorFragment2;

/** Xtext's generator with only the fragments the studio needs: tree, grammar access, parser. */
final class LanguageWorkflow {
  private static final String NAME = "studio.kriegsspiel.language.xtext.Kriegsspiel";

  private final Path grammar;
  private final Path output;

  LanguageWorkflow(Path grammar, Path output) {
    this.grammar = grammar;
    this.output = output;
  }

  void run() {
    XtextGenerator generator = new XtextGenerator();
    generator.getStandaloneSetup().setScanClasspath(false);
    generator.setConfiguration(configuration());
    generator.addLanguage(language());
    generator.initialize();
    Issues issues = new IssuesImpl();
    generator.invoke(new WorkflowContextDefaultImpl(), new NullProgressMonitor(), issues);
    if (issues.hasErrors()) {
      throw new IllegalStateException(describe(issues), firstCause(issues));
    }
  }

  private DefaultGeneratorModule configuration() {
    CodeConfig code = new CodeConfig();
    code.setEncoding("UTF-8");
    code.setLineDelimiter("\n");
    code.setPreferXtendStubs(false);
    code.setFileHeader("/* Generated from Kriegsspiel.xtext. */");
    DefaultGeneratorModule module = new DefaultGeneratorModule();
    module.setCode(code);
    module.setProject(projects());
    return module;
  }

  private XtextProjectConfig projects() {
    RuntimeProjectConfig runtime = new RuntimeProjectConfig();
    runtime.setName("runtime");
    runtime.setEnabled(true);
    runtime.setRoot(output.resolve("runtime").toString());
    runtime.setSrc(output.resolve("runtime/java").toString());
    runtime.setSrcGen(output.resolve("runtime/java").toString());
    runtime.setEcoreModel(output.resolve("runtime/model").toString());
    XtextProjectConfig projects = new XtextProjectConfig();
    projects.setRuntime(runtime);
    return projects;
  }

  private XtextGeneratorLanguage language() {
    XtextGeneratorLanguage language = new XtextGeneratorLanguage();
    language.setName(NAME);
    language.setGrammarUri(grammar.toUri().toString());
    language.setFileExtensions("kriegsspiel");
    language.addFragment(new GrammarAccessFragment2());
    EMFGeneratorFragment2 tree = new EMFGeneratorFragment2();
    tree.setSuppressLoadInitialization(true);
    language.addFragment(tree);
    language.addFragment(new XtextAntlrGeneratorFragment2());
    return language;
  }

  private static String describe(Issues issues) {
    StringBuilder text = new StringBuilder("The language could not be generated:");
    for (MWEDiagnostic issue : issues.getErrors()) {
      text.append("\n  ").append(issue.getMessage()).append(' ').append(issue.getException());
    }
    return text.toString();
  }

  private static Throwable firstCause(Issues issues) {
    return issues.getErrors()[0].getException();
  }
}
