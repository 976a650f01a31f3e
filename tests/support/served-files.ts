import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { respond } from '#lib/platform/server/http/respond.server.ts';
import { toPageDocument } from './bot-page.ts';
import { type RunningShop, startShop } from './start-shop.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const HTML = `<!DOCTYPE html>${'<p>Čaša</p>'.repeat(300)}`;

/** Fills a folder like the output of a build, with private files. */
async function writeServedFiles(folder: string): Promise<void> {
	const files = {
		'index.html': HTML,
		'tv/index.html': 'tv',
		'stranica/index.html': toPageDocument('<main>Čaša</main>'),
		'builds/bots/hr-HR.json': '{"begin":"<header>for bots</header>","end":"<footer>for bots</footer>"}',
		'čaše/index.html': 'čaše',
		'404.html': 'nema',
		'assets/a.js': 'export {};',
		'.vite/manifest.json': '{}',
		'.well-known/security.txt': 'Contact: mailto:sigurnost@titraj.example',
		_headers: '/*\n  x-all: 1\n/assets/*\n  cache-control: public, max-age=31536000, immutable\n',
		_redirects: '/staro /tv/ 302\n/dalje/* /:splat 301\n/van https://drugdje.example/ 301\n',
	};
	for (const [path, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
}

/** Hooks of a test file: these files and a site that serves them. */
export function servedFilesForAllTests(take: (shop: RunningShop, folder: string) => void): void {
	const folder = temporaryFolder('site-', afterAll);
	let shop: RunningShop;
	beforeAll(async () => {
		await writeServedFiles(folder);
		shop = await serveFiles(folder);
		take(shop, folder);
	});
	afterAll(() => shop.close());
}

/** Hosts of that site, besides localhost. */
export const SERVED_HOSTS: readonly string[] = ['shop.example', 'xn--duan-mta.example', 'shop_1.example'];

/** A site of these files, whose list pages are a function that echoes its request. The backend is down. */
export const serveFiles = (folder: string, trustedProxies = 0): Promise<RunningShop> =>
	startShop({
		...{ backendUrl: 'http://127.0.0.1:9', folder, trustedProxies, allowedHosts: SERVED_HOSTS },
		named: {
			page: async (request, { ip }) => {
				const page = `page ${new URL(request.url).search}`;
				if (!page.includes('kept')) return new Response(page, { status: 404, headers: { 'x-seen-address': ip } });
				return respond(page + HTML, { headers: { 'content-type': 'text/html', 'cache-control': 'public', vary: 'cookie' } });
			},
		},
	});
