import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import Type, { type Static } from 'typebox';
import { parseCompany, readCompanyFields } from '../../platform/shop/company.ts';
import { type MerchantPromises, parsePromises } from '../../platform/shop/promises.ts';
import { parseIdentity } from '../../platform/shop/shop-identity.ts';
import { readShopSettings } from '../../platform/shop/shop-settings.ts';
import { editTax } from '../../platform/tax/edit-tax.ts';
import { readTaxRules, type TaxRules } from '../../platform/tax/tax-rules.ts';
import { saveShopSettings } from '../../setup/index.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Nothing, Nullable } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const SCOPES = ['settings:write'] as const;
const Line = Type.String({ maxLength: 400 });
const toErrors = (wrong: readonly string[]) => new FieldErrors(wrong.map((field) => ({ field, reason: 'is invalid' })));

const field = { name: Line, street: Line, postcode: Line, city: Line, oib: Line, iban: Line, phone: Line, email: Line };
const imprint = { court: Line, register: Line, capital: Line, management: Line, returns: Line, mediator: Line, mediator_url: Line };
const CompanyView = Strict({ ...field, ...imprint });
export type Company = Static<typeof CompanyView>;

const Identity = Strict({ name: Line, mail_sender: Line, social: Type.Array(Line, { maxItems: 20 }) });
export type Identity = Static<typeof Identity>;

const Texts = Type.Record(Type.String(), Type.String({ maxLength: 200 }));
const Promises = Strict({
	delivery: Texts,
	hours: Texts,
	answer_workdays: Nullable(Type.Integer({ minimum: 1, maximum: 30 })),
	return_costs: Nullable(Type.String({ maxLength: 20 })),
	condition: Nullable(Type.String({ maxLength: 20 })),
});
export type Promises = Static<typeof Promises>;

const Percent = Type.Optional(Type.Number({ minimum: 0, maximum: 50 }));
const Rates = Strict({ standard: Percent, reduced: Percent, super_reduced: Percent, zero: Percent });
const Tax = Strict({
	home_country: Type.String({ pattern: '^[A-Z]{2}$' }),
	enters_net_prices: Type.Boolean(),
	uses_oss: Type.Boolean(),
	/** Percentages by country and class. */
	rates: Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Rates),
});
export type Tax = Static<typeof Tax>;

const IBAN = { hr: 'IBAN trgovine', en: 'the IBAN of the shop' };

