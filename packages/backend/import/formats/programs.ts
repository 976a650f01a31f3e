import { type ColumnNames, findColumns } from './find-columns.ts';
import { type ProgramFormat, toProgramFormat } from './program-format.ts';
import bigcommerce from './programs/bigcommerce.json' with { type: 'json' };
import bigcommerceLegacy from './programs/bigcommerce-legacy.json' with { type: 'json' };
import cjenik from './programs/cjenik.json' with { type: 'json' };
import comparison from './programs/comparison.json' with { type: 'json' };
import ecwid from './programs/ecwid.json' with { type: 'json' };
import google from './programs/google.json' with { type: 'json' };
import heureka from './programs/heureka.json' with { type: 'json' };
import magento from './programs/magento.json' with { type: 'json' };
import nabava from './programs/nabava.json' with { type: 'json' };
import odoo from './programs/odoo.json' with { type: 'json' };
import opencart from './programs/opencart.json' with { type: 'json' };
import pantheon from './programs/pantheon.json' with { type: 'json' };
import prestashop from './programs/prestashop.json' with { type: 'json' };
import shopify from './programs/shopify.json' with { type: 'json' };
import shopware5 from './programs/shopware5.json' with { type: 'json' };
import shopware6 from './programs/shopware6.json' with { type: 'json' };
import squarespace from './programs/squarespace.json' with { type: 'json' };
import wix from './programs/wix.json' with { type: 'json' };
import de from './programs/woocommerce/de.json' with { type: 'json' };
import es from './programs/woocommerce/es.json' with { type: 'json' };
import fr from './programs/woocommerce/fr.json' with { type: 'json' };
import hr from './programs/woocommerce/hr.json' with { type: 'json' };
import it from './programs/woocommerce/it.json' with { type: 'json' };
import sl from './programs/woocommerce/sl.json' with { type: 'json' };
import sr from './programs/woocommerce/sr.json' with { type: 'json' };
import woocommerce from './programs/woocommerce.json' with { type: 'json' };

/** XML without a shape that anything else is known by is read as such a feed. */
export const GOOGLE = toProgramFormat(google);

/** In the order in which they are tried. */
export const PROGRAMS: readonly ProgramFormat[] = [
	toProgramFormat(shopify),
	GOOGLE,
	toProgramFormat({ ...woocommerce, languages_of_columns: [hr, sr, sl, de, it, es, fr] }),
	...[
		wix,
		bigcommerce,
		bigcommerceLegacy,
		ecwid,
		squarespace,
		prestashop,
		magento,
		opencart,
		shopware6,
		shopware5,
		odoo,
		pantheon,
		cjenik,
		comparison,
		nabava,
		heureka,
	].map(toProgramFormat),
];

/** A recognised program, and the format's name of each column of the file. */
export interface RecognisedProgram {
	readonly program: ProgramFormat;
	readonly columns: ColumnNames;
}

/** The program that wrote a table or, with the name of its element, an XML file; null if it is none that we know. */
export function recogniseProgram(header: readonly string[], element?: string): RecognisedProgram | null {
	for (const program of PROGRAMS) {
		if (!isOfElement(program, element)) continue;
		const columns = findColumns(program.languages === undefined ? header : header.map(withoutLanguage), program);
		if (columns !== null) return { program, columns };
	}
	return null;
}

const isOfElement = ({ elements }: ProgramFormat, element: string | undefined): boolean =>
	elements?.includes('*') === true || (element === undefined ? elements === undefined || elements === GOOGLE.elements : elements?.includes(element) === true);

/** `name(hr-hr)` is a name in a language. */
export const withoutLanguage = (column: string): string => column.replace(/\([a-z]{2}([_-][a-z]{2})?\)$/i, '');
