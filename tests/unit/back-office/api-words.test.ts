import { globSync, readFileSync } from 'node:fs';
import { toFieldText, toMissingText, toProviderText, toReasonText, toRefusalText } from '@titraj/back-office/texts/api-words.ts';
import { OrderStatus } from '@titraj/contract/order-status.ts';
import { expect, test } from 'vitest';

test.each([
	['is empty', 'ispunite ovo polje'],
	['HRVATSKA: write HR, HR 214 or HR 20000-20999', 'HRVATSKA nije jasno: za cijelu Hrvatsku pišite HR, za dio HR 214 ili HR 20000-20999'],
	['must have #, #, # or # digits', 'EAN ima 8, 12, 13 ili 14 znamenki'],
	['must be >= 0 or is empty', 'mora biti barem 0 ili ispunite ovo polje'],
	['is 12 × 9 pixels: too small for a picture of a product', 'veličine je 12 × 9 piksela: premaleno za sliku proizvoda'],
	['there is no product A (1) $&', 'nema proizvoda A (1) $&'],
	['something new', 'something new'],
	['', ''],
])('says %j in Croatian', (reason, text) => {
	expect(toReasonText(reason)).toBe(text);
});

test.each([
	['GLS did not answer', 'GLS: nema odgovora'],
	['Hrvatska pošta answered 503 without a result', 'Hrvatska pošta: odgovor 503 bez ishoda'],
	['BOX NOW: client id or client secret is wrong (401)', 'BOX NOW: klijentski ID ili tajna (client secret) nisu točni (401); ispravite postavke'],
	[
		'BOX NOW: the number is taken by another parcel; make the label again, with the next number (P410)',
		'BOX NOW: broj je zauzet drugim paketom; ponovno izradite naljepnicu, sa sljedećim brojem (P410)',
	],
	[
		'BOX NOW: the number is taken, and its parcel is not listed yet; make the label again later (P410)',
		'BOX NOW: broj je zauzet, a paket još nije na popisu; ponovno izradite naljepnicu kasnije (P410)',
	],
	['Hrvatska pošta: it delivers in Croatia only, and the recipient is in SI', 'Hrvatska pošta dostavlja samo u Hrvatskoj, a primatelj je u državi SI'],
	['the order is shipped', 'narudžba je već poslana'],
	['GLS answered without the outcome of the deletion', 'GLS: odgovor ne kaže je li naljepnica otkazana'],
	['BOX NOW answered with more than 20 MB', 'BOX NOW: odgovor je veći od 20 MB'],
	['Monri answered 502', 'Monri: odgovor 502'],
	['a label of gls is asked for', 'naljepnica (gls) već je zatražena: izradite je ondje ponovno ili od nje odustanite'],
	['Hrvatska pošta: Pošiljka je preuzeta. (21)', 'Odgovor pružatelja: Hrvatska pošta: Pošiljka je preuzeta. (21)'],
	['too late $&', 'Odgovor pružatelja: too late $&'],
])('says %j of a provider in Croatian', (reason, text) => expect(toProviderText(reason)).toBe(text));

/** What is not checked here: words of a carrier, and states, which have a text for each. */
const OF_OTHERS = ['Y: Y', 'Y: Y (Y)', 'the order is Y', 'the label is Y'];

const read = (places: readonly string[]) => globSync(places.map((place) => `packages/backend/${place}/*.ts`)).map((file) => readFileSync(file, 'utf8'));

/** Sentences of some source after `start`, with Y for each value in them. */
const sentencesAfter = (start: string, source: string): string[] =>
	[...source.matchAll(new RegExp(`(?:${start})(['\`])((?:\\\\.|(?!\\1)[^\\\\\\n])+)\\1`, 'gm'))]
		.map(([, , text = '']) => text.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})+\}/g, 'Y').replaceAll("\\'", "'"))
		.filter((text) => text.includes(' ') && /^(?!https:)[A-Za-z]/.test(text) && /[a-z]{2}/.test(text));

