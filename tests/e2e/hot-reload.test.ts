import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/run/free-port.ts';
import { takenOver } from '#tests/support/browse-shop.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { isNightly } from '#tests/support/nightly.ts';

/** A copy of the shop's sources for edits. It is inside the checkout, so that its packages are found. */
const COPY = resolve('.cache/hot-reload');
const SOURCES = ['components', 'functions', 'lib', 'locales', 'packages', 'pages', 'public', 'renderer', 'scripts'];
const FILES = [
	'.cache/build.json',
	'dist/assets.json',
	'dist/server',
	'dist/client/assets',
	'netlify.toml',
	'package-lock.json',
	'tsconfig.json',
	'vite.config.ts',
];
/** The server first creates its data and bundles packages for the browser. */
const START = 240_000;

let server: ChildProcess;
let browser: Browser;
let url = '';

beforeAll(async () => {
	rmSync(COPY, { recursive: true, force: true });
	mkdirSync(COPY, { recursive: true });
	for (const name of [...SOURCES, ...FILES]) cpSync(name, join(COPY, name), { recursive: true, filter: (path) => !path.includes('node_modules') });
	// Vite serves files of the workspace, so the copy must not be a workspace itself.
	const { workspaces: _, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
	writeFileSync(join(COPY, 'package.json'), JSON.stringify(manifest));
	[server, browser] = await Promise.all([startDevelopment(), launchBrowser()]);
}, START);

afterAll(async () => {
	await browser?.close();
	if (server?.exitCode === null) {
		server.kill('SIGTERM');
		await once(server, 'exit');
	}
	rmSync(COPY, { recursive: true, force: true });
});

/** `npm run dev` in the copy, without the test runner's variables, which would make Vite and React behave as in tests. */
async function startDevelopment(): Promise<ChildProcess> {
	const port = await freePort();
	url = `http://127.0.0.1:${port}`;
	const { VITEST: _runner, VITEST_MODE: _mode, NODE_ENV: _env, ...env } = process.env;
	const words = ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts', '--port', String(port), '--data', '.data/dev', '--products', '60'];
	const child = spawn(process.execPath, words, { cwd: COPY, env, stdio: ['ignore', 'pipe', 'pipe'] });
	const said: string[] = [];
	const listens = new Promise<void>((settle, fail) => {
		for (const stream of [child.stdout, child.stderr])
			createInterface({ input: stream }).on('line', (line) => {
				said.push(line);
				// With `CI` set, Vite prints the port in bold.
				if (stripVTControlCharacters(line).includes(url)) settle();
			});
		child.once('exit', (code) => fail(new Error(`npm run dev ended with code ${code}:\n${said.join('\n')}`)));
	});
	await listens;
	return child;
}

function edit(file: string, from: string, to: string): void {
	const path = join(COPY, file);
	const text = readFileSync(path, 'utf8');
	expect(text).toContain(from);
	writeFileSync(path, text.replace(from, to));
}

// At night: it bundles the packages of the development server anew, and no shopper meets what it finds.
test.runIf(isNightly)(
	'an edit of a screen, a component or a stylesheet is seen in development without a reload, and what the visitor typed stays',
	async () => {
		const page = await browser.newPage();
		page.setDefaultTimeout(60_000);
		await page.goto(`${url}/cesta-pitanja/`);
		const field = page.locator('#trazi-pitanja');
		await takenOver(field);
		// Waits for deferred code, so that no module loads during an edit.
		await page.waitForLoadState('networkidle');
		await field.fill('dostava');
		await page.evaluate(() => void Reflect.set(window, 'sameDocument', true));

		edit('pages/cms/faq/Screen.tsx', '<PageHead {...head} />', '<PageHead {...head} /><p id="edited-screen">Novo</p>');
		await page.locator('#edited-screen').waitFor();
		edit('components/content/PageHead.tsx', '<h1', '<h1 data-edited=""');
		await page.locator('h1[data-edited]').waitFor();
		edit('components/ui/control.module.css', '.control {', '.control { outline: 7px solid red;');
		await expect.poll(() => field.evaluate((input) => getComputedStyle(input).outlineWidth)).toBe('7px');

		expect(await field.inputValue()).toBe('dostava');
		expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
	},
	START,
);
