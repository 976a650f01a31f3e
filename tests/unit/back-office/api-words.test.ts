import { globSync, readFileSync } from 'node:fs';
import { toFieldText, toReasonText, toRefusalText } from '@titraj/back-office/texts/api-words.ts';
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
	...['each kind and key can be there once', 'cannot be written with this key: it lacks products:write', 'is logo or icon'],
	'the server failed; rows without a result were not written: send them again',
];

test('has Croatian words for each reason that a route of the back office writes', () => {
	const places = ['merchant-api/{routes,rows,session,mails,media,bulk}', 'orders/{life-cycle,shipments,money,payment}', 'invoices/**', 'content/**'];
	const files = globSync(places.map((place) => `packages/backend/${place}/*.ts`));
	expect(files.length).toBeGreaterThan(50);
	const reasons = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/reason: '([^'\n]+ [^'\n]+)'/g)].map(([, reason = '']) => reason));
	expect(reasons.length).toBeGreaterThan(50);
	expect([...new Set(reasons)].filter((reason) => !OF_PROGRAMS.includes(reason) && toReasonText(reason) === reason)).toEqual([]);
});
