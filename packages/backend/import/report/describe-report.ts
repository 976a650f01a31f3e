import { describeProduct } from './describe-product.ts';
import type { ImportReport } from './import-report.ts';
import { describeTallies } from './row-change.ts';

interface Run {
	readonly seconds: number;
	readonly dryRun: boolean;
	/** Path of the report with errors. */
	readonly report: string;
}

/** Summary of an import for the merchant, in lines. */
export function describeReport(result: ImportReport, { seconds, dryRun, report }: Run): string[] {
	const { products, created, updated, unchanged, refused, leftOut, unknownStock, archived, doubt, failures, reasons, changes, unused, warnings, sample } =
		result;
	return [
		...failures.map(({ file, reason }) => `${file} was not read to its end: ${reason}`),
		`${products} products: ${created} ${dryRun ? 'would be new' : 'new'}, ${updated} ${dryRun ? 'would change' : 'changed'}, ${unchanged} as they were, ${refused} refused (${seconds.toFixed(1)} s)`,
		...(refused + leftOut > 0 ? [`${report} says what was wrong with ${refused} rows and ${leftOut} fields`] : []),
		...(reasons.size > 0 ? ['Refused, by reason:', ...describeTallies(reasons)] : []),
		...(changes.size > 0 ? ['Changed values, by rule:', ...describeTallies(changes)] : []),
		...unused.map(({ file, columns }) => `Columns of ${file} that are not used (${columns.length}): ${columns.join(', ')}`),
		...(unknownStock > 0
			? [`${unknownStock} products are for sale and the feed does not say how many there are: their stock was left as it is (--in-stock NUMBER)`]
			: []),
		...(archived ? [`${archived} products that the feed does not name ${dryRun ? 'would go' : 'are'} off sale`] : []),
		...(doubt === undefined ? [] : [`No product was taken off sale: ${doubt}`]),
		...(dryRun && sample.length > 0 ? ['What shoppers would see of some products:', ...sample.flatMap(describeProduct)] : []),
		...warnings.map((warning) => `Look again: ${warning}`),
	];
}
