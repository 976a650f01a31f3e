import Type from 'typebox';
import { countSources, listFailures } from '../../catalog/media/index.ts';
import { route } from '../http/route.ts';
import { DEFAULT_LIMIT, Nothing, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const READ = ['products:read'] as const;
const Failure = Strict({
	/** Field of the row, for example `images.0`. */
	field: Type.String(),
	/** URL or file in that field. */
	source: Type.String(),
	reason: Type.String(),
});

export const MEDIA_ROUTES = [
	route({
		...{ method: 'GET', path: '/media', operationId: 'getMediaStatus', summary: 'How many pictures and documents wait, are stored, and failed', scopes: READ },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Strict({ waiting: Type.Integer(), stored: Type.Integer(), failed: Type.Integer() }),
		handle: ({ db }) => countSources(db),
	}),
	route({
		...{ method: 'GET', path: '/media/failures', operationId: 'listMediaFailures', scopes: READ },
		summary: 'Pictures and documents that could not be fetched or stored, product by product; a later row that names one has it tried again',
		params: Nothing,
		query: Type.Object(PAGE_QUERY),
		body: null,
		response: Page(Strict({ sku: Type.String(), failures: Type.Array(Failure) })),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor = '0' } }) {
			const products = await listFailures(db, { after: Number(cursor), limit });
			return {
				items: products.map(({ sku, failures }) => ({ sku, failures: [...failures] })),
				next_cursor: products.length === limit ? String(products.at(-1)?.id ?? 0) : null,
			};
		},
	}),
];
