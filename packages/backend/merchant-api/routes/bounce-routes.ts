import Type, { type Static } from 'typebox';
import { clearRefused, noteBounce, parseBounce, readRefused } from '../../mail/index.ts';
import { readOrderRow } from '../../orders/reading/index.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import { ByNumber } from '../schemas/by-number.ts';
import { Moment, Nothing, Nullable } from '../schemas/common.ts';
import { MailAddress, Strict, Text } from '../schemas/text.ts';

const Refused = Strict({
	address: Type.String(),
	/** Null if mails to the address are sent. */
	refused: Nullable(Strict({ reason: Type.String(), refused_at: Moment })),
});
export type MailState = Static<typeof Refused>;

export const BOUNCE_ROUTES = [
	route({
		...{ method: 'POST', path: '/mail-bounces', operationId: 'reportBounce', inOneTransaction: true, scopes: ['jobs:write'], logsNoState: true },
		summary:
			'Marks an address that cannot be reached, so that no mails are sent to it: a delivery report as it arrived (RFC 3464), or an address with a reason, as mail services report it. Addresses that the shop has not mailed in the last days are left out',
		params: Nothing,
		query: Nothing,
		body: Strict({ message: Type.Optional(Text(500_000)), address: Type.Optional(MailAddress), reason: Type.Optional(Text(500)) }),
		response: Strict({ marked: Type.Array(Type.String()) }),
		async handle({ db, body: { message, address, reason } }) {
			if ((message === undefined) === (address === undefined)) return new FieldErrors([{ field: 'message', reason: 'give either a message or an address' }]);
			const bounces = message === undefined ? [{ address: (address ?? '').toLowerCase(), reason: reason ?? 'bounced' }] : parseBounce(message);
			const marked: string[] = [];
			for (const bounce of bounces) if (await noteBounce(db, bounce.address, bounce.reason)) marked.push(bounce.address);
			return { marked };
		},
	}),
	route({
		...{ method: 'GET', path: '/orders/:number/mail-address', operationId: 'readOrderMailAddress', scopes: ['orders:read', 'orders:write'] },
		summary: 'Whether mails to the customer of the order are sent, or stopped because the address was refused',
		params: ByNumber,
		query: Nothing,
		body: null,
		response: Refused,
		async handle({ db, config, params: { number } }) {
			const order = await readOrderRow(db, number);
			if (order === undefined) return notFound(`order ${number}`);
			const refused = await readRefused(db, order.email, config.now());
			return { address: order.email, refused: refused && { reason: refused.reason, refused_at: refused.refused_at.toISOString() } };
		},
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/mail-address/clear', operationId: 'clearOrderMailAddress', inOneTransaction: true, scopes: ['orders:write'] },
		summary: 'Lets mails to the customer of the order be sent again; those that were stopped are not sent by that',
		params: ByNumber,
		query: Nothing,
		body: Strict({}),
		response: Refused,
		async handle({ db, params: { number } }) {
			const order = await readOrderRow(db, number);
			if (order === undefined) return notFound(`order ${number}`);
			await clearRefused(db, order.email);
			return { address: order.email, refused: null };
		},
	}),
];
