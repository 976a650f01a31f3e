import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** IPC message of the embedded backend to its parent process when it listens. */
const BackendStarted = Type.Object({
	/** Its URL, with the actual port. */
	url: Type.String(),
	/** Whether its database began as the demo shop or as a merchant's own. */
	origin: Type.Enum(['demo', 'own']),
	/** URL where the owner creates an account; null if there is an owner, or no /admin/. */
	firstVisit: Type.Union([Type.String(), Type.Null()]),
	/** Whether others cannot reach the shop, by its settings: the demo's accounts then have their published passwords. */
	isLocal: Type.Boolean(),
});
export type BackendStarted = Static<typeof BackendStarted>;

const check = Compile(BackendStarted);

/** Null for any other message. */
export const parseBackendStarted = (message: unknown): BackendStarted | null => (check.Check(message) ? message : null);
