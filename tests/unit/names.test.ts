import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Words that names in the code must not bear, and what to write instead (CONTRIBUTING.md, Names). */
const INSTEAD: Readonly<Record<string, string>> = {
	maker: 'manufacturer',
	makers: 'manufacturers',
	catalogue: 'catalog',
	lowest30: 'lowestPrice30Days',
	tell: 'track (analytics), notify, log',
	tells: 'track (analytics), notify, log',
	told: 'what it holds: tracked, reflected',
	hear: 'subscribe',
	heard: 'handle',
	say: 'showToast, message',
	acts: 'clickActions',
	presses: 'clicks',
	polite: 'throttle',
	manners: 'throttle, rate limit',
	patiently: 'loadWithRetry',
	fault: 'error, validation error',
	faults: 'errors',
	obstacle: 'checkout blocker',
	speak: 'localize',
	spoken: 'localized',
	gate: 'guard',
	delivered: 'hydrating',
	late: 'deferred, hydrate on interaction',
	surroundings: 'relations, fingerprint',
};

/** The same for words that are wrong only together. */
const PHRASES: readonly (readonly [phrase: string, instead: string])[] = [
	['payment notice', 'payment webhook'],
	['take notice', 'handle webhook'],
	['read notice', 'parse webhook'],
	['take stock', 'reserve stock'],
	['may try again', 'can retry payment'],
	['list part', 'product list'],
	['find listed', 'find listing'],
	['digest book', 'upload manifest'],
	['kept name', 'storage key'],
	['editor page', 'back office'],
	['own words', 'localize'],
	['let rest', 'back off'],
];

/** Names that keep such a word: `[name, reason]`. */
const EXCEPTIONS: readonly (readonly [name: string, reason: string])[] = [
	['late', 'lib/stores/opening.ts: hours that end after midnight; read-request-body.ts: the timer of a late body'],
	['isLate', 'scripts/test-heavy.ts: a suite ran out of its time'],
	['gate.ts', 'scripts/run/gate.ts: the checks before a landing, as CONTRIBUTING.md calls them'],
	['PRESSES_PER_OUTLIER', "web vitals: INP counts a page's interactions, this is its rule of one outlier in fifty"],
	['delivered', 'fulfil-order.ts: the status of an order, as the merchant API names it'],
	['_post_hapi_webshop_payment_notice', 'name of the call on the wire'],
	['payment_notices', 'table in the database; its columns and rows stay'],
	['delivered_at', 'column of the time at which a webhook was taken'],
	['0001-catalogue.ts', 'databases remember a migration by its name'],
	['catalogue', 'export of that migration'],
	['tell_order', 'database trigger; later migrations would have to replace it'],
	['tell_stock', 'database trigger; later migrations would have to replace it'],
	['presses', 'web vitals: interactions of a visit by their id'],
];

const ALLOWED = new Set(EXCEPTIONS.map(([name]) => name));

const FILES = globSync('{components,functions,lib,pages,public,renderer,scripts,packages/backend,packages/contract,packages/demo}/**/*.{ts,tsx,js,css}').filter(
	(path) => !path.includes('node_modules'),
);

const DECLARED = [
	/\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g,
	/^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:\s/gm,
	/\.([a-zA-Z][\w-]*)\s*(?:\{|,)/g,
];

test('names of files, symbols and classes are words of the glossary', () => {
	expect(FILES.length).toBeGreaterThan(900);
	const found = FILES.flatMap((path) => [basename(path), ...namesIn(path)].flatMap((name) => judge(path, name)));
	expect([...new Set(found)].toSorted()).toEqual([]);
});

test('each exception is in use', () => {
	const used = new Set(FILES.flatMap((path) => [basename(path), ...namesIn(path)]));
	expect([...ALLOWED].filter((name) => !used.has(name))).toEqual([]);
});

function judge(path: string, name: string): string[] {
	if (ALLOWED.has(name)) return [];
	const words = wordsOf(name);
	const singular = words.map((word) => word.replace(/s$/, '')).join(' ');
	const instead = [
		...words.flatMap((word) => (Object.hasOwn(INSTEAD, word) ? [INSTEAD[word]] : [])),
		...PHRASES.flatMap(([phrase, write]) => (` ${singular} `.includes(` ${phrase} `) ? [write] : [])),
	];
	return instead.map((write) => `${path}: ${name} (write ${write})`);
}

function wordsOf(name: string): string[] {
	return name
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.toLowerCase()
		.split(/[^a-z0-9]+/);
}

function namesIn(path: string): string[] {
	const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
	const patterns = path.endsWith('.css') ? DECLARED.slice(2) : DECLARED.slice(0, 2);
	return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}
