import { randomUUID } from 'node:crypto';
import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import Type, { type Static } from 'typebox';
import {
	type Credited,
	changeMeans,
	creditPaper,
	E_INVOICE_STATES,
	echo,
	findSettingsError,
	type Issued,
	issuePaper,
	listPapers,
	MEANS,
	PAPER_KINDS,
	PaperSettings,
	readNumbering,
	readPaper,
	readPaperSettings,
	requestEInvoice,
	writePaperSettings,
} from '../../invoices/index.ts';
import { findOrderId } from '../../orders/reading/index.ts';
import { toGatewayRefusal } from '../../platform/http/from-outside.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { ById } from '../schemas/by-id.ts';
import { DEFAULT_LIMIT, Month, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { PaperView, readPaperView, toPaperViews } from '../schemas/paper-view.ts';
import { Strict, Text } from '../schemas/text.ts';
import type { Database } from '../tables.ts';

const OrderNumber = Type.String({ pattern: '^\\d{1,20}$' });

const Outcome = Strict({ outcome: Type.Enum(['issued', 'was']), paper: PaperView });

/** Without `lines` and `amount` all that is left is taken back. */
const CreditCall = Strict({
	/** Pieces of the order's lines, by position. */
	lines: Type.Optional(
		Type.Array(Strict({ position: Type.Integer({ minimum: 1, maximum: 10_000 }), quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }), {
			...{ minItems: 1, maxItems: 500 },
		}),
	),
	/** With `lines`: also shipping and fees. */
	charges: Type.Optional(Type.Boolean()),
	/** An amount, VAT included, in place of lines. */
	amount: Type.Optional(Amount),
	reason: Type.Optional(Text(200)),
	/** Repeated with the same key it is the same credit note. */
	key: Type.Optional(Text(60)),
});

const SettingsView = Strict({ settings: Nullable(PaperSettings), ready: Type.Boolean() });
export type PaperSettingsView = Static<typeof SettingsView>;

export const INVOICE_ROUTES = [
	route({
		...{ method: 'GET', path: '/paper-settings', operationId: 'getPaperSettings', scopes: ['papers:read', 'papers:write'] },
		summary: 'Premises, device, operator and moment of issue; `ready`: whether the shop issues papers',
		params: Nothing,
		query: Nothing,
		body: null,
		response: SettingsView,
		handle: async ({ db }) => ({ settings: await readPaperSettings(db), ready: (await readNumbering(db)) !== null }),
	}),
	route({
		...{ method: 'PUT', path: '/paper-settings', operationId: 'savePaperSettings', inOneTransaction: true, scopes: ['papers:write'] },
		summary: 'Saves how papers are numbered and issued; issued papers never change',
		params: Nothing,
		query: Nothing,
		body: PaperSettings,
		response: Strict({ settings: PaperSettings, ready: Type.Boolean() }),
		async handle({ db, body }) {
			const error = findSettingsError(body);
			if (error !== null) return new FieldErrors([error]);
			await writePaperSettings(db, body);
			return { settings: body, ready: (await readNumbering(db)) !== null };
		},
	}),
	route({
		...{ method: 'GET', path: '/papers', operationId: 'listPapers', scopes: ['papers:read'] },
		summary: 'Papers in the order in which they were issued; of an order, of a kind, of a month such as `2026-12`, or with e-invoices in a state',
		params: Nothing,
		query: Type.Object({
			...PAGE_QUERY,
			order: Type.Optional(OrderNumber),
			kind: Type.Optional(Type.Enum([...PAPER_KINDS])),
			month: Type.Optional(Month),
			e_invoice: Type.Optional(Type.Enum([...E_INVOICE_STATES])),
		}),
		body: null,
		response: Page(PaperView),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor = '0', order, kind, month, e_invoice } }) {
			const rows = await listPapers(db, { after: Number(cursor), limit, order, kind, month, eInvoice: e_invoice });
			return { items: await toPaperViews(db, rows), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/papers/:id', operationId: 'getPaper', scopes: ['papers:read'] },
		summary: 'One paper',
		params: ById,
		query: Nothing,
		body: null,
		response: PaperView,
		async handle({ db, params: { id } }) {
			const paper = await readPaper(db, Number(id));
			return paper === null ? notFound(`paper ${id}`) : readPaperView(db, paper);
		},
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/papers', operationId: 'issuePaper', inOneTransaction: true, scopes: ['papers:write'] },
		summary:
			'Issues a paper of the order at once. A proforma, an invoice, or the packing slip of a parcel that the order has already is answered with `was`. A packing slip is of a `shipment`, or of what leaves next',
		params: Type.Object({ number: OrderNumber }),
		query: Nothing,
		body: Strict({
			kind: Type.Enum(['proforma', 'advance_invoice', 'invoice', 'packing_slip']),
			/** Id of the shipment that a packing slip is of. */
			shipment: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INT4 })),
		}),
		response: Outcome,
		async handle({ db, config, params: { number }, body: { kind, shipment } }) {
			if (shipment !== undefined && kind !== 'packing_slip') return new FieldErrors([{ field: 'shipment', reason: 'goes with a packing slip' }]);
			const orderId = await findOrderId(db, number);
			if (orderId === null) return notFound(`order ${number}`);
			return toAnswer(db, await db.transaction().execute((trx) => issuePaper(trx, orderId, { kind, shipment: shipment ?? null, now: config.now() })));
		},
	}),
	route({
		...{ method: 'POST', path: '/papers/:id/credit', operationId: 'creditPaper', inOneTransaction: true, scopes: ['papers:write'] },
		summary: 'Takes back an invoice or an advance invoice by a credit note: all that is left, pieces of lines, or an amount. It moves no money',
		params: ById,
		query: Nothing,
		body: CreditCall,
		response: Outcome,
		async handle({ db, config, params: { id }, body }) {
			const { lines, charges = false, amount, reason = null, key = randomUUID() } = body;
			if (lines !== undefined && amount !== undefined) return new FieldErrors([{ field: 'amount', reason: 'goes without lines' }]);
			if (charges && lines === undefined) return new FieldErrors([{ field: 'charges', reason: 'goes with lines' }]);
			const paper = await readPaper(db, Number(id));
			if (paper === null) return notFound(`paper ${id}`);
			const credited = toCredited({ lines, charges, amount, reason });
			return toAnswer(db, await db.transaction().execute((trx) => creditPaper(trx, paper, { credited, key, reason, now: config.now() })));
		},
	}),
	route({
		...{ method: 'POST', path: '/papers/:id/means', operationId: 'changePaperMeans', scopes: ['papers:write'] },
		summary: 'Changes the means of payment of a reported paper at the tax office, on the day of issue',
		params: ById,
		query: Nothing,
		body: Strict({ means: Type.Enum([...MEANS]) }),
		response: PaperView,
		async handle({ db, config, log, params: { id }, body: { means } }) {
			const paper = await readPaper(db, Number(id));
			if (paper === null) return notFound(`paper ${id}`);
			const changed = await changeMeans(db, paper, means, { fiscal: config.fiscal, now: config.now(), note: (trx) => log(trx, null) }).catch(toGatewayRefusal);
			if (changed instanceof Refusal) return changed;
			return changed.outcome === 'refused' ? new Refusal(409, 'Conflict', changed.reason) : readPaperView(db, paper);
		},
	}),
	route({
		...{ method: 'POST', path: '/papers/:id/e-invoice', operationId: 'sendEInvoice', inOneTransaction: true, scopes: ['papers:write'] },
		summary: 'Hands the e-invoice of a paper to the access point, for example after a missing KPD code was added; its state follows with the paper',
		params: ById,
		query: Nothing,
		body: Strict({}),
		response: PaperView,
		async handle({ db, params: { id } }) {
			const paper = await readPaper(db, Number(id));
			if (paper === null) return notFound(`paper ${id}`);
			const requested = await db.transaction().execute((trx) => requestEInvoice(trx, paper));
			return requested.outcome === 'refused' ? new Refusal(409, 'Conflict', requested.reason) : readPaperView(db, paper);
		},
	}),
	route({
		...{ method: 'POST', path: '/fiscal/echo', operationId: 'echoFiscalService', scopes: ['papers:write'] },
		summary: 'Asks the tax office’s service for an answer, to see whether it can be reached',
		params: Nothing,
		query: Nothing,
		body: Strict({}),
		response: Strict({ reached: Type.Boolean() }),
		async handle({ config }) {
			if (config.fiscal === null) return new Refusal(409, 'Conflict', 'FISCAL_SERVICE and FISCAL_CERTIFICATE are not set');
			const reached = await echo(config.fiscal, 'echo').catch(toGatewayRefusal);
			return reached instanceof Refusal ? reached : { reached };
		},
	}),
];

interface Asked {
	readonly lines: readonly { readonly position: number; readonly quantity: number }[] | undefined;
	readonly charges: boolean;
	readonly amount: string | undefined;
	readonly reason: string | null;
}

function toCredited({ lines, charges, amount, reason }: Asked): Credited {
	if (lines !== undefined) return { kind: 'lines', charges, lines: lines.map(({ position, quantity }) => ({ position, qty: quantity })) };
	return amount === undefined ? { kind: 'rest' } : { kind: 'amount', cents: toCents(amount), title: reason ?? '' };
}

const toAnswer = async (db: Database, issued: Issued) =>
	issued.outcome === 'refused' ? new Refusal(409, 'Conflict', issued.reason) : { outcome: issued.outcome, paper: await readPaperView(db, issued.paper) };
