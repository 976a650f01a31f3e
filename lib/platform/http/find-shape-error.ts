import { CatalogProduct } from '@titraj/contract/catalog.ts';
import { CatalogList } from '@titraj/contract/catalog-groups.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { Listing } from '@titraj/contract/envelope.ts';
import { parseResponseFields } from '@titraj/contract/response-fields.ts';
import Type, { type TObject, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const validators = new Map<string, Validator>();

/** Items of the lists that answer with the fields which the call names in `response_fields`. */
const ITEMS: Readonly<Partial<Record<EndpointName, TObject>>> = {
	_get_hapi_catalog_products: CatalogProduct,
	_get_hapi_catalog_lists: CatalogList,
};

/**
 * What is wrong with an answer of the endpoint, or null. Where the call asked for some fields alone, these must be there and whatever is there must be
 * right. Compiles on first use: build and server only (it needs eval).
 */
export function findShapeError(name: EndpointName, answer: unknown, request: object = {}): string | null {
	const item = ITEMS[name];
	const asked = 'response_fields' in request ? request.response_fields : undefined;
	const fields = item && typeof asked === 'string' ? parseResponseFields(asked) : null;
	if (!item || fields === null) return check(name, () => endpoints[name].response, answer);
	return check(`${name} in part`, () => Listing(Type.Partial(item)), answer) ?? findMissing(item, answer, fields);
}

/** The first error of a value in words: where it is and what was expected. */
export function describeShapeError(validator: Validator, value: unknown): string {
	const [first] = validator.Errors(value);
	return first ? `${first.instancePath || 'the answer'} ${first.message}` : 'the answer is not of the agreed shape';
}

function check(key: string, schemaOf: () => TSchema, answer: unknown): string | null {
	const validator = validators.get(key) ?? Compile(schemaOf());
	validators.set(key, validator);
	return validator.Check(answer) ? null : describeShapeError(validator, answer);
}

/** A field that was asked for and is not there. Names that the contract does not know are the asker's own. */
function findMissing({ required }: TObject, answer: unknown, fields: ReadonlySet<string>): string | null {
	const wanted = (required ?? []).filter((field) => fields.has(field));
	const { data } = answer as { data?: { items: readonly object[] } };
	for (const [at, item] of (data?.items ?? []).entries()) {
		const missing = wanted.find((field) => !(field in item));
		if (missing !== undefined) return `/data/items/${at} must have ${missing}, which was asked for`;
	}
	return null;
}
