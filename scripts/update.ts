import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { mustRun } from './production/run-command.ts';
import { askKeeper } from './release/control.ts';
import { placesOf, readMark, removeOldReleases, writeMark } from './release/release-folders.ts';
import { takePages } from './release/take-pages.ts';

const { values } = readCommand({
	usage: 'node dist/node/update.js [options], in the folder of the new release',
	about: 'Makes a backup, writes the pages, and lets the running shop continue with this release; --back returns to the one before (docs/update.md).',
	options: {
		root: { type: 'string', default: '../..', value: 'DIR', help: 'folder with releases, current, .env and .data' },
		backend: { type: 'string', default: 'http://127.0.0.1:8787', value: 'URL', help: 'address of the running backend' },
		back: { type: 'boolean', default: false, help: 'returns to the release before' },
		'no-backup': { type: 'boolean', default: false, help: 'makes no backup, and migrates without one' },
	},
});

const root = resolve(values.root);
const places = placesOf(root);
try {
	if (values.back) await goBack();
	else await update();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}

async function goBack(): Promise<void> {
	const previous = readMark(root, 'previous');
	if (previous === null) throw new Error('There is no release before this one');
	await askKeeper(places.control, { release: previous, withoutBackup: true });
	console.log(`The shop runs ${previous} again.`);
}

async function update(): Promise<void> {
	const name = basename(process.cwd());
	if (dirname(process.cwd()) !== resolve(places.releases)) throw new Error(`A release is a folder in ${places.releases}, but this is ${process.cwd()}`);
	if (!existsSync('node_modules')) throw new Error('Its packages are missing: npm ci --omit=dev');
	if (existsSync(places.environment)) process.loadEnvFile(places.environment);
	const current = readMark(root, 'current');
	if (current === null) {
		writeMark(root, 'current', name);
		console.log(`${name} is the first release. Start it: node dist/node/keep.js --root ${root}`);
		return;
	}
	if (current === name) throw new Error(`${name} runs already`);
	if (!values['no-backup'] && process.env['BACKUP_PLACE']) {
		console.log('Making a backup …');
		// The release that runs, because it knows the data.
		await run(join(places.releases, current), 'dist/node/backup.js', '--data', places.data);
	}
	console.log('Writing the pages that differ …');
	takePages(join(places.releases, current), process.cwd(), new Date());
	await run(process.cwd(), 'dist/node/prerender.js', '--backend', values.backend);
	await askKeeper(places.control, { release: name, withoutBackup: values['no-backup'] });
	console.log(`The shop runs ${name}. Back to ${current}: node dist/node/update.js --back`);
	// What changed while the pages were written.
	await run(process.cwd(), 'dist/node/prerender.js', '--backend', values.backend);
	for (const old of removeOldReleases(root)) console.log(`Removed ${old}`);
}

function run(cwd: string, ...args: readonly string[]): Promise<string> {
	return mustRun(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { cwd, env: process.env });
}
