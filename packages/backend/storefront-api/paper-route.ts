import { ORDER_PAPER_KINDS } from '@titraj/contract/orders.ts';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { readPaper, readPaperDocument, toPaperPdf } from '../invoices/index.ts';
import { findOrderByIdentificator } from '../orders/index.ts';
import type { Database } from '../platform/database/tables.ts';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';

const File = Type.Object({ file: Type.String({ pattern: '^\\d{1,9}\\.pdf$' }) });
const Opened = Type.Object({ order_identificator: Type.String({ maxLength: 120 }) });

/** GET /documents/order-papers/<id>.pdf?order_identificator=…: a paper of an order, for whoever has the order's code. The code is in the query, which is not logged. */
export function registerPapers(app: FastifyInstance, db: Database): void {
	app.get('/documents/order-papers/:file', async (request, reply) => {
		const { params, query } = request;
		const order = Check(Opened, query) ? await findOrderByIdentificator(db, query.order_identificator) : null;
		const paper = order !== null && Check(File, params) ? await readPaper(db, Number.parseInt(params.file, 10)) : null;
		if (order === null || paper === null || paper.order_id !== order.id || !ORDER_PAPER_KINDS.some((kind) => kind === paper.kind))
			return sendProblem(request, reply, notFound('paper'));
		const bytes = await toPaperPdf(await readPaperDocument(db, paper), { author: paper.content.seller.name, date: paper.issued_at });
		return reply.type('application/pdf').header('cache-control', 'private, no-store').send(bytes);
	});
}
