import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PROGRAMS } from '#scripts/build/node-programs.ts';
import { lintDockerfile } from '#tests/support/lint-dockerfile.ts';
import { hasNginx, runNginx } from '#tests/support/run-nginx.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** A server that repeats the path and headers that reach it. */
async function echo(name: string): Promise<number> {
	const server = createServer((asked, response) => {
		const isAsset = asked.url?.startsWith('/assets/');
		response.writeHead(200, { 'content-type': 'application/json', 'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-store' });
		response.end(JSON.stringify({ name, url: asked.url, headers: asked.headers }));
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	onTestFinished(() => void server.close());
	const address = server.address();
	return typeof address === 'object' && address !== null ? address.port : 0;
}

function ask(
	port: number,
	path: string,
	headers: Record<string, string> = {},
): Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }> {
	return new Promise((resolve, reject) => {
		const asking = request({
			host: '127.0.0.1',
			port,
			path,
			servername: 'shop.example',
			rejectUnauthorized: false,
			headers: { host: 'shop.example', ...headers },
		});
		asking.on('response', async (response) => resolve({ status: response.statusCode ?? 0, body: await text(response), headers: response.headers }));
		asking.on('error', reject);
		asking.end();
	});
}

test.skipIf(!hasNginx)(
	'the sample for nginx runs on Debian’s: TLS, HTTP/2, real addresses, cached assets, the back office, and no metrics',
	async () => {
		const [shop, backend] = [await echo('shop'), await echo('backend')];
		await using nginx = await runNginx(temporaryFolder('nginx-'), { shop, backend });
		const secure = async () => (await ask(nginx.https, '/')).status;
		await expect.poll(() => secure().catch(() => 0)).toBe(200);

		const plain = await fetch(`http://127.0.0.1:${nginx.http}/kontakt/?a=1`, { redirect: 'manual', headers: { host: 'shop.example' } });
		expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://shop.example/kontakt/?a=1']);

		const page = JSON.parse((await ask(nginx.https, '/kontakt/?a=1', { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' })).body);
		expect(page).toMatchObject({ name: 'shop', url: '/kontakt/?a=1' });
		expect(page.headers).toMatchObject({ host: 'shop.example', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
		for (const path of ['/admin/', '/merchant/v1/orders'])
			expect(JSON.parse((await ask(nginx.https, path)).body)).toMatchObject({ name: 'backend', url: path });
		expect((await ask(nginx.https, '/metrics', { authorization: 'Bearer x' })).status).toBe(404);

		expect((await ask(nginx.https, '/assets/a-1.js')).headers['x-cache']).toBe('MISS');
		expect((await ask(nginx.https, '/assets/a-1.js')).headers['x-cache']).toBe('HIT');

		const session = await new Promise<ClientHttp2Session>((resolve, reject) => {
			const opened = connect(`https://127.0.0.1:${nginx.https}`, { servername: 'shop.example', rejectUnauthorized: false }, () => resolve(opened));
			opened.on('error', reject);
		});
		expect(session.alpnProtocol).toBe('h2');
		await new Promise<void>((done) => session.close(done));
	},
	60_000,
);

test.skipIf(!hasNginx)(
	'the sample for nginx behind CloudFront takes requests of the CDN alone, with the path that the visitor sent',
	async () => {
		const [shop, backend] = [await echo('shop'), await echo('backend')];
		await using nginx = await runNginx(temporaryFolder('nginx-origin-'), { shop, backend, file: 'origin.conf' });
		const secret = { 'x-origin-secret': 'replace-this-secret' };
		await expect
			.poll(() =>
				ask(nginx.https, '/', secret)
					.then(({ status }) => status)
					.catch(() => 0),
			)
			.toBe(200);
		const reached = async (path: string, headers: Record<string, string>) => JSON.parse((await ask(nginx.https, path, { ...secret, ...headers })).body);

		const page = await reached('/kontakt/index.html?a=1&b=%C4%8D', { 'x-index-file': 'appended', 'x-forwarded-for': '203.0.113.9' });
		expect(page).toMatchObject({ name: 'shop', url: '/kontakt/?a=1&b=%C4%8D' });
		expect(page.headers).toMatchObject({ host: 'shop.example', 'x-forwarded-for': '203.0.113.9, 127.0.0.1', 'x-forwarded-proto': 'https' });
		expect(Object.keys(page.headers).filter((name) => /secret|index-file/.test(name))).toEqual([]);
		expect((await reached('/kontakt/index.html', {})).url).toBe('/kontakt/index.html');
		expect((await reached('/%C4%8Da%C5%A1e/index.html', { 'x-index-file': 'appended' })).url).toBe('/%C4%8Da%C5%A1e/');

		for (const other of [{}, { 'x-origin-secret': 'guessed' }]) expect((await ask(nginx.https, '/kontakt/', { ...other })).status).toBe(403);
		expect(JSON.parse((await ask(nginx.https, '/admin/')).body)).toMatchObject({ name: 'backend', url: '/admin/' });
		expect((await ask(nginx.https, '/metrics', secret)).status).toBe(404);
	},
	60_000,
);

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd knows every line of the units', () => {
	const units = globSync('deploy/systemd/*.{service,timer}');
	const { stdout, stderr } = spawnSync('/usr/bin/systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
	// Not installed here: the program itself, and units that it is ordered after.
	const others = `${stdout}${stderr}`
		.split('\n')
		.filter((line) => /deploy\/systemd|\.service:\d|\.timer:\d/.test(line) && !/is not executable|Failed to (?:create|load)/.test(line));
	expect(others).toEqual([]);
});

describe('the containers', () => {
	const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8');
	const compose = readFileSync('deploy/container/compose.yaml', 'utf8');

	test('copy the packages of every part, and what a production machine needs', () => {
		for (const file of globSync('packages/*/package.json')) expect(dockerfile).toContain(`COPY ${file} `);
		for (const name of ['dist/node', 'dist/server', 'dist/assets.json', 'dist/back-office', 'dist/client']) expect(dockerfile).toContain(`/source/${name} `);
	});

	test('run programs that exist, without root, on a read-only root', () => {
		const programs = [...`${dockerfile}${compose}`.matchAll(/dist\/node\/([\w-]+)\.js/g)].map(([, name = '']) => name);
		expect(programs.filter((name) => !(name in PROGRAMS))).toEqual([]);
		expect(new Set(programs)).toEqual(new Set(['serve', 'backend', 'prerender', 'prerender-worker']));
		expect(dockerfile).toMatch(/\nUSER node\n/);
		expect(compose).toMatch(/read_only: true[\s\S]*cap_drop: \[ALL\]/);
	});

	test('have a Dockerfile without mistakes', () => {
		expect(lintDockerfile(dockerfile)).toEqual([]);
	});

	test.each([
		[
			'a folder that does not exist',
			['COPY packages/contract/package.json', 'COPY packages/none/package.json'],
			/packages\/none\/package\.json does not exist/,
		],
		['a stage that is not there', ['--from=packages', '--from=other'], /no stage other before/],
		['an image without a version', ['node:24-bookworm-slim AS build', 'node AS build'], /image without a version: FROM node AS build/],
		['root', ['USER node', 'USER root'], /the image runs as root/],
		['an install without the lock file', ['npm ci --omit=dev', 'npm install --omit=dev'], /install without the lock file/],
		['a shell around the program', [/CMD \[.*\]/, 'CMD node dist/node/serve.js'], /a shell would get the signals/],
	])('a Dockerfile with %s is found', (_, [from = '', to = ''], message) => {
		expect(lintDockerfile(dockerfile.replace(from, String(to)))).toEqual([expect.stringMatching(message)]);
	});

	test('take neither secrets nor data of this machine into a build', () => {
		const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
		for (const name of ['.git', '.env', 'deploy/container/.env', '.data', '.cache', 'dist', '**/node_modules']) expect(ignored).toContain(name);
	});

	test('have no setting that the shop does not know, and no secret of their own', () => {
		const known = readFileSync('docs/environment.md', 'utf8');
		const settings = [...compose.matchAll(/^ {4,6}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name).filter((name) => !name.startsWith('POSTGRES_'));
		expect(settings.length).toBeGreaterThan(10);
		expect(settings.filter((name) => !known.includes(`**${name}**`))).toEqual([]);
		expect(compose).not.toMatch(/(?:SECRET|PASSWORD): (?!["']?\$\{)/);
	});
});

test('the sample for Caddy has the same rules as that for nginx', () => {
	const caddy = readFileSync('deploy/caddy/Caddyfile', 'utf8');
	for (const rule of ['respond /metrics 404', 'max_size 25MB', '@backend path /admin/* /merchant/*', '127.0.0.1:8787', '127.0.0.1:8888'])
		expect(caddy).toContain(rule);
	if (existsSync('/usr/bin/caddy')) execFileSync('/usr/bin/caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile']);
});
