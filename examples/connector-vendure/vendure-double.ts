import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VendureFulfillment, VendureOrder, VendureProduct, VendureVariant } from './types.ts';

/**
 * A Vendure for tests. It is a double of our own, not the software: written from the public documentation of the Admin API. It answers the connector's operations by
 * their names, with all fields. As with Vendure, an order's `updatedAt` is the same after a fulfilment or a refund, and the same sku may be there twice.
 */
export interface VendureDouble {
	/** Address of the Admin API. */
	readonly url: string;
	readonly access: { readonly username: string; readonly password: string; readonly language: string };
	readonly orders: readonly DoubledOrder[];
	/** Adds a product with one variant, or changes the one with the sku. */
	putProduct(product: GivenVariant): void;
	removeProduct(sku: string): void;
	/** Adds a fulfilment that has left. */
	ship(number: string, fulfilment: { readonly trackingCode: string; readonly lines?: readonly { readonly sku: string; readonly quantity: number }[] }): void;
	/** Cancels pieces, or the whole order. */
	cancel(number: string, lines?: readonly { readonly sku: string; readonly quantity: number }[]): void;
	refund(number: string, minor: number): void;
	deliver(number: string): void;
	refuseOrders(isRefusing: boolean): void;
	/** Ends all sessions. */
	endSessions(): void;
	close(): Promise<void>;
}

export interface GivenVariant {
	readonly sku: string;
	readonly product?: Partial<VendureProduct>;
	readonly variant?: Partial<VendureVariant>;
	readonly stock?: number;
}

export interface DoubledOrder extends VendureOrder {
	readonly updatedAt: string;
	readonly orderPlacedAt: string | null;
	readonly note: string;
}

interface Stored {
	readonly product: VendureProduct;
	readonly updatedAt: string;
}

type Variables = Readonly<Record<string, unknown>>;
type Answer = object | { readonly code: string; readonly message: string };

