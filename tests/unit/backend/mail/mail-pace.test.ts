import { mayMail } from '@titraj/backend/platform/mail/mail-pace.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const MINUTE = 60_000;
const NOW = new Date('2026-11-24T12:00:00Z');
const ago = (...minutes: number[]) => minutes.map((each) => new Date(NOW.getTime() - each * MINUTE));

describe('an unconfirmed address', () => {
	it.each([
		[[], true],
		[[0, 0], true],
		[[0, 1, 2], false],
		[[10, 11, 12], true],
		[[10, 20, 21, 22], false],
		[[20, 21, 22, 23], true],
		[[24 * 60 + 1, 24 * 60 + 2, 24 * 60 + 3], true],
	])('that got mails %j minutes ago may be written to: %s', (minutes, may) => {
		expect(mayMail(ago(...minutes), NOW)).toBe(may);
	});

	it('gets at most ten mails a day, however often and by whomever they are caused', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 0, max: 24 * 60 - 1 }), { maxLength: 300 }), (minutes) => {
				const sent: Date[] = [];
				for (const minute of minutes.sort((a, b) => a - b)) {
					const now = new Date(NOW.getTime() + minute * MINUTE);
					if (mayMail(sent, now)) sent.push(now);
				}
				expect(sent.length).toBeLessThanOrEqual(10);
			}),
		);
	});

	it('gets a mail within half a day, however many were requested before', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 12 * 60, max: 100_000 }), { maxLength: 100 }), (minutes) => {
				expect(mayMail(ago(...minutes), NOW)).toBe(true);
			}),
		);
	});
});
