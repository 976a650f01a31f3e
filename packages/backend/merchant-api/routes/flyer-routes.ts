import type { Kysely } from 'kysely';
import Type, { type Static } from 'typebox';
import { toStoredPath } from '../../catalog/media/index.ts';
import { createPage, insertFlyer, readFlyer, readFlyers, saveFlyer, toState } from '../../content/index.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import { notFound, type Refusal } from '../../platform/http/refusal.ts';
import type { SourceFlyerPage } from '../../platform/source/content.ts';
import { FieldErrors, route } from '../http/route.ts';
import { readUploaded } from '../media/read-uploaded.ts';
import type { RowError } from '../rows/row-result.ts';
import { ById } from '../schemas/by-id.ts';
import { Day, Items, Nothing, Nullable } from '../schemas/common.ts';
import { State } from '../schemas/content.ts';
import { MediaHash, Sku, Strict, Text } from '../schemas/text.ts';

const SCOPES = ['marketing:write'] as const;

/** Days on which its prices count, both included; null without a limit. */
const range = { valid_from: Nullable(Day), valid_to: Nullable(Day) };
const Summary = Strict({
	/** That of its page in the shop. */
	id: Type.Integer(),
	...{ title: Type.String(), path: Type.String(), state: State },
	...range,
	pages: Type.Integer(),
});
export type FlyerSummary = Static<typeof Summary>;

const Share = Type.Number({ minimum: 0, maximum: 100 });
/** In per cent of the width and height of the page. */
const Spot = Strict({ sku: Sku, x: Share, y: Share, width: Type.Number({ minimum: 1, maximum: 100 }), height: Type.Number({ minimum: 1, maximum: 100 }) });
const page = { title: Text(200), products: Type.Array(Spot, { maxItems: 60 }) };
const Flyer = Strict({
	...{ id: Type.Integer(), title: Type.String(), url: Type.String(), visible: Type.Boolean(), ...range },
	pages: Type.Array(
		Strict({
			...page,
			/** `width` and `height` are those of the picture in pixels. */
			image: Nullable(Strict({ media: Type.String(), path: Type.String(), width: Type.Integer(), height: Type.Integer() })),
		}),
	),
});
export type MerchantFlyer = Static<typeof Flyer>;

const Input = Strict({
	...range,
	pages: Type.Array(
		Strict({
			...page,
			/** `media` of an upload; null for a page that shows its products alone. */
			image: Nullable(Strict({ media: MediaHash })),
		}),
		{ maxItems: 100 },
	),
});
export type FlyerInput = Static<typeof Input>;

const Start = Strict({ title: Text(300), ...range });
export type FlyerStart = Static<typeof Start>;

