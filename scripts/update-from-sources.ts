import { join, resolve } from 'node:path';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { buildSources, installRelease } from './production/install-release.ts';
import { mustRun } from './production/run-command.ts';
import { placesOf } from './release/release-folders.ts';

const { values } = readCommand({
	usage: 'npm run update -- --root DIR [options]',
	about: 'Builds these sources as a release of a shop on this server, and lets the running shop continue with it (docs/update.md).',
	options: {
		root: { type: 'string', value: 'DIR', help: 'folder with releases, current, .env and .data' },
		backend: { type: 'string', value: 'URL', help: 'address of the running backend (http://127.0.0.1:8787)' },
		back: { type: 'boolean', default: false, help: 'returns to the release before' },
		'no-backup': { type: 'boolean', default: false, help: 'makes no backup, and migrates without one' },
	},
});

try {
	if (values.root === undefined) throw new Error('--root is missing: the folder of the shop on this server, such as /srv/shop (docs/update.md)');
	const root = resolve(values.root);
	const flags = [...(values['no-backup'] ? ['--no-backup'] : []), ...(values.backend === undefined ? [] : ['--backend', values.backend])];
	if (values.back) await update(join(root, 'current'), ['--root', root, '--back']);
	else await update(await makeRelease(root), ['--root', root, ...flags]);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** Builds, copies and installs; returns the release's folder, which is named after the time. */
async function makeRelease(root: string): Promise<string> {
	const folder = join(placesOf(root).releases, new Date().toISOString().slice(0, 19).replaceAll(':', '-'));
	console.log('Building …');
	await buildSources();
	console.log(`Installing packages in ${folder} …`);
	await installRelease(folder);
	return folder;
}

async function update(cwd: string, flags: readonly string[]): Promise<void> {
	const output = await mustRun(process.execPath, ['--disable-warning=ExperimentalWarning', 'dist/node/update.js', ...flags], { cwd });
	console.log(output.trimEnd());
}
