import type { Market } from '../../platform/market/market.ts';
import type { FieldName, TranslatedField } from './fields.ts';

/** A property of a product before it is known what kind of values it has. */
export interface SourceAttribute {
	/** Column or key in the feed. */
	readonly key: string;
	readonly value: unknown;
	/** As shown. */
	readonly name: string;
	readonly unit?: string | undefined;
	readonly group?: string | undefined;
	readonly highlight?: boolean | undefined;
}

/** What a row says, by what it means. */
export interface SourceFields {
	/** Text of each field that the row has; of a list the first that is not empty. */
	readonly texts: Readonly<Partial<Record<FieldName, string>>>;
	/** Column that a text comes from: its name may say currency, unit or VAT. */
	readonly columns: Readonly<Partial<Record<FieldName, string>>>;
	readonly images: readonly string[];
	/** Addresses or files of documents, by the column that has them. */
	readonly documents: readonly { readonly column: string; readonly title: string; readonly lang?: string | undefined; readonly texts: readonly string[] }[];
	/** Text of the pieces at each location that the row names. */
	readonly locations: readonly { readonly location: string; readonly column: string; readonly text: string }[];
	readonly translations: Readonly<Partial<Record<Market, Readonly<Partial<Record<TranslatedField, string>>>>>>;
	readonly attributes: readonly SourceAttribute[];
	readonly options: readonly { readonly name: string; readonly value: string }[];
}
