import { GoodsCondition } from '@titraj/contract/goods-condition.ts';
import { PAYMENT_CODES } from '@titraj/contract/payment-codes.ts';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { RETURN_PAYERS } from '../platform/shop/promises.ts';
import { DeliveryPart } from './delivery-part.ts';
import { PaymentTermsPart } from './payment-terms-part.ts';

const strict = { additionalProperties: false };
const text = Type.String();

/** Texts by market, such as `hr`. */
const texts = Type.Record(text, text);
const PromisesPart = Type.Object(
	{
		...{ delivery: Type.Optional(texts), hours: Type.Optional(texts), answer_workdays: Type.Optional(Type.Integer()) },
		...{ return_costs: Type.Optional(Type.Enum([...RETURN_PAYERS])), condition: Type.Optional(GoodsCondition) },
	},
	strict,
);

/** File format of `backend:setup --file`; every part is optional. It does not contain the owner's password. */
const SetupFile = Type.Object(
	{
		owner: Type.Optional(Type.Object({ email: text, first_name: text, last_name: text }, strict)),
		shop: Type.Optional(Type.Object({ name: text, mail_sender: Type.Optional(text), social: Type.Optional(Type.Array(text)) }, strict)),
		company: Type.Optional(
			Type.Object(
				{
					...{ name: text, street: text, postcode: text, city: text, oib: text, iban: Type.Optional(text), phone: text, email: text },
					...{ court: Type.Optional(text), register: Type.Optional(text), capital: Type.Optional(text), management: Type.Optional(text) },
					...{ returns: Type.Optional(text), mediator: Type.Optional(text), mediator_url: Type.Optional(text) },
				},
				strict,
			),
		),
		payment_methods: Type.Optional(Type.Array(Type.Enum([...PAYMENT_CODES]))),
		payment_terms: Type.Optional(PaymentTermsPart),
		delivery: Type.Optional(DeliveryPart),
		/** What the merchant promises; what is left out is not promised. */
		promises: Type.Optional(PromisesPart),
		/** HTML files, relative to this one, whose content replaces that of the pages; the pages are published. */
		pages: Type.Optional(Type.Array(Type.Object({ path: text, file: text }, strict))),
	},
	strict,
);
export type SetupFile = Static<typeof SetupFile>;

const check = Compile(SetupFile);

/** Throws with the path of the first invalid field. */
export function parseSetupFile(json: string): SetupFile {
	const value: unknown = parseJson(json);
	if (check.Check(value)) return value;
	const [error] = check.Errors(value);
	throw new Error(`Invalid setup file: ${error?.instancePath.slice(1).replaceAll('/', '.') || 'it'} ${error?.message ?? 'is wrong'}`);
}

function parseJson(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch (cause) {
		throw new Error(`The setup file is not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
	}
}
