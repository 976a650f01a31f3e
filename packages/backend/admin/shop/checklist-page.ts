import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFiscalMode } from '../../invoices/index.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { type ChecklistItem, type ChecklistKey, isReady, readChecklist, readUnpublishedLegalPages } from '../../setup/index.ts';
import { ADMIN_PATH, CHECKLIST_PATH, sendAdminPage } from '../admin-page.ts';
import type { AdminTools } from '../admin-tools.ts';
import { COMPANY_PAGE } from './company-page.ts';
import { PAYMENTS_PAGE } from './payments-page.ts';

interface Step {
	readonly title: string;
	readonly about: string;
	/** Page where the step is done; null if a command does it. */
	readonly path: string | null;
}

const STEPS: Readonly<Record<ChecklistKey, Step>> = {
	owner: { title: 'Račun vlasnika', about: 'Otvoren je.', path: null },
	company: { title: 'Tvrtka', about: 'Naziv, adresa, OIB i kontakt: stoje u podnožju, na računima i u porukama.', path: COMPANY_PAGE },
	imprint: {
		title: 'Registar i sporovi',
		about: 'Registar s brojem i tijelo za rješavanje sporova izvan suda: stoje u podnožju i u porukama.',
		path: COMPANY_PAGE,
	},
	payment: { title: 'Načini plaćanja', about: 'Barem jedan. Za uplatu na račun treba IBAN.', path: PAYMENTS_PAGE },
	shipping: {
		title: 'Dostava',
		about: 'Barem jedna zona s načinom dostave i cijenom, ili preuzimanje u poslovnici koja je objavljena. Bez toga nitko ne može naručiti.',
		path: `${ADMIN_PATH}#/shipping`,
	},
	legal: {
		title: 'Pravni tekstovi',
		about: 'Predlošci: ispunite praznine u [[zagradama]] i označite stranice vidljivima.',
		path: `${ADMIN_PATH}stranice/`,
	},
	mail: {
		title: 'Pošiljatelj poruka',
		about: 'Adresa s koje trgovina piše kupcima. Poruke čekaju u tablici mails dok ih Vaš program ne pošalje; zatim postavite SENDS_MAIL=1.',
		path: COMPANY_PAGE,
	},
	product: {
		title: 'Prvi proizvod',
		about: 'Zaustavite trgovinu i uvezite popis ovom naredbom, ili ga pošaljite kroz merchant API:',
		path: null,
	},
};

/** What the seller has to know about invoices to consumers (Zakon o fiskalizaciji, NN 89/2025, article 3). It is no step: an ERP may do it. */
const FISCALISATION = {
	off: 'Fiskalizacija nije uključena. Od 1. siječnja 2026. svaki račun potrošaču prijavljuje se Poreznoj upravi, kako god je plaćen. Uključite je (docs/papers.md), ili upišite da račune izdaje i prijavljuje Vaš ERP.',
	on: 'Računi potrošačima prijavljuju se Poreznoj upravi.',
	erp: 'Račune izdaje i prijavljuje Vaš ERP: trgovina ih ne izdaje.',
} as const;

/** The checklist until the shop can take orders, then the products; also the start page while the application is not built. */
export function registerChecklist(scope: FastifyInstance, { db, config, editorOf }: AdminTools): void {
	const show = async (request: FastifyRequest<{ Querystring: { spremljeno?: string } }>, reply: FastifyReply) => {
		const checklist = await readChecklist(db, config);
		if (isReady(checklist)) return reply.redirect(`${ADMIN_PATH}proizvodi/`, 303);
		const notice = request.query.spremljeno === '1' ? ({ kind: 'done', text: 'Spremljeno.' } as const) : undefined;
		const unpublished = await readUnpublishedLegalPages(db);
		const more = {
			legal: unpublished.length > 0 ? ` Čekaju: ${escapeHtml(unpublished.join(', '))}.` : '',
			product: ` <code>${escapeHtml(toImportCommand(config))}</code>`,
		};
		const body = `${toBody(checklist, more)}<p>${FISCALISATION[await readFiscalMode(db)]}</p>`;
		return sendAdminPage(reply, { title: 'Do prve narudžbe', csrf: editorOf(request).csrf, body, notice });
	};
	scope.get(ADMIN_PATH, show);
	scope.get(CHECKLIST_PATH, show);
}

/** Imports into the data folder that this shop uses; a Postgres server is configured by the environment. */
const toImportCommand = ({ dataDir }: { readonly dataDir: string | null }): string =>
	`npm run import -- popis.csv${dataDir === null ? '' : ` --data ${/^[\w./-]+$/.test(dataDir) ? dataDir : JSON.stringify(dataDir)}`}`;

/** `more`: HTML after the texts of steps. */
function toBody(checklist: readonly ChecklistItem[], more: Readonly<Partial<Record<ChecklistKey, string>>>): string {
	const done = checklist.filter(({ isDone }) => isDone).length;
	const items = checklist.map((item) => toItem(item, more[item.key] ?? '')).join('');
	return `<p>Gotovo je ${done} od ${checklist.length}. Kad sve bude gotovo, trgovina može primiti prvu narudžbu, a ovaj popis nestaje.</p><ol class="checklist">${items}</ol><p>Stope PDV-a stoje kako su u Hrvatskoj: <a href="${ADMIN_PATH}#/tax">pogledajte ih</a> prije prve prodaje.</p>`;
}

function toItem({ key, isDone }: ChecklistItem, more: string): string {
	const { title, about, path } = STEPS[key];
	const heading = path === null ? title : `<a href="${path}">${title}</a>`;
	return `<li data-done="${isDone}"><b>${heading}</b> <span>${isDone ? 'gotovo' : 'nije gotovo'}</span><br><small>${about}${more}</small></li>`;
}
