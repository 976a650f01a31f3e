import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the sprite contains exactly the names of Icon, and the ratings of StarRow', () => {
	const drawn = [...readFileSync('public/icons.svg', 'utf8').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
	const source = readFileSync('components/ui/Icon.tsx', 'utf8');
	const union = source.slice(source.indexOf('IconName ='), source.indexOf(';'));
	const named = [...union.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
	const ratings = [0, 1, 2, 3, 4, 5].map((stars) => `stars-${stars}`);
	expect(drawn.sort()).toEqual([...named, ...ratings].sort());
});
