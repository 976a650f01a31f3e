import { endpoints } from './endpoints.ts';

/** Names of the core's calls that an endpoint table lacks (D30). */
export function missingCoreCalls(table: Readonly<Record<string, unknown>>): readonly string[] {
	return Object.entries(endpoints).flatMap(([name, { part }]) => (part === 'core' && !(name in table) ? [name] : []));
}
