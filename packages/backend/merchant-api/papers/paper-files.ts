import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Check } from 'typebox/value';
import {
	MONTH_SECTIONS,
	readEInvoice,
	readMonth,
	readPaper,
	readPaperDocument,
	readPickList,
	toCsv,
	toPaperHtml,
	toPaperPdf,
	toXml,
} from '../../invoices/index.ts';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { readShopSettings } from '../../platform/shop/shop-settings.ts';
import type { Scope } from '../keys/scopes.ts';
import { Id } from '../schemas/by-id.ts';
import { Month } from '../schemas/common.ts';

const scopes: readonly Scope[] = ['papers:read'];
const picking: readonly Scope[] = ['papers:read', 'orders:read'];

const FORMS = ['pdf', 'html'] as const;
const PaperFile = Type.Object({ id: Id, form: Type.Enum([...FORMS, 'xml']) });
const PickList = Type.Object({ form: Type.Enum([...FORMS]) });
const Picked = Type.Object({ orders: Type.Optional(Type.String({ pattern: '^\\d{1,20}(,\\d{1,20}){0,199}$' })) });
const MonthCsv = Type.Object({ month: Month, section: Type.Enum([...MONTH_SECTIONS]) });
const MonthXml = Type.Object({ month: Month });

/** Calls that answer with a file instead of JSON, for the API's description. */
export const FILE_CALLS = [
	{
		path: '/papers/{id}/{form}',
		operationId: 'getPaperFile',
		scopes,
		params: PaperFile,
		query: Type.Object({}),
		type: 'application/pdf',
		summary: 'A paper as `pdf` or `html`; one to a company also as e-invoice, `xml`',
	},
	{
		...{ path: '/pick-list/{form}', operationId: 'getPickList', scopes: picking, params: PickList, query: Picked, type: 'application/pdf' },
		summary: 'What to fetch for orders that have not left, as `pdf` or `html`; `orders`: numbers with commas, else all accepted ones',
	},
	{
		...{ path: '/accounts/{month}/{section}', operationId: 'getAccountsCsv', scopes, params: MonthCsv, query: Type.Object({}), type: 'text/csv' },
		summary: 'A section of the accountant’s file of a month as CSV',
	},
	{
		...{ path: '/accounts/{month}', operationId: 'getAccountsXml', scopes, params: MonthXml, query: Type.Object({}), type: 'application/xml' },
		summary: 'The accountant’s file of a month as XML: papers, VAT by rate, charges, payments, refunds, incoming money, open transfers',
	},
] as const;

/** Papers, pick lists and the accountant's file. */
export function registerPaperFiles(scope: FastifyInstance, { db, config }: Shop): void {
	scope.get('/papers/:id/:form', { config: { scopes } }, async (request, reply) => {
		const { params } = request;
		const paper = Check(PaperFile, params) ? await readPaper(db, Number(params.id)) : null;
		if (paper === null || !Check(PaperFile, params)) return sendProblem(request, reply, notFound(request.url));
		if (params.form === 'xml') {
			const xml = await readEInvoice(db, paper);
			if (xml === null) return sendProblem(request, reply, notFound(`e-invoice of paper ${paper.number}`));
			return reply
				.type('application/xml; charset=utf-8')
				.header('content-disposition', `attachment; filename="${toFileName(paper.number)}.xml"`)
				.send(xml);
		}
		const shown = await readPaperDocument(db, paper);
		if (params.form === 'html') return reply.type('text/html; charset=utf-8').send(await toPaperHtml(shown));
		const bytes = await toPaperPdf(shown, { author: paper.content.seller.name, date: paper.issued_at });
		return reply
			.type('application/pdf')
			.header('content-disposition', `inline; filename="${toFileName(paper.number)}.pdf"`)
			.send(bytes);
	});
	scope.get('/pick-list/:form', { config: { scopes: picking } }, async (request, reply) => {
		const { params, query } = request;
		if (!Check(PickList, params) || !Check(Picked, query)) return sendProblem(request, reply, notFound(request.url));
		const list = await readPickList(db, { numbers: query.orders?.split(',') ?? null, now: config.now() });
		if (params.form === 'html') return reply.type('text/html; charset=utf-8').send(await toPaperHtml(list));
		const { siteName } = await readShopSettings(db);
		return reply.type('application/pdf').send(await toPaperPdf(list, { author: siteName, date: config.now() }));
	});
	scope.get('/accounts/:month/:section', { config: { scopes } }, async (request, reply) => {
		const { params } = request;
		const sections = Check(MonthCsv, params) ? await readMonth(db, params.month) : [];
		const section = sections.find(({ name }) => Check(MonthCsv, params) && name === params.section);
		if (section === undefined) return sendProblem(request, reply, notFound(request.url));
		return reply.type('text/csv; charset=utf-8').send(toCsv(section));
	});
	scope.get('/accounts/:month', { config: { scopes } }, async (request, reply) => {
		const { params } = request;
		if (!Check(MonthXml, params)) return sendProblem(request, reply, notFound(request.url));
		return reply.type('application/xml; charset=utf-8').send(toXml(params.month, await readMonth(db, params.month)));
	});
}

const toFileName = (number: string): string => number.replaceAll(/[^0-9A-Za-z-]/g, '-');
