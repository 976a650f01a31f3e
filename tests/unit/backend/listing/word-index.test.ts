import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WordIndex } from '@titraj/backend/listing/columns/word-index.ts';
import { expect, it } from 'vitest';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

it('keeps a long word without the text that it was cut out of', () => {
	const index = new WordIndex();
	collectGarbage();
	const before = process.memoryUsage().heapUsed;
	for (let slot = 0; slot < 2000; slot += 1) index.add(slot, `${'x '.repeat(5000)}longer-than-twelve-${slot}`.split(' ').slice(-1));
	collectGarbage();
	expect((process.memoryUsage().heapUsed - before) / 2000).toBeLessThan(1000);
	expect(index.find({ word: 'longer-than-twelve-7', isPrefix: false }, 32)[0]).toBe(1 << 7);
});
