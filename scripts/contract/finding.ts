/** One place where a backend differs from the contract, written for the developer of that backend. */
export interface Finding {
	/** `error`: a feature of the shop does not work. `advice`: the shop works with a limitation; the exit code stays 0. */
	readonly severity: 'error' | 'advice';
	/** Name, method and path of the call with its request; or another subject, such as the route table. */
	readonly call: string;
	/** JSON path in the answer; `status`, `content-type` or `body` for errors there. */
	readonly path: string;
	readonly expected: string;
	readonly found: string;
	/** Effect on shoppers. */
	readonly consequence: string;
	readonly fix: string;
}

/** Why a rule matters to shoppers, and how to fix a violation. */
export type Reason = Pick<Finding, 'consequence' | 'fix'>;

/** Groups of verdicts, in the order in which they are checked and reported. */
export const GROUPS = ['calls', 'routes', 'pages', 'rules', 'writes'] as const;
export type Group = (typeof GROUPS)[number];

/** `skipped` of calls whose feature the backend does not offer. */
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
	/** Additional information, such as data that the check leaves behind. */
	readonly note?: string;
}

export interface ContractReport {
	/** Origin of the backend. */
	readonly url: string;
	/** Why the backend could not be checked at all; null if it could. */
	readonly unusable: Finding | null;
	/** Contract version that the backend reports; null if it reports none. */
	readonly version: string | null;
	readonly verdicts: readonly Verdict[];
}

export const isError = ({ severity }: Finding): boolean => severity === 'error';

/** Whether a storefront can run on the backend: no errors in the core, nor in the extensions that it offers. */
export function isAsAgreed({ unusable, verdicts }: ContractReport): boolean {
	return unusable === null && verdicts.every(({ findings }) => !findings.some(isError));
}
