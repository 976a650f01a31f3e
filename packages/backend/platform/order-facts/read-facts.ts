import { field } from '@titraj/contract/field.ts';
import Type, { type TNull, type TSchema, type TUnion } from 'typebox';
import { type Market, toWordSources } from '../market/market.ts';
import type { AnyFact, Fact, FactValues, Sentence } from './define-fact.ts';

/** Values of facts to store with what is written. */
export const computeFacts = <Source, const Facts extends readonly Fact<string, TSchema, Source>[]>(facts: Facts, source: Source): FactValues<Facts> =>
	Object.assign({}, ...facts.map((fact) => ({ [fact.name]: fact.of(source) })));

/** Values of facts of a stored row. */
export const pickFacts = <const Facts extends readonly AnyFact[]>(facts: Facts, row: FactValues<Facts>): FactValues<Facts> =>
	Object.assign({}, ...facts.map(({ name }) => ({ [name]: storedValue(row, name) })));

/** Fields of the merchant API. */
export const toFactFields = <const Facts extends readonly AnyFact[]>(facts: Facts): { [One in Facts[number] as One['name']]: TUnion<[One['schema'], TNull]> } =>
	Object.assign({}, ...facts.map(({ name, schema, about }) => ({ [name]: field(Type.Union([schema, Type.Null()]), about) })));

/** What a stored row says of its facts, in all languages. */
export const toSentences = <const Facts extends readonly AnyFact[]>(facts: Facts, row: FactValues<Facts>): readonly Sentence[] =>
	facts.flatMap((fact) => {
		const value = storedValue(row, fact.name);
		return value === null ? [] : (fact.text?.(value) ?? []);
	});

/** A sentence in the language of a market. */
export const readIn = (sentence: Sentence, market: Market): string =>
	toWordSources(market)
		.flatMap((source) => (source === 'at' || source === 'me' ? [] : [sentence[source]]))
		.join('');

const storedValue = (row: object, name: string): unknown => Reflect.get(row, name) ?? null;
