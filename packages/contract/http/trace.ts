import { randomBytes } from 'node:crypto';

/** The trace that a request belongs to (W3C Trace Context). */
export interface Trace {
	/** 32 hexadecimal digits, the same in every program that a visitor's request reaches. */
	readonly traceId: string;
	/** 16 hexadecimal digits: this program's part of the trace. */
	readonly spanId: string;
	/** Two hexadecimal digits; the last bit says that the caller records the trace. */
	readonly flags: string;
}

/** Later versions may append fields, which are ignored. */
const HEADER = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:$|-)/;
const LONGEST = 200;

/** This program's part of the trace that a `traceparent` header names; without a valid header, of a new one that is not sampled. */
export function toTrace(header: string | readonly string[] | null | undefined): Trace {
	const [, traceId, flags] = (typeof header === 'string' && header.length <= LONGEST && HEADER.exec(header)) || [];
	return { traceId: traceId ?? randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex'), flags: flags ?? '00' };
}

/** The `traceparent` header of calls that this part of the trace makes. */
export const toTraceparent = ({ traceId, spanId, flags }: Trace): string => `00-${traceId}-${spanId}-${flags}`;
