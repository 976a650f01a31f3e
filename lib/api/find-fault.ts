import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { type EndpointName, endpoints } from '#lib/contract/endpoints.ts';

const validators = new Map<string, Validator>();

/** What is wrong with an answer of the endpoint, or null. Compiles on first use: build and server only (it needs eval). */
export function findFault(name: EndpointName, answer: unknown): string | null {
	let validator = validators.get(name);
	if (!validator) {
		validator = Compile(endpoints[name].response as TSchema);
		validators.set(name, validator);
	}
	return validator.Check(answer) ? null : describeFault(validator, answer);
}

/** The first fault of a value in words: where it is and what was expected. */
export function describeFault(validator: Validator, value: unknown): string {
	const [first] = validator.Errors(value);
	return first ? `${first.instancePath || 'the answer'} ${first.message}` : 'the answer is not of the agreed shape';
}
