import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';
import Type, { type Static } from 'typebox';
import {
	defineAttribute,
	editCategory,
	editManufacturer,
	ensureCategories,
	ensureManufacturers,
	toManufacturerKey,
	toPathKey,
	WAREHOUSE,
} from '../../catalog/index.ts';
import { markRefreshDue } from '../../listing/index.ts';
import { toLine } from '../../platform/http/form.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Items, Nothing, Nullable } from '../schemas/common.ts';
import { CategoryPath } from '../schemas/product-row.ts';
import { SafetyInput } from '../schemas/product-safety.ts';
import { Clearable, Code, Strict, Text } from '../schemas/text.ts';

const READ = ['products:read'] as const;
const WRITE = ['products:write'] as const;

const TEXTS = { short_description: Type.Optional(Type.String({ maxLength: 2000 })), description: Type.Optional(Type.String({ maxLength: 100_000 })) };
const visible = { visible: Type.Optional(Type.Boolean()) };
const Written = Strict({ code: Type.String(), outcome: Type.Union([Type.Literal('created'), Type.Literal('updated'), Type.Literal('unchanged')]) });

const ValueType = Type.Union([Type.Literal('text'), Type.Literal('number'), Type.Literal('boolean')]);

const CategoryLine = Strict({
	...{ code: Type.String(), path: Type.Array(Type.String()), slug: Type.String(), visible: Type.Boolean(), products: Type.Integer() },
	kpd: Nullable(Type.String()),
});

