import type { BlockData } from './blocks.ts';

/** Whether a block has content; blocks with an empty list are not shown. */
export function isFilledBlock(block: BlockData): boolean {
	switch (block.type) {
		case 'categories':
			return block.tiles.length > 0;
		case 'products':
			return block.products.length > 0;
		case 'posts':
			return block.posts.length > 0;
		case 'brands':
			return block.manufacturers.length > 0;
		case 'menu':
			return block.items.length > 0;
		case 'content':
			return block.html !== '';
		case 'hero':
		case 'promo':
		case 'title':
		case 'intro':
		case 'button':
		case 'static':
			return true;
	}
}
