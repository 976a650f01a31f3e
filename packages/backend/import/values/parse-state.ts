import { parseBoolean } from './parse-boolean.ts';

const ON: ReadonlySet<string> = new Set([
	'd',
	't',
	'j',
	'active',
	'aktiv',
	'aktivan',
	'aktivna',
	'aktivno',
	'aktiven',
	'attivo',
	'activo',
	'actif',
	'published',
	'objavljeno',
	'online',
]);
const OFF: ReadonlySet<string> = new Set([
	'f',
	'inactive',
	'inaktiv',
	'neaktivan',
	'neaktivna',
	'neaktivno',
	'neaktiven',
	'inattivo',
	'inactivo',
	'inactif',
	'draft',
	'hidden',
	'skriveno',
	'offline',
]);

/** Whether a product is shown, in the words and letters of programs: `D` and `N`, `T` and `F`, `Aktivan`; null for anything else. */
export function parseState(text: string): boolean | null {
	const word = text.trim().toLowerCase();
	if (ON.has(word)) return true;
	return OFF.has(word) ? false : parseBoolean(word);
}
