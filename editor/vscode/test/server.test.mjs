// The real server, spoken to over its standard streams as the extension does.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const rpc = require('vscode-jsonrpc/node');
const lsp = require('vscode-languageserver-protocol');
const root = join(new URL('..', import.meta.url).pathname, '..', '..');
const jar = process.env.STUDIO_JAR ?? join(root, 'editor', 'cli', 'target', 'studio', 'studio.jar');
const farm = join(
  root, 'scenario-library', 'library', 'src', 'main', 'resources', 'studio', 'kriegsspiel', 'library',
  'scenarios', 'the-farm-of-la-haye-sainte.kriegsspiel',
);
const uri = pathToFileURL(farm).href;
const text = readFileSync(farm, 'utf8');

let studio;
let server;
const told = [];

function at(words, shift = 0) {
  const before = text.slice(0, text.indexOf(words) + shift).split('\n');
  return { line: before.length - 1, character: before.at(-1).length };
}

async function diagnostics(version) {
  for (let i = 0; i < 600; i++) {
    const found = told.findLast((each) => each.uri === uri && each.version === version);
    if (found !== undefined) return found.diagnostics;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nothing was told of version ' + version);
}

before(async () => {
  studio = spawn('java', ['-jar', jar, 'lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  server = rpc.createMessageConnection(
    new rpc.StreamMessageReader(studio.stdout), new rpc.StreamMessageWriter(studio.stdin),
  );
  server.onNotification(lsp.PublishDiagnosticsNotification.type, (each) => told.push(each));
  server.listen();
  const can = await server.sendRequest(lsp.InitializeRequest.type, {
    processId: process.pid, rootUri: null, capabilities: {}, workspaceFolders: null,
  });
  assert.equal(can.capabilities.textDocumentSync.change, lsp.TextDocumentSyncKind.Incremental);
  await server.sendNotification(lsp.InitializedNotification.type, {});
  await server.sendNotification(lsp.DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'kriegsspiel', version: 1, text },
  });
});

after(async () => {
  await server.sendRequest(lsp.ShutdownRequest.type);
  await server.sendNotification(lsp.ExitNotification.type);
  const status = await new Promise((done) => studio.on('exit', done));
  assert.equal(status, 0);
  server.dispose();
});

test('the scenario of the library has no errors', async () => {
  const found = await diagnostics(1);
  assert.deepEqual(found.filter((each) => each.severity === lsp.DiagnosticSeverity.Error), []);
});

test('a place is completed with the ground it lies on', async () => {
  await diagnostics(1);
  const items = await server.sendRequest(lsp.CompletionRequest.type, {
    textDocument: { uri }, position: at('objective hold "La Haye', 'objective hold "La'.length),
  });
  const farmhouse = items.find((each) => each.label === '"La Haye Sainte"');
  assert.match(farmhouse.detail, /\d+ m high, farm/);
  assert.equal(farmhouse.kind, lsp.CompletionItemKind.Field);
});

test('colours, folds, links, symbols, hints and lenses are there', async () => {
  const textDocument = { uri };
  const tokens = await server.sendRequest(lsp.SemanticTokensRequest.type, { textDocument });
  assert.equal(tokens.data.length % 5, 0);
  assert.ok(tokens.data.length > 5000);
  const folds = await server.sendRequest(lsp.FoldingRangeRequest.type, { textDocument });
  assert.ok(folds.length > 20);
  const symbols = await server.sendRequest(lsp.WorkspaceSymbolRequest.type, { query: 'Baring' });
  assert.ok(symbols.some((each) => each.name === 'Baring'));
  const hints = await server.sendRequest(lsp.InlayHintRequest.type, {
    textDocument, range: { start: { line: 0, character: 0 }, end: { line: 80, character: 0 } },
  });
  assert.ok(hints.some((each) => /^= [\d,]+ men/.test(each.label)));
  const lenses = await server.sendRequest(lsp.CodeLensRequest.type, { textDocument });
  assert.equal(lenses.length, 2);
});

test('a unit is renamed wherever it stands', async () => {
  const edit = await server.sendRequest(lsp.RenameRequest.type, {
    textDocument: { uri }, position: at('as Lloyd:', 4), newName: 'LloydsGuns',
  });
  const uses = text.match(/\bLloyd\b(?!')/g).length;
  assert.equal(edit.changes[uri].length, uses);
});

test('a letter too many is told of, and mended by the first fix', async () => {
  const place = at('veteran\n', 'veteran'.length);
  await server.sendNotification(lsp.DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range: { start: place, end: place }, text: 'n' }],
  });
  const found = await diagnostics(2);
  const slip = found.find((each) => each.message.startsWith('`veterann`'));
  const actions = await server.sendRequest(lsp.CodeActionRequest.type, {
    textDocument: { uri }, range: slip.range, context: { diagnostics: [slip] },
  });
  const preferred = actions.find((each) => each.isPreferred);
  assert.equal(preferred.title, 'write `veteran`');
});

test('what the studio does not do is refused by its number', async () => {
  await assert.rejects(
    server.sendRequest('textDocument/moniker', { textDocument: { uri }, position: at('side Blue') }),
    (refused) => refused.code === -32601 && !/at studio\./.test(refused.message),
  );
});
