import { expect, test } from 'vitest';
import { isNarrowed, NO_STORE_QUERY, parseStoreQuery, toStoreSearch } from '#lib/stores/store-query.ts';

test.each([
	['', NO_STORE_QUERY],
	['?search_q=%20split%20&open_now=1', { words: 'split', service: '', openNow: true }],
	['?service=Servis%20i%20%C5%A1kola&utm_source=x', { words: '', service: 'Servis i škola', openNow: false }],
	[`?search_q=${'a'.repeat(500)}`, { words: 'a'.repeat(100), service: '', openNow: false }],
])('%j', (search, query) => expect(parseStoreQuery(search)).toEqual(query));

test('a query written to the address is parsed back, except for the location', () => {
	const query = { words: 'Šibenik & ?', service: 'Radionica', openNow: true };
	expect(parseStoreQuery(toStoreSearch({ ...query, place: { lat: 1, lon: 2 } }))).toEqual(query);
	expect([isNarrowed(NO_STORE_QUERY), isNarrowed({ ...NO_STORE_QUERY, place: { lat: 1, lon: 2 } })]).toEqual([false, true]);
});
