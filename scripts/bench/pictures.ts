import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import PQueue from 'p-queue';
import { openBuiltShop } from '#tests/support/open-built-shop.ts';
import { processCpuSeconds } from './process-cpu.ts';

/**
 * Loads pages of pictures, none of them encoded yet, as a browser does: six at a time. The pictures are those of the lists that the home page links to, each once.
 * Fails if a page takes longer than `--bar` ms.
 */
const { values } = parseArgs({
	options: {
		pictures: { type: 'string', default: '24' },
		/** Width in pixels: lists load 160, 320 or 640, by the screen. */
		width: { type: 'string', default: '320' },
		pages: { type: 'string', default: '4' },
		bar: { type: 'string', default: '2000' },
	},
});

const BROWSER_CONNECTIONS = 6;
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
process.env['MEDIA_CACHE_DIR'] = folder;
const shop = await openBuiltShop();
try {
	const home = await read('/');
	const lists = new Set([...home.matchAll(/<a [^>]*href="(\/proizvodi\/[^"?#]+)"/g)].map(([, path = '']) => path));
	const pictures = new Set<string>();
	for (const list of lists) for (const picture of picturesOf(await read(list))) pictures.add(picture);
	console.log(`load before: ${(loadavg()[0] ?? 0).toFixed(1)}\n\n| page | pictures | ms | CPU ms a picture |\n| ---: | ---: | ---: | ---: |`);
	const [size, unseen] = [Number(values.pictures), [...pictures]];
	const pages = Math.min(Number(values.pages), Math.floor(unseen.length / size));
	if (pages === 0) throw new Error(`The lists that the home page links to show ${unseen.length} pictures; a page needs ${size}`);
	for (let page = 0; page < pages; page++) {
		const [started, before] = [performance.now(), processCpuSeconds(shop.pid ?? 0)];
		const queue = new PQueue({ concurrency: BROWSER_CONNECTIONS });
		await queue.addAll(unseen.slice(page * size, (page + 1) * size).map((path) => () => load(path)));
		const [took, after] = [performance.now() - started, processCpuSeconds(shop.pid ?? 0)];
		const cpu = after.own + after.children - before.own - before.children;
		console.log(`| ${page + 1} | ${size} | ${took.toFixed(0)} | ${((cpu * 1000) / size).toFixed(1)} |`);
		if (took > Number(values.bar)) process.exitCode = 1;
	}
} finally {
	await shop.close();
	rmSync(folder, { recursive: true, force: true });
}

/** Pictures of a list's cards in the measured width. */
function picturesOf(html: string): readonly string[] {
	return [...html.matchAll(new RegExp(`/media/[^\\s",]+\\.${values.width}\\.avif`, 'g'))].map(([path]) => path);
}

async function read(path: string): Promise<string> {
	return (await fetch(shop.url + path)).text();
}

async function load(path: string): Promise<void> {
	const response = await fetch(shop.url + path);
	await response.arrayBuffer();
	if (!response.ok) throw new Error(`${path} returned status ${response.status}`);
}
