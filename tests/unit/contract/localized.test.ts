import { articleCalls } from '@titraj/contract/calls/articles.ts';
import { catalogCalls } from '@titraj/contract/calls/catalog.ts';
import { contentCalls } from '@titraj/contract/calls/content.ts';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { field } from '@titraj/contract/field.ts';
import { localized, verbatim } from '@titraj/contract/localized.ts';
import { ProductsAnswer } from '@titraj/contract/products-query.ts';
import { PublishPostsFullAnswer } from '@titraj/contract/publish.ts';
import { fieldsOf } from '@titraj/contract/reading/schema-parts.ts';
import Type, { type TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';
import { unmarkedTexts } from './unmarked-texts.ts';

const CONTENT = new Set(Object.keys({ ...catalogCalls, ...contentCalls, ...articleCalls }));
const FIX = 'its schema in packages/contract: localized(...), verbatim(...) or untranslated(...) of localized.ts';

/** `data` of a response: an envelope has only keys. */
const dataOf = (response: TSchema): TSchema => fieldsOf(response)?.properties['data'] ?? Type.Null();

test('texts of catalog and content, and all beside a translated text, say in their schema whether they are translated', () => {
	const responses = Object.entries(endpoints).map(([name, { response }]) => ({ name, schema: dataOf(response), everywhere: CONTENT.has(name) }));
	const inFull = Object.entries({ ProductsAnswer, PublishPostsFullAnswer }).map(([name, response]) => ({ name, schema: dataOf(response), everywhere: true }));
	expectNone(unmarkedTexts([...responses, ...inFull]), FIX);
});

test('a text without a mark is found beside a translated one, whatever its name is', () => {
	const tagline = field(Type.Optional(Type.String()), 'A new text.');
	const item = { code: verbatim(Type.String()), colour: Type.String({ pattern: '^#' }), price: Type.Union([Type.Number(), Type.String()]), tagline };
	const listOf = (more: Record<string, TSchema>) => Type.Object({ items: Type.Array(Type.Object({ ...item, ...more })) });
	const title = field(Type.Optional(localized(Type.String())), 'Name.');
	expect(unmarkedTexts([{ name: 'list', schema: listOf({}), everywhere: false }])).toEqual([]);
	expect(unmarkedTexts([{ name: 'list', schema: listOf({}), everywhere: true }])).toEqual(['list.items.tagline']);
	expect(unmarkedTexts([{ name: 'list', schema: listOf({ title }), everywhere: false }])).toEqual(['list.items.tagline']);
});
