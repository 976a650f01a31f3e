/** Longest answer: labels of a full call as PDF are far smaller. */
const MOST_BYTES = 20_000_000;

/** A carrier has said no: it did nothing. The message is for staff. */
export class CarrierRefusal extends Error {}

export interface CarrierAnswer {
	readonly status: number;
	readonly bytes: Buffer;
}

/** A call of a carrier. `signal` ends it. */
export interface CarrierCall {
	readonly method: 'GET' | 'POST';
	readonly headers?: Readonly<Record<string, string>>;
	/** Is sent as JSON. */
	readonly json?: object;
	readonly signal: AbortSignal;
}

/** The whole answer of a carrier, of any status. Throws without one, after the signal, and for one that is too long: what the carrier did is then unknown. */
export async function askCarrier(name: string, url: string, { method, json, headers = {}, signal }: CarrierCall): Promise<CarrierAnswer> {
	const sent = json === undefined ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) };
	try {
		const response = await fetch(url, { method, signal, redirect: 'error', ...sent });
		return { status: response.status, bytes: await readWhole(response) };
	} catch (cause) {
		throw new Error(cause instanceof TooLong ? `${name} answered with more than ${MOST_BYTES / 1_000_000} MB` : `${name} did not answer`, { cause });
	}
}

class TooLong extends Error {}

async function readWhole({ body }: Response): Promise<Buffer> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of body ?? []) {
		length += part.length;
		if (length > MOST_BYTES) throw new TooLong();
		parts.push(part);
	}
	return Buffer.concat(parts);
}

/** Object of a JSON answer; null for anything else, such as HTML. */
export function toJson({ bytes }: CarrierAnswer): object | null {
	try {
		const answer: unknown = JSON.parse(bytes.toString('utf8'));
		return typeof answer === 'object' ? answer : null;
	} catch {
		return null;
	}
}

/** Part of an answer; undefined if there is none. */
export const partOf = (item: unknown, name: string): unknown => (typeof item === 'object' && item !== null ? Reflect.get(item, name) : undefined);

/** List in an answer; empty if there is none. */
export function listOf(answer: unknown, name: string): readonly unknown[] {
	const list = partOf(answer, name);
	return Array.isArray(list) ? list : [];
}

export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
