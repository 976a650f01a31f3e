import { usualVocabulary } from '@titraj/backend/listing/search/dictionary/usual-vocabulary.ts';
import { toWords } from '@titraj/backend/listing/search/fold.ts';
import { readSentence, toRestText, withoutPart } from '@titraj/backend/listing/search/sentence/read-sentence.ts';
import { toTerms } from '@titraj/backend/listing/search/to-terms.ts';
import type { Market } from '@titraj/backend/platform/market/market.ts';
import { expect, test } from 'vitest';

const read = (text: string, market: Market = 'hr') => readSentence(text, market, usualVocabulary(market));

test.each<[Market, string, number | null, number | null, string]>([
	['hr', 'laptop do 500 eura', null, 500, 'laptop'],
	['hr', 'tablet ispod 150 €', null, 150, 'tablet'],
	['hr', 'mobitel od 100 do 200', 100, 200, 'mobitel'],
	['hr', 'monitor između 150 i 250 eura 27"', 150, 250, 'monitor 27"'],
	['hr', 'slušalice 200-400 eura', 200, 400, 'slušalice'],
	['hr', 'laptop do 1.000 €', null, 1000, 'laptop'],
	['hr', 'miš 50€', null, 50, 'miš'],
	['hr', 'procesor preko 300', 300, null, 'procesor'],
	['hr', 'DO 99,90 EUR KABEL', null, 99.9, 'KABEL'],
	['en', 'laptop under 500', null, 500, 'laptop'],
	['en', 'phone between 200 and 400 euros', 200, 400, 'phone'],
	['en', 'tv for up to €700', null, 700, 'tv for'],
	['de', 'laptop bis 500 euro', null, 500, 'laptop'],
	['de', 'handy zwischen 200 und 400', 200, 400, 'handy'],
	['si', 'telefon do 300 evrov', null, 300, 'telefon'],
	['it', 'portatile sotto i 500 euro', null, 500, 'portatile'],
	['es', 'portátil por menos de 500 euros', null, 500, 'portátil'],
	['rs', 'laptop do 50000 dinara', null, 50_000, 'laptop'],
	['ba', 'mobitel do 300 KM', null, 300, 'mobitel'],
])('%s: a price is read from "%s"', (market, text, from, to, rest) => {
	const sentence = read(text, market);
	expect(sentence.parts.map(({ tokens: _, ...part }) => part)).toEqual([{ kind: 'price', from, to }]);
	expect(toRestText(sentence)).toBe(rest);
});

test.each(['stolica do 150 kg', 'monitor 27"', 'kabel od 3 m', 'tablet do 11 inča', 'disk od 2 tb', 'rtx 4070', 'do 3', 'slušalice do 40 h', 'od 2024'])(
	'no price is read from "%s"',
	(text) => {
		expect(read(text).parts.filter(({ kind }) => kind === 'price')).toEqual([]);
	},
);

test.each<[string, readonly object[]]>([
	['iphone 15 pro max 256', []],
	['iphone 15 pro max 256 €', [{ kind: 'price', from: null, to: 256 }]],
	['laptop max 500', [{ kind: 'price', from: null, to: 500 }]],
])('a model that is called max is no price: "%s"', (text, prices) => {
	expect(read(text).parts).toMatchObject(prices);
	expect(read(text).parts).toHaveLength(prices.length);
});

test.each<[Market, string, string]>([
	['hr', 'najjeftiniji laptop', 'price_asc'],
	['hr', 'jeftine slušalice', 'price_asc'],
	['hr', 'najskuplji televizor', 'price_desc'],
	['hr', 'najnoviji mobitel', 'new'],
	['hr', 'laptop na akciji', 'discounted'],
	['hr', 'miš na zalihi', 'available'],
	['en', 'cheapest laptop', 'price_asc'],
	['en', 'most expensive tv', 'price_desc'],
	['de', 'günstigster Laptop', 'price_asc'],
	['de', 'Laptop im Angebot', 'discounted'],
	['si', 'najcenejši telefon', 'price_asc'],
	['it', 'portatile più economico', 'price_asc'],
	['es', 'móvil barato', 'price_asc'],
	['rs', 'najjeftiniji laptop', 'price_asc'],
])('%s: a wish is read from "%s"', (market, text, wish) => {
	expect(read(text, market).parts).toMatchObject([{ kind: 'wish', wish }]);
});

test('an action camera is no wish for reduced products', () => {
	expect(read('akcijska kamera').parts).toEqual([]);
});

