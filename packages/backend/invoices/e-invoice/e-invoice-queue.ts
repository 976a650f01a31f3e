import { sql } from 'kysely';
import { addJob, GiveUp, type Queue } from '../../jobs/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { readPaper } from '../issue/read-papers.ts';
import type { Paper } from '../model/paper.ts';
import { readPaperSettings } from '../settings/paper-settings.ts';
import { E_INVOICE_QUEUE } from './e-invoice-queue-name.ts';
import { handOver } from './hand-over.ts';
import { makeEInvoice } from './make-e-invoice.ts';
import { needsEInvoice } from './needs-e-invoice.ts';

/** Hands e-invoices to the access point until it has answered. Documents that it refuses or never answers become dead letters; those that lack something wait for staff. */
export const eInvoiceQueue = (db: Database, config: Pick<BackendConfig, 'accessPoint' | 'now'>): Queue => ({
	...{ name: E_INVOICE_QUEUE, atOnce: 2, mostAttempts: 250, backoff: { first: 30_000, longest: 1_800_000 } },
	handle: (data) => sendEInvoice(db, toPaperId(data), config),
});

function toPaperId(data: unknown): number {
	if (typeof data === 'object' && data !== null && 'paper' in data && typeof data.paper === 'number') return data.paper;
	throw new GiveUp(`The job names no paper: ${JSON.stringify(data)}`);
}

async function sendEInvoice(db: Database, id: number, { accessPoint, now }: Pick<BackendConfig, 'accessPoint' | 'now'>): Promise<void> {
	const paper = await readPaper(db, id);
	if (paper === null) throw new GiveUp(`There is no paper ${id}`);
	const xml = await db.transaction().execute((trx) => keepXml(trx, paper));
	if (xml === null) return;
	try {
		if (accessPoint === null) throw new Error('E-invoices cannot be handed over: set E_INVOICE_FOLDER or E_INVOICE_URL');
		const reference = await handOver(accessPoint, { xml, key: toKey(paper) });
		await change(db, id, { state: 'sent', reference, sent_at: now(), last_error: null });
	} catch (cause) {
		const last_error = (cause instanceof Error ? cause.message : String(cause)).slice(0, 500);
		await change(db, id, { last_error, ...(cause instanceof GiveUp && { state: 'refused' }) });
		throw cause;
	}
}

/** A document that the access point took stays sent, whatever it answers to another attempt at the same time. */
const change = (db: Database, id: number, values: object) =>
	db.updateTable('paper_e_invoices').set(values).where('paper_id', '=', id).where('state', '<>', 'sent').execute();

/** The document to hand over, made once; null if it was handed over, or cannot be made yet. */
async function keepXml(trx: Database, paper: Paper): Promise<string | null> {
	await trx.selectFrom('papers').select('id').where('id', '=', paper.id).forUpdate().executeTakeFirst();
	const kept = await trx.selectFrom('paper_e_invoices').select(['state', 'xml']).where('paper_id', '=', paper.id).executeTakeFirst();
	if (kept?.state === 'sent') return null;
	const made = kept?.xml ?? null;
	if (made !== null) {
		await trx.updateTable('paper_e_invoices').set({ state: 'waiting', attempts: sql<number>`attempts + 1` }).where('paper_id', '=', paper.id).execute();
		return made;
	}
	const { xml, missing } = await makeEInvoice(trx, paper);
	const values =
		xml === null
			? { state: 'incomplete' as const, missing: JSON.stringify(missing), xml, attempts: 0 }
			: { state: 'waiting' as const, missing: '[]', xml, attempts: 1 };
	await trx
		.insertInto('paper_e_invoices')
		.values({ paper_id: paper.id, ...values })
		.onConflict((conflict) => conflict.column('paper_id').doUpdateSet(values))
		.execute();
	return xml;
}

/** Year and number: unique for a seller. */
const toKey = ({ year, number, content }: Paper): string => `${content.seller.oib}-${year}-${number.replaceAll(/[^0-9A-Za-z]/g, '-')}`;

/** Outcome of a request to send an e-invoice, with the reason of a refusal. */
export type Requested = { readonly outcome: 'queued' } | { readonly outcome: 'refused'; readonly reason: string };

/** Sends the e-invoice of a paper, for the first time or again, for example after a missing code was added. */
export async function requestEInvoice(trx: Database, paper: Paper): Promise<Requested> {
	const settings = await readPaperSettings(trx);
	if (settings?.e_invoices !== true) return { outcome: 'refused', reason: 'e-invoices are off in the paper settings' };
	const reported = await trx.selectFrom('paper_fiscal').select('paper_id').where('paper_id', '=', paper.id).executeTakeFirst();
	if (reported !== undefined || !needsEInvoice(paper, settings))
		return { outcome: 'refused', reason: 'only papers to Croatian companies that are not reported by fiscalisation are e-invoices' };
	const kept = await trx.selectFrom('paper_e_invoices').select('state').where('paper_id', '=', paper.id).executeTakeFirst();
	if (kept?.state === 'sent') return { outcome: 'refused', reason: 'the access point has it' };
	await addJob(trx, E_INVOICE_QUEUE, { paper: paper.id });
	return { outcome: 'queued' };
}
