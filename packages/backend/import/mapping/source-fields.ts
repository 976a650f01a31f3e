import type { Market } from '../../platform/market/market.ts';
import type { FieldName, TranslatedField } from './fields.ts';

/** An attribute of a product before the kind of its values is known. */
export interface SourceAttribute {
	/** Column or key in the feed. */
	readonly key: string;
	readonly value: unknown;
	/** Displayed name. */
	readonly name: string;
	readonly unit?: string | undefined;
	readonly group?: string | undefined;
	readonly highlight?: boolean | undefined;
}

/** Contents of a row by meaning. */
export interface SourceFields {
	/** Text of each field that the row has; the first non-empty one of a list. */
	readonly texts: Readonly<Partial<Record<FieldName, string>>>;
	/** Column that each text comes from: its name may contain currency, unit or VAT. */
	readonly columns: Readonly<Partial<Record<FieldName, string>>>;
	/** Text of each declared product field that the row has. */
	readonly fields: Readonly<Record<string, string>>;
	readonly images: readonly string[];
	/** URLs or files of documents, by column. */
	readonly documents: readonly { readonly column: string; readonly title: string; readonly lang?: string | undefined; readonly texts: readonly string[] }[];
	/** Quantity at each location in the row, as text. */
	readonly locations: readonly { readonly location: string; readonly column: string; readonly text: string }[];
	readonly translations: Readonly<Partial<Record<Market, Readonly<Partial<Record<TranslatedField, string>>>>>>;
	readonly attributes: readonly SourceAttribute[];
	readonly options: readonly { readonly name: string; readonly value: string }[];
}
