import { endpoints } from './endpoints.ts';
import { FEATURES, type Feature } from './features.ts';

/** An endpoint table; only its names are used. */
type Named = Readonly<Record<string, unknown>>;

/** Names of core calls that an endpoint table lacks: the shop cannot sell without them (0065). */
export function missingCoreCalls(table: Named): readonly string[] {
	return Object.entries(endpoints).flatMap(([name, endpoint]) => (endpoint.part === 'core' && !('fixed' in endpoint) && !(name in table) ? [name] : []));
}

/** Features whose calls are all in an endpoint table (0065). */
export function offeredFeatures(table: Named): ReadonlySet<Feature> {
	return new Set(FEATURES.filter((feature) => callsOf(feature).every((name) => name in table)));
}

/** Names of a feature's calls. */
export function callsOf(feature: Feature): readonly string[] {
	return Object.entries(endpoints).flatMap(([name, { part }]) => (part === feature ? [name] : []));
}
