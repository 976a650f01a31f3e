import { CallError, type OrderView } from '@titraj/connector';
import { type ErrorResult, idOfSku, skuOf, toDecimal } from './types.ts';
import { demand, mutation, query, type VendureClient } from './vendure-client.ts';

export interface ShippingSettings {
	/** Code of the shipping method at Vendure, by that of the shop. Without an entry the cheapest one that Vendure offers for the order is taken. */
	readonly shippingMethods?: Readonly<Record<string, string>>;
}

type Options = Readonly<Record<string, unknown>>;
interface List<Item> {
	readonly items: readonly Item[];
}
interface Draft extends ErrorResult {
	readonly id: string;
	readonly totalWithTax: number;
}

const FIND_ORDERS = query<{ options: Options }, { orders: List<{ readonly id: string; readonly state: string }> }>(
	'FindOrders',
	'($options: OrderListOptions) { orders(options: $options) { items { id state } } }',
);
const FIND_VARIANTS = query<{ options: Options }, { productVariants: List<{ readonly id: string; readonly sku: string }> }>(
	'FindVariants',
	'($options: ProductVariantListOptions) { productVariants(options: $options) { items { id sku } } }',
);
const FIND_CUSTOMERS = query<{ options: Options }, { customers: List<{ readonly id: string }> }>(
	'FindCustomers',
	'($options: CustomerListOptions) { customers(options: $options) { items { id } } }',
);
const ERROR = '... on ErrorResult { errorCode message }';
const CREATE_DRAFT = mutation<Record<never, never>, { createDraftOrder: { readonly id: string } }>('CreateDraft', ' { createDraftOrder { id } }');
const DELETE_DRAFT = mutation<{ id: string }, { deleteDraftOrder: { readonly result: string } }>(
	'DeleteDraft',
	'($id: ID!) { deleteDraftOrder(orderId: $id) { result } }',
);
const SET_NUMBER = mutation<{ id: string; number: string }, object>(
	'SetNumber',
	'($id: ID!, $number: String!) { setDraftOrderCustomFields(orderId: $id, input: { id: $id, customFields: { shopOrderNumber: $number } }) { id } }',
);
const ADD_ITEM = mutation<{ id: string; variant: string; quantity: number }, { addItemToDraftOrder: Draft }>(
	'AddItem',
	`($id: ID!, $variant: ID!, $quantity: Int!) {
		addItemToDraftOrder(orderId: $id, input: { productVariantId: $variant, quantity: $quantity }) { ... on Order { id } ${ERROR} }
	}`,
);
const SET_CUSTOMER = mutation<{ id: string; customer: string | null; input: Options | null }, { setCustomerForDraftOrder: Draft }>(
	'SetCustomer',
	`($id: ID!, $customer: ID, $input: CreateCustomerInput) {
		setCustomerForDraftOrder(orderId: $id, customerId: $customer, input: $input) { ... on Order { id } ${ERROR} }
	}`,
);
const SET_ADDRESSES = mutation<{ id: string; shipping: Options; billing: Options }, object>(
	'SetAddresses',
	`($id: ID!, $shipping: CreateAddressInput!, $billing: CreateAddressInput!) {
		setDraftOrderShippingAddress(orderId: $id, input: $shipping) { id }
		setDraftOrderBillingAddress(orderId: $id, input: $billing) { id }
	}`,
);
const SHIPPING_METHODS = query<{ id: string }, { eligibleShippingMethodsForDraftOrder: readonly { id: string; code: string; priceWithTax: number }[] }>(
	'ShippingMethods',
	'($id: ID!) { eligibleShippingMethodsForDraftOrder(orderId: $id) { id code priceWithTax } }',
);
const SET_SHIPPING = mutation<{ id: string; method: string }, { setDraftOrderShippingMethod: Draft }>(
	'SetShipping',
	`($id: ID!, $method: ID!) { setDraftOrderShippingMethod(orderId: $id, shippingMethodId: $method) { ... on Order { id totalWithTax } ${ERROR} } }`,
);
const ADD_NOTE = mutation<{ id: string; note: string }, object>(
	'AddNote',
	'($id: ID!, $note: String!) { addNoteToOrder(input: { id: $id, note: $note, isPublic: false }) { id } }',
);
const ARRANGE_PAYMENT = mutation<{ id: string }, { transitionOrderToState: (ErrorResult & { readonly id: string }) | null }>(
	'ArrangePayment',
	`($id: ID!) {
		transitionOrderToState(id: $id, state: "ArrangingPayment") { ... on Order { id } ${ERROR} ... on OrderStateTransitionError { transitionError } }
	}`,
);
const ADD_PAYMENT = mutation<{ input: Options }, { addManualPaymentToOrder: Draft }>(
	'AddPayment',
	`($input: ManualPaymentInput!) { addManualPaymentToOrder(input: $input) { ... on Order { id } ${ERROR} } }`,
);

