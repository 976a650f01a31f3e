import { endpoints } from './endpoints.ts';
import { FEATURES, type Feature } from './features.ts';

/** An endpoint table, of which only the names count here. */
type Named = Readonly<Record<string, unknown>>;

/** Names of the core's calls that an endpoint table lacks: without one of them the shop does not sell (0065). */
export function missingCoreCalls(table: Named): readonly string[] {
	return Object.entries(endpoints).flatMap(([name, endpoint]) => (endpoint.part === 'core' && !('fixed' in endpoint) && !(name in table) ? [name] : []));
}

/** Features of which an endpoint table has each call (0065). */
export function offeredFeatures(table: Named): ReadonlySet<Feature> {
	return new Set(FEATURES.filter((feature) => callsOf(feature).every((name) => name in table)));
}

/** Names of the calls that make up a feature. */
export function callsOf(feature: Feature): readonly string[] {
	return Object.entries(endpoints).flatMap(([name, { part }]) => (part === feature ? [name] : []));
}
