import { BLOCK_FIELDS, MOST_BLOCKS } from '@titraj/contract/block-fields.ts';
import { PREVIEW_KEY } from '@titraj/contract/block-preview.ts';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { readLists } from '../../catalog/codes/index.ts';
import { toPicturePath, toStoredPath } from '../../catalog/media/index.ts';
import { type BlockedTable, findMissingCodes, saveBlocks, storeBlockPreview } from '../../content/index.ts';
import { listLandings, readBlocked } from '../../content/pages/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { SourceBlock } from '../../platform/source/blocks.ts';
import { FieldErrors, route } from '../http/route.ts';
import { readUploaded } from '../media/read-uploaded.ts';
import type { RowError } from '../rows/row-result.ts';
import { BlockChange, BlockView } from '../schemas/block.ts';
import { ById } from '../schemas/by-id.ts';
import { Items, Nothing } from '../schemas/common.ts';
import { isPlace } from '../schemas/is-place.ts';
import { Strict } from '../schemas/text.ts';

const SCOPES = ['content:write'] as const;
const Blocked = Strict({ title: Type.String(), url: Type.String(), visible: Type.Boolean(), blocks: Type.Array(BlockView) });

const blockChange = Compile(BlockChange);
const Hint = Strict({
	/** Of the block, from 0. */
	place: Type.Integer(),
	/** `incomplete`: the preview leaves the block out; `missing`: it leaves out the codes alone, which the shop does not have. */
	reason: Type.Union([Type.Literal('incomplete'), Type.Literal('missing')]),
	codes: Type.Array(Type.String()),
});
export type BlockHint = Static<typeof Hint>;

const Previewed = Strict({ key: Type.String(), url: Type.String(), hints: Type.Array(Hint) });
export type BlockPreview = Static<typeof Previewed>;

