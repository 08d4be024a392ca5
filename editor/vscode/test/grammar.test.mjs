// The TextMate grammar over every sample there is: all is coloured, and nothing runs on past its end.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const textmate = require('vscode-textmate');
const oniguruma = require('vscode-oniguruma');
const here = new URL('..', import.meta.url).pathname;
const root = join(here, '..', '..');

function* scenarios(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name === 'target' || name === 'node_modules' || name.startsWith('.')) continue;
    if (statSync(path).isDirectory()) yield* scenarios(path);
    else if (name.endsWith('.kriegsspiel')) yield path;
  }
}

async function grammar() {
  await oniguruma.loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')).buffer);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () =>
      textmate.parseRawGrammar(readFileSync(join(here, 'syntaxes', 'kriegsspiel.tmLanguage.json'), 'utf8'), 'a.json'),
  });
  return registry.loadGrammar('source.kriegsspiel');
}

/** The scope of every word of a text. */
function words(rules, text) {
  const found = [];
  let state = textmate.INITIAL;
  for (const line of text.split(/\r?\n/)) {
    const cut = rules.tokenizeLine(line, state);
    for (const token of cut.tokens) {
      const written = line.slice(token.startIndex, token.endIndex).trim();
      if (written !== '') found.push([written, token.scopes.at(-1)]);
    }
    state = cut.ruleStack;
  }
  return { found, state };
}

const rules = await grammar();

test('a statement is coloured word by word', () => {
  const { found } = words(rules, '  KGL5 in line at 300 paces north of "Sand-pit" // 13:30\nreport to Blue at 12:45 """ Hold');
  assert.deepEqual(
    found.map(([word, scope]) => [word, scope.replace('.kriegsspiel', '')]),
    [
      ['KGL5', 'variable.other'],
      ['in', 'keyword'],
      ['line', 'keyword'],
      ['at', 'keyword'],
      ['300', 'constant.numeric'],
      ['paces', 'constant.language'],
      ['north', 'constant.language'],
      ['of', 'keyword'],
      ['"Sand-pit"', 'string.quoted.double'],
      ['// 13:30', 'comment.line'],
      ['report', 'keyword'],
      ['to', 'keyword'],
      ['Blue', 'variable.other'],
      ['at', 'keyword'],
      ['12:45', 'constant.numeric.time'],
      ['"""', 'string.quoted.triple'],
      ['Hold', 'string.quoted.triple'],
    ],
  );
});

test('every letter of every sample has a colour', () => {
  let files = 0;
  for (const path of scenarios(root)) {
    const { found } = words(rules, readFileSync(path, 'utf8'));
    const bare = found.filter(([word, scope]) => /\p{L}/u.test(word) && scope === 'source.kriegsspiel');
    assert.deepEqual(bare, [], path);
    files++;
  }
  assert.ok(files > 20, `only ${files} samples were found`);
});

test('no sample of the library ends in the midst of a text or comment', () => {
  const library = join(root, 'scenario-library', 'library', 'src', 'main');
  for (const path of scenarios(library)) {
    const { state } = words(rules, readFileSync(path, 'utf8'));
    assert.equal(state.depth, 1, path);
  }
});
