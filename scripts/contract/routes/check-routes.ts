import type { Feature } from '@titraj/contract/features.ts';
import { offeredFeatures } from '@titraj/contract/offered-features.ts';
import { readLeniently } from '@titraj/contract/reading/read-leniently.ts';
import { type RouteEntry, RoutesAnswer } from '@titraj/contract/site.ts';
import { Compile } from 'typebox/compile';
import { offeredSteps } from '#lib/platform/config/checkout-steps.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { Verdict } from '../finding.ts';
import type { Visitor } from '../visitor.ts';
import { findMissingNames } from './find-missing-names.ts';
import { findBadEntries, findMissingPages } from './find-route-errors.ts';

const isAnswer = Compile(RoutesAnswer);

/** Checks the route table as a whole: paths that can be served, required pages, and names that the storefront links by. */
export async function checkRoutes(visitor: Visitor): Promise<readonly Verdict[]> {
	if (!visitor.has('_get_hapi_misc_routes')) return [];
	const { body, call } = await visitor.ask('_get_hapi_misc_routes', {});
	const { value } = readLeniently(RoutesAnswer, body);
	// A response of the wrong shape is a finding of the call itself.
	if (!isAnswer.Check(value) || !value.data) return [];
	const routes: readonly RouteEntry[] = value.data;
	const offered: ReadonlySet<Feature> = offeredFeatures(visitor.table);
	const steps = offeredSteps(readEnvironment().checkout.steps, offered);
	const verdict = (name: string, findings: Verdict['findings']): Verdict => ({ group: 'routes', name, part: 'core', findings });
	return [
		verdict('each entry of the route table can be served', findBadEntries(routes, call)),
		verdict('the route table has the pages that every shop needs', findMissingPages(routes, call)),
		verdict('the route table has the names that the storefront links to', findMissingNames(routes, { call, offered, steps })),
	];
}
