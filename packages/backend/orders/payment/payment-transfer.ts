import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { type Market, toWordSources } from '../../platform/market/market.ts';
import { toMajor } from '../../platform/market/money.ts';
import type { Company } from '../../platform/shop/company.ts';
import { readBalance } from '../money/read-balances.ts';
import { findOrderByIdentificator } from '../reading/find-order.ts';
import { toPayUntil } from './kept-until.ts';
import { isOpen } from './switch-method.ts';
import { findWaitingSince } from './waiting-since.ts';

/** Reference model HR00: no check digit. */
export const TRANSFER_MODEL = 'HR00';

/** Word for an order on a bank statement; markets without an entry use the Croatian word or that of a related market. */
const ORDER: Partial<Record<Market, string>> = { en: 'Order', de: 'Bestellung', rs: 'Porudžbina', si: 'Naročilo', it: 'Ordine', es: 'Pedido' };

/** Payment slip of an order. The payer is the billing address. */
export const paymentTransfer: Handler<'_get_hapi_webshop_payment_transfer'> = async ({ order_identificator }, { db, config, lang }) => {
	const row = await findOrderByIdentificator(db, order_identificator);
	if (row === null) return notFound('order');
	if (row.payment_code !== BANK_TRANSFER || !isOpen(row) || !config.takesTransfers) return { success: false, label_name: 'error_payment_transfer' };
	const addresses = await db.selectFrom('order_addresses').selectAll().where('order_id', '=', row.id).execute();
	const payer = addresses.find(({ kind }) => kind === 'billing') ?? addresses[0];
	return {
		success: true,
		data: {
			order_number: row.number,
			amount: toMajor((await readBalance(db, row.id)).toPay),
			payer: toPayer(payer),
			...toTransfer(row.number, config.company, lang),
			pay_until: toPayUntil((await findWaitingSince(db, row.id)) ?? row.created_at),
		},
	};
};

interface Payer {
	readonly first_name: string;
	readonly last_name: string;
	readonly company?: string | null;
	readonly street: string;
	readonly postcode: string;
	readonly city: string;
}

/** The payer on a slip; fields are empty if there is no payer. */
export const toPayer = (payer: Payer | undefined) => ({
	name: payer === undefined ? '' : (payer.company ?? `${payer.first_name} ${payer.last_name}`),
	street: payer?.street ?? '',
	place: payer === undefined ? '' : `${payer.postcode} ${payer.city}`.trim(),
});

/** Fields of a slip other than amount and payer. */
export function toTransfer(number: string, { name, street, postcode, city, iban }: Company, market: Market) {
	return {
		recipient: { name, street, place: `${postcode} ${city}` },
		iban,
		model: TRANSFER_MODEL,
		reference: number,
		purpose: 'OTHR',
		description: `${toWordSources(market).flatMap((source) => ORDER[source] ?? [])[0] ?? 'Narudžba'} ${number}`,
	};
}
