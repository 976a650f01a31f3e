import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { describe, expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const total = async (search_q: string) => expectContract(ProductCardsAnswer, (await backend.call('_get_hapi_catalog_products', { search_q })).body).data?.total;

describe('the words of a language', () => {
	const PLAIN = { groups: 'zvrndalo, monitor', leads: '', fillers: 'kupiti', units: 'in > inča' };
	const save = (change: object = {}) => merchant.call('PUT', '/search-words/hr', { ...PLAIN, ...change });

	test('take effect immediately, and stop when those of the shop are restored', async () => {
		expect(await total('zvrndalo')).toBe(0);
		expect((await save()).body).toEqual({ language: 'hr', ...PLAIN, usual: false });
		expect(await total('zvrndalo')).toBe(await total('monitor'));
		await save({ groups: 'brundalo, monitor' });
		expect([await total('zvrndalo'), await total('brundalo')]).toEqual([0, await total('monitor')]);
		expect((await merchant.call('DELETE', '/search-words/hr')).body.usual).toBe(true);
		expect([await total('brundalo'), await total('zaslon')]).toEqual([0, await total('monitor')]);
	});

	test('are read as they were written, each language for itself', async () => {
		await save({ leads: 'igrica > konzola, gamepad' });
		expect((await merchant.call('GET', '/search-words/hr')).body.leads).toBe('igrica > konzola, gamepad');
		expect((await merchant.call('GET', '/search-words/de')).body.usual).toBe(true);
		expect((await merchant.call('GET', '/search-words')).body.items.slice(0, 2)).toEqual([
			{ language: 'hr', usual: false },
			{ language: 'en', usual: true },
		]);
		await merchant.call('DELETE', '/search-words/hr');
	});

	test.each([
		['a synonym group of one word', { groups: 'monitor' }, 'groups'],
		['a line without an arrow', { leads: 'igrica konzola' }, 'leads'],
		['a line without a target', { leads: 'igrica >' }, 'leads'],
		['a filler phrase of several words', { fillers: 'web shop' }, 'fillers'],
		['tags', { groups: '<script>, monitor' }, 'groups'],
		['punctuation only', { groups: '!!, ??' }, 'groups'],
		['a text that is too long', { fillers: 'a, '.repeat(30_000) }, 'fillers'],
	])('are not saved with %s', async (_title, wrong, field) => {
		const { status, body } = await save(wrong);
		expect([status === 400 || status === 422, body.errors[0].field]).toEqual([true, field]);
		expect(await backend.db.selectFrom('search_dictionaries').selectAll().execute()).toEqual([]);
	});

	test('are those of a language that the search knows', async () => {
		expect((await merchant.call('GET', '/search-words/xx')).status).toBe(404);
		expect((await merchant.call('DELETE', '/search-words/xx')).status).toBe(404);
	});
});

test('words that were searched more than once without results are listed, also for editors', async () => {
	await total('gablec');
	await total('gablec');
	await total('jednom');
	const { body } = await (await openPerson(backend, 'editor')).call('GET', '/searches/missed');
	const words = body.items.map(({ word }: { word: string }) => word);
	expect([words.includes('gablec'), words.includes('jednom')]).toEqual([true, false]);
});
