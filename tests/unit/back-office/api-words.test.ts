import { globSync, readFileSync } from 'node:fs';
import { toFieldText, toProviderText, toReasonText, toRefusalText } from '@titraj/back-office/texts/api-words.ts';
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
	['BOX NOW: client id or client secret is wrong (401)', 'BOX NOW: korisničko ime ili lozinka nisu točni (401); ispravite postavke'],
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
	['Hrvatska pošta: Pošiljka je preuzeta. (21)', 'Odgovor pružatelja: Hrvatska pošta: Pošiljka je preuzeta. (21)'],
	['too late $&', 'Odgovor pružatelja: too late $&'],
])('says %j of a provider in Croatian', (reason, text) => expect(toProviderText(reason)).toBe(text));

test('has Croatian words for each reason why the shop makes no label, and for each code of BOX NOW', () => {
	const read = (place: string) => globSync(`packages/backend/courier-labels/${place}`).map((file) => readFileSync(file, 'utf8'));
	const own = read('*.ts').flatMap((source) => [...source.matchAll(/reason: ['`]([^'`\n]+ [^'`\n]+)['`]/g)].map(([, reason = '']) => reason));
	const before = read('services/*.ts').flatMap((source) =>
		[...source.matchAll(/return \{ reason: ['`]([^'`\n]+)['`] \}/g)].map(([, reason = '']) => `X: ${reason}`),
	);
	const codes = read('services/boxnow-errors.ts').flatMap((source) =>
		[...source.matchAll(/^\t([A-Z]\d{3}): '(.+)',$/gm)].map(([, code, text]) => `X: ${text} (${code})`),
	);
	expect([own.length > 8, before.length > 7, codes.length > 20]).toEqual([true, true, true]);
	const said = [...own, ...before, ...codes].map((reason) => reason.replaceAll(/\$\{[^}]+\}/g, 'Y')).filter((reason) => reason !== 'the order is Y');
	expect(said.filter((reason) => toProviderText(reason).startsWith('Odgovor pružatelja'))).toEqual([]);
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
