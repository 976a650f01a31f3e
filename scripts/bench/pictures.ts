import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import PQueue from 'p-queue';
import { openBuiltShop } from '#tests/support/open-built-shop.ts';
import { processCpuSeconds } from './process-cpu.ts';

/** Loads the first pictures of lists, none of them encoded yet, as a browser does: six at a time. Fails if a list takes longer than `--bar` ms. */
const { values } = parseArgs({
	options: {
		pictures: { type: 'string', default: '24' },
		width: { type: 'string', default: '640' },
		lists: { type: 'string', default: '8' },
		bar: { type: 'string', default: '2000' },
	},
});

const BROWSER_CONNECTIONS = 6;
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
process.env['MEDIA_CACHE_DIR'] = folder;
const shop = await openBuiltShop();
try {
	const home = await read('/');
	const lists = [...new Set([...home.matchAll(/<a [^>]*href="(\/proizvodi\/[^"?#]+)"/g)].map(([, path = '']) => path))];
	const seen = new Set<string>();
	console.log(`load before: ${(loadavg()[0] ?? 0).toFixed(1)}\n\n| list | pictures | ms | CPU ms a picture |\n| --- | ---: | ---: | ---: |`);
	let measured = 0;
	for (const list of lists) {
		if (measured === Number(values.lists)) break;
		const pictures = newPictures(await read(list), seen);
		if (pictures.length < Number(values.pictures)) continue;
		measured++;
		const [started, before] = [performance.now(), processCpuSeconds(shop.pid ?? 0)];
		const queue = new PQueue({ concurrency: BROWSER_CONNECTIONS });
		await queue.addAll(pictures.map((path) => () => load(path)));
		const [took, after] = [performance.now() - started, processCpuSeconds(shop.pid ?? 0)];
		const cpu = after.own + after.children - before.own - before.children;
		console.log(`| ${list} | ${pictures.length} | ${took.toFixed(0)} | ${((cpu * 1000) / pictures.length).toFixed(1)} |`);
		if (took > Number(values.bar)) process.exitCode = 1;
	}
	if (measured === 0) throw new Error(`No list that the home page links to has ${values.pictures} pictures`);
} finally {
	await shop.close();
	rmSync(folder, { recursive: true, force: true });
}

/** The list's first pictures that no earlier list has shown. */
function newPictures(html: string, seen: Set<string>): readonly string[] {
	const paths = [...html.matchAll(new RegExp(`/media/[^\\s",]+\\.${values.width}\\.avif`, 'g'))].map(([path]) => path).filter((path) => !seen.has(path));
	const first = [...new Set(paths)].slice(0, Number(values.pictures));
	for (const path of first) seen.add(path);
	return first;
}

async function read(path: string): Promise<string> {
	return (await fetch(shop.url + path)).text();
}

async function load(path: string): Promise<void> {
	const response = await fetch(shop.url + path);
	await response.arrayBuffer();
	if (!response.ok) throw new Error(`${path} returned status ${response.status}`);
}
