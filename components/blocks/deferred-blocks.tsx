import { Suspense } from 'react';
import { deferred } from '#components/ui/deferred.tsx';
import type { BlockData } from '#lib/content/blocks.ts';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';

const { Part, load } = deferred(async () => (await import('./Blocks.deferred.tsx')).Blocks, firstInteraction);

/** Loads the code of blocks for screens that show `DeferredBlocks`. */
export const loadBlocks = load;

/** Blocks below a page's own content. Their HTML is static; they hydrate with the visitor's first interaction (D32). */
export function DeferredBlocks({ blocks }: { readonly blocks: readonly BlockData[] }) {
	return (
		blocks.length > 0 && (
			<Suspense>
				<Part blocks={blocks} />
			</Suspense>
		)
	);
}
