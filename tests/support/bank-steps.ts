import { type BankChoice, decideAtBank, type Guest, type PayingShop } from './paying-shop.ts';

/** An order by card, and the fields that the shop's page posts to the bank. */
export async function goToBank(guest: Guest) {
	const { identificator } = await guest.buy('card');
	const { data } = await guest.pay({ order_identificator: identificator });
	return { identificator, asked: data?.form?.fields ?? [] };
}

/** An order by card, and the form that leads from the bank back to the shop. */
export async function decide(shop: PayingShop, guest: Guest, choice: BankChoice) {
	const { identificator, asked } = await goToBank(guest);
	return { identificator, form: await decideAtBank(shop.bankUrl, asked, choice) };
}

export async function stateOf(guest: Guest, identificator: string) {
	const order = await guest.open(identificator);
	return [order?.status, order?.payment.status, order?.payment.may_retry];
}

/** The bank's notices about a payment in order, with their outcome. */
export async function noticesOf({ db }: PayingShop, reference: string): Promise<string[]> {
	const notices = await db.selectFrom('payment_notices').select(['kind', 'outcome']).where('reference', '=', reference).orderBy('id').execute();
	return notices.map(({ kind, outcome }) => `${kind} ${outcome}`);
}

export const referenceIn = (fields: readonly { name: string; value: string }[]): string => fields.find(({ name }) => name === 'reference')?.value ?? '';
