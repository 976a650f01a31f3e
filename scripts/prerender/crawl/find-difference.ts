import type { Change } from '@titraj/contract/changes.ts';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import type { CompleteBuild } from '../manifest/last-complete-build.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { findSpliceable, type Spliceable } from './find-spliceable.ts';

type History = DataOf<'_get_hapi_misc_changes'>;

/** Pages that a build has to check after a complete build. */
export interface Difference {
	/** Changed entities, according to the backend. */
	readonly changes: readonly Change[];
	/** Pages whose template or body shows changed menus or labels. */
	readonly spliceable: Spliceable;
	/** Pages whose files are missing, and pages that are due for renewal. */
	readonly others: readonly string[];
}

interface Comparison {
	readonly manifest: Manifest;
	/** The last complete build; null if there is none. */
	readonly last: CompleteBuild | null;
	/** Fingerprint of this build. */
	readonly fingerprint: string;
	/** The backend's changes since the last complete build; null if it has no change feed. */
	readonly history: History | null;
	readonly sites: readonly SiteData[];
	/** Looks for pages whose documents are missing or changed (find-missing.ts). */
	readonly findMissing: () => Promise<readonly string[] | null>;
}

/** Differences from the last complete build; null if every page has to be checked (ADR 12). */
export async function findDifference({ manifest, last, fingerprint, history, sites, findMissing }: Comparison): Promise<Difference | null> {
	const changes = last?.fingerprint === fingerprint ? pageChangesSince(last, history) : null;
	if (changes === null) return null;
	const missing = await findMissing();
	const spliceable = missing && findSpliceable(manifest, sites);
	return spliceable && { changes, spliceable, others: [...missing, ...manifest.outdated()] };
}

/** Changes of single entities; null if a change concerns all pages. Menus and labels are compared separately (find-spliceable.ts). */
function pageChangesSince({ epoch }: CompleteBuild, history: History | null): readonly Change[] | null {
	if (!history || history.epoch !== epoch || history.too_many || history.changes.some(({ entity }) => entity === 'site')) return null;
	return history.changes.filter(({ entity }) => entity !== 'chrome');
}

/** Whether there is nothing to do. */
export function isUnchanged({ changes, spliceable: { outer, inner }, others }: Difference): boolean {
	return changes.length + outer.length + inner.length + others.length === 0;
}
