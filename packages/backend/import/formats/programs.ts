import { type ColumnNames, toEnglishColumns } from './english-columns.ts';
import { type ProgramFormat, toProgramFormat } from './program-format.ts';
import comparison from './programs/comparison.json' with { type: 'json' };
import heureka from './programs/heureka.json' with { type: 'json' };
import magento from './programs/magento.json' with { type: 'json' };
import nabava from './programs/nabava.json' with { type: 'json' };
import opencart from './programs/opencart.json' with { type: 'json' };
import prestashop from './programs/prestashop.json' with { type: 'json' };
import shopware5 from './programs/shopware5.json' with { type: 'json' };
import shopware6 from './programs/shopware6.json' with { type: 'json' };

export const PROGRAMS: readonly ProgramFormat[] = [prestashop, magento, opencart, shopware6, shopware5, comparison, nabava, heureka].map(toProgramFormat);

/** A recognised program, and the format's name of each column of the file. */
export interface RecognisedProgram {
	readonly program: ProgramFormat;
	readonly columns: ColumnNames;
}

/** The program that wrote a table or, with the name of its element, an XML file; null if it is none that we know. */
export function recogniseProgram(header: readonly string[], element?: string): RecognisedProgram | null {
	for (const program of PROGRAMS) {
		if (program.element !== element) continue;
		const columns = toEnglishColumns(program.languages === undefined ? header : header.map(withoutLanguage), [program.columns]);
		const names = new Set(columns.values());
		if (program.needs.every((name) => names.has(name))) return { program, columns };
	}
	return null;
}

/** `name(hr-hr)` is a name in a language. */
export const withoutLanguage = (column: string): string => column.replace(/\([a-z]{2}([_-][a-z]{2})?\)$/i, '');
