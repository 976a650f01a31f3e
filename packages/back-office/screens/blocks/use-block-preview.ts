import { useEffect, useRef, useState } from 'react';
import { type Block, type BlockedKind, type BlockHint, previewBlocks } from '../../api/blocks.ts';
import type { Failure } from '../../api/result.ts';
import { toSent } from './block-draft.ts';

/** Milliseconds without a change until the preview is made again. */
const PAUSE = 500;

export interface BlockPreview {
	/** Page of the shop with the blocks, another one after each change; null until the first is there. */
	readonly url: string | null;
	/** What is reported about blocks, by their ids. */
	readonly hints: ReadonlyMap<string, readonly BlockHint[]>;
	/** Why the last change is not shown. */
	readonly failure: Failure | null;
}

/** The page with blocks that are not saved, made again after a pause in typing. */
export function useBlockPreview(kind: BlockedKind, id: string, blocks: readonly Block[]): BlockPreview {
	const [preview, setPreview] = useState<BlockPreview>({ url: null, hints: new Map(), failure: null });
	const last = useRef<{ readonly key?: string; readonly round: number }>({ round: 0 });
	const asked = JSON.stringify(blocks);
	useEffect(() => {
		let isCurrent = true;
		const show = async () => {
			const shown: readonly Block[] = JSON.parse(asked);
			const result = await previewBlocks(kind, id, { key: last.current.key, blocks: shown.map(toSent) });
			if (!isCurrent) return;
			if (!result.ok) return setPreview((before) => ({ ...before, failure: result.failure }));
			const { key, url, hints } = result.value;
			last.current = { key, round: last.current.round + 1 };
			const byId = Map.groupBy(hints, ({ place }) => shown[place]?.id ?? '');
			setPreview({ url: `${url}&round=${last.current.round}`, hints: byId, failure: null });
		};
		const timer = setTimeout(() => void show(), last.current.round === 0 ? 0 : PAUSE);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [kind, id, asked]);
	return preview;
}
