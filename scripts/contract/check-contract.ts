import type { CallSettings } from './call-backend.ts';
import { checkCalls } from './calls/check-calls.ts';
import { takeSamples } from './calls/take-samples.ts';
import type { ContractReport, Verdict } from './finding.ts';
import { checkPages } from './routes/check-pages.ts';
import { checkRoutes } from './routes/check-routes.ts';
import { checkRules } from './rules/check-rules.ts';
import { openBackend } from './start/open-backend.ts';
import { createVisitor } from './visitor.ts';
import { checkWrites, type WriteOptions } from './writes/check-writes.ts';

export interface CheckOptions {
	/** Null: the check only reads. */
	readonly writes: WriteOptions | null;
	/** Folder of a build of the shop, to render pages with; null checks the data of pages alone. */
	readonly dist: string | null;
	/** Pages of each kind to make. */
	readonly pages: number;
}

/** Checks a backend against packages/contract as its storefront would use it: calls, routes, pages and rules; with `writes` also what shoppers change. */
export async function checkContract(settings: CallSettings, { writes, dist, pages }: CheckOptions): Promise<ContractReport> {
	const opened = await openBackend(settings);
	if (!opened.ok) return { url: settings.url, unusable: opened.finding, version: null, verdicts: [] };
	const visitor = createVisitor({ ...settings, token: opened.token }, opened.table);
	const samples = await takeSamples(visitor, writes?.product ?? null);
	const verdicts: Verdict[] = [...(await checkCalls(visitor, samples))];
	verdicts.push(...(await checkRoutes(visitor)));
	verdicts.push(...(await checkPages(visitor, { dist, most: pages })));
	verdicts.push(...(await checkRules(visitor, samples)));
	if (writes) verdicts.push(...(await checkWrites(visitor, samples, writes)));
	return { url: settings.url, unusable: null, version: opened.version, verdicts };
}
