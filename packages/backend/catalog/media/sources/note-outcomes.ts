import { sql } from 'kysely';
import { idList } from '../../../platform/database/id-list.ts';
import type { Version } from '../../../platform/http/download.ts';
import type { Database } from '../../tables.ts';
import { showDocuments } from '../show-documents.ts';
import { showImages } from '../show-images.ts';
import type { TakenSource } from './take-sources.ts';

export type SourceOutcome =
	| { readonly state: 'stored'; readonly hash: string; readonly version: Version }
	| { readonly state: 'unchanged' }
	/** A document that is not a PDF: pages link to its URL. */
	| { readonly state: 'linked' }
	| { readonly state: 'failed'; readonly reason: string; readonly isTransient: boolean };

export interface TriedSource {
	readonly source: Pick<TakenSource, 'id' | 'attempts'>;
	readonly outcome: SourceOutcome;
}

/** Backoff in seconds before each retry of a transient failure. */
const PAUSES = [10, 60, 600, 3600, 6 * 3600];

/**
 * Records outcomes and updates products in one transaction, so that a stored source is always visible. Products are locked first, by id,
 * in the same order as write-batch.ts, to avoid deadlocks. A failed source keeps its previous content.
 */
export async function noteOutcomes(db: Database, tried: readonly TriedSource[]): Promise<void> {
	if (tried.length === 0) return;
	const sourceIds = tried.map(({ source }) => source.id);
	await db.transaction().execute(async (trx) => {
		await lockProducts(trx, sourceIds);
		for (const { source, outcome } of tried) {
			await trx.updateTable('media_sources').set(toColumns(outcome, source.attempts)).where('id', '=', source.id).execute();
		}
		await showImages(trx, { sourceIds });
		await showDocuments(trx, { sourceIds });
	});
}

const lockProducts = (trx: Database, sourceIds: readonly number[]): Promise<unknown> =>
	sql`
		select id from products where id in (
			select product_id from product_images where source_id = any(${idList(sourceIds)})
			union select product_id from product_documents where source_id = any(${idList(sourceIds)})
		) order by id for update
	`.execute(trx);

function toColumns(outcome: SourceOutcome, attempts: number) {
	const checked = { checked_at: sql<Date>`now()`, attempts: 0 };
	switch (outcome.state) {
		case 'stored': {
			const { etag, lastModified } = outcome.version;
			return { state: 'stored' as const, reason: null, hash: outcome.hash, etag, last_modified: lastModified, ...checked };
		}
		case 'unchanged':
			return { state: 'stored' as const, reason: null, ...checked };
		case 'linked':
			return { state: 'linked' as const, reason: null, hash: null, ...checked };
		case 'failed': {
			const pause = outcome.isTransient ? PAUSES[attempts - 1] : undefined;
			const { reason } = outcome;
			return pause === undefined ? { state: 'failed' as const, reason, ...checked } : { reason, due_at: sql<Date>`now() + make_interval(secs => ${pause})` };
		}
	}
}
