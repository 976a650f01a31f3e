import type { BlockData } from './blocks.ts';
import { isFilledBlock } from './is-filled-block.ts';

/** Types of blocks that never change after rendering. The events of the tags need the data of heroes and promos. */
const STATIC: ReadonlySet<BlockData['type']> = new Set(['categories', 'posts', 'brands', 'content']);

/** Whether a block is a static part of its page (0095). */
export const isStaticBlock = (block: BlockData): boolean => STATIC.has(block.type) && isFilledBlock(block);
