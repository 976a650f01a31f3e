import { BLOCK_FIELDS, type BlockField } from '@titraj/contract/block-fields.ts';
import type { Block, BlockImage, BlockType, BlockValue } from '../../api/blocks.ts';

const EMPTY: Readonly<Record<BlockField, BlockValue>> = {
	...{ line: '', heading: '', text: '', html: '', link: '', list: '', menu: '', number: 8, picture: null },
	...{ categories: [], products: [], posts: [] },
};

export const BLOCK_TYPES: readonly BlockType[] = [
	'hero',
	'promo',
	'title',
	'intro',
	'content',
	'button',
	'categories',
	'list',
	'product',
	'posts',
	'post',
	'brands',
	'menu',
];

export const fieldsOf = (type: BlockType): readonly (readonly [string, BlockField])[] => Object.entries(BLOCK_FIELDS[type]);

/** An empty block of a type. */
export const newBlock = (type: BlockType): Block => ({
	...Object.fromEntries(fieldsOf(type).map(([name, kind]) => [name, EMPTY[kind]])),
	...{ id: `block-${crypto.randomUUID()}`, type },
});

/** A block as the API takes it: its picture by the upload, without the path. */
export const toSent = (block: Block): object => ({
	...Object.fromEntries(
		Object.entries(block).map(([name, value]) => [name, Array.isArray(value) ? value.map((code) => String(code).trim()).filter((code) => code !== '') : value]),
	),
	...('image' in block && { image: isImage(block['image']) ? { media: block['image'].media } : null }),
});

export const isImage = (value: BlockValue | undefined): value is BlockImage => typeof value === 'object' && value !== null && 'path' in value;
