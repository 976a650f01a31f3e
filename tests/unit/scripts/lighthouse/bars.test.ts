import type { Result } from 'lighthouse';
import { describe, expect, test } from 'vitest';
import { readBars, readPages } from '#scripts/lighthouse/read-bars.ts';
import { toScores } from '#scripts/lighthouse/to-scores.ts';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = { 'largest-contentful-paint': 1400, 'total-blocking-time': 20, 'cumulative-layout-shift': 0 };

/** A run whose scores are all 1. */
function run(metrics: Readonly<Record<string, number>> = {}): Result {
	const result: unknown = {
		categories: Object.fromEntries(SCORES.map((name) => [name, { score: 1, auditRefs: [] }])),
		audits: Object.fromEntries(Object.entries({ ...METRICS, ...metrics }).map(([name, numericValue]) => [name, { numericValue }])),
	};
	return result as Result;
}

describe('bars of lighthouserc.json', () => {
	const bars = readBars('lighthouserc.json');

	test('are of scores and of metrics', () => {
		expect(bars.scores.map(({ category, minimum }) => [category, minimum])).toEqual(SCORES.map((name) => [name, name === 'performance' ? 0.98 : 1]));
		expect(bars.metrics).toEqual([
			{ audit: 'largest-contentful-paint', maximum: 1500 },
			{ audit: 'total-blocking-time', maximum: 50 },
			{ audit: 'cumulative-layout-shift', maximum: 0 },
		]);
		expect(toScores('/', [run(), run(), run()], bars).failures).toEqual([]);
	});

	test('apply to home, category, product, post, cart and sign-in', () => {
		const kinds = [/^\/$/, /^\/proizvodi\/[\w-]+\/$/, /-proizvod-\d+\/$/, /^\/magazin\/[\w-]+\/[\w-]+\/$/, /kosarica/, /prijava/];
		expect(readPages('lighthouserc.json')).toEqual(kinds.map((kind) => expect.stringMatching(kind)));
	});

	test('a metric is judged by its median run', () => {
		const slow = run({ 'largest-contentful-paint': 1600 });
		expect(toScores('/', [slow, run(), run()], bars).failures).toEqual([]);
		expect(toScores('/', [slow, run(), slow], bars).failures).toEqual(['largest-contentful-paint 1600, at most 1500']);
	});

	test('any layout shift fails, and a missing measurement fails', () => {
		expect(toScores('/', [run({ 'cumulative-layout-shift': 0.002 })], bars).failures).toEqual(['cumulative-layout-shift 0.002, at most 0']);
		expect(toScores('/', [run({ 'total-blocking-time': Number.NaN })], bars).failures).toHaveLength(1);
	});

	test('a busy machine gets more time, but no layout shift', () => {
		const lenient = readBars('lighthouserc.json', 1.3);
		expect(lenient.scores).toEqual(bars.scores);
		expect(lenient.metrics.map(({ maximum }) => maximum)).toEqual([1950, 65, 0]);
	});
});
