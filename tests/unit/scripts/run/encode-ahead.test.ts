import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { encodeAhead } from '#scripts/run/encode-ahead.ts';

/** A page with the pictures of `names` in two sizes that lists show, and one that they do not. */
const page = (names: readonly string[], links: readonly string[] = []): string =>
	[
		...links.map((href) => `<a class="link" href="${href}">x</a>`),
		...names.map((name) => `<source type="image/avif" srcSet="/media/${name}.160.avif 160w, /media/${name}.320.avif 320w, /media/${name}.640.avif 640w"/>`),
	].join('\n');

function writePages(pages: Readonly<Record<string, string>>): string {
	const folder = mkdtempSync(join(tmpdir(), 'pages-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const [path, html] of Object.entries(pages)) {
		mkdirSync(join(folder, path), { recursive: true });
		writeFileSync(join(folder, path, 'index.html'), html);
	}
	return folder;
}

/** A shop that records the requested paths. */
async function openShop(status: (path: string) => number = () => 200) {
	const asked: string[] = [];
	const server = createServer(({ url = '' }, response) => {
		asked.push(url);
		response.writeHead(status(url)).end('picture');
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	const address = server.address();
	return { asked, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

test('requests the pictures of the home page, then those of the linked lists, each once', async () => {
	const folder = writePages({
		'/': page(['a', 'b'], ['/lampe/', '/nema/', '/?q=1', 'https://other.example/']),
		'/lampe/': page(['b', 'c']),
		'/nigdje/': page(['d']),
	});
	const { asked, url } = await openShop((path) => (path.includes('/a.') ? 503 : 200));
	await encodeAhead({ url, folder, signal: new AbortController().signal });
	expect(asked).toEqual(['a', 'b', 'c'].flatMap((name) => [320, 640].map((width) => `/media/${name}.${width}.avif`)));
});

test('ends when it is stopped', async () => {
	const folder = writePages({ '/': page(Array.from({ length: 50 }, (_, at) => `p${at}`)) });
	const stopping = new AbortController();
	const { asked, url } = await openShop(() => {
		if (asked.length === 3) stopping.abort();
		return 200;
	});
	await encodeAhead({ url, folder, signal: stopping.signal });
	expect(asked).toHaveLength(3);
});

test('does nothing without pages, and continues if the shop does not respond', async () => {
	const signal = new AbortController().signal;
	await encodeAhead({ url: 'http://127.0.0.1:9', folder: writePages({}), signal });
	await encodeAhead({ url: 'http://127.0.0.1:9', folder: writePages({ '/': page(['a']) }), signal });
});
