import { readFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';

/** No server listens there: `serveChrome` answers each request. Browsers trust localhost like HTTPS. */
export const CHROME_ORIGIN = 'http://localhost';

const TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml', woff2: 'font/woff2' };

interface ChromeFiles {
	readonly html: string;
	readonly assets: ReadonlyMap<string, string | Uint8Array>;
}

/** The chrome's code and styles, built once like the shop's; `page` renders the document. */
export async function buildChrome(page = 'tests/support/chrome-page.tsx'): Promise<ChromeFiles> {
	const result = await build({
		configFile: false,
		publicDir: false,
		logLevel: 'error',
		build: { write: false, assetsInlineLimit: 0, rollupOptions: { input: page } },
	});
	const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
	const assets = new Map(outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const));
	const named = (extension: string) => [...assets.keys()].filter((name) => name.endsWith(extension));
	const styles = named('.css').map((name) => `<link rel="stylesheet" href="${name}">`);
	const scripts = named('.js').map((name) => `<script type="module" src="${name}"></script>`);
	for (const name of ['icons.svg', 'under-development.js']) assets.set(`/${name}`, await readFile(`public/${name}`, 'utf8'));
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Probna stranica</title>`;
	return { assets, html: `<!doctype html><html lang="hr-HR"><head>${head}${styles.join('')}${scripts.join('')}</head><body></body></html>` };
}

/** Serves the chrome to the pages of a browser context, with the shop's security headers; `html` replaces the page. */
export async function serveChrome(context: BrowserContext, { assets, html }: ChromeFiles): Promise<void> {
	await context.route(`${CHROME_ORIGIN}/**`, (route) => {
		const { pathname } = new URL(route.request().url());
		const asset = assets.get(pathname);
		const contentType = asset === undefined ? 'text/html' : (TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
		const body = asset === undefined ? html : Buffer.from(asset);
		return route.fulfill({ body, contentType, headers: { ...securityHeaders() } });
	});
}
