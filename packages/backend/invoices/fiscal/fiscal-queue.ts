import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addJob, GiveUp, type Queue } from '../../jobs/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { NoAnswer } from '../../platform/http/from-outside.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { FiscalService } from '../../platform/settings/fiscal-settings.ts';
import { readPaper } from '../issue/read-papers.ts';
import { PAPER_MAILS } from '../issue/write-paper.ts';
import type { Paper } from '../model/paper.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { callFiscalService, type FiscalAnswer } from './fiscal-client.ts';
import { type FiscalInvoice, toFiscalInvoice, toMoment } from './fiscal-invoice.ts';
import { FISCAL_QUEUE } from './fiscal-queue-name.ts';
import { signRequest } from './sign-request.ts';
import { toRequestXml } from './to-request-xml.ts';
import { toZki } from './zki.ts';

/** Two working days are the limit (Zakon o fiskalizaciji, article 21), with a weekend and a holiday five days: tried at least every half hour. */
const BACKOFF = { first: 30_000, longest: 1_800_000 };
const MOST_ATTEMPTS = 250;
/** The service failed: another attempt can succeed. */
const OWN_FAILURE = 's006';

/** Reports papers to the tax office until it has answered. What it refuses, and what it never answers, becomes a dead letter that staff see. */
export const fiscalQueue = (db: Database, config: Pick<BackendConfig, 'fiscal' | 'now'>): Queue => ({
	...{ name: FISCAL_QUEUE, atOnce: 2, mostAttempts: MOST_ATTEMPTS, backoff: BACKOFF },
	handle: (data) => reportPaper(db, toPaperId(data), config),
});

function toPaperId(data: unknown): number {
	if (typeof data === 'object' && data !== null && 'paper' in data && typeof data.paper === 'number') return data.paper;
	throw new GiveUp(`The job names no paper: ${JSON.stringify(data)}`);
}

async function reportPaper(db: Database, id: number, { fiscal, now }: Pick<BackendConfig, 'fiscal' | 'now'>): Promise<void> {
	const paper = await readPaper(db, id);
	if (paper === null) throw new GiveUp(`There is no paper ${id}`);
	if (fiscal === null) throw new Error('Invoices cannot be reported: set FISCAL_SERVICE and FISCAL_CERTIFICATE');
	const certificate = readCertificate(fiscal);
	const invoice = readInvoice(paper);
	const zki = toZki(invoice, certificate.privateKey);
	const { attempts, jir } = await noteAttempt(db, paper, zki);
	if (jir !== null) return;
	const xml = toRequestXml({ invoice, zki, isSubsequent: attempts > 1, messageId: randomUUID(), sentAt: toMoment(now()) });
	try {
		const answer = await callFiscalService(fiscal, 'racuni', signRequest(xml, 'RacunZahtjev', certificate));
		if (answer.jir === null) throw toFailure(answer.errors);
		await finish(db, id, answer.jir, now());
	} catch (cause) {
		await noteFailure(db, { id, isFirst: attempts === 1, cause });
		throw cause;
	}
}

function readInvoice(paper: Paper): FiscalInvoice {
	try {
		return toFiscalInvoice(paper);
	} catch (cause) {
		throw cause instanceof RangeError ? new GiveUp(`Invoice ${paper.number}: ${cause.message}`) : cause;
	}
}

const noteAttempt = (db: Database, { id, content }: Paper, zki: string) =>
	db
		.insertInto('paper_fiscal')
		.values({ paper_id: id, zki, means: content.payment.means, attempts: 1 })
		.onConflict((conflict) => conflict.column('paper_id').doUpdateSet({ attempts: sql<number>`paper_fiscal.attempts + 1` }))
		.returning(['attempts', 'jir'])
		.executeTakeFirstOrThrow();

/** The customer gets the invoice with its code once it is known, or, if the first attempt failed, without it (article 21). */
const finish = (db: Database, id: number, jir: string, now: Date) =>
	db.transaction().execute(async (trx) => {
		await trx.updateTable('paper_fiscal').set({ jir, reported_at: now, last_error: null }).where('paper_id', '=', id).execute();
		await addJob(trx, PAPER_MAILS, { paper: id });
	});

const noteFailure = (db: Database, { id, isFirst, cause }: { id: number; isFirst: boolean; cause: unknown }) =>
	db.transaction().execute(async (trx) => {
		const last_error = (cause instanceof Error ? cause.message : String(cause)).slice(0, 500);
		await trx.updateTable('paper_fiscal').set({ last_error }).where('paper_id', '=', id).execute();
		if (isFirst) await addJob(trx, PAPER_MAILS, { paper: id });
	});

type Errors = FiscalAnswer['errors'];
const describe = (errors: Errors): string => errors.map(({ code, text }) => `${code}: ${text}`).join('; ');
const isOwnFailure = (errors: Errors): boolean => errors.some(({ code }) => code === OWN_FAILURE);

function toFailure(errors: Errors): Error {
	const message = errors.length === 0 ? 'The fiscal service answered without a JIR' : describe(errors);
	return errors.length === 0 || isOwnFailure(errors) ? new Error(message) : new GiveUp(message);
}

/** Outcome of a change of the means of payment, with the reason of a refusal. */
export type MeansChange = { readonly outcome: 'changed' } | { readonly outcome: 'refused'; readonly reason: string };

/** Changes the means of payment of a reported paper at the tax office, which allows it until midnight of the same day. `note` runs in the transaction that stores it. */
export async function changeMeans(
	db: Database,
	paper: Paper,
	newMeans: Paper['content']['payment']['means'],
	{ fiscal, now, note }: { fiscal: FiscalService | null; now: Date; note: (trx: Database) => Promise<unknown> },
): Promise<MeansChange> {
	const row = await db.selectFrom('paper_fiscal').selectAll().where('paper_id', '=', paper.id).executeTakeFirst();
	if (fiscal === null || row === undefined || row.jir === null) return { outcome: 'refused', reason: 'the paper was not reported' };
	if (toMoment(paper.issued_at).slice(0, 10) !== toMoment(now).slice(0, 10))
		return { outcome: 'refused', reason: 'only on the day of issue: credit the paper and issue a new one' };
	if (row.means === newMeans) return { outcome: 'changed' };
	const certificate = tryCertificate(fiscal);
	if (typeof certificate === 'string') return { outcome: 'refused', reason: certificate };
	const invoice = { ...toFiscalInvoice(paper), means: readMeans(row.means, paper) };
	const request = { invoice, zki: row.zki, isSubsequent: row.attempts > 1, newMeans, messageId: randomUUID(), sentAt: toMoment(now) };
	const answer = await callFiscalService(fiscal, 'promijeniNacPlac', signRequest(toRequestXml(request), 'PromijeniNacPlacZahtjev', certificate));
	if (answer.errors.length > 0) {
		const reason = describe(answer.errors);
		if (isOwnFailure(answer.errors)) throw new NoAnswer(reason);
		return { outcome: 'refused', reason };
	}
	await db.transaction().execute(async (trx) => {
		await trx.updateTable('paper_fiscal').set({ means: newMeans }).where('paper_id', '=', paper.id).execute();
		await note(trx);
	});
	return { outcome: 'changed' };
}

/** The certificate, or why it cannot be read. */
function tryCertificate(fiscal: FiscalService): Certificate | string {
	try {
		return readCertificate(fiscal);
	} catch (cause) {
		return cause instanceof Error ? cause.message : String(cause);
	}
}

const readMeans = (means: string, paper: Paper) => (['G', 'K', 'C', 'T', 'O'] as const).find((known) => known === means) ?? paper.content.payment.means;
