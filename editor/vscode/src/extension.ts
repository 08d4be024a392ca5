// The extension for VS Code: starts `studio lsp` and hands everything on to it.
import { commands, ExtensionContext, window, workspace } from 'vscode';
import { LanguageClient, LanguageClientOptions, ServerOptions } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

/** The launcher that the user has named, or the one on the path. */
function launcher(): string {
  const named = workspace.getConfiguration('kriegsspiel').get<string>('studio', '').trim();
  return named === '' ? 'studio' : named;
}

function server(): ServerOptions {
  // Windows starts a .cmd file through its shell only.
  const shell = process.platform === 'win32';
  const command = shell ? `"${launcher()}"` : launcher();
  return { command, args: ['lsp', '--stdio'], options: { shell } };
}

async function start(): Promise<void> {
  const options: LanguageClientOptions = {
    documentSelector: [{ language: 'kriegsspiel' }],
    synchronize: { fileEvents: workspace.createFileSystemWatcher('**/*.kriegsspiel') },
  };
  client = new LanguageClient('kriegsspiel', 'Kriegsspiel Studio', server(), options);
  try {
    await client.start();
  } catch (fault) {
    const answer = await window.showErrorMessage(
      `Kriegsspiel Studio could not be started as "${launcher()}" (${fault}). ` +
        'Name its launcher in the settings.',
      'Open the settings',
    );
    if (answer !== undefined) {
      await commands.executeCommand('workbench.action.openSettings', 'kriegsspiel.studio');
    }
  }
}

async function stop(): Promise<void> {
  const running = client;
  client = undefined;
  if (running?.needsStop()) {
    await running.stop();
  }
}

export async function activate(context: ExtensionContext): Promise<void> {
  const restart = async (): Promise<void> => {
    await stop();
    await start();
  };
  context.subscriptions.push(
    commands.registerCommand('kriegsspiel.restart', restart),
    workspace.onDidChangeConfiguration(async (change) => {
      if (change.affectsConfiguration('kriegsspiel.studio')) {
        await restart();
      }
    }),
  );
  await start();
}

export function deactivate(): Promise<void> {
  return stop();
}
