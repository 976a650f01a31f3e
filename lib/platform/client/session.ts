import { REQUEST_TIMEOUT } from '../config/request-timeout.ts';
import { TIMINGS } from '../config/timings.ts';
import { announceStateEverywhere } from './announce-state-everywhere.ts';
import { reloadOnce } from './reload-once.ts';
import { announceSessionLost } from './session-lost.ts';
import { readStateHint } from './state-hint.ts';
import { giveTurnBack, isTurnTaken, takeTurn } from './take-turn.ts';

const ADDRESS = '/api/nuxtapi/token?regenerate=1';
const LOCK = 'shop-session';
/** Name of the turn, shared with public/error-page.js. */
const RENEWAL = 'shop-session-renewal';
const FIRST = 'shop-session-first';

/** `renewed`: this tab renewed it; `kept`: another tab had renewed it before; `none`: there is no session. */
type Session = 'renewed' | 'kept' | 'none';

let pending: Promise<Session> | null = null;
/** Whether this page had a session since it last began one: cookies that vanish then were deleted, not refused, and another session can begin at once. */
let hadSession = false;
/** Since the reload after a 401, until the page must be gone. */
let reload: Promise<void> | undefined;

/**
 * Ensures that the visitor has a valid session, with one call for all callers in all tabs. `refused` is the epoch of a session that got a
 * 401; if another tab has renewed it since, the new one is used. Returns false if no session can be obtained: all tabs together renew at
 * most once a minute, then the visitor sees a message. `announce` notifies the tabs of a new session.
 */
export async function ensureSession(refused: string | null = null, announce: () => void = announceStateEverywhere): Promise<boolean> {
	return (await session(refused, announce)) !== 'none';
}

/**
 * Handles a 401: replaces the token by a new guest token and reloads the page, at most once a minute in all tabs together; calls made
 * meanwhile may be retried, unless the page reloads (Spec 8). Only the tab that renewed the session reloads, because localStorage reaches
 * other processes late and two tabs could take the turn. `refused` is the epoch of the call; null for a visitor without a session. Returns
 * false if no session can be obtained.
 */
export async function recoverSession(refused: string | null): Promise<boolean> {
	const outcome = await session(refused, () => {
		// Before the announcement, after which parts of this page would load data of the new guest.
		if (refused !== null && reloadOnce('401')) reload = new Promise((done) => setTimeout(done, REQUEST_TIMEOUT));
		announceStateEverywhere();
	});
	await untilReloaded();
	return outcome !== 'none';
}

/** Waits if the page is about to reload after a 401: settles only if the visitor stopped that. The new guest would be refused what the page loads. */
export async function untilReloaded(): Promise<void> {
	await reload;
}

/** Notes that a call of this page is made with a session. */
export function noteSession(): void {
	hadSession ||= readStateHint() !== null;
}

/** Retries at the visitor's request. */
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
	const isVanished = !known && hadSession;
	if (!isVanished && isTurnTaken(turn, TIMINGS.sessionRenewalPause)) return lose();
	hadSession = false;
	// The calls of all tabs wait for this one.
	const answer = await fetch(ADDRESS, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(REQUEST_TIMEOUT) }).catch(() => null);
	// An unread response keeps its connection busy.
	await answer?.text().catch(() => {});
	const isLimited = answer?.status === 429;
	if (!answer?.ok && !isLimited) return 'none';
	// Taken only after the answer: if this page is left before it, the next one may ask immediately.
	takeTurn(turn);
	if (isLimited) return lose();
	announce();
	return 'renewed';
}

function lose(): 'none' {
	announceSessionLost();
	return 'none';
}

/** Runs `work` in one tab at a time with Web Locks. Without them the token call itself keeps a session that is still valid. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
	return 'locks' in navigator ? await navigator.locks.request(LOCK, work) : work();
}
