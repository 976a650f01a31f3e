import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';

/** Words that names in the code must not contain, with their replacements (CONTRIBUTING.md, How we write). */
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

/** The same for combinations of words. */
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
	['or none', 'unwrapOptional, optional endpoint'],
	['give back', 'release'],
	['once more', 'retry, refetch'],
	['under way', 'pending'],
	['let rest', 'back off'],
];

/** Names that keep such a word: where, and why. */
const EXCEPTIONS: readonly (readonly [name: string, place: string, reason: string])[] = [
	['late', 'lib/stores/opening.ts', 'hours that end after midnight'],
	['late', 'scripts/serve/read-request-body.ts', 'the timer of a late body'],
	['isLate', 'scripts/test-nightly.ts', 'a suite ran out of its time'],
	['gate.ts', 'scripts/run/', 'the test gate, as CONTRIBUTING.md calls it'],
	['PRESSES_PER_OUTLIER', 'renderer/vitals.client.ts', "INP counts a page's interactions, this is its rule of one outlier in fifty"],
	['presses', 'renderer/vitals.client.ts', 'interactions of a visit by their id'],
	['delivered', 'packages/backend/shipping/', 'countries to which the shop delivers'],
	['delivered', 'packages/backend/orders/life-cycle/fulfil-order.ts', 'status of an order in the merchant API'],
	['delivered', 'packages/backend/merchant-api/routes/webhook-routes.ts', 'whether a webhook was accepted, a field of the merchant API'],
	['delivered_at', 'packages/backend/', 'column with the time at which a webhook was accepted'],
	['_post_hapi_webshop_payment_notice', 'packages/', 'name of the call on the wire'],
	['payment_notices', 'packages/backend/platform/database/tables/', 'existing table in the database'],
	['tell_order', 'packages/backend/migrations/', 'database trigger; later migrations would have to replace it'],
	['tell_stock', 'packages/backend/migrations/', 'database trigger; later migrations would have to replace it'],
];

const FILES = globSync('{components,functions,lib,pages,public,renderer,scripts,examples,packages/*}/**/*.{ts,tsx,js,mjs,css}').filter(
	(path) => !/(^|\/)(node_modules|dist)\//.test(path),
);

/** Declarations with one name. */
const DECLARED = [
	/\b(?:const|let|var|function\*?|class|interface|type|enum|as)\s+([A-Za-z_$][\w$]*)/g,
	// fields, parameters and keys with a type or value
	/(?:^\s*|[({,]\s*)(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:\s/gm,
	/^\s*(?:(?:async|static|get|set)\s+)*([A-Za-z_$][\w$]*)\??\([^()]*\)[^;{]*[{;]$/gm,
	/\bsetting\(\s*'([A-Z][A-Z0-9_]*)'/g,
];

/** Lists of names: destructured ones, and parameters without types. */
const LISTED = [/\b(?:const|let)\s*[{[]([^}\]=]*)[}\]]\s*=/g, /\(\s*[{[]([^{}()[\]]*)[}\]]/g, /\(([\w$, ]*)\)\s*=>/g, /\b([\w$]+)\s*=>/g];

const NAMES: readonly Name[] = FILES.flatMap((path) => [...path.split('/'), ...namesIn(path, readFileSync(path, 'utf8'))].map((name) => ({ path, name })));

test('names of folders, files, symbols, classes and settings are words of the glossary', () => {
	expect(FILES.length).toBeGreaterThan(2000);
	expectNone([...new Set(NAMES.flatMap(judge))].toSorted(), 'the named files: say the suggested word');
});

test('each exception is in use', () => {
	const unused = EXCEPTIONS.filter((exception) => !NAMES.some((name) => isExcepted(name, exception)));
	expectNone(unused, 'tests/unit/names.test.ts: remove the exception');
});

test.each([
	['a folder', 'lib/manners/take.ts', '', 'manners'],
	['a file', 'lib/cart/list-part.ts', '', 'list-part.ts'],
	['a constant', 'a.ts', "export const MAKER_KEY = '';", 'MAKER_KEY'],
	['a function', 'a.ts', 'export async function mayTryAgain() {}', 'mayTryAgain'],
	['a method', 'a.ts', '\tasync tell(name: string): Promise<void> {', 'tell'],
	['a parameter', 'a.ts', 'const find = (price: number, obstacle: string) => price;', 'obstacle'],
	['a parameter without a type', 'a.ts', 'list.map((fault, index) => index);', 'fault'],
	['a destructured name', 'a.ts', 'const { kind, surroundings } = page;', 'surroundings'],
	['a renamed one', 'a.ts', 'const { kind: keptName } = page;', 'keptName'],
	['a class', 'a.module.css', '.card > .makers:hover {', 'makers'],
	['a setting', 'a.ts', "\tlimit: setting('POLITE_SECONDS', seconds, {", 'POLITE_SECONDS'],
])('a word of the glossary is found in the name of %s', (_title, path, code, found) => {
	const names = [...path.split('/'), ...namesIn(path, code)].map((name) => ({ path, name }));
	expect(names.filter((name) => judge(name).length > 0)).toContainEqual({ path, name: found });
});

interface Name {
	readonly path: string;
	readonly name: string;
}

function judge(found: Name): string[] {
	if (EXCEPTIONS.some((exception) => isExcepted(found, exception))) return [];
	const words = wordsOf(found.name);
	const singular = words.map((word) => word.replace(/s$/, '')).join(' ');
	const instead = [
		...words.flatMap((word) => (Object.hasOwn(INSTEAD, word) ? [INSTEAD[word]] : [])),
		...PHRASES.flatMap(([phrase, write]) => (` ${singular} `.includes(` ${phrase} `) ? [write] : [])),
	];
	return instead.map((write) => `${found.path}: ${found.name} (write ${write})`);
}

const isExcepted = ({ path, name }: Name, [excepted, place]: (typeof EXCEPTIONS)[number]): boolean => name === excepted && path.startsWith(place);

function wordsOf(name: string): string[] {
	return name
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.toLowerCase()
		.split(/[^a-z0-9]+/);
}

function namesIn(path: string, text: string): string[] {
	const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
	const firstOf = (patterns: readonly RegExp[]) => patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
	if (path.endsWith('.css')) return firstOf([/\.([a-zA-Z][\w-]*)/g]);
	const listed = firstOf(LISTED).flatMap((list) => list.split(',').map((item) => /([\w$]+)\s*(?:=.*)?$/s.exec(item)?.[1] ?? ''));
	return [...new Set([...firstOf(DECLARED), ...listed])];
}
