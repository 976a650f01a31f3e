import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { stopOnSignals } from '@titraj/contract/stop-on-signals.ts';
import { openControl } from './release/control.ts';
import { keepRelease } from './release/keep-release.ts';
import { placesOf, readMark, writeMark } from './release/release-folders.ts';

const { values } = readCommand({
	usage: 'node dist/node/keep.js [options]',
	about: 'Runs shop and backend of the current release, and switches to another one without refusing a request (docs/update.md).',
	options: {
		root: { type: 'string', default: '../..', value: 'DIR', help: 'folder with releases, current, .env and .data' },
		host: { type: 'string', default: '127.0.0.1', value: 'HOST', help: 'address that the shop listens on' },
		port: { type: 'string', default: '8888', value: 'PORT', help: 'port of the shop' },
		'backend-port': { type: 'string', default: '8787', value: 'PORT', help: 'port of the backend' },
		demo: { type: 'boolean', default: false, help: 'fills a new database with the demo shop' },
		products: { type: 'string', value: 'COUNT', help: 'products of a new demo shop' },
	},
});

const root = resolve(values.root);
const places = placesOf(root);
try {
	if (existsSync(places.environment)) process.loadEnvFile(places.environment);
	const name = readMark(root, 'current');
	if (name === null) throw new Error(`${root} has no release yet: node dist/node/update.js, in a release’s folder (docs/update.md)`);
	const kept = await keepRelease(join(places.releases, name), {
		...{ host: values.host, shopPort: Number(values.port), backendPort: Number(values['backend-port']), dataDir: places.data },
		backendOptions: [...(values.demo ? ['--demo'] : []), ...(values.products === undefined ? [] : ['--products', values.products])],
		env: { ...process.env, MEDIA_CACHE_DIR: process.env['MEDIA_CACHE_DIR'] || places.pictures },
		log: (line) => console.error(line),
	});
	const control = await openControl(places.control, async ({ release: wanted, withoutBackup }) => {
		const before = readMark(root, 'current');
		await kept.switchTo(join(places.releases, wanted), { withoutBackup });
		if (before !== null && before !== wanted) writeMark(root, 'previous', before);
		writeMark(root, 'current', wanted);
		console.log(`Release: ${wanted}`);
	});
	console.log(`Release: ${name}`);
	console.log(`Backend of the release: http://127.0.0.1:${kept.backendPort}`);
	console.log(`Shop: http://localhost:${kept.shopPort}`);
	stopOnSignals(async () => {
		await control[Symbol.asyncDispose]();
		await kept[Symbol.asyncDispose]();
	});
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
