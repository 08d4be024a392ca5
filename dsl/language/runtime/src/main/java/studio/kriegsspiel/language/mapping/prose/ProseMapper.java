package studio.kriegsspiel.language.mapping.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.ProseReference;
import studio.kriegsspiel.scenario.text.Referent;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Reads prose and what it refers to in braces. Braces that refer to nothing stay as they are
 * written, with a finding; a backslash before a brace says that it is meant.
 */
public final class ProseMapper {
  /** So many references no text for a human being has; more stay unread. */
  private static final int MOST_REFERENCES = 1_000;

  private static final int MOST_FAULTS = 20;

  private final MappingContext context;
  private final PlayClock clock;
  private final ReferentReader referents;

  public ProseMapper(MappingContext context, Roster roster, PlayClock clock) {
    this.context = context;
    this.clock = clock;
    this.referents = new ReferentReader(context, roster);
  }

  /** The prose of a feature that an audience reads. */
  public Passage read(EObject statement, String feature, String token, Audience audience) {
    return read(token, context.span(statement, feature), audience.findSide().orElse(""));
  }

  /** Prose that no one side reads alone. */
  public Passage read(EObject statement, String feature, String token) {
    return read(token, context.span(statement, feature), "");
  }

  private Passage read(String token, TextSpan span, String side) {
    Passage plain = Literals.passage(token, span);
    return token.indexOf('{') < 0 ? plain : new Reading(token, plain, side).passage();
  }

  /** One literal on its way from braces to references. */
  private final class Reading {
    private final String token;
    private final Passage plain;
    private final String side;
    private final List<Braces.Brace> braces;
    private final StringBuilder text = new StringBuilder();
    private final List<ProseReference> references = new ArrayList<>();
    private int faults;

    Reading(String token, Passage plain, String side) {
      this.token = token;
      this.plain = plain;
      this.side = side;
      this.braces = Braces.of(token);
    }

    /** The braces of the text are those of the literal, in the same order. */
    Passage passage() {
      String written = plain.text();
      boolean prose = token.startsWith("\"\"\"");
      int number = 0;
      for (int i = 0; i < written.length(); i++) {
        char c = written.charAt(i);
        if (c != '{' || number == braces.size()) {
          text.append(c);
          continue;
        }
        Braces.Brace brace = braces.get(number);
        number++;
        if (brace.escaped() && prose) {
          text.setLength(text.length() - 1);
        }
        int close = brace.closes() < 0 ? -1 : written.indexOf('}', i);
        Optional<Referent> referent = close < 0 ? unread(brace) : referent(brace);
        if (referent.isPresent()) {
          references.add(
              new ProseReference(
                  text.length(), text.length() + close + 1 - i, referent.get(), span(brace)));
          text.append(written, i, close + 1);
          i = close;
        } else {
          text.append(c);
        }
      }
      return new Passage(text.toString(), references, plain.span());
    }

    private Optional<Referent> referent(Braces.Brace brace) {
      if (references.size() + faults >= MOST_REFERENCES || faults >= MOST_FAULTS) {
        return tooMany(brace);
      }
      String inner = token.substring(brace.opens() + 1, brace.closes());
      int before = context.findings().size();
      int offset = plain.span().offset() + brace.opens() + 1;
      Optional<Referent> found = Optional.empty();
      if (PlayClock.isMoment(inner)) {
        found = clock.written(inner, span(brace)).map(Referent.OfTime::new);
      } else {
        Optional<ReferenceWords> words = ReferenceWords.read(inner);
        if (words.isEmpty()) {
          return unread(brace);
        }
        found = referents.read(words.get(), offset, side);
      }
      faults += context.findings().size() - before;
      return found;
    }

    private Optional<Referent> unread(Braces.Brace brace) {
      if (brace.escaped()) {
        return Optional.empty();
      }
      if (faults >= MOST_FAULTS) {
        return tooMany(brace);
      }
      faults++;
      context.add(
          "KS-LNK-052",
          Severity.WARNING,
          span(brace),
          brace.closes() < 0
              ? "The brace that opens here is not closed, so that it is printed as it stands."
              : "What stands in these braces is no reference, so that it is printed as it stands.",
          Optional.of(
              "Write `{Baring}`, `{\"La Haye Sainte\"}`, `{13:30}` or `{forces}`; where a brace is"
                  + " meant, write `\\{`."),
          List.of(
              Fix.proposal("write `\\{`", List.of(TextEdit.insert(span(brace).offset(), "\\")))));
      return Optional.empty();
    }

    private Optional<Referent> tooMany(Braces.Brace brace) {
      if (faults < Integer.MAX_VALUE / 2) {
        faults = Integer.MAX_VALUE / 2;
        context.error(
            "KS-SYN-009",
            span(brace),
            "From here on the braces of this text are not read, because it has too many of them or"
                + " of faulty ones.",
            "Where braces are meant, write a backslash before each.");
      }
      return Optional.empty();
    }

    private TextSpan span(Braces.Brace brace) {
      int length = brace.closes() < 0 ? 1 : brace.closes() + 1 - brace.opens();
      return context.source().span(plain.span().offset() + brace.opens(), length);
    }
  }
}
