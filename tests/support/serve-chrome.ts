import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';

/** No server listens there: `serveChrome` answers each request. Browsers trust localhost like HTTPS. */
export const CHROME_ORIGIN = 'http://localhost';

const TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml', woff2: 'font/woff2' };
/** Entries of the bundle: two render a document, the last one is the script of the chrome. */
const ENTRIES = { chrome: 'tests/support/chrome-page.tsx', covered: 'tests/support/covered-page.tsx', behaviour: 'tests/support/chrome-behaviour.ts' };

type Assets = ReadonlyMap<string, string | Uint8Array>;

export interface ChromeFiles {
	readonly html: string;
	readonly assets: Assets;
}

interface Bundle {
	readonly assets: Assets;
	/** The path of an entry's script. */
	scriptOf(entry: keyof typeof ENTRIES): string;
	/** Tags of the styles. */
	readonly styles: string;
}

/** One bundle for all test files of a worker. */
let bundle: Promise<Bundle> | undefined;

/** A document that contains only the chrome, or the chrome of a shop under development, as the shop delivers it: HTML, with its script if it has one. */
export async function buildChrome(browser: Browser, { page, script }: { page: 'chrome' | 'covered'; script: boolean }): Promise<ChromeFiles> {
	bundle ??= makeBundle();
	const { assets, scriptOf, styles } = await bundle;
	const body = await renderBody(browser, { assets, html: toDocument(scriptTag(scriptOf(page)), '') });
	return { assets, html: toDocument(styles + (script ? scriptTag(scriptOf('behaviour')) : ''), body) };
}

const scriptTag = (path: string): string => `<script type="module" src="${path}"></script>`;

function toDocument(tags: string, body: string): string {
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Probna stranica</title>`;
	return `<!doctype html><html lang="hr-HR"><head>${head}${tags}</head><body>${body}</body></html>`;
}

/** The chrome's code and styles, built like the shop's. */
async function makeBundle(): Promise<Bundle> {
	const result = await build({
		configFile: false,
		publicDir: false,
		logLevel: 'error',
		build: { write: false, assetsInlineLimit: 0, cssCodeSplit: false, rollupOptions: { input: ENTRIES } },
	});
	const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
	const assets = new Map(outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const));
	const styles = [...assets.keys()].filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`);
	for (const name of ['icons.svg', 'under-development.js']) assets.set(`/${name}`, await readFile(`public/${name}`, 'utf8'));
	return {
		assets,
		scriptOf(entry) {
			const chunk = outputs.find((file) => file.type === 'chunk' && file.isEntry && file.name === entry);
			if (chunk === undefined) throw new Error(`The bundle has no entry ${entry}`);
			return `/${chunk.fileName}`;
		},
		styles: styles.join(''),
	};
}

/** The HTML that the script of a document writes into its body. Class names of CSS modules are those of the bundle, so it is rendered by the bundle. */
async function renderBody(browser: Browser, files: ChromeFiles): Promise<string> {
	const context = await browser.newContext();
	await serveChrome(context, files);
	const page = await context.newPage();
	await page.goto(CHROME_ORIGIN);
	const html = await page.evaluate(() => document.body.innerHTML);
	await context.close();
	return html;
}

/** Serves the chrome to the pages of a browser context, with the shop's security headers. */
export async function serveChrome(context: BrowserContext, { assets, html }: ChromeFiles): Promise<void> {
	await context.route(`${CHROME_ORIGIN}/**`, (route) => {
		const { pathname } = new URL(route.request().url());
		const asset = assets.get(pathname);
		const contentType = asset === undefined ? 'text/html' : (TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
		const body = asset === undefined ? html : Buffer.from(asset);
		return route.fulfill({ body, contentType, headers: { ...securityHeaders() } });
	});
}