export const CATALOG_ROUTES = [
	route({
		...{ method: 'GET', path: '/categories', operationId: 'listCategories', summary: 'The tree of categories, parents first', scopes: READ },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(CategoryLine),
		async handle({ db }) {
			const rows = await db.selectFrom('categories').selectAll().orderBy('level').orderBy('position').orderBy('id').execute();
			const titles = new Map(rows.map(({ id, title }) => [id, title]));
			const items = rows.map(({ code, path_ids, slug, visible: isVisible, products_total, kpd_code: kpd }) => ({
				...{ code, slug, visible: isVisible ?? true, products: products_total, kpd },
				path: path_ids.map((id) => titles.get(id) ?? ''),
			}));
			return { items };
		},
	}),
	route({
		...{
			method: 'PUT',
			path: '/categories',
			operationId: 'upsertCategory',
			summary: 'Creates a category with those above it, or changes its texts',
			scopes: WRITE,
		},
		params: Nothing,
		query: Nothing,
		body: Strict({
			...{ path: CategoryPath, ...TEXTS, ...visible, position: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })) },
			/** KPD code of products without their own, for e-invoices; null clears it. */
			kpd: Clearable(Type.String({ pattern: KPD_PATTERN })),
		}),
		response: Written,
		async handle({ db, log, body: { path, description, kpd, ...edit } }) {
			const titles = path.map(toLine);
			const empty = titles.findIndex((title) => title === '');
			if (empty >= 0) return new FieldErrors([{ field: `path.${empty}`, reason: 'is empty' }]);
			return inLoggedTransaction({ db, log }, async (trx) => {
				const isKnown = new Set((await trx.selectFrom('categories').select('code').execute()).map(({ code }) => code));
				const code = (await ensureCategories(trx, [titles])).get(toPathKey(titles)) ?? '';
				const isEdited = await editCategory(trx, code, { ...edit, content: description, kpd_code: kpd });
				if (isEdited || !isKnown.has(code)) await markRefreshDue(trx, 0);
				return { code, outcome: toOutcome({ isKnown: isKnown.has(code), isEdited }) };
			});
		},
	}),
	route({
		...{ method: 'GET', path: '/manufacturers', operationId: 'listManufacturers', summary: 'Manufacturers by name', scopes: READ },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Strict({ code: Type.String(), name: Type.String(), visible: Type.Boolean(), products: Type.Integer(), safety: Nullable(SafetyInput) })),
		async handle({ db }) {
			const rows = await db.selectFrom('manufacturers').selectAll().orderBy('sort_title').orderBy('id').execute();
			return {
				items: rows.map(({ code, title, visible: isVisible, products_total, safety }) => ({
					...{ code, name: title, visible: isVisible ?? true, products: products_total, safety },
				})),
			};
		},
	}),
	route({
		...{
			method: 'PUT',
			path: '/manufacturers',
			operationId: 'upsertManufacturer',
			summary: 'Creates a manufacturer by its name, or changes its texts',
			scopes: WRITE,
		},
		params: Nothing,
		query: Nothing,
		body: Strict({ name: Text(120), ...TEXTS, ...visible, safety: Clearable(SafetyInput) }),
		response: Written,
		async handle({ db, log, body: { name, description, ...edit } }) {
			const title = toLine(name);
			if (title === '') return new FieldErrors([{ field: 'name', reason: 'is empty' }]);
			return inLoggedTransaction({ db, log }, async (trx) => {
				const isKnown = new Set((await trx.selectFrom('manufacturers').select('code').execute()).map(({ code }) => code));
				const code = (await ensureManufacturers(trx, [title])).get(toManufacturerKey(title)) ?? '';
				const isEdited = await editManufacturer(trx, code, { ...edit, title, content: description });
				if (isEdited) await markRefreshDue(trx, 0);
				return { code, outcome: toOutcome({ isKnown: isKnown.has(code), isEdited }) };
			});
		},
	}),
	route({
		...{ method: 'GET', path: '/attributes', operationId: 'listAttributes', summary: 'Attributes with their units and types', scopes: READ },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Strict({ code: Type.String(), name: Type.String(), unit: Nullable(Type.String()), group: Type.String(), type: Nullable(ValueType) })),
		async handle({ db }) {
			const rows = await db.selectFrom('attributes').selectAll().orderBy('code').execute();
			return { items: rows.map(({ code, title, unit, group_title, value_type }) => ({ code, name: title, unit, group: group_title, type: value_type })) };
		},
	}),
	route({
		...{ method: 'PUT', path: '/attributes/:code', operationId: 'upsertAttribute', inOneTransaction: true, scopes: WRITE },
		summary: 'Defines an attribute, or changes its name and heading. Rows whose values are of another type are refused from then on',
		params: Type.Object({ code: Code }),
		query: Nothing,
		body: Strict({ name: Text(100), type: Nullable(ValueType), unit: Type.Optional(Nullable(Text(20))), group: Type.Optional(Text(100)) }),
		response: Written,
		async handle({ db, params: { code }, body: { name, type, unit = null, group = 'Ostalo' } }) {
			const definition = { code, title: toLine(name), unit, group_title: group, value_type: type };
			const outcome = await db.transaction().execute((trx) => defineAttribute(trx, definition));
			if (outcome === 'in use') return new Refusal(409, 'Conflict', 'products have values of this attribute: its type and unit stay');
			return { code, outcome };
		},
	}),
	route({
		...{
			method: 'GET',
			path: '/locations',
			operationId: 'listLocations',
			summary: 'Places that have stock: the warehouse and the stores',
			scopes: ['products:read', 'stock:write'],
		},
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Strict({ location: Type.String(), title: Type.String() })),
		async handle({ db }) {
			const stores = await db.selectFrom('stores').select(['code', 'title']).orderBy('code').execute();
			return { items: [{ location: WAREHOUSE, title: 'Skladište' }, ...stores.map(({ code, title }) => ({ location: code, title }))] };
		},
	}),
];
export type CategoryLine = Static<typeof CategoryLine>;

function toOutcome({ isKnown, isEdited }: { isKnown: boolean; isEdited: boolean }): 'created' | 'updated' | 'unchanged' {
	if (!isKnown) return 'created';
	return isEdited ? 'updated' : 'unchanged';
}
