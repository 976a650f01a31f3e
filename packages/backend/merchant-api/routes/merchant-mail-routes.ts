import Type, { type Static } from 'typebox';
import {
	MERCHANT_MAILS,
	type MerchantMailKind,
	type MerchantMailRule,
	readMerchantMails,
	writeMerchantMail,
} from '../../platform/mail/merchant/merchant-mails.ts';
import { MARKETS } from '../../platform/market/market.ts';
import { readShopSettings } from '../../platform/shop/shop-settings.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { route } from '../http/route.ts';
import { Items, Nothing } from '../schemas/common.ts';
import { Clearable, MailAddress, Strict } from '../schemas/text.ts';

const SCOPES = ['jobs:write'] as const;

const Kind = Type.Enum([...MERCHANT_MAILS]);
const Language = Type.Enum([...MARKETS]);

const Rule = Strict({
	kind: Kind,
	on: Type.Boolean(),
	/** Who gets it; the e-mail of the company if none are saved. */
	recipients: Type.Array(Type.String()),
	language: Language,
});
export type MerchantMail = Static<typeof Rule>;

const Change = Strict({
	on: Type.Optional(Type.Boolean()),
	/** Null: the e-mail of the company. */
	recipients: Clearable(Type.Array(MailAddress, { minItems: 1, maxItems: 20, uniqueItems: true })),
	language: Type.Optional(Language),
});

export const MERCHANT_MAIL_ROUTES = [
	route({
		...{ method: 'GET', path: '/merchant-mails', operationId: 'listMerchantMails', scopes: SCOPES },
		summary: 'Mails that the merchant gets: new order, message, withdrawal, failed job',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Rule),
		async handle({ db }) {
			const [rules, { company }] = [await readMerchantMails(db), await readShopSettings(db)];
			return { items: MERCHANT_MAILS.map((kind) => toRule(kind, rules[kind], company.email)) };
		},
	}),
	route({
		...{ method: 'PUT', path: '/merchant-mails/:kind', operationId: 'saveMerchantMail', scopes: SCOPES },
		summary: 'Switches a kind of mails to the merchant, and changes recipients and language; fields that are left out stay',
		params: Type.Object({ kind: Kind }),
		query: Nothing,
		body: Change,
		response: Rule,
		async handle({ db, log, params: { kind }, body: { recipients, ...change } }) {
			return inLoggedTransaction({ db, log }, async (trx) => {
				const [rules, { company }] = [await readMerchantMails(trx), await readShopSettings(trx)];
				const rule = { ...rules[kind], ...change, ...(recipients !== undefined && { recipients: recipients ?? [] }) };
				await writeMerchantMail(trx, kind, rule);
				return toRule(kind, rule, company.email);
			});
		},
	}),
];

const toRule = (kind: MerchantMailKind, { on, recipients, language }: MerchantMailRule, company: string): Static<typeof Rule> => ({
	...{ kind, on, language },
	recipients: recipients.length > 0 || company === '' ? [...recipients] : [company],
});
