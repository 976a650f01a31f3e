/** What became of an import. `products` = `accepted` + `refused`, always. */
export interface ImportReport {
	/** Products that the feed names. */
	products: number;
	accepted: number;
	refused: number;
	created: number;
	updated: number;
	unchanged: number;
	/** Fields of accepted products that were left out; each is in the report. */
	leftOut: number;
	/** Products that the feed calls available without saying how many there are: their stock is left as it is. */
	unknownStock: number;
	/** Of a complete feed: products that went off sale because it does not name them. */
	archived?: number;
	/** Why none did though it lacks some. */
	doubt?: string;
	/** Files that could not be read to their end, and why. */
	failures: { file: string; reason: string }[];
}

export const emptyReport = (): ImportReport => ({
	products: 0,
	accepted: 0,
	refused: 0,
	created: 0,
	updated: 0,
	unchanged: 0,
	leftOut: 0,
	unknownStock: 0,
	failures: [],
});
