import { GOODS_CONDITIONS, type GoodsCondition } from '@titraj/contract/goods-condition.ts';
import Type from 'typebox';
import { toLine } from '../http/form.ts';
import { MARKETS, type Market, toWordSources } from '../market/market.ts';

/** Texts of the merchant by market; a market without one says nothing. */
export type MarketTexts = Readonly<Partial<Record<Market, string>>>;

/** Who pays for sending goods back after a withdrawal. By law it is the shop unless it says otherwise (Directive 2011/83/EU, article 14(1)). */
export const RETURN_PAYERS = ['customer', 'shop'] as const;
export type ReturnPayer = (typeof RETURN_PAYERS)[number];

/** What the merchant promises to shoppers. Nothing is promised that is not set here (0112). */
export interface MerchantPromises {
	/** Sentence about delivery, shown where the shop delivers to the market's country. */
	readonly delivery: MarketTexts;
	/** When the phone is answered. */
	readonly hours: MarketTexts;
	/** Workdays within which messages are answered. */
	readonly answerWorkdays: number | null;
	readonly returnCosts: ReturnPayer | null;
	/** Condition of all goods. */
	readonly condition: GoodsCondition | null;
}

export const NO_PROMISES: MerchantPromises = { delivery: {}, hours: {}, answerWorkdays: null, returnCosts: null, condition: null };

/** As stored in the table `settings`. */
export const StoredPromises = Type.Object({
	delivery: Type.Record(Type.String(), Type.String()),
	hours: Type.Record(Type.String(), Type.String()),
	answerWorkdays: Type.Union([Type.Integer({ minimum: 1, maximum: 30 }), Type.Null()]),
	returnCosts: Type.Union([...RETURN_PAYERS.map((payer) => Type.Literal(payer)), Type.Null()]),
	condition: Type.Union([...GOODS_CONDITIONS.map((condition) => Type.Literal(condition)), Type.Null()]),
});

/** The text for a market, or that of the market whose words it shares; null without one. */
export const textFor = (texts: MarketTexts, market: Market): string | null =>
	toWordSources(market)
		.map((source) => texts[source])
		.find(Boolean) ?? null;

/** Promises as entered; an empty text promises nothing. */
export interface TypedPromises {
	readonly delivery?: Readonly<Record<string, string>>;
	readonly hours?: Readonly<Record<string, string>>;
	readonly answer_workdays?: string;
	readonly return_costs?: string;
	readonly condition?: string;
}

export type PromiseField = keyof TypedPromises;

const LONGEST = 100;

/** Parses entered promises, or returns the names of the invalid fields. */
export function parsePromises(typed: TypedPromises): { promises: MerchantPromises } | { wrong: readonly PromiseField[] } {
	const [delivery, hours] = [toTexts(typed.delivery ?? {}), toTexts(typed.hours ?? {})];
	const answerWorkdays = toWorkdays(typed.answer_workdays?.trim() ?? '');
	const returnCosts = toChoice(RETURN_PAYERS, typed.return_costs ?? '');
	const condition = toChoice(GOODS_CONDITIONS, typed.condition ?? '');
	if (delivery && hours && answerWorkdays !== undefined && returnCosts !== undefined && condition !== undefined)
		return { promises: { delivery, hours, answerWorkdays, returnCosts, condition } };
	return {
		wrong: [
			...(delivery ? [] : (['delivery'] as const)),
			...(hours ? [] : (['hours'] as const)),
			...(answerWorkdays === undefined ? (['answer_workdays'] as const) : []),
			...(returnCosts === undefined ? (['return_costs'] as const) : []),
			...(condition === undefined ? (['condition'] as const) : []),
		],
	};
}

function toTexts(typed: Readonly<Record<string, string>>): MarketTexts | undefined {
	const texts = MARKETS.flatMap((market): [Market, string][] => {
		const text = toLine(typed[market] ?? '');
		return text === '' ? [] : [[market, text]];
	});
	const isKnown = Object.keys(typed).every((name) => MARKETS.some((market) => market === name));
	return isKnown && texts.every(([, text]) => text.length <= LONGEST) ? Object.fromEntries(texts) : undefined;
}

const toWorkdays = (text: string): number | null | undefined => (text === '' ? null : /^([1-9]|[12]\d|30)$/.test(text) ? Number(text) : undefined);

/** Null for an empty choice, undefined for an unknown one. */
const toChoice = <Choice extends string>(choices: readonly Choice[], text: string): Choice | null | undefined =>
	text === '' ? null : choices.find((choice) => choice === text);