export const SETTINGS_ROUTES = [
	route({
		...{ method: 'GET', path: '/settings/company', operationId: 'getCompany', summary: 'The company, as on papers and mails', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: CompanyView,
		handle: async ({ db }) => (await readShopSettings(db)).company,
	}),
	route({
		...{ method: 'PUT', path: '/settings/company', operationId: 'saveCompany', inOneTransaction: true, scopes: SCOPES },
		summary: 'Changes the company; fields that are left out stay. Another IBAN needs the password and is mailed to the owners',
		params: Nothing,
		query: Nothing,
		body: Type.Partial(CompanyView, { additionalProperties: false }),
		response: CompanyView,
		sensitive: async ({ db, body }) => (body.iban === undefined || toIban(body.iban) === (await readShopSettings(db)).company.iban ? null : IBAN),
		async handle({ db, settings, body }) {
			const { company } = await readShopSettings(db);
			const parsed = parseCompany({ ...company, ...body });
			const given = new Set(Object.keys(body));
			// A new shop has no company yet: fields that were never set are no errors of this call.
			const wrong = 'wrong' in parsed ? parsed.wrong.filter((name) => given.has(name) || company[name] !== '') : [];
			if (wrong.length > 0) return toErrors(wrong);
			const next = 'company' in parsed ? parsed.company : readCompanyFields({ ...company, ...body });
			await db.transaction().execute((trx) => saveShopSettings(trx, { company: next }));
			settings.forget();
			return next;
		},
	}),
	route({
		...{ method: 'GET', path: '/settings/shop', operationId: 'getShopIdentity', summary: 'Name of the shop, sender of mails, profiles', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Identity,
		async handle({ db }) {
			const { siteName, mailSender, social } = await readShopSettings(db);
			return { name: siteName, mail_sender: mailSender, social: [...social] };
		},
	}),
	route({
		...{
			method: 'PUT',
			path: '/settings/shop',
			operationId: 'saveShopIdentity',
			inOneTransaction: true,
			summary: 'Changes name, sender of mails and profiles',
			scopes: SCOPES,
		},
		params: Nothing,
		query: Nothing,
		body: Identity,
		response: Identity,
		async handle({ db, settings, body }) {
			const parsed = parseIdentity({ siteName: body.name, mailSender: body.mail_sender, social: body.social });
			if ('wrong' in parsed) return toErrors(parsed.wrong.map((name) => ({ siteName: 'name', mailSender: 'mail_sender', social: 'social' })[name]));
			await db.transaction().execute((trx) => saveShopSettings(trx, parsed.identity));
			settings.forget();
			const { siteName, mailSender, social } = parsed.identity;
			return { name: siteName, mail_sender: mailSender, social: [...social] };
		},
	}),
	route({
		...{ method: 'GET', path: '/settings/promises', operationId: 'getPromises', summary: 'What the shop promises: delivery, hours, answers', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Promises,
		handle: async ({ db }) => toPromises((await readShopSettings(db)).promises),
	}),
	route({
		...{
			method: 'PUT',
			path: '/settings/promises',
			operationId: 'savePromises',
			inOneTransaction: true,
			summary: 'Replaces what the shop promises; empty promises nothing',
			scopes: SCOPES,
		},
		params: Nothing,
		query: Nothing,
		body: Promises,
		response: Promises,
		async handle({ db, settings, body: { answer_workdays, return_costs, condition, ...texts } }) {
			const typed = { answer_workdays: String(answer_workdays ?? ''), return_costs: return_costs ?? '', condition: condition ?? '' };
			const parsed = parsePromises({ ...texts, ...typed });
			if ('wrong' in parsed) return toErrors(parsed.wrong);
			await db.transaction().execute((trx) => saveShopSettings(trx, { promises: parsed.promises }));
			settings.forget();
			return toPromises(parsed.promises);
		},
	}),
	route({
		...{ method: 'GET', path: '/settings/tax', operationId: 'getTax', summary: 'VAT: home country, entry of prices, OSS, rates', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Tax,
		handle: async ({ db }) => toTax(await readTaxRules(db)),
	}),
	route({
		...{
			method: 'PUT',
			path: '/settings/tax',
			operationId: 'saveTax',
			inOneTransaction: true,
			summary: 'Replaces VAT settings and all rates; stored prices stay',
			scopes: SCOPES,
		},
		params: Nothing,
		query: Nothing,
		body: Tax,
		response: Tax,
		async handle({ db, settings, body: { home_country, enters_net_prices, uses_oss, rates } }) {
			const unknown = [home_country, ...Object.keys(rates)].find((country) => !COUNTRIES.includes(country));
			if (unknown !== undefined)
				return new FieldErrors([{ field: unknown === home_country ? 'home_country' : `rates.${unknown}`, reason: `must be one of ${COUNTRIES.join(', ')}` }]);
			const fraction = Object.entries(rates).flatMap(([country, classes]) =>
				Object.entries(classes).flatMap(([name, percent]) =>
					isPercent(percent) ? [] : [{ field: `rates.${country}.${name}`, reason: 'has more than two decimals' }],
				),
			);
			if (fraction.length > 0) return new FieldErrors(fraction);
			if (rates[home_country]?.standard === undefined)
				return new FieldErrors([{ field: `rates.${home_country}.standard`, reason: 'the home country needs a standard rate' }]);
			const missing = Object.entries(rates).find(([, classes]) => classes.standard === undefined);
			if (missing) return new FieldErrors([{ field: `rates.${missing[0]}.standard`, reason: 'each country needs a standard rate' }]);
			await editTax(db, { homeCountry: home_country, entersNetPrices: enters_net_prices, usesOss: uses_oss, rates: new Map(Object.entries(rates)) });
			settings.forget();
			return toTax(await readTaxRules(db));
		},
	}),
];

const isPercent = (percent: number | undefined): boolean => percent === undefined || Math.round(percent * 100) / 100 === percent;

const toIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

const toPromises = ({ delivery, hours, answerWorkdays, returnCosts, condition }: MerchantPromises): Static<typeof Promises> => ({
	...{ delivery: toRecord(delivery), hours: toRecord(hours) },
	...{ answer_workdays: answerWorkdays, return_costs: returnCosts, condition },
});

const toRecord = (texts: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
	Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

const toTax = ({ homeCountry, entersNetPrices, usesOss, rates }: TaxRules): Static<typeof Tax> => ({
	...{ home_country: homeCountry, enters_net_prices: entersNetPrices, uses_oss: usesOss },
	rates: Object.fromEntries([...rates].map(([country, classes]) => [country, { ...classes }])),
});
