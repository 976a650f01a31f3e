import Type, { type Static } from 'typebox';
import {
	cancelLabel,
	connectLabelService,
	giveUpLabel,
	makeLabels,
	makeOwnLabels,
	readLabel,
	readLabelServices,
	readOrderLabels,
	type StoredLabel,
} from '../../courier-labels/index.ts';
import { findOrderId } from '../../orders/reading/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { toGatewayRefusal } from '../../platform/http/from-outside.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { findCarrier, toTrackingUrl } from '../../shipping/index.ts';
import { route } from '../http/route.ts';
import { ById } from '../schemas/by-id.ts';
import { ByNumber } from '../schemas/by-number.ts';
import { Items, Moment, Nothing, Nullable } from '../schemas/common.ts';
import { Code, Strict } from '../schemas/text.ts';

const READ = ['orders:read', 'orders:write'] as const;
const MOST_ORDERS = 99;

const LabelView = Strict({
	id: Type.Integer(),
	carrier: Code,
	/** `asked`: the carrier did not answer; making the label again finds or makes it. */
	state: Type.Enum(['asked', 'made', 'refused', 'cancelled']),
	tracking_code: Nullable(Type.String()),
	tracking_url: Nullable(Type.String()),
	/** Reason that the carrier gave; of a label that is made, why it is not known whether it was cancelled. */
	error: Nullable(Type.String()),
	asked_at: Moment,
});
export type Label = Static<typeof LabelView>;

const Labelled = Strict({
	number: Type.String(),
	/** `was`: the order has its label already; `unknown`: the carrier did not answer; repeat the call. */
	outcome: Type.Enum(['made', 'was', 'refused', 'unknown']),
	/** Carrier of the label. */
	carrier: Nullable(Code),
	/** Id of the label, for its PDF. */
	id: Nullable(Type.Integer()),
	tracking_code: Nullable(Type.String()),
	reason: Nullable(Type.String()),
});
export type Labelled = Static<typeof Labelled>;

/** `missing`: what it lacks to make labels. */
const Service = Strict({ carrier: Code, name: Type.String(), missing: Type.Array(Type.String()) });
export type LabelService = Static<typeof Service>;

export const LABEL_ROUTES = [
	route({
		...{ method: 'GET', path: '/label-services', operationId: 'listLabelServices', scopes: READ },
		summary: 'Carriers that make labels, and what each lacks: settings of the environment, or `company`',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Service),
		handle: async ({ db, config }) => ({
			items: (await readLabelServices(db, config)).map(({ carrier, name, missing }) => ({ carrier, name, missing: [...missing] })),
		}),
	}),
	route({
		...{ method: 'POST', path: '/courier-labels', operationId: 'makeCourierLabels', scopes: ['orders:write'] },
		summary: 'Makes labels of orders that wait to be sent, one for each; repeated, it makes no second parcel. The carrier is called at once',
		params: Nothing,
		query: Nothing,
		/** `carrier`: null lets each order go to its own: that of its parcel locker, or the only one that delivers to addresses. */
		body: Strict({ carrier: Nullable(Code), orders: Type.Array(Type.String({ pattern: '^\\d{1,20}$' }), { minItems: 1, maxItems: MOST_ORDERS }) }),
		response: Items(Labelled),
		async handle({ db, config, caller, log, body: { carrier, orders } }) {
			const making = { staff: caller.name, now: config.now, note: (trx: Database) => log(trx, null) };
			if (carrier === null) {
				const labelled = await makeOwnLabels(db, orders, { config, ...making });
				return { items: labelled.map((one) => ({ ...NOTHING_MADE, ...one })) };
			}
			const offered = (await readLabelServices(db, config)).find((one) => one.carrier === carrier);
			const service = connectLabelService(carrier, config);
			if (offered === undefined) return notFound(`label service ${carrier}`);
			if (service === null || offered.missing.length > 0) return new Refusal(409, 'Conflict', `missing: ${offered.missing.join(', ')}`);
			const labelled = await makeLabels(db, orders, { carrier, service, ...making });
			return { items: labelled.map((one) => ({ ...NOTHING_MADE, ...one })) };
		},
	}),
	route({
		...{ method: 'GET', path: '/orders/:number/labels', operationId: 'listOrderLabels', scopes: READ },
		summary: 'Labels of an order, the oldest first',
		params: ByNumber,
		query: Nothing,
		body: null,
		response: Items(LabelView),
		async handle({ db, config, params: { number } }) {
			const id = await findOrderId(db, number);
			return id === null ? notFound(`order ${number}`) : { items: (await readOrderLabels(db, id)).map((label) => toView(label, config)) };
		},
	}),
	route({
		...{ method: 'POST', path: '/courier-labels/:id/cancel', operationId: 'cancelCourierLabel', scopes: ['orders:write'] },
		summary:
			'Cancels a label at its carrier, as long as the parcel has not been taken; one without an answer is given up here alone, and so is one whose cancellation got no answer if `give_up` says so. The order can get another one then',
		params: ById,
		query: Nothing,
		body: Strict({ give_up: Type.Optional(Type.Boolean()) }),
		response: LabelView,
		async handle({ db, config, caller, log, params: { id }, body: { give_up = false } }) {
			const label = await readLabel(db, Number(id));
			if (label === null) return notFound(`label ${id}`);
			const cancelling = { staff: caller.name, now: config.now, note: (trx: Database) => log(trx, null) };
			const service = connectLabelService(label.carrier, config);
			const isGivenUp = label.state === 'asked' || (give_up && label.state === 'made');
			if (service === null && !isGivenUp) return new Refusal(409, 'Conflict', `the settings of ${label.carrier} are missing`);
			const refused = await (service === null || isGivenUp
				? giveUpLabel(db, label, cancelling)
				: cancelLabel(db, label, { ...cancelling, service }).catch(toGatewayRefusal));
			if (refused instanceof Refusal) return refused;
			if (refused !== null) return new Refusal(409, 'Conflict', refused);
			return toView((await readLabel(db, label.id)) ?? label, config);
		},
	}),
];

const NOTHING_MADE = { carrier: null, id: null, tracking_code: null, reason: null };

const toView = ({ id, carrier, state, tracking_code, error, asked_at }: StoredLabel, { shop }: Parameters<typeof readLabelServices>[1]) => ({
	...{ id, carrier, state, tracking_code, error, asked_at: asked_at.toISOString() },
	tracking_url: toTrackingUrl(findCarrier(shop, carrier), tracking_code),
});
