import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Clean, Convert } from 'typebox/value';
import type { RequestOf } from '../../http/client.ts';

type Parsed<Name extends EndpointName> = { readonly ok: true; readonly request: RequestOf<Name> } | { readonly ok: false; readonly error: string };

const validators = new Map<EndpointName, Validator>();

/** Validates browser input against the contract: unknown fields are dropped, query values become numbers and booleans (D2). */
export function parseRequest<Name extends EndpointName>(name: Name, sent: Readonly<Record<string, unknown>>): Parsed<Name> {
	const schema: TSchema = endpoints[name].request;
	const known = Clean(schema, { ...sent });
	const value = endpoints[name].method === 'GET' ? Convert(schema, known) : known;
	const validator = validatorOf(name, schema);
	return validator.Check(value) ? { ok: true, request: value as RequestOf<Name> } : { ok: false, error: describeShapeError(validator, value) };
}

/** The first error of a value as text: where it is and what was expected. */
function describeShapeError(validator: Validator, value: unknown): string {
	const [first] = validator.Errors(value);
	return first ? `${first.instancePath || 'the request'} ${first.message}` : 'the request is not of the agreed shape';
}

function validatorOf(name: EndpointName, schema: TSchema): Validator {
	const known = validators.get(name);
	if (known) return known;
	const made = Compile(schema);
	validators.set(name, made);
	return made;
}
