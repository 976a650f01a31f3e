import { toLogLine, toPrintable } from '@titraj/contract/log/log-line.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Characters that end a line or move the cursor of a terminal, and those that change the direction of a text. */
const ACTS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

test.each([
	['a line break', 'x\n{"level":"error","event":"Payment of another amount"}'],
	['a carriage return', 'x\rPayment'],
	['U+2028 and U+2029', 'x\u2028y\u2029z'],
	['NEL', 'x\u0085y'],
	['an escape sequence', '\u001b[2J\u001b[31mred'],
	['a C1 control sequence', '\u009b2J'],
	['a text that changes direction', '\u202egnp.exe\u2066'],
	['a zero byte', 'a\u0000b'],
])('%s in a value stays in its line and can be read back', (_title, value) => {
	const line = toLogLine({ event: 'e', value });
	expect(line).not.toMatch(ACTS);
	expect(JSON.parse(line)).toEqual({ event: 'e', value });
});

test('any text stays in its line', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (value) => {
			const line = toLogLine({ value });
			expect(line).not.toMatch(ACTS);
			expect(JSON.parse(line)).toEqual({ value });
			expect(toPrintable(value)).not.toMatch(ACTS);
		}),
	);
});

test('a huge value is cut, a stack trace later', () => {
	const line = toLogLine({ value: 'x'.repeat(1_000_000), stack: 'y'.repeat(1_000_000) });
	expect(line.length).toBeLessThan(10_200);
	expect(line).toContain('… (998000 more)');
});
