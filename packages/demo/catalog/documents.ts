import { DOCUMENT_KINDS, DOCUMENT_LANG, toDocumentPath } from '@titraj/backend/catalog/media/index.ts';
import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';

type Documents = SourceProduct['documents'];

/** Products per category that have documents: each is generated, measured and served. */
const WITH_DOCUMENTS = 2;

/** Documents for electrical products in the Union; furniture, pastes and cables have a data sheet. Sizes are measured when the shop is seeded. */
export function toDocuments(code: string, { serial, plain }: { serial: number; plain: boolean }): Documents {
	if (serial > WITH_DOCUMENTS) return [];
	const kinds = plain ? ['tehnicki-list'] : ['upute-za-uporabu', 'izjava-o-sukladnosti', 'tehnicki-list'];
	return kinds.map((kind) => ({ title: DOCUMENT_KINDS[kind]?.title ?? '', url: toDocumentPath(code, kind), size: 0, type: 'pdf', lang: DOCUMENT_LANG }));
}
