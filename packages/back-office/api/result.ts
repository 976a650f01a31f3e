/** Why a call failed. `status` 0: no answer arrived. */
export interface Failure {
	readonly status: number;
	/** What was refused, and why, in the language of the person; in the words of the API where the back office has no others. */
	readonly detail: string;
	/** Fields that were refused, with their reasons. */
	readonly fields: readonly { readonly field: string; readonly reason: string }[];
	/** The person's own password is needed for this, or was wrong. */
	readonly password?: 'needed' | 'wrong' | undefined;
	/** The code of the second factor is needed for this, or was wrong. */
	readonly code?: 'needed' | 'wrong' | undefined;
}

export type Result<T> = { readonly ok: true; readonly value: T; readonly version: string | null } | { readonly ok: false; readonly failure: Failure };
