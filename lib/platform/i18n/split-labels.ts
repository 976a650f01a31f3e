import { hasUnknownPart, type LabelPlan, namesOf, standsFor } from './label-plan.ts';

/** Splits a language's labels into the modules that the browser loads, by name (D7). */
export function splitLabels(labels: Readonly<Record<string, string>>, plan: LabelPlan): Readonly<Record<string, string>> {
	// Most labels of the plan are names, of which there are a thousand: looking them up takes a hundredth of the time of comparing each with each key.
	const byName = Map.groupBy(
		Object.keys(labels).flatMap((key) => namesOf(key).map((name) => ({ key, name }))),
		({ name }) => name,
	);
	const keysOf = memoize((planned) =>
		hasUnknownPart(planned) ? Object.keys(labels).filter((key) => standsFor(planned, key)) : (byName.get(planned) ?? []).map(({ key }) => key),
	);
	return Object.fromEntries(
		Object.entries(plan).map(([name, planned]) => {
			const keys = [...new Set(planned.flatMap(keysOf))].sort();
			return [name, `export default ${JSON.stringify(Object.fromEntries(keys.map((key) => [key, labels[key]])))};\n`];
		}),
	);
}

function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
	const known = new Map<string, Result>();
	return (text) => {
		const result = known.get(text) ?? compute(text);
		known.set(text, result);
		return result;
	};
}