/** States of an order that is not placed: it holds no stock, and is not shipped. */
const UNPLACED: ReadonlySet<string> = new Set(['Draft', 'AddingItems', 'ArrangingPayment']);

/** The placed order with our number, also a cancelled one. */
export async function findVendureOrder(vendure: VendureClient, { number }: OrderView): Promise<string | null> {
	return (await findOrders(vendure, number)).find(({ state }) => !UNPLACED.has(state))?.id ?? null;
}

/**
 * Places the order in Vendure's steps: a draft with our number, its lines, its addresses, its shipping, and a payment, which is the step that places it. What an
 * attempt before this one left behind is finished or deleted. Vendure calculates the order with its own prices.
 */
export async function placeVendureOrder(vendure: VendureClient, order: OrderView, { shippingMethods = {} }: ShippingSettings): Promise<string> {
	for (const { id, state } of await findOrders(vendure, order.number)) {
		if (state === 'ArrangingPayment') return pay(vendure, id, order);
		if (!UNPLACED.has(state)) return id;
		await vendure.ask(DELETE_DRAFT, { id });
	}
	const lines: { variant: string; quantity: number }[] = [];
	for (const { sku, quantity } of order.parcels.flatMap(({ items }) => items)) lines.push({ variant: await findVariant(vendure, sku), quantity });
	const { email } = order.customer;
	const customer = (await vendure.ask(FIND_CUSTOMERS, { options: { filter: { emailAddress: { eq: email } }, take: 1 } })).customers.items[0]?.id ?? null;

	const { id } = (await vendure.ask(CREATE_DRAFT, {})).createDraftOrder;
	await vendure.ask(SET_NUMBER, { id, number: order.number });
	for (const { variant, quantity } of lines) demand((await vendure.ask(ADD_ITEM, { id, variant, quantity })).addItemToDraftOrder, `add variant ${variant}`);
	const input = customer === null ? toCustomer(order) : null;
	demand((await vendure.ask(SET_CUSTOMER, { id, customer, input })).setCustomerForDraftOrder, 'set the customer');
	await vendure.ask(SET_ADDRESSES, { id, shipping: toAddress(order, order.delivery), billing: toAddress(order, order.billing ?? order.delivery) });
	const total = await setShipping(vendure, id, { order, shippingMethods });
	await vendure.ask(ADD_NOTE, { id, note: toNote(order, toDecimal(total)) });
	demand((await vendure.ask(ARRANGE_PAYMENT, { id })).transitionOrderToState, 'begin the payment');
	return pay(vendure, id, order);
}

const findOrders = async (vendure: VendureClient, number: string) =>
	(await vendure.ask(FIND_ORDERS, { options: { filter: { shopOrderNumber: { eq: number } } } })).orders.items;

