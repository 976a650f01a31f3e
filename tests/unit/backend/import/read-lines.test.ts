import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LONGEST_LINE, readLines } from '@titraj/backend/import/read-lines.ts';
import { afterAll, describe, expect, test } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'lines-'));
afterAll(() => rmSync(dir, { recursive: true }));

async function read(content: string | Uint8Array) {
	const file = join(dir, 'feed');
	writeFileSync(file, content);
	const lines: [number, string | null][] = [];
	for await (const { number, text } of readLines(file)) lines.push([number, text]);
	return lines;
}

describe('lines of a feed', () => {
	test('are numbered as in the file, empty ones are left out, a byte order mark does not count', async () => {
		expect(await read('\ufeffa\n\n  \nb\u2028c')).toEqual([
			[1, 'a'],
			[4, 'b\u2028c'],
		]);
	});

	test('longer than any product come as nothing, and those around them as they are', async () => {
		const long = 'x'.repeat(LONGEST_LINE);
		expect(await read(`a\n${long}x\nb\n${long}\n${long}x`)).toEqual([
			[1, 'a'],
			[2, null],
			[3, 'b'],
			[4, long],
			[5, null],
		]);
	});

	test('of a small gzip that unpacks to a line of half a gigabyte take no memory', async () => {
		const bomb = gzipSync(Buffer.alloc(512 * 1024 * 1024, 'x'), { level: 1 });
		const before = process.memoryUsage().rss;
		let most = 0;
		const watch = setInterval(() => {
			most = Math.max(most, process.memoryUsage().rss);
		}, 20);
		try {
			expect(await read(bomb)).toEqual([[1, null]]);
		} finally {
			clearInterval(watch);
		}
		expect(most - before).toBeLessThan(300 * 1024 * 1024);
	}, 60_000);
});
