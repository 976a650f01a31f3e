import Type, { type Static } from 'typebox';
import { countSources, listFailures, retryFailed } from '../../catalog/media/index.ts';
import { route } from '../http/route.ts';
import { DEFAULT_LIMIT, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const READ = ['products:read'] as const;
const Failure = Strict({
	/** Field of the row, for example `images.0`. */
	field: Type.String(),
	/** URL or file in that field. */
	source: Type.String(),
	reason: Type.String(),
	/** `waiting`: it is tried again. */
	state: Type.Enum(['failed', 'waiting']),
});
const FailedProduct = Strict({ sku: Type.String(), title: Type.String(), failures: Type.Array(Failure) });
export type FailedProduct = Static<typeof FailedProduct>;
const Counts = Strict({ waiting: Type.Integer(), stored: Type.Integer(), failed: Type.Integer() });
export type MediaCounts = Static<typeof Counts>;

export const MEDIA_ROUTES = [
	route({
		...{ method: 'GET', path: '/media', operationId: 'getMediaStatus', summary: 'How many pictures and documents wait, are stored, and failed', scopes: READ },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Counts,
		handle: ({ db }) => countSources(db),
	}),
	route({
		...{ method: 'GET', path: '/media/failures', operationId: 'listMediaFailures', scopes: READ },
		summary:
			'Pictures and documents that could not be fetched or stored, product by product, with `waiting=true` also those that are tried again; a later row that names one has it tried again',
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, waiting: Type.Optional(Type.Boolean()) }),
		body: null,
		response: Page(FailedProduct),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor = '0', waiting = false } }) {
			const products = await listFailures(db, { after: Number(cursor), limit, waiting });
			return {
				items: products.map(({ sku, title, failures }) => ({ sku, title, failures: [...failures] })),
				next_cursor: products.length === limit ? String(products.at(-1)?.id ?? 0) : null,
			};
		},
	}),
	route({
		...{ method: 'POST', path: '/media/failures/retry', operationId: 'retryMedia', inOneTransaction: true, scopes: ['products:write'] },
		summary: 'Fetches pictures and documents again that could not be fetched, at once: those of one product, or of all',
		params: Nothing,
		query: Nothing,
		body: Strict({ sku: Nullable(Type.String({ minLength: 1, maxLength: 100 })) }),
		response: Counts,
		async handle({ db, body: { sku } }) {
			await retryFailed(db, sku);
			return countSources(db);
		},
	}),
];
