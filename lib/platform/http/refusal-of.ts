/** What a failed call says to its caller. */
export interface Refusal {
	readonly label?: string;
	readonly message?: string;
}

const LONGEST = 300;

/**
 * Label and message of a failed call's body (Spec 8): `label_name` at the top or in `data`, and the first line of `message`, so that a stack
 * below it stays hidden.
 */
export function refusalOf(body: unknown): Refusal {
	const label = labelOf(body);
	const message = textAt(body, 'message')?.split('\n', 1)[0]?.slice(0, LONGEST);
	return { ...(label !== undefined && { label }), ...(message && { message }) };
}

/** The label alone. */
export const labelOf = (body: unknown): string | undefined => textAt(body, 'label_name') ?? textAt(Reflect.get(toObject(body), 'data'), 'label_name');

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

function textAt(value: unknown, name: string): string | undefined {
	const found: unknown = Reflect.get(toObject(value), name);
	return typeof found === 'string' ? found : undefined;
}
