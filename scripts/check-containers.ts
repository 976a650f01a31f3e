import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildImage } from './containers/build-image.ts';
import { copyContext } from './containers/copy-context.ts';
import { readInstructions } from './containers/read-dockerfile.ts';
import { readServices } from './containers/read-services.ts';
import { runServices } from './containers/run-services.ts';
import { mustRun } from './production/run-command.ts';

/**
 * Executes the steps of deploy/container where no container engine runs: builds the image in roots of its own with the Debian programs of this machine, and runs backend, pages
 * and shop as compose.yaml says, without root and with a read-only root (docs/deploy-containers.md). Needs root, unshare and iproute2.
 */
const SECRET = 'a-secret-of-the-containers-of-32-characters';
const VALUES = { SHOP_HOST: 'shop.example', POSTGRES_PASSWORD: 'unused', JWT_SECRET: SECRET, BASE_CLIENT_SECRET: SECRET, REBUILD_SECRET: SECRET };
/** User of the image, `node`. */
const NODE_USER = 1000;

if (process.getuid?.() !== 0 || spawnSync('unshare', ['--mount', '--net', 'ip', 'link', 'set', 'lo', 'up']).status !== 0) {
	console.log('This machine allows no namespaces (root, unshare, iproute2): the containers are not tested.');
	process.exit();
}
const work = mkdtempSync(join(tmpdir(), 'shop-containers-'));
const network = `shop-check-${process.pid}`;
const ip = (...args: readonly string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
try {
	const context = join(work, 'context');
	const files = await mustRun('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: '.' });
	copyContext(files.split('\0').filter(Boolean), readFileSync('.dockerignore', 'utf8'), context);
	const npmCache = (await mustRun('npm', ['config', 'get', 'cache'], { cwd: tmpdir() })).trim();
	const dockerfile = readInstructions(readFileSync('deploy/container/Dockerfile', 'utf8'));
	const image = await buildImage(dockerfile, { work, context, npmCache });
	console.log('The image is built.');
	const services = readServices(readFileSync('deploy/container/compose.yaml', 'utf8'), VALUES);
	const named = Object.values(services).flatMap(({ volumes }) => Object.values(volumes).filter((name) => !name.includes('/')));
	const volumes = new Map([...new Set(named)].map((name) => [name, join(work, 'volumes', name)]));
	for (const folder of volumes.values()) {
		mkdirSync(folder, { recursive: true });
		chownSync(folder, NODE_USER, NODE_USER);
	}
	ip('netns', 'add', network);
	ip('-n', network, 'link', 'set', 'lo', 'up');
	await runServices(image, { services, network, volumeOf: (name) => volumes.get(name) ?? assert.fail(`no volume ${name}`) });
	console.log('The containers run a shop.');
} finally {
	spawnSync('ip', ['netns', 'delete', network]);
	rmSync(work, { recursive: true, force: true });
}