export async function openVendureDouble(): Promise<VendureDouble> {
	const products = new Map<string, Stored>();
	const orders: DoubledOrder[] = [];
	const history = new Map<string, { id: string; data: object }[]>();
	const tokens = new Set<string>();
	const access = { username: 'connector', password: 'lozinka', language: 'hr' };
	let [last, isRefusing] = [0, false];
	const newId = () => {
		last += 1;
		return String(last);
	};
	/** Whole seconds, as some databases store them. */
	const now = () => `${new Date().toISOString().slice(0, 19)}.000Z`;

	const variants = () => [...products.values()].flatMap(({ product }) => product.variants.map((variant) => ({ ...variant, productId: product.id })));
	const variantOf = (id: string) => variants().find((variant) => variant.id === id);
	const edit = (id: string, change: Partial<DoubledOrder>): DoubledOrder | undefined => {
		const index = orders.findIndex((order) => order.id === id);
		const order = orders[index];
		if (order === undefined) return undefined;
		const changed = { ...order, ...change };
		orders[index] = changed;
		return changed;
	};
	const byNumber = (number: string): DoubledOrder => {
		const found = orders.find(({ customFields, state }) => customFields.shopOrderNumber === number && state !== 'Draft');
		if (found === undefined) throw new Error(`The double has no order ${number}`);
		return found;
	};
	const allocate = (variantId: string, quantity: number) => {
		for (const [id, { product, updatedAt }] of products) {
			const changed = product.variants.map((variant) => {
				const [level] = variant.stockLevels;
				return variant.id === variantId && level ? { ...variant, stockLevels: [{ ...level, stockAllocated: level.stockAllocated + quantity }] } : variant;
			});
			products.set(id, { product: { ...product, variants: changed }, updatedAt });
		}
	};

	/** One function per operation of the connector. */
	const operations: Readonly<Record<string, (variables: Variables) => Answer>> = {
		Products: ({ options }) => ({
			globalSettings: { trackInventory: true, outOfStockThreshold: 0 },
			products: {
				items: pageOf(
					[...products.values()].map(({ product, updatedAt }) => ({ ...product, updatedAt })),
					options,
				),
			},
		}),
		Changed: (given) => ({
			products: { items: [] },
			variants: {
				items: pageOf(
					[...products.values()].map(({ product, updatedAt }) => ({ id: product.id, productId: product.id, updatedAt })),
					given['variants'],
				),
			},
			orders: {
				items: pageOf(orders, given['orders']).map(({ lines }) => ({
					lines: lines.map((line) => ({ productVariant: { productId: variantOf(line.productVariant.id)?.productId ?? '0' } })),
				})),
			},
		}),
		FindVariants: ({ options }) => ({ productVariants: { items: pageOf(variants(), options) } }),
		FindCustomers: () => ({ customers: { items: [] } }),
		FindOrders: ({ options }) => ({ orders: { items: pageOf(orders, options) } }),
		Orders: ({ options }) => ({ orders: { items: pageOf(orders, options) } }),
		Cancellations: ({ id }) => ({ order: { history: { items: history.get(String(id)) ?? [] } } }),
		OrderState: ({ id }) => ({ order: orders.find((order) => order.id === id) ?? null }),
		CreateDraft: () => {
			const draft = { id: newId(), state: 'Draft', customFields: { shopOrderNumber: null }, fulfillments: [], payments: [], lines: [] };
			orders.push({ ...draft, updatedAt: now(), orderPlacedAt: null, note: '' });
			return { createDraftOrder: { id: draft.id } };
		},
		DeleteDraft: ({ id }) => {
			const index = orders.findIndex((order) => order.id === id && order.state === 'Draft');
			if (index < 0) return refusal('USER_INPUT_ERROR', 'The Order is not a draft');
			orders.splice(index, 1);
			return { deleteDraftOrder: { result: 'DELETED' } };
		},
		SetNumber: ({ id, number }) => ({ setDraftOrderCustomFields: edit(String(id), { customFields: { shopOrderNumber: String(number) } }) }),
		AddItem: ({ id, variant, quantity }) => {
			const found = variantOf(String(variant));
			const order = orders.find((one) => one.id === id);
			if (found === undefined || order === undefined) return refusal('ENTITY_NOT_FOUND', `No ProductVariant with the id "${variant}" could be found`);
			const line = { id: newId(), quantity: Number(quantity), orderPlacedQuantity: Number(quantity), productVariant: { id: found.id, sku: found.sku } };
			if (isRefusing) return { addItemToDraftOrder: { errorCode: 'INSUFFICIENT_STOCK_ERROR', message: 'Only 0 items were added to the order' } };
			return { addItemToDraftOrder: edit(String(id), { lines: [...order.lines, line] }) };
		},
		SetCustomer: ({ id }) => ({ setCustomerForDraftOrder: { id } }),
		SetAddresses: ({ id }) => ({ setDraftOrderShippingAddress: { id }, setDraftOrderBillingAddress: { id } }),
		ShippingMethods: () => ({
			eligibleShippingMethodsForDraftOrder: [
				{ id: '2', code: 'express', priceWithTax: 900 },
				{ id: '1', code: 'dostava', priceWithTax: 500 },
			],
		}),
		SetShipping: ({ id }) => ({ setDraftOrderShippingMethod: { id, totalWithTax: 1000 } }),
		AddNote: ({ id, note }) => ({ addNoteToOrder: edit(String(id), { note: String(note) }) }),
		ArrangePayment: ({ id }) => ({ transitionOrderToState: edit(String(id), { state: 'ArrangingPayment' }) }),
		AddPayment: ({ input }) => {
			const id = String(recordOf(input)['orderId']);
			const order = orders.find((one) => one.id === id);
			if (order?.state !== 'ArrangingPayment') return { addManualPaymentToOrder: { errorCode: 'MANUAL_PAYMENT_STATE_ERROR', message: 'Wrong state' } };
			for (const { productVariant, quantity } of order.lines) allocate(productVariant.id, quantity);
			return { addManualPaymentToOrder: edit(id, { state: 'PaymentSettled', payments: [{ refunds: [] }], orderPlacedAt: now(), updatedAt: now() }) };
		},
		CancelOrder: ({ id }) => {
			const order = orders.find((one) => one.id === id);
			if (order === undefined || order.state === 'Cancelled') return { cancelOrder: { errorCode: 'EMPTY_ORDER_LINE_SELECTION_ERROR', message: 'No lines' } };
			return { cancelOrder: cancelLines(order, order.lines) };
		},
	};

	const cancelLines = (order: DoubledOrder, cancelled: readonly { readonly id: string; readonly quantity: number }[]) => {
		const lines = order.lines.map((line) => {
			const pieces = cancelled.find(({ id }) => id === line.id)?.quantity ?? 0;
			allocate(line.productVariant.id, -pieces);
			return { ...line, quantity: line.quantity - pieces };
		});
		const entry = { id: newId(), data: { reason: 'nema ga', lines: cancelled.map(({ id, quantity }) => ({ orderLineId: Number(id), quantity })) } };
		history.set(order.id, [...(history.get(order.id) ?? []), entry]);
		const isEmpty = lines.every(({ quantity }) => quantity === 0);
		return edit(order.id, { lines, updatedAt: now(), ...(isEmpty && { state: 'Cancelled' }) });
	};

	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const { operationName, variables }: { operationName: string; variables: Variables } = JSON.parse(Buffer.concat(chunks).toString());
		const send = (body: object, headers: Record<string, string> = {}) =>
			response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
		if (operationName === 'Login') {
			const isKnown = variables['username'] === access.username && variables['password'] === access.password;
			const token = `token-${newId()}`;
			if (isKnown) tokens.add(token);
			send({ data: { login: isKnown ? {} : { errorCode: 'INVALID_CREDENTIALS_ERROR' } } }, isKnown ? { 'vendure-auth-token': token } : {});
			return;
		}
		const isAllowed = tokens.has(request.headers.authorization?.slice('Bearer '.length) ?? '');
		const operation = operations[operationName];
		if (operation === undefined) throw new Error(`The double does not know ${operationName}`);
		const answer = isAllowed ? operation(variables) : refusal('FORBIDDEN', 'You are not currently authorized to perform this action');
		if ('code' in answer) send({ errors: [{ message: 'message' in answer ? answer.message : '', extensions: { code: answer.code } }], data: null });
		else send({ data: answer });
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

	const linesOf = (order: DoubledOrder, some: readonly { readonly sku: string; readonly quantity: number }[] | undefined) =>
		some === undefined
			? order.lines
			: order.lines.flatMap((line) => some.filter(({ sku }) => sku === line.productVariant.sku).map((one) => ({ ...line, ...one })));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/admin-api`,
		...{ access, orders },
		putProduct({ sku, product, variant, stock = 40 }) {
			const known = [...products.values()].find((one) => one.product.variants[0]?.sku === sku)?.product;
			const before = known?.variants[0];
			const own: VendureVariant = {
				...{ id: before?.id ?? newId(), sku, enabled: true, priceWithTax: 1000, currencyCode: 'EUR', taxRateApplied: { value: 25 } },
				...{ trackInventory: 'INHERIT', outOfStockThreshold: 0, useGlobalOutOfStockThreshold: true },
				stockLevels: [{ stockOnHand: stock, stockAllocated: 0 }],
				...{ featuredAsset: null, assets: [], facetValues: [], options: [], ...variant },
			};
			const id = known?.id ?? newId();
			const filled: VendureProduct = {
				...{ id, name: sku, description: '', enabled: true, translations: [], featuredAsset: null, assets: [], facetValues: [], collections: [] },
				...{ variants: [own], ...product },
			};
			products.set(id, { product: filled, updatedAt: now() });
		},
		removeProduct(sku) {
			for (const [id, { product }] of products) if (product.variants[0]?.sku === sku) products.delete(id);
		},
		ship(number, { trackingCode, lines }) {
			const order = byNumber(number);
			const sent = linesOf(order, lines).map(({ quantity, productVariant }) => ({ quantity, orderLine: { productVariant } }));
			const fulfilment: VendureFulfillment = { id: newId(), state: 'Shipped', method: 'GLS', trackingCode, lines: sent };
			edit(order.id, { state: lines === undefined ? 'Shipped' : 'PartiallyShipped', fulfillments: [...(order.fulfillments ?? []), fulfilment] });
		},
		cancel(number, lines) {
			const order = byNumber(number);
			cancelLines(order, linesOf(order, lines));
		},
		refund(number, total) {
			const order = byNumber(number);
			edit(order.id, { payments: [{ refunds: [...(order.payments?.[0]?.refunds ?? []), { id: newId(), state: 'Settled', total }] }] });
		},
		deliver: (number) => void edit(byNumber(number).id, { state: 'Delivered' }),
		refuseOrders(refuses) {
			isRefusing = refuses;
		},
		endSessions: () => tokens.clear(),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const refusal = (code: string, message: string) => ({ code, message });

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

/** A page of a list, by the filter and the place that the caller sent. */
function pageOf<Item extends { readonly id: string }>(items: readonly Item[], options: unknown): Item[] {
	const { filter, skip = 0, take = 100 } = recordOf(options);
	const matching = items.filter((item) => isMatch(item, recordOf(filter)));
	return matching.slice(Number(skip), Number(skip) + Number(take));
}

/** Vendure's filters: all conditions of a field, `_and`, `_or`. A custom field is named as others. */
function isMatch(item: object, filter: Readonly<Record<string, unknown>>): boolean {
	const values = recordOf(item);
	return Object.entries(filter).every(([field, condition]) => {
		if (Array.isArray(condition))
			return field === '_or' ? condition.some((one) => isMatch(item, recordOf(one))) : condition.every((one) => isMatch(item, recordOf(one)));
		const value = values[field] ?? recordOf(values['customFields'])[field] ?? null;
		return Object.entries(recordOf(condition)).every(([operator, wanted]) => isTrue(value, operator, wanted));
	});
}

function isTrue(value: unknown, operator: string, wanted: unknown): boolean {
	const list = Array.isArray(wanted) ? wanted : [];
	switch (operator) {
		case 'eq':
			return value === wanted;
		case 'in':
			return list.includes(value);
		case 'notIn':
			return !list.includes(value);
		case 'isNull':
			return (value === null) === wanted;
		case 'after':
			return typeof value === 'string' && value > String(wanted);
		default:
			throw new Error(`The double does not know the filter ${operator}`);
	}
}
