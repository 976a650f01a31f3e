import { REQUEST_TIMEOUT } from '../config/request-timeout.ts';
import { TIMINGS } from '../config/timings.ts';
import { announceStateEverywhere } from './announce-state-everywhere.ts';
import { reloadOnce } from './reload-once.ts';
import { announceSessionLost } from './session-lost.ts';
import { readStateHint } from './state-hint.ts';
import { giveTurnBack, takeSharedTurn } from './take-turn.ts';

const ADDRESS = '/api/nuxtapi/token?regenerate=1';
const LOCK = 'shop-session';
/** The turn that public/error-page.js takes as well. */
const RENEWAL = 'shop-session-renewal';
const FIRST = 'shop-session-first';

/** `renewed`: this tab renewed it; `kept`: another tab had renewed it before; `none`: there is no session. */
type Session = 'renewed' | 'kept' | 'none';

let pending: Promise<Session> | null = null;

/**
 * Sees to it that the visitor has a session the shop accepts; one call for all callers of all tabs.
 * `refused` is the epoch of a session that was answered with 401; a session that another tab renewed since is taken as it is.
 * False when none can be had: a session is renewed once a minute at most in all tabs together, then the visitor is told. `announce` tells the tabs
 * about a new one.
 */
export async function ensureSession(refused: string | null = null, announce: () => void = announceStateEverywhere): Promise<boolean> {
	return (await session(refused, announce)) !== 'none';
}

/**
 * What follows a 401: the old token gives way to a new guest's and the page is loaded anew, once a minute at most in all tabs together; calls that go on
 * meanwhile may be sent again (Spec 8). Only the tab that renewed the session reloads: two tabs could take the turn in localStorage, which other
 * processes see late. `refused` is the epoch of the call; null for a visitor who had no session yet. False when no session can be had.
 */
export async function recoverSession(refused: string | null): Promise<boolean> {
	const outcome = await session(refused, announceStateEverywhere);
	if (outcome === 'none') return false;
	return refused !== null && outcome === 'renewed' && reloadOnce('401') ? new Promise(() => {}) : true;
}

/** The visitor wants it tried once more. */
export function retrySession(): void {
	giveTurnBack(RENEWAL);
	giveTurnBack(FIRST);
	location.reload();
}

function session(refused: string | null, announce: () => void): Promise<Session> {
	pending ??= alone(() => renew(refused, announce)).finally(() => {
		pending = null;
	});
	return pending;
}

async function renew(refused: string | null, announce: () => void): Promise<Session> {
	const known = readStateHint();
	if (known && known.epoch !== refused) return 'kept';
	const turn = known ? RENEWAL : FIRST;
	if (!takeSharedTurn(turn, TIMINGS.sessionRenewalPause)) return lose();
	// The calls of all tabs wait for this one.
	const answer = await fetch(ADDRESS, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(REQUEST_TIMEOUT) }).catch(() => null);
	// An answer that nobody reads keeps its connection busy.
	await answer?.text().catch(() => {});
	if (answer?.status === 429) return lose();
	if (!answer?.ok) {
		giveTurnBack(turn);
		return 'none';
	}
	announce();
	return 'renewed';
}

function lose(): 'none' {
	announceSessionLost();
	return 'none';
}

/** Web Locks make it one at a time across tabs; without them the token call itself keeps a session that is still good. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
	return 'locks' in navigator ? await navigator.locks.request(LOCK, work) : work();
}
