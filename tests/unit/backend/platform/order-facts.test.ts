import { defineLineFact, type OrderedLine, type Sentence } from '@titraj/backend/platform/order-facts/define-fact.ts';
import { computeFacts, pickFacts, readIn, toFactFields, toSentences } from '@titraj/backend/platform/order-facts/read-facts.ts';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { expect, it } from 'vitest';

const inAll = (text: string): Sentence => ({ hr: text, en: text, de: `${text} (de)`, rs: `${text} (rs)`, si: text, it: text, ba: text, es: text });

const GRAMS = defineLineFact({
	name: 'grams',
	schema: Type.Integer(),
	about: 'Weight of one piece.',
	of: ({ weightGrams }) => weightGrams,
	text: (grams) => (grams < 10_000 ? null : inAll(`${grams / 1000} kg`)),
});
const QUIET = defineLineFact({ name: 'is_bulky', schema: Type.Boolean(), about: 'Whether it is bulky.', of: ({ bulky }) => bulky });
const FACTS = [GRAMS, QUIET] as const;

const LINE: OrderedLine = {
	...{ sku: 'STOL', quantity: 1, category: 'Stolovi', manufacturer: null, bulky: true, weightGrams: 12_500, backorder: null, takeBack: null },
};

it('facts of a line are computed from what is ordered, also those without a value', () => {
	expect(computeFacts(FACTS, LINE)).toEqual({ grams: 12_500, is_bulky: true });
	expect(computeFacts(FACTS, { ...LINE, weightGrams: null })).toEqual({ grams: null, is_bulky: true });
});

it('the view of a stored row has its facts alone', () => {
	const row = { id: 3, grams: 500, is_bulky: null };
	expect(pickFacts(FACTS, row)).toEqual({ grams: 500, is_bulky: null });
});

it.each([
	[{ grams: 1, is_bulky: null }, true],
	[{ grams: null, is_bulky: true }, true],
	[{ grams: 'heavy', is_bulky: true }, false],
	[{ grams: 1 }, false],
])('the API takes facts of the declared types or null: %j is %s', (value, isValid) => {
	expect(Check(Type.Object(toFactFields(FACTS)), value)).toBe(isValid);
});

it('a fact says something only if it has a value, and a sentence for it', () => {
	expect(toSentences(FACTS, { grams: 12_500, is_bulky: true })).toEqual([inAll('12.5 kg')]);
	expect(toSentences(FACTS, { grams: 500, is_bulky: true })).toEqual([]);
	expect(toSentences(FACTS, { grams: null, is_bulky: true })).toEqual([]);
});

it.each([
	['hr', '1 kg'],
	['de', '1 kg (de)'],
	['at', '1 kg (de)'],
	['me', '1 kg (rs)'],
] as const)('the market %s reads "%s"', (market, text) => {
	expect(readIn(inAll('1 kg'), market)).toBe(text);
});