export const FLYER_ROUTES = [
	route({
		...{ method: 'GET', path: '/flyers', operationId: 'listFlyers', summary: 'Flyers, the latest first', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Summary),
		handle: async ({ db }) => ({
			items: (await readFlyers(db)).map(({ page_id, title, path, valid_from, valid_to, pages, ...state }) => ({
				...{ id: page_id, title, path, state: toState(state), valid_from, valid_to, pages: pages.length },
			})),
		}),
	}),
	route({
		...{ method: 'GET', path: '/flyers/:id', operationId: 'getFlyer', summary: 'A flyer with its pages', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: Flyer,
		handle: ({ db, config, params: { id } }) => readOne(db, Number(id), config.siteUrl),
	}),
	route({
		...{ method: 'POST', path: '/flyers', operationId: 'createFlyer', inOneTransaction: true, scopes: SCOPES },
		summary: 'A new page of the shop with a flyer without pages, as a draft. Title, address and state are changed as those of a page, which also deletes it',
		params: Nothing,
		query: Nothing,
		body: Start,
		response: Flyer,
		async handle({ db, config, body: { title, ...days } }) {
			const wrong = findDaysError(days);
			if (wrong !== null) return new FieldErrors([wrong]);
			const id = await createPage(db, { title, template: 'flyer' });
			if (typeof id !== 'number') return new FieldErrors([id]);
			await insertFlyer(db, id, days);
			return readOne(db, id, config.siteUrl);
		},
	}),
	route({
		...{ method: 'PUT', path: '/flyers/:id', operationId: 'saveFlyer', inOneTransaction: true, scopes: SCOPES },
		summary: 'Replaces days and pages of a flyer; a public or scheduled one has pages, each with a picture or products',
		params: ById,
		query: Nothing,
		body: Input,
		response: Flyer,
		async handle({ db, config, params, body }) {
			const known = await readFlyer(db, Number(params.id));
			if (known === undefined) return notFound(`flyer ${params.id}`);
			const errors = [...findErrors(body), ...(await findUnknown(db, body))];
			if (errors.length > 0) return new FieldErrors(errors);
			const pages: SourceFlyerPage[] = [];
			for (const [place, one] of body.pages.entries()) {
				const image = one.image && (await readUploaded(db, one.image.media));
				if (image === undefined) return new FieldErrors([{ field: `pages.${place}.image`, reason: 'names a picture that was not uploaded' }]);
				pages.push({ title: one.title.trim(), image, hotspots: one.products.map(({ sku, ...spot }) => ({ product_code: sku, ...spot })) });
			}
			const refused = await saveFlyer(db, known, { valid_from: body.valid_from, valid_to: body.valid_to, pages });
			return refused.length > 0 ? new FieldErrors(refused) : readOne(db, Number(params.id), config.siteUrl);
		},
	}),
];

const findDaysError = ({ valid_from, valid_to }: Pick<FlyerInput, 'valid_from' | 'valid_to'>): RowError | null =>
	valid_from !== null && valid_to !== null && valid_to < valid_from ? { field: 'valid_to', reason: 'is before the first day' } : null;

/** What is wrong with a flyer by itself. */
function findErrors(body: FlyerInput): RowError[] {
	const days = findDaysError(body);
	const titles = body.pages.map(({ title }) => title.trim());
	const pages = body.pages.flatMap(({ products }, place): RowError[] => [
		...(titles[place] === '' ? [{ field: `pages.${place}.title`, reason: 'is empty' }] : []),
		...(titles.indexOf(titles[place] ?? '') < place ? [{ field: `pages.${place}.title`, reason: 'is the title of another page' }] : []),
		...products.flatMap(({ x, y, width, height }, index) =>
			x + width > 100 || y + height > 100 ? [{ field: `pages.${place}.products.${index}`, reason: 'reaches over the edge of the page' }] : [],
		),
	]);
	return [...(days === null ? [] : [days]), ...pages];
}

/** Products that the shop does not have. */
async function findUnknown(db: Kysely<Tables>, { pages }: FlyerInput): Promise<RowError[]> {
	const codes = [...new Set(pages.flatMap(({ products }) => products.map(({ sku }) => sku)))];
	const rows = codes.length === 0 ? [] : await db.selectFrom('products').select('code').where('code', 'in', codes).execute();
	const known = new Set(rows.map(({ code }) => code));
	return pages.flatMap(({ products }, place) =>
		products.flatMap(({ sku }, index) => (known.has(sku) ? [] : [{ field: `pages.${place}.products.${index}`, reason: `there is no product ${sku}` }])),
	);
}

async function readOne(db: Database, id: number, siteUrl: string): Promise<MerchantFlyer | Refusal> {
	const found = await readFlyer(db, id);
	if (found === undefined) return notFound(`flyer ${id}`);
	const { title, path, visible, valid_from, valid_to, pages } = found;
	return { id, title, url: siteUrl + path, visible, valid_from, valid_to, pages: pages.map(toPage) };
}

const toPage = ({ title, image = null, hotspots }: SourceFlyerPage): MerchantFlyer['pages'][number] => ({
	title,
	image: image && { media: image.hash, path: toStoredPath(image.hash, 640, 'webp'), width: image.width, height: image.height },
	products: hotspots.map(({ product_code, ...spot }) => ({ sku: product_code, ...spot })),
});
