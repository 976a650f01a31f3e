import type { Block } from '@titraj/contract/cms.ts';
import { sql } from 'kysely';
import { toPicturePath, toStoredPicture, toThumbs } from '../../catalog/media/index.ts';
import { ofEntity } from '../../localization/index.ts';
import type { SourceBlock } from '../../platform/source/blocks.ts';
import type { SourcePicture, StoredImage } from '../../platform/source/catalog.ts';
import type { Database } from '../tables.ts';

/** Ids by the codes that stored blocks refer to. */
export interface BlockReferences {
	categories: Map<string, number>;
	products: Map<string, number>;
	posts: Map<string, number>;
}

export async function loadBlockReferences(db: Database, blocks: SourceBlock[]): Promise<BlockReferences> {
	const codesOf = (read: (block: SourceBlock) => string[]) => [...new Set(blocks.flatMap(read))];
	return {
		categories: await idsBy(
			db,
			sql`code`,
			sql`categories where visible`,
			codesOf((block) => (block.type === 'categories' ? block.category_codes : [])),
		),
		products: await idsBy(
			db,
			sql`code`,
			sql`products where listed`,
			codesOf((block) => (block.type === 'product' ? block.product_codes : [])),
		),
		posts: await idsBy(
			db,
			sql`slug`,
			sql`posts where status >= 3`,
			codesOf((block) => (block.type === 'post' ? block.post_slugs : [])),
		),
	};
}

type Fragment = ReturnType<typeof sql>;

async function idsBy(db: Database, key: Fragment, from: Fragment, codes: string[]): Promise<Map<string, number>> {
	if (codes.length === 0) return new Map();
	const { rows } = await sql<{ key: string; id: number }>`select ${key} as key, id from ${from} and ${key} = any(${codes}::text[])`.execute(db);
	return new Map(rows.map((row) => [row.key, row.id]));
}

/** Maps stored blocks to the wire format. References to things that no longer exist are left out, and so is a block of categories that has no other. */
export const toBlocks = (blocks: readonly SourceBlock[], references: BlockReferences): Block[] =>
	blocks.flatMap(({ id, ...block }) => {
		const wire = toWire(block, references);
		// Without any category it would show the top-level ones.
		const isGone = block.type === 'categories' && wire.type === 'categories' && block.category_codes.length > 0 && wire.category_ids.length === 0;
		return isGone ? [] : [{ ...wire, ...ofEntity('block', id) }];
	});

function toWire(block: Omit<SourceBlock, 'id'> & SourceBlock, references: BlockReferences): Block {
	switch (block.type) {
		case 'hero':
		case 'promo': {
			const { picture, image, ...rest } = block;
			return { ...rest, image: image ? toUploadedImage(image, block.title) : picture && toImage(picture, block.title) };
		}
		case 'categories':
			return { type: block.type, title: block.title, category_ids: toIds(block.category_codes, references.categories) };
		case 'product':
			return { type: block.type, product_ids: toIds(block.product_codes, references.products) };
		case 'post':
			return { type: block.type, post_ids: toIds(block.post_slugs, references.posts) };
		default:
			return block;
	}
}

const toIds = (codes: string[], ids: Map<string, number>): number[] => codes.flatMap((code) => ids.get(code) ?? []);

/** Image of an uploaded picture. */
export function toUploadedImage(image: StoredImage, title: string) {
	const { path, thumbs } = toStoredPicture(image);
	return { title, upload_path: path, thumbs };
}

/** Image of a drawing's front view. */
export const toImage = (picture: SourcePicture, title: string) => ({
	title,
	upload_path: toPicturePath(picture, 'front'),
	thumbs: toThumbs(picture, 'front'),
});
