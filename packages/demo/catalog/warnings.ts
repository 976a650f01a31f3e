import Type from 'typebox';
import { readJson } from '../load/read-json.ts';
import { hasBattery } from './has-battery.ts';

/** Warnings by group and language, one per line. */
const WARNINGS = readJson('warnings.json', Type.Record(Type.String(), Type.Record(Type.String(), Type.String())));

/** Categories of goods that run on mains voltage. */
const MAINS: ReadonlySet<string> = new Set([
	...['gaming-monitori', 'uredski-monitori', 'projektori', 'televizori', 'linije-zvucnika', 'grijanje', 'pametne-uticnice'],
	...['laboratorijska-napajanja', 'osciloskopi', 'lemne-stanice', 'pisaci', 'stolna-racunala', 'napajanja', 'punjaci'],
]);

/** Batteries that are not rechargeable. */
const NOT_CHARGED = 'baterije';

/** Croatian warnings of a demo product; null for goods without any. */
export function warningsOf(category: string, specs: Readonly<Record<string, unknown>>): string | null {
	const group = hasBattery(specs) && category !== NOT_CHARGED ? 'battery' : MAINS.has(category) ? 'mains' : '';
	return WARNINGS[group]?.['hr'] ?? null;
}

/** The same warnings in another language; null for a merchant's own warnings. */
export function translateWarnings(croatian: string, language: string): string | null {
	return Object.values(WARNINGS).find(({ hr }) => hr === croatian)?.[language] ?? null;
}
