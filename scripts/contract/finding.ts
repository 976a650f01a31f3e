/** One place where a backend differs from the contract, for the developer of that backend, who need not know this code. */
export interface Finding {
	/** `error`: something that the shop offers does not work. `advice`: the shop does with less; the exit code stays 0. */
	readonly severity: 'error' | 'advice';
	/** Name, method and path of the call with its request; or what else was looked at, such as the route table. */
	readonly call: string;
	/** JSON path in the answer; `status`, `content-type` or `body` where the fault lies there. */
	readonly path: string;
	readonly expected: string;
	readonly found: string;
	/** What shoppers notice. */
	readonly consequence: string;
	readonly fix: string;
}

/** Why a rule matters to shoppers, and what to do where it is broken. */
export type Reason = Pick<Finding, 'consequence' | 'fix'>;

/** Groups of verdicts, in the order in which they are checked and reported. */
export const GROUPS = ['calls', 'routes', 'pages', 'rules', 'writes'] as const;
export type Group = (typeof GROUPS)[number];

/** `skipped` of what a backend without the feature does not have. */
export const NOT_OFFERED = 'not offered';

/** The result for one call, page, or rule over several calls. `skipped` says why it was not checked. */
export interface Verdict {
	readonly group: Group;
	readonly name: string;
	readonly part: 'core' | 'extension';
	readonly findings: readonly Finding[];
	readonly skipped?: string;
	/** Milliseconds of the slowest answer. */
	readonly ms?: number;
	/** What the check leaves behind, and other things worth knowing. */
	readonly note?: string;
}

export interface ContractReport {
	/** Origin of the backend. */
	readonly url: string;
	/** Why the backend could not be checked at all; null where it could. */
	readonly unusable: Finding | null;
	/** Version of the contract that the backend claims; null where it claims none. */
	readonly version: string | null;
	readonly verdicts: readonly Verdict[];
}

export const isError = ({ severity }: Finding): boolean => severity === 'error';

/** Whether a storefront can run on the backend: no errors in the core, nor in the extensions that it offers. */
export function isAsAgreed({ unusable, verdicts }: ContractReport): boolean {
	return unusable === null && verdicts.every(({ findings }) => !findings.some(isError));
}
