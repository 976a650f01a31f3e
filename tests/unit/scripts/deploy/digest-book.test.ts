import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDigestBook } from '#scripts/deploy/digest-book.ts';
import { lookAtOutput } from '#scripts/deploy/look-at-output.ts';

let root: string;
const output = () => join(root, 'client');
const put = (name: string, text: string) => {
	mkdirSync(join(output(), name, '..'), { recursive: true });
	writeFileSync(join(output(), name), text);
};

/** What a deploy would send now; `deployed` says that it was sent. */
function plan(deployed = false) {
	const book = openDigestBook(join(root, 'book.sqlite'));
	lookAtOutput(output(), book);
	const answer = { ...book.totals(), uploads: [...book.uploads()].map(({ path }) => path), gone: book.gone() };
	if (deployed) book.keepAsDeployed();
	book.close();
	return answer;
}

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'deploy-'));
	put('index.html', 'home');
	put('kontakt/index.html', 'contact');
	put('_bot/kontakt/index.html', 'contact for bots');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a deploy by digests', () => {
	test('sends everything the first time, and nothing where nothing changed', () => {
		expect(plan(true)).toEqual({ files: 3, bytes: 27, uploads: ['/_bot/kontakt/index.html', '/index.html', '/kontakt/index.html'], gone: 0 });
		expect(plan()).toMatchObject({ uploads: [], gone: 0 });
	});

	test('sends what changed alone, until it is said to be deployed', () => {
		plan(true);
		put('kontakt/index.html', 'CONTACT');
		expect(plan().uploads).toEqual(['/kontakt/index.html']);
		expect(plan(true).uploads).toEqual(['/kontakt/index.html']);
		expect(plan().uploads).toEqual([]);
	});

	test('sends no content twice: not under another name, not for two files, not for a file written anew with the same bytes', () => {
		plan(true);
		mkdirSync(join(output(), 'pomoc'));
		renameSync(join(output(), 'kontakt/index.html'), join(output(), 'pomoc/index.html'));
		put('index.html', 'home');
		utimesSync(join(output(), 'index.html'), 1, 1);
		put('a.txt', 'new');
		put('b.txt', 'new');
		expect(plan()).toMatchObject({ files: 5, uploads: ['/a.txt'], gone: 1 });
	});

	test('sees a file of the same length that was written at the same time', () => {
		utimesSync(join(output(), 'index.html'), 1, 1);
		plan(true);
		writeFileSync(join(root, 'other'), 'HOME');
		utimesSync(join(root, 'other'), 1, 1);
		renameSync(join(root, 'other'), join(output(), 'index.html'));
		expect(plan().uploads).toEqual(['/index.html']);
	});
});