/** Reading, previewing and replacing the blocks of one kind of page. */
const blockRoutes = (table: BlockedTable, path: '/pages' | '/landings', one: 'Page' | 'Landing') => [
	route({
		...{ method: 'GET', path: `${path}/:id/blocks`, operationId: `get${one}Blocks`, summary: 'The blocks of a page, in their order', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: Blocked,
		handle: async ({ db, config, params: { id } }) => (await readBlocks(db, table, { id: Number(id), siteUrl: config.siteUrl })) ?? notFound(`page ${id}`),
	}),
	route({
		...{ method: 'POST', path: `${path}/:id/blocks/preview`, operationId: `preview${one}Blocks`, scopes: SCOPES },
		summary: 'An address of the shop that shows the page with blocks that are not saved, for an hour; blocks that cannot be shown are reported',
		changesNothing: true,
		params: ById,
		query: Nothing,
		body: Strict({
			/** Key of an earlier preview of the page, which this one replaces. */
			key: Type.Optional(Type.String({ pattern: PREVIEW_KEY.source })),
			/** As they are saved; empty or wrong ones are left out. */
			blocks: Type.Array(Type.Unknown(), { maxItems: MOST_BLOCKS }),
		}),
		response: Previewed,
		async handle({ db, config, params: { id }, body: { key: before, blocks } }) {
			const known = await readBlocked(db, table, Number(id));
			if (known === undefined) return notFound(`page ${id}`);
			const shown: { readonly place: number; readonly source: SourceBlock }[] = [];
			const hints: BlockHint[] = [];
			for (const [place, block] of blocks.entries()) {
				const source = await toShown(db, block, nameBlocks(known.blocks, Number(id)));
				if (source === null) hints.push({ place, reason: 'incomplete', codes: [] });
				else shown.push({ place, source });
			}
			const sources = shown.map(({ source }) => source);
			for (const { place, codes } of await findMissingCodes(db, sources))
				hints.push({ place: shown[place]?.place ?? place, reason: 'missing', codes: [...codes] });
			const key = await storeBlockPreview(db, table, { id: Number(id), blocks: sources, key: before });
			return { key, url: `${config.siteUrl}/look-preview?page=${key}`, hints };
		},
	}),
	route({
		...{
			method: 'PUT',
			path: `${path}/:id/blocks`,
			operationId: `save${one}Blocks`,
			inOneTransaction: true,
			summary: 'Replaces the blocks of a page',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: Strict({ blocks: Type.Array(BlockChange, { maxItems: MOST_BLOCKS }) }),
		response: Blocked,
		async handle({ db, config, params: { id }, body: { blocks } }) {
			const row = await readBlocked(db, table, Number(id));
			if (row === undefined) return notFound(`page ${id}`);
			const known = nameBlocks(row.blocks, Number(id));
			const wrong = [...findDoubles(blocks), ...blocks.flatMap(findWrongLinks)];
			if (wrong.length > 0) return new FieldErrors(wrong);
			const stored: SourceBlock[] = [];
			for (const [place, block] of blocks.entries()) {
				const source = await toSource(db, block, known);
				if (source === null) return new FieldErrors([{ field: `blocks.${place}.image`, reason: 'names a picture that was not uploaded' }]);
				stored.push(source);
			}
			const saved = await saveBlocks(db, table, { id: Number(id), blocks: stored, known });
			if (saved !== null && saved !== true) return new FieldErrors([saved]);
			return (await readBlocks(db, table, { id: Number(id), siteUrl: config.siteUrl })) ?? notFound(`page ${id}`);
		},
	}),
];

export const BLOCK_ROUTES = [
	...blockRoutes('pages', '/pages', 'Page'),
	...blockRoutes('static_contents', '/landings', 'Landing'),
	route({
		...{ method: 'GET', path: '/landings', operationId: 'listLandings', summary: 'Landing pages, which consist of blocks alone', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Strict({ id: Type.Integer(), title: Type.String(), path: Type.String(), visible: Type.Boolean() })),
		handle: async ({ db }) => ({ items: await listLandings(db) }),
	}),
	route({
		...{ method: 'GET', path: '/product-lists', operationId: 'listProductLists', summary: 'Product lists by their codes', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Strict({ code: Type.String(), title: Type.String() })),
		handle: async ({ db }) => ({ items: await readLists(db) }),
	}),
];

const findDoubles = (blocks: readonly BlockChange[]): RowError[] =>
	blocks.flatMap(({ id }, place) =>
		blocks.findIndex((block) => block.id === id) === place ? [] : [{ field: `blocks.${place}.id`, reason: 'is the id of another block' }],
	);

function findWrongLinks(block: BlockChange, place: number): RowError[] {
	const links = Object.entries(BLOCK_FIELDS[block.type]).filter(([, kind]) => kind === 'link');
	const wrong = links.filter(([name]) => !isPlace(String(Reflect.get(block, name))));
	return wrong.map(([name]) => ({ field: `blocks.${place}.${name}`, reason: 'a path of the shop, or https://…' }));
}

/** A block of a form as it would be stored; null if it is empty, wrong, or would show nothing. */
async function toShown(db: Database, block: unknown, known: readonly NamedBlock[]): Promise<SourceBlock | null> {
	if (!blockChange.Check(block) || findWrongLinks(block, 0).length > 0) return null;
	const isEmpty = (block.type === 'product' && block.product_codes.length === 0) || (block.type === 'post' && block.post_slugs.length === 0);
	return isEmpty ? null : toSource(db, block, known);
}

/** The block as it is stored; null if its picture was not uploaded. */
async function toSource(db: Database, block: BlockChange, known: readonly NamedBlock[]): Promise<SourceBlock | null> {
	if (block.type !== 'hero' && block.type !== 'promo') return block;
	const { image, ...texts } = block;
	if (image === null) return { ...texts, picture: null };
	const before = known.find(({ id }) => id === block.id);
	if (image.media === null) return { ...texts, picture: before !== undefined && 'picture' in before ? before.picture : null };
	const uploaded = await readUploaded(db, image.media);
	return uploaded === undefined ? null : { ...texts, picture: null, image: uploaded };
}

async function readBlocks(db: Database, table: BlockedTable, { id, siteUrl }: { id: number; siteUrl: string }) {
	const row = await readBlocked(db, table, id);
	if (row === undefined) return null;
	return {
		title: row.title,
		url: siteUrl + row.path,
		visible: row.visible,
		blocks: nameBlocks(row.blocks, id).map(toView),
	};
}

type NamedBlock = SourceBlock & { readonly id: string };

/** Blocks of a page, with an id also for those that were stored without one. */
const nameBlocks = (blocks: readonly SourceBlock[], page: number): NamedBlock[] =>
	blocks.map((block, place) => ({ ...block, id: block.id ?? `block-${page}-${place + 1}` }));

function toView(block: NamedBlock): Static<typeof BlockView> {
	if (!('picture' in block)) return block;
	const { picture, image = null, ...texts } = block;
	const drawing = picture === null ? null : { media: null, path: toPicturePath(picture, 'front') };
	return { ...texts, image: image === null ? drawing : { media: image.hash, path: toStoredPath(image.hash, 320, 'webp') } };
}