test('has Croatian words for all that the shop itself says for carriers and payment providers', () => {
	const sources = read(['courier-labels', 'courier-labels/services', 'payments/providers']);
	const failures = sources
		.flatMap((source) => source.split('\n').filter((line) => /(?:new Error|CarrierRefusal)\(/.test(line)))
		.flatMap((line) => sentencesAfter('[(?:] ?', line));
	const refusals = sources.flatMap((source) => sentencesAfter('outcome: .refused., reason: |\\?\\? ', source));
	const before = read(['courier-labels/services'])
		.flatMap((source) => sentencesAfter('return \\{ reason: ', source))
		.map((reason) => `X: ${reason}`);
	const codes = read(['courier-labels/services']).flatMap((source) =>
		[...source.matchAll(/^\t([A-Z]\d{3}): '(.+)',$/gm)].map(([, code, text]) => `X: ${text} (${code})`),
	);
	expect([failures.length > 12, refusals.length > 2, before.length > 7, codes.length > 20]).toEqual([true, true, true, true]);
	const said = [...failures, ...refusals, ...before, ...codes].filter((reason) => !OF_OTHERS.includes(reason));
	expect([...new Set(said)].filter((reason) => toProviderText(reason).startsWith('Odgovor pružatelja'))).toEqual([]);
});

test('names fields as the screens do, and keeps the names that they do not have', () => {
	expect(['price.sale.amount', 'price.regular', 'blocks.3.text', 'something.0'].map(toFieldText)).toEqual([
		'Snižena cijena',
		'Cijena',
		'Blokovi',
		'something.0',
	]);
	expect(['gtin: has a wrong check digit', 'several words: is empty', 'is empty'].map(toRefusalText)).toEqual([
		...['EAN: kontrolna znamenka nije točna: provjerite broj', 'several words: is empty', 'ispunite ovo polje'],
	]);
});

/** Reasons that only programs and files of the command line get. */
const OF_PROGRAMS = [
	...['is no JSON', 'needs exactly one of url, file and media', 'needs either quantity or locations', 'give either a message or an address'],
	...['connectors alone call this, with their keys', 'a mail about orders shows the newest one: that needs orders:read'],
	'the connector Y belongs to another key: revoke that key, or take the connector off the list of the back office',
	...['each kind and key can be there once', 'cannot be written with this key: it lacks products:write', 'is logo or icon'],
	'the server failed; rows without a result were not written: send them again',
	...['contradicts `state`', 'no refund', 'sign in on a page of this origin', 'sign in, or send a key in the Authorization header: Bearer tk_…'],
	...['a write with a session cookie needs x-csrf-token, and comes from a page of this origin', 'this Idempotency-Key came with another request before'],
	...['the Authorization header names no valid key: Bearer tk_…', 'people alone change this, not keys', 'If-Match: what this call changes has no version'],
	...['send application/x-ndjson', 'send Y', 'Y bulk calls of this caller are under way', 'a bulk call has 512 MB at most: nothing was written'],
	'a bulk call has Y rows at most: nothing was written',
	...['comments that wait are for staff', 'comments are moderated by staff'],
	...['send code', 'send email', 'send password', 'send email and password', 'send id, code and password'],
	...['send code, email, password, first_name and last_name', 'query.dry_run: true or false', 'bodyY: Y'],
	...['Idempotency-Key: 1 to 200 visible ASCII characters', 'Idempotency-Key: not for bulk calls; the same rows sent again come to the same'],
	...['the filters are those of /order-search: q, list, status and month', 'the filters are those of /product-search: q and list'],
	...['this needs a logged-in customer', 'a request needs one Host header'],
	'The running shop at Y does not answer (Y): it is ending, or another command has its data folder. Start the import again.',
	...['The running shop refused Y Y (Y): Y', 'The running shop stopped in the middle: start the import again, which sends only what is missing.'],
];

/** Pieces of the lines that the command prints, and of messages that are complete elsewhere. */
const OF_COMMAND = ['variant options', 'code made from', 'stock unchanged', 'available to order', 'a folder', 'a named pipe'];
/** A text with another one inside, which the search cuts there. */
const CUT = /\$\{/;

/** Calls of the shop's pages alone. */
const OF_SHOPPERS = ['cursor: not one of ours', 'item_id is needed', 'item_id or item_slug is needed', 'consent template', 'stock alert'];

/** Where a sentence stands that says why something is refused. */
const REFUSED = [
	...['reason: ', 'refused: ', 'doubt: ', 'rule: ', "refuse\\((?:'\\w+', )?", "Refusal\\(\\s*\\d{3},\\s*'[^']*',\\s*"],
	...['badRequest\\(', 'FeedError\\(\\s*', '#fail\\('],
	...['^(?:export )?const [A-Z_]+ = ', 'return ', '\\? null : '],
].join('|');

test('has Croatian words for each reason that a route of the back office writes', () => {
	const places = [
		...['merchant-api/**', 'orders/{life-cycle,shipments,money,payment,changes,returns}', 'staff/**', 'shipping/**', 'customer-groups/**', 'platform/http'],
		...['invoices/**', 'content/**', 'courier-labels', 'catalog/media/pictures'],
		...['import', 'import/{readers,source,detection,report,mapping,target}'],
	];
	const sources = read(places);
	expect(sources.length).toBeGreaterThan(50);
	const reasons = sources
		.flatMap((source) => sentencesAfter(REFUSED, source))
		.filter((reason) => ![...OF_PROGRAMS, ...OF_OTHERS, ...OF_COMMAND, ...OF_SHOPPERS].includes(reason) && !CUT.test(reason));
	expect(reasons.length).toBeGreaterThan(150);
	expect([...new Set(reasons)].filter((reason) => toReasonText(reason) === reason)).toEqual([]);
});

test('has a Croatian word for each thing that the merchant API may not have', () => {
	const kinds = read(['merchant-api/**']).flatMap((source) => [...source.matchAll(/notFound\(`([a-z][a-z -]*?) \$\{[^}]*\}`\)/g)].map(([, kind = '']) => kind));
	expect(new Set(kinds).size).toBeGreaterThan(30);
	expect([...new Set(kinds)].filter((kind) => toMissingText(`${kind} X-1`) === `${kind} X-1`)).toEqual([]);
	expect(toMissingText('order 100001')).toBe('narudžba 100001');
});

test('says in Croatian what looks wrong in an import', () => {
	const warnings = read(['import/report']).flatMap((source) => (source.includes('class ProductSurvey') ? sentencesAfter(',\\s*', source) : []));
	expect(warnings.length).toBeGreaterThan(7);
	expect(warnings.filter((warning) => toReasonText(warning) === warning)).toEqual([]);
});

test('says a reason within another one in Croatian, too', () => {
	expect(toReasonText('Line 12: elements are nested more than 40 deep.')).toBe('redak 12: elementi su ugniježđeni dublje od 40');
});

test.each(['asked', 'refused'])('says in Croatian that a label cannot be cancelled because it is %s', (state) => {
	expect(toReasonText(`the label is ${state}`)).toMatch(/^naljepnica /);
});

test.each([...OrderStatus.anyOf.map((one) => one.const)])('says in Croatian that an order is %s', (status) => {
	expect(toReasonText(`the order is ${status}`)).toMatch(/^narudžba /);
});
