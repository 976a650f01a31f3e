import { toDifference } from '@titraj/backend/staff/audit/write-audit.ts';
import { expect, test } from 'vitest';

test.each([
	['a changed field', { title: 'A', price: 1 }, { title: 'B', price: 1 }, [{ title: 'A' }, { title: 'B' }]],
	['a nested value', { tags: ['a'], note: null }, { tags: ['a', 'b'], note: null }, [{ tags: ['a'] }, { tags: ['a', 'b'] }]],
	['a new and a lost field', { old: 1 }, { fresh: 2 }, [{ old: 1 }, { fresh: 2 }]],
	['nothing', { title: 'A' }, { title: 'A' }, [{}, {}]],
	['something new', null, { title: 'A' }, [null, { title: 'A' }]],
	['a value that is not an object', 1, 2, [{ value: 1 }, { value: 2 }]],
])('the log of changes has %s, and no field that is the same', (_what, before, after, difference) => {
	expect(toDifference(before, after)).toEqual(difference);
});
