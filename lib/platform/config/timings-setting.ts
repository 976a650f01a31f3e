import { DEFAULT_TIMINGS, type Timings } from './timings.ts';

type Name = keyof Timings & string;

/** A day: upper limit of every timing. */
const LONGEST = 86_400_000;
/** Timings that must not be 0: they would loop without a pause, or never happen. */
const AT_LEAST_ONE: ReadonlySet<Name> = new Set<Name>([
	...(['retryAttempts', 'cartAttempts', 'concurrentPreloads', 'analyticsStep', 'idleReloadTimeout', 'buildCheckInterval'] as const),
	...(['maintenanceRefresh', 'buildMetaRefresh', 'requestTimeout', 'orderTimeout'] as const),
]);

/** Parses the setting TIMINGS, a JSON object of timings by name. Throws for an invalid value. */
export function parseTimings(value: string): Partial<Timings> {
	if (!value) return {};
	const given = readObject(value);
	for (const [name, timing] of Object.entries(given)) {
		if (!isName(name)) throw new Error(`it contains "${name}"; known are ${Object.keys(DEFAULT_TIMINGS).join(', ')}`);
		const isList = Array.isArray(DEFAULT_TIMINGS[name]);
		const numbers: unknown[] = Array.isArray(timing) ? timing : [timing];
		if (Array.isArray(timing) !== isList || !numbers.every((number) => isTiming(number, name))) throw new Error(describe(name, timing, isList));
	}
	return given;
}

function readObject(value: string): Partial<Timings> {
	try {
		const given: unknown = JSON.parse(value);
		if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given;
	} catch {
		// The error below covers it.
	}
	throw new Error('it must be a JSON object such as {"idleReloadTimeout":600000}');
}

const isName = (name: string): name is Name => Object.hasOwn(DEFAULT_TIMINGS, name);

function isTiming(value: unknown, name: Name): boolean {
	return Number.isInteger(value) && Number(value) >= (AT_LEAST_ONE.has(name) ? 1 : 0) && Number(value) <= LONGEST;
}

function describe(name: Name, value: unknown, isList: boolean): string {
	const least = AT_LEAST_ONE.has(name) ? 1 : 0;
	return `it says ${JSON.stringify(value)} for ${name}; it must be ${isList ? 'a list of whole numbers' : 'a whole number'} from ${least} to ${LONGEST}`;
}
