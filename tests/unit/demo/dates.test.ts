import { demoContent } from '@titraj/demo/content/demo-content.ts';
import { describe, expect, test } from 'vitest';

const MOMENTS = ['2026-01-01T00:00:00Z', '2026-11-01T08:00:00Z', '2026-12-31T23:59:59Z', '2031-06-15T12:00:00Z'];

describe.each(MOMENTS)('the demo shop opened at %s', (moment) => {
	const now = new Date(moment);
	const { calendars = [], sweepstakes = [] } = demoContent(now).extras ?? {};
	const inMonths = (months: number) => new Date(now.getTime() + months * 30 * 86_400_000);

	test('has a sweepstake that is open for another year, and one that has ended, with its winners', () => {
		const isOpen = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }, at: Date) => new Date(starts_at) <= at && at < new Date(ends_at);
		expect(sweepstakes.map((one) => [isOpen(one, now), isOpen(one, inMonths(12))])).toEqual([
			[true, true],
			[false, false],
		]);
		expect(sweepstakes.map(({ winners, winners_at }) => winners.length > 0 && new Date(winners_at) < now)).toEqual([false, true]);
	});

	test('states the dates of each sweepstake in its rules', () => {
		for (const { rules, ends_at } of sweepstakes) {
			const last = new Date(Date.parse(ends_at) - 1);
			expect(rules).toContain(`do ${last.getUTCDate()}. `);
			expect(rules).toContain(`${last.getUTCFullYear()}.`);
		}
	});

	test('has its calendars in this year', () => {
		expect(calendars.map(({ starts_on }) => starts_on)).toEqual([`${now.getUTCFullYear()}-12-01`, `${now.getUTCFullYear()}-11-01`]);
	});
});