/** The variant with a sku. Refuses a sku that several variants have, because the right one is unknown. */
async function findVariant(vendure: VendureClient, sku: string): Promise<string> {
	const id = idOfSku(sku);
	const filter = id === null ? { sku: { eq: sku } } : { _or: [{ sku: { eq: sku } }, { id: { eq: id } }] };
	const { items } = (await vendure.ask(FIND_VARIANTS, { options: { filter, take: 2 } })).productVariants;
	const found = items.filter((variant) => skuOf(variant) === sku);
	if (found.length !== 1 || found[0] === undefined)
		throw new CallError(`Vendure has ${found.length === 0 ? 'no variant' : 'several variants'} with the sku ${sku}`, { outcome: 'refused' });
	return found[0].id;
}

/** Sets the shipping method, and returns the total with VAT in minor units. */
async function setShipping(
	vendure: VendureClient,
	id: string,
	{ order, shippingMethods }: { order: OrderView; shippingMethods: Readonly<Record<string, string>> },
): Promise<number> {
	const offered = (await vendure.ask(SHIPPING_METHODS, { id })).eligibleShippingMethodsForDraftOrder;
	const ours = order.parcels[0]?.shipping_code ?? '';
	const wanted = Object.hasOwn(shippingMethods, ours) ? shippingMethods[ours] : undefined;
	const cheapest = offered.toSorted((one, other) => one.priceWithTax - other.priceWithTax)[0];
	const method = wanted === undefined ? cheapest : offered.find(({ code }) => code === wanted);
	if (method === undefined) throw new CallError(`Vendure offers no shipping method ${wanted ?? ''} for the order`, { outcome: 'refused' });
	return demand((await vendure.ask(SET_SHIPPING, { id, method: method.id })).setDraftOrderShippingMethod, 'set the shipping').totalWithTax;
}

/** By the Admin API each payment of a placed order is a settled one: what the courier will collect, too. Its method and metadata say which it is. */
async function pay(vendure: VendureClient, orderId: string, { number, payment, totals }: OrderView): Promise<string> {
	const metadata = { paid: payment.paid, total: totals.total };
	const input = { orderId, method: payment.code, transactionId: number, metadata };
	return demand((await vendure.ask(ADD_PAYMENT, { input })).addManualPaymentToOrder, 'add the payment').id;
}

const toCustomer = ({ customer, delivery, billing }: OrderView): Options => {
	const person = billing ?? delivery;
	return {
		...{ emailAddress: customer.email, firstName: person?.first_name ?? '', lastName: person?.last_name ?? '' },
		...(customer.phone && { phoneNumber: customer.phone }),
	};
};

/** An order that is collected has no address; the country alone decides on VAT. */
const toAddress = ({ customer }: OrderView, address: OrderView['delivery']): Options => ({
	...{ fullName: `${address?.first_name ?? ''} ${address?.last_name ?? ''}`.trim(), company: address?.company ?? '' },
	...{ streetLine1: address?.street ?? '', city: address?.city ?? '', postalCode: address?.postcode ?? '', countryCode: address?.country ?? 'HR' },
	phoneNumber: customer.phone ?? address?.phone ?? '',
});

/** The note with what has no field at Vendure. */
function toNote({ number, totals, currency, payment, parcels, customer }: OrderView, there: string): string {
	const ways = parcels.map(({ shipping_title, store, locker }) => {
		const place = locker === null ? store : `${locker.title}, ${locker.address}, ${locker.postcode} ${locker.city}`;
		return place === null ? shipping_title : `${shipping_title} (${place})`;
	});
	const differs = totals.total === there ? [] : [`Vendure calculates ${there} ${currency}: the shop's total is what the customer pays.`];
	return [
		`Order ${number} of the shop: ${totals.total} ${currency}, ${payment.title} (${payment.paid ? 'paid' : 'not paid yet'}), ${ways.join('; ')}.`,
		...differs,
		...(customer.note ? [`Customer: ${customer.note}`] : []),
	].join('\n');
}
