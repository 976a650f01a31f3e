import type { Change } from '@titraj/contract/changes.ts';

export interface RebuildEntry {
	readonly at: string;
	readonly changes: number;
	/** Addresses that were looked at; null for a whole crawl. */
	readonly paths: number | null;
	readonly rendered: number;
	readonly removed: number;
	readonly seconds: number;
	readonly failure?: string;
}

/** What renders changed pages at once: the local runtime brings one along, a platform that builds elsewhere does not (D35). */
export interface Rebuilder {
	/** Takes changes; those of a burst are rendered together. */
	submit(changes: readonly Change[]): void;
	status(): { readonly running: boolean; readonly waiting: number; readonly log: readonly RebuildEntry[] };
}

declare global {
	var shopRebuilder: Rebuilder | undefined;
}

/** The rebuilder of this process. It hangs on `globalThis` because functions are bundles of their own. */
export function ownRebuilder(): Rebuilder | undefined {
	return globalThis.shopRebuilder;
}

/** Gives this process a rebuilder. */
export function installRebuilder(rebuilder: Rebuilder | undefined): void {
	globalThis.shopRebuilder = rebuilder;
}
