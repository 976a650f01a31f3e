import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DATA_FILES, LOADED_BY_PLACE, PROGRAMS } from '#scripts/build/node-programs.ts';

test.each(Object.entries(PROGRAMS))('the program %s is compiled from an existing source', (_name, source) => {
	expect(existsSync(source)).toBe(true);
});

test.each([...LOADED_BY_PLACE, ...DATA_FILES])('%s finds files', (pattern) => {
	expect(globSync(pattern)).not.toEqual([]);
});
