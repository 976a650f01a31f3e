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

it('finds slots that were added to a common word or beginning after it was found', () => {
	const index = new WordIndex();
	for (let slot = 0; slot < 40; slot += 1) index.add(slot, slot % 2 === 0 ? ['even', 'usb'] : ['odd', 'usbc']);
	const find = (word: string, isPrefix: boolean, slots: number) => [...index.find({ word, isPrefix }, slots)].map((bits) => bits >>> 0);
	const [evens, odds] = [0x55555555, 0xaaaaaaaa];
	for (let time = 0; time < 2; time += 1) {
		expect(find('even', false, 40)).toEqual([evens, 0x55]);
		expect(find('usb', true, 40)).toEqual([0xffffffff, 0xff]);
		expect(find('usb', false, 40)).toEqual([evens, 0x55]);
		expect(
			index.find(
				{
					any: [
						{ word: 'odd', isPrefix: false },
						{
							all: [
								{ word: 'even', isPrefix: false },
								{ word: 'usbc', isPrefix: false },
							],
						},
					],
				},
				40,
			)[0],
		).toBe(odds | 0);
	}
	index.add(40, ['even', 'usb3']);
	expect(find('even', false, 41)).toEqual([evens, 0x155]);
	expect(find('usb', true, 41)).toEqual([0xffffffff, 0x1ff]);
});

it('does not change kept bits when a query combines them', () => {
	const index = new WordIndex();
	for (let slot = 0; slot < 32; slot += 1) index.add(slot, slot < 16 ? ['low', 'all'] : ['high', 'all']);
	const all = { word: 'all', isPrefix: false };
	expect(index.find({ all: [all, { word: 'low', isPrefix: false }] }, 32)[0]).toBe(0xffff);
	expect(index.find({ any: [{ word: 'low', isPrefix: false }, all] }, 32)[0]).toBe(-1);
	expect(index.find({ word: 'low', isPrefix: false }, 32)[0]).toBe(0xffff);
	expect(index.find(all, 32)[0]).toBe(-1);
});
