import examples from './examples.json' with { type: 'json' };

export interface Example {
	readonly request: Record<string, unknown>;
	readonly answer: unknown;
}

const known: Readonly<Record<string, Example>> = examples;

/** Request and response of a call on the demo shop, shortened. Throws if there is none: `scripts/write-backend-examples.ts` records them. */
export function exampleOf(name: string): Example {
	const example = known[name];
	if (example === undefined) throw new Error(`${name} has no example: run scripts/write-backend-examples.ts`);
	return example;
}
