import type { Change } from '@titraj/contract/changes.ts';

export interface RebuildEntry {
	readonly at: string;
	readonly changes: number;
	/** Number of pages that were considered; null for a whole crawl. */
	readonly paths: number | null;
	readonly rendered: number;
	readonly removed: number;
	readonly seconds: number;
	readonly failure?: string;
}

/** Renders changed pages immediately: the local runtime has one, a platform that builds elsewhere does not (D35). */
export interface Rebuilder {
	/** Queues changes; those of a burst are rendered together. */
	submit(changes: readonly Change[]): void;
	status(): { readonly running: boolean; readonly waiting: number; readonly log: readonly RebuildEntry[] };
}

declare global {
	var shopRebuilder: Rebuilder | undefined;
}

/** The rebuilder of this process. Stored on `globalThis` because functions are separate bundles. */
export function ownRebuilder(): Rebuilder | undefined {
	return globalThis.shopRebuilder;
}

/** Sets the rebuilder of this process. */
export function installRebuilder(rebuilder: Rebuilder | undefined): void {
	globalThis.shopRebuilder = rebuilder;
}
