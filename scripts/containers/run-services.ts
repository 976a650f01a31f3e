import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../production/run-command.ts';
import type { Service } from './read-services.ts';
import { type Image, toRootCommand } from './run-in-root.ts';

interface Running {
	readonly services: Readonly<Record<string, Service>>;
	/** Network namespace that all share. */
	readonly network: string;
	/** Folder of a volume. */
	readonly volumeOf: (name: string) => string;
}

/** Checks of a service until it counts as not healthy, and milliseconds between them: it starts as on a slow machine. */
const [TRIES, PAUSE] = [90, 1000];

/** Runs backend, pages and shop one after the other as compose.yaml says, with the embedded database in place of Postgres. Throws at what does not work. */
export async function runServices(image: Image, { services, network, volumeOf }: Running): Promise<void> {
	const running: ChildProcess[] = [];
	const commandOf = (name: string, other?: readonly string[]) => {
		const { command, env, volumes } = services[name] ?? assert.fail(`compose.yaml has no service ${name}`);
		const { DATABASE_URL: _, ...settings } = env;
		const places = Object.fromEntries(Object.entries(volumes).map(([place, volume]) => [place, volumeOf(volume)]));
		return toRootCommand(image, other ?? command ?? image.command, { volumes: places, env: settings, isService: true, network });
	};
	const run = async (name: string, other?: readonly string[]) => {
		const [program = '', ...args] = commandOf(name, other);
		return runCommand(program, args, { cwd: '.' });
	};
	const start = async (name: string) => {
		const [program = '', ...args] = commandOf(name);
		const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
		running.push(child);
		const check = services[name]?.healthcheck ?? assert.fail(`${name} has no health check`);
		for (let tries = 0; tries < TRIES; tries++) {
			if (child.exitCode !== null) assert.fail(`${name} ended with code ${child.exitCode}`);
			if ((await run(name, check)).code === 0) return child;
			await wait(PAUSE);
		}
		return assert.fail(`${name} is not healthy: ${JSON.stringify(await run(name, check))}`);
	};
	const ask = async (url: string) => {
		const { stdout, stderr } = await run('shop', ['node', '-e', `fetch('${url}').then(async (r) => console.log(r.status, await r.text()))`]);
		assert.match(stdout, /^200 /, `${url}: ${stdout.slice(0, 300)}${stderr}`);
		return stdout;
	};
	try {
		await start('backend');
		const pages = await run('pages');
		assert.equal(pages.code, 0, `pages: ${pages.stdout}${pages.stderr}`);
		assert.match(pages.stdout, /pages, .* rendered/);
		const shop = await start('shop');
		assert.match(await ask('http://shop:8888/'), /<html/);
		assert.match(await ask('http://backend:8787/admin/'), /<html/);
		assert.equal((await run('shop', ['id', '-un'])).stdout, 'node\n');
		assert.notEqual((await run('shop', ['touch', '/shop/dist/node/x'])).code, 0, 'the root is read-only');
		assert.notEqual((await run('shop', ['chown', 'root', '/tmp'])).code, 0, 'a service has no rights of root');
		for (const child of [shop, ...running.filter((other) => other !== shop)]) {
			child.kill('SIGTERM');
			if (child.exitCode === null) await once(child, 'exit');
			assert.equal(child.exitCode, 0, 'SIGTERM reaches the program, which ends what it has begun');
		}
	} finally {
		for (const child of running) child.kill('SIGKILL');
	}
}
