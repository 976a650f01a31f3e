import type { ImportReport } from './import-report.ts';

interface Run {
	readonly seconds: number;
	readonly dryRun: boolean;
	/** Path of the report with errors. */
	readonly report: string;
}

/** Summary of an import for the merchant, in lines. */
export function describeReport(result: ImportReport, { seconds, dryRun, report }: Run): string[] {
	const { products, created, updated, unchanged, refused, leftOut, unknownStock, archived, doubt, failures } = result;
	return [
		...failures.map(({ file, reason }) => `${file} was not read to its end: ${reason}`),
		`${products} products: ${created} ${dryRun ? 'would be new' : 'new'}, ${updated} ${dryRun ? 'would change' : 'changed'}, ${unchanged} as they were, ${refused} refused (${seconds.toFixed(1)} s)`,
		...(refused + leftOut > 0 ? [`${report} says what was wrong with ${refused} rows and ${leftOut} fields`] : []),
		...(unknownStock > 0
			? [`${unknownStock} products are for sale and the feed does not say how many there are: their stock was left as it is (--in-stock NUMBER)`]
			: []),
		...(archived ? [`${archived} products that the feed does not name ${dryRun ? 'would go' : 'are'} off sale`] : []),
		...(doubt === undefined ? [] : [`No product was taken off sale: ${doubt}`]),
	];
}
