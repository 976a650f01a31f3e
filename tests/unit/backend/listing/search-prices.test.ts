import { usualVocabulary } from '@titraj/backend/listing/search/dictionary/usual-vocabulary.ts';
import { readSentence, sentenceWordsOf, toRestText } from '@titraj/backend/listing/search/sentence/read-sentence.ts';
import { convertAmount, currencyOf } from '@titraj/backend/platform/market/currency.ts';
import { MARKETS, type Market } from '@titraj/backend/platform/market/market.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

function pricesOf(text: string, market: Market) {
	const sentence = readSentence(text, market, usualVocabulary(market));
	return { prices: sentence.parts.filter(({ kind }) => kind === 'price').map(({ tokens: _, ...part }) => part), rest: toRestText(sentence) };
}

/** An amount as shoppers type it. */
const AMOUNTS: readonly ((euros: number, cents: number) => string)[] = [
	(euros) => String(euros),
	(euros, cents) => `${euros},${String(cents).padStart(2, '0')}`,
	(euros, cents) => `${euros}.${String(cents).padStart(2, '0')}`,
	(euros) => grouped(euros, '.'),
	(euros) => grouped(euros, ','),
	(euros) => grouped(euros, ' '),
	(euros) => grouped(euros, "'"),
	(euros, cents) => `${grouped(euros, '.')},${String(cents).padStart(2, '0')}`,
	(euros, cents) => `${grouped(euros, ',')}.${String(cents).padStart(2, '0')}`,
];
const WITH_CENTS = [1, 2, 7, 8];

const grouped = (whole: number, sign: string): string => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, sign);

/** Around the amount, of the market's own currency. */
const currenciesOf = (market: Market): readonly ((amount: string) => string)[] => [
	...(sentenceWordsOf(market).currency[currencyOf(market)] ?? []).flatMap((name) => [
		(amount: string) => `${amount} ${name}`,
		(amount: string) => `${amount}${name}`,
		(amount: string) => `${amount} ${name.toUpperCase()}`,
		(amount: string) => `${name} ${amount}`,
	]),
	(amount) => `${amount},-`,
	(amount) => `${amount}.–`,
];

const asked = fc.record({
	market: fc.constantFrom(...MARKETS),
	euros: fc.integer({ min: 10, max: 99_999 }),
	cents: fc.integer({ min: 1, max: 99 }),
	form: fc.nat({ max: AMOUNTS.length - 1 }),
	phrase: fc.nat(),
	currency: fc.option(fc.nat()),
});

test('a highest and a lowest price are read in every market, however the amount is written', () => {
	fc.assert(
		fc.property(asked, fc.constantFrom('below', 'above'), ({ market, euros, cents, form, phrase, currency }, side) => {
			const phrases = sentenceWordsOf(market)[side];
			const limit = phrases[phrase % phrases.length] ?? '';
			const amount = AMOUNTS[form]?.(euros, cents) ?? '';
			const styles = currenciesOf(market);
			const isDash = currency !== null && currency % styles.length >= styles.length - 2;
			// `30,50,-` is no price, and a single preposition needs a currency: `od 300`.
			fc.pre(!(isDash && WITH_CENTS.includes(form)));
			const isWeak = side === 'above' && usualVocabulary(market).grammar.prepositions.includes(limit);
			fc.pre(!(isWeak && currency === null));
			const price = currency === null ? amount : (styles[currency % styles.length]?.(amount) ?? amount);
			const value = WITH_CENTS.includes(form) ? euros + cents / 100 : euros;
			const expected = side === 'below' ? { kind: 'price', from: null, to: value } : { kind: 'price', from: value, to: null };
			expect(pricesOf(`miš ${limit} ${price}`, market), `${market}: miš ${limit} ${price}`).toEqual({
				prices: [expected],
				rest: 'miš',
			});
		}),
		{ numRuns: 3000 },
	);
});

test('a range is read in every market', () => {
	fc.assert(
		fc.property(asked, fc.integer({ min: 1, max: 5000 }), ({ market, euros, phrase, currency }, more) => {
			const { ranges } = sentenceWordsOf(market);
			const [first = '', second = ''] = ranges[phrase % ranges.length] ?? [];
			const styles = currenciesOf(market);
			const high = currency === null ? String(euros + more) : (styles[currency % styles.length]?.(String(euros + more)) ?? '');
			const text = `miš ${first} ${euros} ${second} ${high}`;
			expect(pricesOf(text, market), `${market}: ${text}`).toEqual({ prices: [{ kind: 'price', from: euros, to: euros + more }], rest: 'miš' });
		}),
		{ numRuns: 1000 },
	);
});

test.each<[Market, string, number | null, number | null]>([
	['hr', 'laptop do 300e', null, 300],
	['hr', 'miš € 30', null, 30],
	['hr', 'miš eur30', null, 30],
	['hr', 'miš 30,-', null, 30],
	['hr', 'laptop 300 € ili manje', null, 300],
	['hr', 'laptop 300 € i više', 300, null],
	['hr', 'laptop od 300 € naviše', 300, null],
	['hr', 'mobitel 100€-200€', 100, 200],
	['de', 'Handy 300 € oder weniger', null, 300],
	['en', 'phone 300 euros or more', 300, null],
	['it', 'telefono 300 € o meno', null, 300],
	['es', 'móvil de 300 € en adelante', 300, null],
	['si', 'telefon 300 € ali manj', null, 300],
	['rs', 'telefon 30000 din i više', 30_000, null],
	['rs', 'telefon do 300 evra', null, convertAmount(300, 'EUR', 'RSD')],
	['ba', 'mobitel do 300 eura', null, convertAmount(300, 'EUR', 'BAM')],
	['me', 'telefon do 30000 dinara', null, convertAmount(30_000, 'RSD', 'EUR')],
	['hr', 'telefon do 600 KM', null, convertAmount(600, 'BAM', 'EUR')],
])('%s: the price of "%s" is in the currency of the market', (market, text, from, to) => {
	expect(pricesOf(text, market).prices).toEqual([{ kind: 'price', from, to }]);
});

test.each(['iphone 15 256', 'iphone 15 max', 'procesor 16 ili više jezgri', 'monitor 27 144', 'rtx 4070 12e', 'switch 8 i više portova'])(
	'no price is read from "%s"',
	(text) => {
		expect(pricesOf(text, 'hr').prices).toEqual([]);
	},
);
