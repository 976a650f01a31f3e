import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder with the official rules, which are not ours to pass on; docs/papers.md says where they come from. */
const FOLDER = process.env['E_INVOICE_RULES'] ?? '';

/** Texts of its Schematron files (`.sch`); empty without the folder. */
export const OFFICIAL_RULES: readonly string[] =
	FOLDER === ''
		? []
		: readdirSync(FOLDER)
				.filter((name) => name.endsWith('.sch'))
				.sort()
				.map((name) => readFileSync(join(FOLDER, name), 'utf8'));

if (OFFICIAL_RULES.length === 0) console.log('E_INVOICE_RULES is not set: e-invoices are checked by our own reading of the rules only.');
