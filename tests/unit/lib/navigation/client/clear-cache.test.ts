import { expect, test } from 'vitest';
import { parseClearCache } from '#lib/navigation/client/clear-cache.ts';

test.each([
	['?devclearcache=labels,catalog', ['labels', 'catalog']],
	['?devclearcache=', []],
	['?x=1', null],
])('the query %s clears %j', (search, names) => expect(parseClearCache(search)).toEqual(names));