test('each part can be taken from the text by itself', () => {
	const sentence = read('Najjeftiniji laptop do 500 € s 16 GB');
	const texts = sentence.parts.map((part) => [part.kind, withoutPart(sentence, part)]);
	expect(texts).toEqual([
		['price', 'Najjeftiniji laptop s 16 GB'],
		['wish', 'laptop do 500 € s 16 GB'],
	]);
});

test.each<[Market, string, string]>([
	['hr', 'miš bez kabela do 30 eura', 'mis bezicni'],
	['hr', 'slušalice bez žice', 'slusalice bezicni'],
	['hr', 'kabel bez', 'kabel bez'],
	['de', 'Maus ohne Kabel', 'maus kabellos'],
	['de', 'Funktastatur', 'kabellos tastatur'],
	['de', 'Farblaserdrucker', 'farbe laser drucker'],
	['de', 'Funksteckdose', 'Funksteckdose'],
	['de', 'Farbenlehre', 'Farbenlehre'],
	['de', 'funk', 'funk'],
])('%s: "%s" is read as "%s"', (market, text, rest) => {
	expect(toRestText(read(text, market))).toBe(rest);
});

test('the prefix of a compound can be taken from the text by itself', () => {
	const sentence = read('Funktastatur', 'de');
	const [first] = sentence.rest;
	expect(first && withoutPart(sentence, { kind: 'wish', wish: 'new', tokens: [first] })).toBe('tastatur');
});

test.each<[Market, string, string | null]>([
	['hr', 'lampica', 'lampa'],
	['hr', 'mišić', 'miš'],
	['de', 'Lämpchen', 'Lampe'],
	['hr', 'stolica', null],
	['hr', 'jabučica', null],
	['en', 'metallic', null],
])('%s: "%s" is a small "%s"', (market, text, base) => {
	const vocabulary = usualVocabulary(market);
	const [term] = toTerms(text, vocabulary);
	const small = term?.others[0]?.[0];
	const expected = base === null ? undefined : vocabulary.toStem(toWords(base)[0] ?? '');
	if (expected === undefined) expect(small === undefined || !toWords(text)[0]?.startsWith(small)).toBe(true);
	else expect(small).toBe(expected);
});

test.each<[Market, string, string]>([
	['hr', 'iphone se', 'iphone se'],
	['ba', 'apple watch se', 'apple watch se'],
	['rs', 'iphone se', 'iphone se'],
	['hr', 'USB na IDE adapter', 'usb ide adapter'],
	['hr', 'USB-C dok', 'usb c dok'],
	['hr', 'PA zvučnik', 'pa zvucnik'],
])('%s: the names in "%s" are no stop words', (market, text, words) => {
	expect(
		toTerms(text, usualVocabulary(market))
			.flatMap((term) => term.words)
			.join(' '),
	).toBe(words);
});

test.each(['LAN', 'USB adapter', 'LAN adapter'])('%s is no other name of a cable or a charger', (text) => {
	const others = toTerms(text, usualVocabulary('hr')).flatMap((term) => term.others.flat());
	expect(others.filter((word) => ['kabel', 'kabl', 'punjac', 'charger'].includes(word))).toEqual([]);
});

test.each<[Market, string, number]>([
	['hr', 'poklon za djevojčicu', 2],
	['hr', 'poklon za prijateljicu', 2],
	['rs', 'predlog poklona za devojku', 2],
	['rs', 'za dečaka', 1],
	['rs', 'nešto za baštu', 1],
	['rs', 'za deku', 1],
	['me', 'prijedlog poklona za dječaka', 2],
	['ba', 'deka', 0],
	['en', 'gift for a friend', 2],
	['en', 'wedding gift', 1],
	['en', 'something for my brother', 1],
	['en', 'brother hl l2350dw', 0],
	['de', 'Geschenk für Freunde', 2],
	['de', 'Geschenk für Eltern', 2],
	['de', 'Kopfhörer zum Laufen', 1],
	['de', 'mann filter', 0],
	['de', 'laufen', 0],
	['es', 'regalo cumpleaños', 2],
	['es', 'para una amiga', 1],
	['it', 'regalo per un amico', 2],
	['it', 'per i genitori', 1],
	['si', 'darilo za dekle', 2],
	['si', 'za prijateljico', 1],
])('%s: "%s" names %i occasions', (market, text, count) => {
	expect(read(text, market).occasions).toHaveLength(count);
});

test('of occasions, only a gift is one', () => {
	expect(read('poklon za mamu').occasions.map(({ isGift }) => isGift)).toEqual([true, false]);
});
