import { CatalogProduct } from '@titraj/contract/catalog.ts';
import { CatalogList } from '@titraj/contract/catalog-groups.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { Listing } from '@titraj/contract/envelope.ts';
import { isRead } from '@titraj/contract/is-read.ts';
import { findMissingData } from '@titraj/contract/reading/missing-data.ts';
import { isError, type Reading, readLeniently } from '@titraj/contract/reading/read-leniently.ts';
import { kindOfPlace, type Remark } from '@titraj/contract/reading/remark.ts';
import { parseResponseFields } from '@titraj/contract/response-fields.ts';
import Type, { type TObject, type TProperties, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/** A validated response, or its error: where, expected, found. */
type AnswerReading = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly error: string };

export type AnswerReader = (name: EndpointName, answer: unknown, request: object) => AnswerReading;

/** Item schemas of lists whose fields the call selects with `response_fields`. */
const ITEMS: Readonly<Partial<Record<EndpointName, TObject>>> = {
	_get_hapi_catalog_products: CatalogProduct,
	_get_hapi_catalog_lists: CatalogList,
};

/**
 * Validates responses leniently (0065). Calls `warn` once for each kind of ignored or dropped value. Where the call selects fields, those
 * must be present and every present field must be valid. Compiles schemas on first use: build and server only (it needs eval).
 */
export function createAnswerReader(warn: (text: string) => void = () => undefined): AnswerReader {
	const warned = new Set<string>();
	const warnOnce = (name: EndpointName, remarks: readonly Remark[]) => {
		for (const remark of remarks) {
			const kind = `${name} ${remark.kind} ${kindOfPlace(remark)}`;
			if (warned.has(kind)) continue;
			warned.add(kind);
			warn(`${name}: ${describeRemark(remark)}`);
		}
	};
	return (name, answer, request) => {
		const item = ITEMS[name];
		const asked = 'response_fields' in request ? request.response_fields : undefined;
		const fields = item && typeof asked === 'string' ? parseResponseFields(asked) : null;
		const { value, remarks } = item && fields ? readLeniently(Listing(toPartial(item, fields)), answer) : readWhole(name, answer);
		const error = remarks.find(isError);
		if (error) return { ok: false, error: describeRemark(error) };
		warnOnce(name, remarks);
		return { ok: true, body: value };
	};
}

/** Validates one value of a response by itself, such as an item of a batch. Throws the error. */
export function readItem<T>(schema: TSchema, validator: Validator<TProperties, TSchema, T>, item: unknown): T {
	if (validator.Check(item)) return item;
	const { value, remarks } = readLeniently(schema, item);
	const error = remarks.find(isError);
	if (error) throw new Error(describeRemark(error));
	return value as T;
}

const validators = new Map<EndpointName, Validator>();

/** A response that passes the strict check skips the lenient one. */
function readWhole(name: EndpointName, answer: unknown): Reading {
	const { response } = endpoints[name];
	const missing = isRead(name) ? findMissingData(response, answer) : null;
	if (missing) return { value: answer, remarks: [missing] };
	const validator = validators.get(name) ?? Compile(response);
	validators.set(name, validator);
	return validator.Check(answer) ? { value: answer, remarks: [] } : readLeniently(response, answer);
}

/** The selected fields are required, the others optional. Fields that the contract does not know are not validated. */
function toPartial(item: TObject, fields: ReadonlySet<string>): TSchema {
	const properties: Readonly<Record<string, TSchema>> = item.properties;
	const entries = Object.entries(properties).map(([name, schema]) => [name, fields.has(name) ? schema : Type.Optional(schema)] as const);
	return Type.Object(Object.fromEntries(entries));
}

/** Describes a remark in one line. */
function describeRemark({ path, kind, expected, found }: Remark): string {
	switch (kind) {
		case 'error':
			return `${path} must be ${expected}; found ${found}`;
		case 'left_out':
			return `left out of its list, because ${path} must be ${expected}; found ${found}`;
		case 'replaced':
			return `ignored, because ${path} must be ${expected}; found ${found}`;
		case 'unknown_field':
			return `${path} is ignored: the contract has no such field`;
		case 'unknown_value':
			return `${path} is ignored: it must be ${expected}; found ${found}`;
	}
}
