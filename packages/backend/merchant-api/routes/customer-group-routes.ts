import Type, { type Static } from 'typebox';
import { findIds } from '../../catalog/codes/index.ts';
import {
	addMember,
	deleteGroup,
	type GroupTerms,
	insertGroup,
	readGroup,
	readGroups,
	readMembers,
	removeMember,
	updateGroup,
} from '../../customer-groups/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, type Refusal } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import type { RowError } from '../rows/row-result.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { ById, Id } from '../schemas/by-id.ts';
import { DEFAULT_LIMIT, Items, Money, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Code, Sku, Strict, Text } from '../schemas/text.ts';

/** A group's terms name no customer. */
const READ = ['customers:read', 'customers:write', 'prices:write', 'products:write'] as const;
const PRICES = ['products:write', 'prices:write'] as const;

const named = { id: Type.Integer(), name: Type.String(), percent: Nullable(Type.Integer()) };
const Group = Strict({
	...named,
	/** Of these, with all categories below them, and of these manufacturers nothing is taken off; a price in `prices` counts all the same. */
	...{ excluded_categories: Type.Array(Type.String()), excluded_manufacturers: Type.Array(Type.String()) },
	/** What members pay for these products, VAT included, instead of the reduction. */
	prices: Type.Array(Strict({ sku: Type.String(), price: Money })),
});
export type CustomerGroup = Static<typeof Group>;
const Summary = Strict({
	...{ ...named, members: Type.Integer() },
	/** How many products have a price of their own. */
	prices: Type.Integer(),
});
export type CustomerGroupSummary = Static<typeof Summary>;

const AudienceGroup = Strict({ id: Type.Integer(), name: Type.String() });
export type AudienceGroup = Static<typeof AudienceGroup>;

/** Prices of products that a group may have. */
const MOST_PRICES = 5000;
const Input = Strict({
	...{ name: Text(100), percent: Nullable(Type.Integer({ minimum: 1, maximum: 95 })) },
	excluded_categories: Type.Array(Code, { maxItems: 200, uniqueItems: true }),
	excluded_manufacturers: Type.Array(Code, { maxItems: 200, uniqueItems: true }),
	prices: Type.Array(Strict({ sku: Sku, price: Amount }), { maxItems: MOST_PRICES }),
});
export type CustomerGroupInput = Static<typeof Input>;

const Member = Strict({ id: Type.Integer(), email: Type.String(), first_name: Type.String(), last_name: Type.String() });
export type GroupMember = Static<typeof Member>;

const Membership = Type.Object({ id: Id, group: Id });

