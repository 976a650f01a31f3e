import { describe, expect, it } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';
import { listFields } from '#tests/support/list-fields.ts';

const fields = listFields();
const SCHEMAS = 'the schemas of packages/contract';
const NO_MEANING = new Set(['a', 'an', 'the', 'of', 'this', 'that', 'its', 'it', 'is', 'are', 'value', 'field', 'and', 'or']);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

describe('fields of the contract', () => {
	it('are found in every subject', () => {
		expect(fields.length).toBeGreaterThan(600);
		expect(new Set(fields.map(({ name }) => name)).size).toBeGreaterThan(250);
	});

	it('each have a description', () => {
		expectNone(
			fields.filter(({ description }) => description === undefined).map(({ place }) => place),
			SCHEMAS,
		);
	});

	it('are described in whole sentences', () => {
		const cut = fields.filter(({ description }) => !/^[`A-Z0-9].{8,}\.$/su.test(description ?? ''));
		expectNone(
			cut.map(({ place, description }) => `${place}: ${description}`),
			SCHEMAS,
		);
	});

	it('have descriptions that say more than their names', () => {
		const empty = fields.filter(({ name, description = '' }) => {
			const own = new Set(wordsOf(name.replaceAll('_', ' ')));
			return wordsOf(description).every((word) => own.has(word) || NO_MEANING.has(word));
		});
		expectNone(
			empty.map(({ place, description }) => `${place}: ${description}`),
			SCHEMAS,
		);
	});

	it('share no description with a field of another name', () => {
		const names = Map.groupBy(fields, ({ description }) => description ?? '');
		const shared = [...names].filter(([, those]) => new Set(those.map(({ name }) => name)).size > 1);
		expectNone(
			shared.map(([description, those]) => `${description} (${[...new Set(those.map(({ name }) => name))].join(', ')})`),
			SCHEMAS,
		);
	});
});
