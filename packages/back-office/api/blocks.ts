import type { BlockHint, BlockPreview } from '@titraj/backend/merchant-api/routes/block-routes.ts';
import type { Block as WireBlock } from '@titraj/contract/cms.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { BlockHint };

export type BlockType = WireBlock['type'];

/** A picture; without `media` it is a drawing of the demo shop. */
export interface BlockImage {
	readonly media: string | null;
	readonly path: string;
}

export type BlockValue = string | number | readonly string[] | BlockImage | null;

/** A block: its type, its permanent id, and the fields of its type. */
export interface Block {
	readonly id: string;
	readonly type: BlockType;
	readonly [field: string]: BlockValue;
}

export interface BlockedPage {
	readonly title: string;
	readonly url: string;
	readonly visible: boolean;
	readonly blocks: readonly Block[];
}

/** Pages of the shop, and landing pages that consist of blocks alone. */
export type BlockedKind = 'pages' | 'landings';

interface Landing {
	readonly id: number;
	readonly title: string;
	readonly path: string;
	readonly visible: boolean;
}

interface Coded {
	readonly code: string;
	readonly title: string;
}

export const readLandings = read<Items<Landing>>('/landings');
export const readProductLists = read<Items<Coded>>('/product-lists');
export const readBlocks = (kind: BlockedKind, id: string): Read<BlockedPage> => read<BlockedPage>(`/${kind}/${encodeURIComponent(id)}/blocks`)();

export const saveBlocks = (kind: BlockedKind, id: string, blocks: readonly object[], version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/${kind}/${encodeURIComponent(id)}/blocks`, body: { blocks }, ifMatch: version });

interface Draft {
	/** Of the preview before, which this one replaces. */
	readonly key?: string | undefined;
	readonly blocks: readonly object[];
}

export const previewBlocks = (kind: BlockedKind, id: string, draft: Draft): Promise<Result<BlockPreview>> =>
	send({ method: 'POST', path: `/${kind}/${encodeURIComponent(id)}/blocks/preview`, body: draft });
