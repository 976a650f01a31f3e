import type { Change } from '@titraj/contract/changes.ts';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import type { CompleteBuild } from '../manifest/last-complete-build.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { DocumentCheck } from '../publish/page-document.ts';
import type { PageStore } from '../publish/store/page-store.ts';
import { findMissing } from './find-missing.ts';
import { findSpliceable, type Spliceable } from './find-spliceable.ts';

type History = DataOf<'_get_hapi_misc_changes'>;

/** What a build has to look at after a complete one. */
export interface Difference {
	/** Changed entities, according to the backend. */
	readonly changes: readonly Change[];
	/** Pages around or in which menus or labels changed. */
	readonly spliceable: Spliceable;
	/** Pages whose files are missing, and pages that are due for renewal. */
	readonly others: readonly string[];
}

interface Comparison {
	readonly manifest: Manifest;
	/** The last complete build; null when there is none. */
	readonly last: CompleteBuild | null;
	/** Fingerprint of this build. */
	readonly fingerprint: string;
	/** The backend's changes since the last complete build; null when it keeps no change feed. */
	readonly history: History | null;
	readonly sites: readonly SiteData[];
	readonly output: string;
	readonly store: PageStore;
	/** Nothing but the last build has touched the cache (cache-seal.ts). */
	readonly isSealed: boolean;
	/** How closely documents are checked. */
	readonly check: DocumentCheck;
}

/** What differs from the last complete build; null when every page has to be looked at (ADR 12). */
export async function findDifference({ manifest, last, fingerprint, history, sites, check, ...output }: Comparison): Promise<Difference | null> {
	const changes = last?.fingerprint === fingerprint ? pageChangesSince(last, history) : null;
	if (changes === null) return null;
	const langs = sites.map(({ lang }) => lang);
	const missing = await findMissing(manifest, langs, output, check);
	const spliceable = missing && findSpliceable(manifest, sites);
	return spliceable && { changes, spliceable, others: [...missing, ...manifest.outdated()] };
}

/** Changes that concern single pages; null when one concerns all. Menus and labels are compared by themselves (find-spliceable.ts). */
function pageChangesSince({ epoch }: CompleteBuild, history: History | null): readonly Change[] | null {
	if (!history || history.epoch !== epoch || history.too_many || history.changes.some(({ entity }) => entity === 'site')) return null;
	return history.changes.filter(({ entity }) => entity !== 'chrome');
}

/** Whether there is nothing to do. */
export function isUnchanged({ changes, spliceable: { outer, inner }, others }: Difference): boolean {
	return changes.length + outer.length + inner.length + others.length === 0;
}