export const CUSTOMER_GROUP_ROUTES = [
	route({
		...{
			method: 'GET',
			path: '/customer-groups',
			operationId: 'listCustomerGroups',
			summary: 'Groups of customers by name',
			scopes: READ,
		},
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Summary),
		handle: async ({ db }) => ({ items: await readGroups(db) }),
	}),
	route({
		...{ method: 'GET', path: '/audience-groups', operationId: 'listAudienceGroups', scopes: ['content:write'] },
		summary: 'Names of the groups of customers that a page or post can be for, without what their members pay',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(AudienceGroup),
		handle: async ({ db }) => ({ items: (await readGroups(db)).map(({ id, name }) => ({ id, name })) }),
	}),
	route({
		...{ method: 'GET', path: '/customer-groups/:id', operationId: 'getCustomerGroup', summary: 'A group of customers with its prices', scopes: READ },
		params: ById,
		query: Nothing,
		body: null,
		response: Group,
		handle: ({ db, params: { id } }) => readOne(db, Number(id)),
	}),
	route({
		...{ method: 'POST', path: '/customer-groups', operationId: 'createCustomerGroup', inOneTransaction: true, scopes: PRICES },
		summary:
			'Creates a group of customers. Members pay the lowest of the current price and of what their groups give; nothing is added together. Coupons are then taken off as usual',
		params: Nothing,
		query: Nothing,
		body: Input,
		response: Group,
		async handle({ db, body }) {
			const terms = await toTerms(db, body);
			if (terms instanceof FieldErrors) return terms;
			const id = await insertGroup(db, terms);
			return id === null ? NAME_TAKEN : readOne(db, id);
		},
	}),
	route({
		...{ method: 'PUT', path: '/customer-groups/:id', operationId: 'saveCustomerGroup', inOneTransaction: true, scopes: PRICES },
		summary: 'Replaces name, reduction and prices of a group at once; members stay. Orders keep their prices',
		params: ById,
		query: Nothing,
		body: Input,
		response: Group,
		async handle({ db, params, body }) {
			const id = Number(params.id);
			if ((await readGroup(db, id)) === undefined) return notFound(`customer group ${id}`);
			const terms = await toTerms(db, body);
			if (terms instanceof FieldErrors) return terms;
			return (await updateGroup(db, id, terms)) ? readOne(db, id) : NAME_TAKEN;
		},
	}),
	route({
		...{ method: 'DELETE', path: '/customer-groups/:id', operationId: 'deleteCustomerGroup', inOneTransaction: true, scopes: PRICES },
		summary: 'Deletes a group; its members pay the prices of the shop from then on. Orders keep their prices',
		params: ById,
		query: Nothing,
		body: null,
		response: Strict({ id: Type.Integer() }),
		handle: async ({ db, params: { id } }) => ((await deleteGroup(db, Number(id))) ? { id: Number(id) } : notFound(`customer group ${id}`)),
	}),
	route({
		...{ method: 'GET', path: '/customer-groups/:id/members', operationId: 'listCustomerGroupMembers', scopes: ['customers:read', 'customers:write'] },
		summary: 'Members of a group, page by page',
		params: ById,
		query: Type.Object(PAGE_QUERY),
		body: null,
		response: Page(Member),
		async handle({ db, params: { id }, query: { limit = DEFAULT_LIMIT, cursor = '0' } }) {
			const items = await readMembers(db, Number(id), { after: Number(cursor), limit });
			return { items, next_cursor: items.length === limit ? String(items.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'PUT', path: '/customers/:id/groups/:group', operationId: 'addCustomerToGroup', inOneTransaction: true, scopes: ['customers:write'] },
		summary: 'Makes a customer a member of a group',
		params: Membership,
		query: Nothing,
		body: null,
		response: Strict({ id: Type.Integer() }),
		async handle({ db, params }) {
			const [userId, groupId] = [Number(params.id), Number(params.group)];
			return (await addMember(db, { userId, groupId })) ? { id: userId } : notFound(`customer ${userId} or group ${groupId}`);
		},
	}),
	route({
		...{ method: 'DELETE', path: '/customers/:id/groups/:group', operationId: 'removeCustomerFromGroup', inOneTransaction: true, scopes: ['customers:write'] },
		summary: 'Ends the membership of a customer in a group; succeeds also if there was none',
		params: Membership,
		query: Nothing,
		body: null,
		response: Strict({ id: Type.Integer() }),
		async handle({ db, params }) {
			await removeMember(db, { userId: Number(params.id), groupId: Number(params.group) });
			return { id: Number(params.id) };
		},
	}),
];

const NAME_TAKEN = new FieldErrors([{ field: 'name', reason: 'another group has this name' }]);

async function readOne(db: Database, id: number): Promise<CustomerGroup | Refusal> {
	const group = await readGroup(db, id);
	if (group === undefined) return notFound(`customer group ${id}`);
	const { excluded_categories, excluded_manufacturers, prices, ...rest } = group;
	return {
		...rest,
		...{ excluded_categories: [...excluded_categories], excluded_manufacturers: [...excluded_manufacturers] },
		prices: prices.map(({ sku, price_cents }) => ({ sku, price: toMoney(price_cents) })),
	};
}

/** Checks what the schema cannot express. */
async function toTerms(db: Database, body: CustomerGroupInput): Promise<GroupTerms | FieldErrors> {
	const name = body.name.trim();
	const categories = await findIds(db, 'categories', body.excluded_categories);
	const manufacturers = await findIds(db, 'manufacturers', body.excluded_manufacturers);
	const skus = body.prices.map(({ sku }) => sku);
	const products = await findIds(db, 'products', skus);
	const errors: RowError[] = [
		...(name === '' ? [{ field: 'name', reason: 'is empty' }] : []),
		...unknown(body.excluded_categories, categories, 'excluded_categories', 'category'),
		...unknown(body.excluded_manufacturers, manufacturers, 'excluded_manufacturers', 'manufacturer'),
		...unknown(skus, products, 'prices', 'product'),
		...findRepeated(skus).map((sku) => ({ field: 'prices', reason: `${sku} is named twice` })),
		...body.prices.filter(({ price }) => toCents(price) === 0).map(({ sku }) => ({ field: 'prices', reason: `the price of ${sku} is zero` })),
	];
	if (errors.length > 0) return new FieldErrors(errors);
	return {
		...{ name, percent: body.percent },
		excluded_category_ids: [...categories.values()],
		excluded_manufacturer_ids: [...manufacturers.values()],
		prices: body.prices.flatMap(({ sku, price }) => {
			const product_id = products.get(sku);
			return product_id === undefined ? [] : [{ product_id, price_cents: toCents(price) }];
		}),
	};
}

const unknown = (codes: readonly string[], known: ReadonlyMap<string, number>, field: string, kind: string): RowError[] =>
	codes.filter((code) => !known.has(code)).map((code) => ({ field, reason: `there is no ${kind} ${code}` }));

function findRepeated(skus: readonly string[]): string[] {
	const seen = new Set<string>();
	return [...new Set(skus.filter((sku) => seen.has(sku) || !seen.add(sku)))];
}
