import type { DocumentInput } from '../../merchant-api/schemas/media.ts';
import type { RowNote } from './row-refusal.ts';
import type { SourceFields } from './source-fields.ts';
import { toMediaPlaces } from './to-media-places.ts';

const MOST_DOCUMENTS = 50;

/**
 * Documents of a row; several in one column are numbered ("Upute", "Upute 2"). Undefined if the row has none: the product then keeps its
 * documents.
 */
export function toDocuments({ documents }: SourceFields, notes: RowNote[]): DocumentInput[] | undefined {
	const all = documents.flatMap(({ title, lang, texts }) =>
		toMediaPlaces('documents', texts, notes).map((place, index) => ({ ...place, title: index === 0 ? title : `${title} ${index + 1}`, ...(lang && { lang }) })),
	);
	return all.length > 0 ? all.slice(0, MOST_DOCUMENTS) : undefined;
}
