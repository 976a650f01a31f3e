import { assert } from 'vitest';

/** Fails once if a rule is broken, and prints each place that breaks it, and what to edit: `expectNone(keys, 'locales/de.json')`. */
export function expectNone(broken: readonly unknown[], edit: string): void {
	if (broken.length === 0) return;
	const lines = broken.map((place) => `  ${typeof place === 'string' ? place : JSON.stringify(place)}`);
	assert.fail(`${broken.length} ${broken.length === 1 ? 'place breaks' : 'places break'} this rule; edit ${edit}:\n${lines.join('\n')}`);
}
