import { GiveUp, type Queue } from '../../jobs/index.ts';
import { localizePath } from '../../localization/index.ts';
import { toIdentificator } from '../../orders/index.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { readPaper } from '../issue/read-papers.ts';
import { PAPER_MAILS } from '../issue/write-paper.ts';
import { readPaperDocument } from '../render/read-paper-document.ts';
import { toPaperPdf } from '../render/to-paper-pdf.ts';
import { wordsOf } from '../render/words/words-of.ts';
import type { Database } from '../tables.ts';

/** Mails invoices, advance invoices and credit notes to the customers, as PDF, each once. */
export const paperMailQueue = (db: Database, config: Pick<BackendConfig, 'siteUrl'>): Queue => ({
	...{ name: PAPER_MAILS, atOnce: 1, mostAttempts: 20, backoff: { first: 5_000, longest: 600_000 } },
	handle: (data) => mailPaper(db, toPaperId(data), config),
});

function toPaperId(data: unknown): number {
	if (typeof data === 'object' && data !== null && 'paper' in data && typeof data.paper === 'number') return data.paper;
	throw new GiveUp(`The job names no paper: ${JSON.stringify(data)}`);
}

async function mailPaper(db: Database, id: number, { siteUrl }: Pick<BackendConfig, 'siteUrl'>): Promise<void> {
	const paper = await readPaper(db, id);
	if (paper === null) throw new GiveUp(`There is no paper ${id}`);
	const order = await db.selectFrom('orders').select(['id', 'number', 'code', 'email', 'market']).where('id', '=', paper.order_id).executeTakeFirstOrThrow();
	const shown = await readPaperDocument(db, paper);
	const bytes = await toPaperPdf(shown, { author: paper.content.seller.name, date: paper.issued_at });
	const { texts } = wordsOf(order.market);
	const text = texts.attached.replace('{title}', () => shown.title).replace('{order}', () => order.number);
	await db.transaction().execute(async (trx) => {
		const first = await trx
			.insertInto('paper_mails')
			.values({ paper_id: id })
			.onConflict((conflict) => conflict.doNothing())
			.returning('paper_id')
			.executeTakeFirst();
		if (first === undefined) return;
		const url = `${siteUrl}${localizePath('/webshop/narudzba/', order.market)}?order_identificator=${toIdentificator(order)}`;
		await writeMail(trx, {
			...{ recipient: order.email, template: 'paper', lang: toMailLang(order.market) },
			content: { subject: shown.title, paragraphs: [text], button: { title: texts.open, url } },
			files: [{ filename: `${paper.number.replaceAll(/[^0-9A-Za-z-]/g, '-')}.pdf`, type: 'application/pdf', bytes }],
		});
	});
}
