import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';
import Type, { type Static } from 'typebox';
import { editCategory } from '../../catalog/index.ts';
import { READINESS_GAPS, readKpdCodes, readReadiness } from '../../invoices/index.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Nothing, Nullable } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const Kpd = Nullable(Type.String({ pattern: KPD_PATTERN }));

const Readiness = Strict({ on: Type.Boolean(), missing: Type.Array(Type.Enum([...READINESS_GAPS])), without_kpd: Type.Integer() });
export type Readiness = Static<typeof Readiness>;

const CodedCategory = Strict({
	...{ code: Type.String(), path: Type.Array(Type.String()), kpd: Kpd },
	/** Code of its products without their own; null if there is none. */
	effective: Kpd,
	/** Products for sale in the category itself, without any code. */
	missing: Type.Integer(),
});
export type CodedCategory = Static<typeof CodedCategory>;

const KpdCodes = Strict({ categories: Type.Array(CodedCategory) });
export type KpdCodes = Static<typeof KpdCodes>;

export const KPD_ROUTES = [
	route({
		...{ method: 'GET', path: '/e-invoices/readiness', operationId: 'getEInvoiceReadiness', scopes: ['papers:read', 'papers:write'] },
		summary: 'Whether e-invoices are switched on, and what they lack',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Readiness,
		async handle({ db, config }) {
			const { on, missing, without_kpd } = await readReadiness(db, config.accessPoint);
			return { on, missing: [...missing], without_kpd };
		},
	}),
	route({
		...{ method: 'GET', path: '/kpd-codes', operationId: 'getKpdCodes', scopes: ['products:read'] },
		summary: 'KPD codes of categories, parents first, and how many products have none by themselves, their categories or the shop',
		params: Nothing,
		query: Nothing,
		body: null,
		response: KpdCodes,
		handle: async ({ db }) => ({ categories: (await readKpdCodes(db)).map((category) => ({ ...category, path: [...category.path] })) }),
	}),
	route({
		...{ method: 'PUT', path: '/kpd-codes', operationId: 'saveKpdCodes', scopes: ['products:write'] },
		summary: 'Sets KPD codes of categories, all or none; null clears one. Categories that are left out keep theirs',
		params: Nothing,
		query: Nothing,
		body: Strict({ categories: Type.Array(Strict({ code: Type.String({ minLength: 1, maxLength: 200 }), kpd: Kpd }), { minItems: 1, maxItems: 5000 }) }),
		response: Strict({ changed: Type.Integer() }),
		handle: ({ db, log, body: { categories } }) =>
			inLoggedTransaction({ db, log }, async (trx) => {
				const known = new Set((await trx.selectFrom('categories').select('code').execute()).map(({ code }) => code));
				const errors = categories.flatMap(({ code }, index) => (known.has(code) ? [] : [{ field: `categories.${index}.code`, reason: 'names no category' }]));
				if (errors.length > 0) return new FieldErrors(errors);
				let changed = 0;
				for (const { code, kpd } of categories) if (await editCategory(trx, code, { kpd_code: kpd })) changed += 1;
				return { changed };
			}),
	}),
];
