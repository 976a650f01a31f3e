import Type, { type Static } from 'typebox';
import { editLabel } from '../../content/index.ts';
import { readLabels, readLabelText } from '../../content/pages/index.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Items, Nothing, Nullable } from '../schemas/common.ts';
import { Strict, Text } from '../schemas/text.ts';

const SCOPES = ['content:write'] as const;
/** Name in the dictionary of the shop, such as `home.title`. */
const ByName = Type.Object({ name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_.]{0,99}$' }) });
/** `text` null: the dictionary's own counts. */
const Label = Strict({ name: Type.String(), text: Nullable(Type.String()) });
export type ShopLabel = Static<typeof Label>;

/** Texts of the storefront's own dictionary that the merchant has replaced. */
export const SHOP_LABEL_ROUTES = [
	route({
		...{ method: 'GET', path: '/shop-labels', operationId: 'listShopLabels', summary: 'Labels that replace those of the shop’s dictionary', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Label),
		handle: async ({ db }) => ({ items: await readLabels(db) }),
	}),
	route({
		...{ method: 'GET', path: '/shop-labels/:name', operationId: 'getShopLabel', summary: 'One label; `text` is null if it is not replaced', scopes: SCOPES },
		params: ByName,
		query: Nothing,
		body: null,
		response: Label,
		handle: async ({ db, params: { name } }) => ({ name, text: await readLabelText(db, name) }),
	}),
	route({
		...{ method: 'PUT', path: '/shop-labels/:name', operationId: 'saveShopLabel', scopes: SCOPES },
		summary: 'Replaces a label of the shop’s dictionary by a text in Croatian; null brings the dictionary’s back',
		params: ByName,
		query: Nothing,
		body: Strict({ text: Nullable(Text(2000)) }),
		response: Label,
		async handle({ db, log, params: { name }, body: { text } }) {
			if (text !== null && (text.trim() === '' || text.includes('\0'))) return new FieldErrors([{ field: 'text', reason: 'is blank or cannot be stored' }]);
			return inLoggedTransaction({ db, log }, async (trx) => {
				await editLabel(trx, { name, text: text?.trim() ?? '' });
				return { name, text: await readLabelText(trx, name) };
			});
		},
	}),
];
