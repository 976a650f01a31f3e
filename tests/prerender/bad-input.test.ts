import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Alteration, type AlteredBackend, alterBackend } from '#tests/support/altered-backend.ts';
import { createBuiltWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';

interface Answer {
	data: { items: Record<string, unknown>[] } & Record<string, unknown>[];
}
const isAnswer = (body: unknown): body is Answer => typeof body === 'object' && body !== null && 'data' in body;
const changing = (change: (answer: Answer) => void): Alteration => ({
	change(body) {
		if (isAnswer(body)) change(body);
		return body;
	},
});
const isCrawl = (path: string) => path.includes('/catalog/products/') && path.includes('mode=full');

let backend: RunningBackend;
let workplace: Workplace;
const stamps = () =>
	globSync(join(workplace.dist, 'client/**/index.html'))
		.sort()
		.map((file) => `${file} ${statSync(file).ino} ${statSync(file).mtimeMs}`);

beforeAll(async () => {
	backend = await startDemoBackend();
	workplace = createBuiltWorkplace();
});
afterAll(async () => {
	workplace[Symbol.dispose]();
	await backend.close();
});

/** Crawls everything, because the change feed does not contain the alterations. */
async function crawlWith(alter: (path: string, calls: number) => Alteration, ...args: string[]) {
	await using altered: AlteredBackend = await alterBackend(backend.url, alter);
	return await workplace.run(altered.url, '--whole', ...args);
}

describe('a crawl with errors', () => {
	test('without changes no page is rendered and no file is touched', async () => {
		const before = stamps();
		const { code, output } = await workplace.run(backend.url);
		expect(output).toMatch(/\d+ pages, 0 rendered, 0 spliced, 0 removed/);
		expect(code).toBe(0);
		expect(stamps()).toEqual(before);
	});

	test('an unknown controller is reported with its address, the rest is built', async () => {
		const { code, output } = await crawlWith((path) =>
			path.includes('/misc/routes/')
				? changing(({ data }) => void data.push({ path: '/tajna/', controller: 'spaceship', action: 'index', content_type: 'page', lang: 'hr' }))
				: undefined,
		);
		expect(output).toContain('/tajna/: the route table names controller "spaceship"');
		expect(code).toBe(1);
		expect(existsSync(join(workplace.dist, 'client/index.html'))).toBe(true);
	});

	test('a product without a title is reported with its address and the missing field', async () => {
		const { code, output } = await crawlWith((path) => (isCrawl(path) ? changing(({ data }) => void delete data.items[3]?.['title']) : undefined));
		expect(output).toMatch(/\/proizvodi\/[^ ]+-proizvod-\d+\/: .*title/);
		expect(output).toContain('1 failed');
		expect(code).toBe(1);
	});

	test('broken HTML in a text does not affect the rest of the page', async () => {
		const { code } = await crawlWith((path) =>
			isCrawl(path)
				? changing(
						({ data }) => void Object.assign(data.items[0] ?? {}, { content: '<table><tr><td>jedan</div></section><script>alert(1)</script><p onclick=x>dva' }),
					)
				: undefined,
		);
		expect(code).toBe(0);
		const page = globSync(join(workplace.dist, 'client/proizvodi/*/*-proizvod-*/index.html'))
			.map((file) => readFileSync(file, 'utf8'))
			.find((html) => html.includes('<td>jedan'));
		expect(page).toMatch(/<td>jedan[^<]*(<p>dva<\/p>)?<\/td><\/tr><\/table>/);
		expect(page).not.toContain('alert(1)');
		expect(page).toContain('</html>');
	});

	test('--keep-going reports failures and exits with 0', async () => {
		const { code, output } = await crawlWith(
			(path) => (isCrawl(path) ? changing(({ data }) => void delete data.items[3]?.['title']) : undefined),
			'--keep-going',
		);
		expect(output).toContain('1 failed');
		expect(code).toBe(0);
	});

	test.each([
		['answers 500', (): Alteration => ({ status: 500 }), /GET http.*: 500/],
		['hangs', (): Alteration => 'hang', /no answer in time/],
		['closes the connection', (): Alteration => 'cut', /no status/],
	])('a backend that %s from the start: a clear message, and the previous output stays', async (_, alteration, message) => {
		const before = stamps();
		const { code, output } = await crawlWith(alteration);
		expect(output).toMatch(message);
		expect(output).toContain('Pages that it did not reach are unchanged');
		expect(code).toBe(1);
		expect(stamps()).toEqual(before);
	});

	test.each([
		['answers 500', { status: 500 } as const, /: 500/],
		['hangs', 'hang' as const, /no answer in time/],
		['dies', 'cut' as const, /no status/],
	])('a backend that %s in the middle of the crawl: the address is reported, no partial file is served, pages stay', async (_, alteration, message) => {
		const before = globSync(join(workplace.dist, 'client/**/index.html')).sort();
		const { code, output } = await crawlWith((path, calls) => (calls > 14 && !path.includes('/misc/') ? alteration : undefined));
		expect(output).toMatch(message);
		expect(output).toMatch(/^\/|\n\/[^:]+: |Gave up/);
		expect(code).toBe(1);
		const after = globSync(join(workplace.dist, 'client/**/index.html')).sort();
		expect(after).toEqual(before);
		for (const file of after) expect(readFileSync(file, 'utf8').trimEnd().endsWith('</html>')).toBe(true);
	});

	test('an empty route table is refused like a 401', async () => {
		const { code, output } = await crawlWith((path) => (path.includes('/misc/routes/') ? changing(({ data }) => void data.splice(0)) : undefined));
		expect(output).toContain('route table has no entry');
		expect(code).toBe(1);
	});
});
