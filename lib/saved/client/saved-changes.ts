import { mutate } from 'swr';
import { track } from '#lib/analytics/client/track.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { isIdempotent } from '#lib/platform/client/is-idempotent.ts';
import { refetchUntil } from '#lib/platform/client/refetch-until.ts';
import { whenOnline } from '#lib/platform/client/when-online.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { applySavedChanges, type SavedChange, type SavedList } from '../saved-lists.ts';
import { OWN } from './load-saved.ts';
import { createPendingChanges } from './pending-changes.ts';
import { forgetSavedItems, readSavedItems, SAVED_CHANGES_KEY, writeSavedItems } from './saved-items.ts';
import { createSavedQueue, type SavedOutcome } from './saved-queue.ts';

interface Saved {
	readonly code: string;
	readonly id: number;
	readonly quantity?: number;
}

const kept = createPendingChanges<SavedChange>(SAVED_CHANGES_KEY);
let pending: readonly SavedChange[] = [];
const show = (changes: readonly SavedChange[]) => {
	pending = changes;
	kept.keep(changes);
};
const push = createSavedQueue({
	send,
	isIdempotent: ({ list, kind }) => isIdempotent(kind === 'add' ? 'POST' : 'DELETE', `/api/hapi/${list}`),
	show,
	whenOnline,
	wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
});

type Asking = 'fresh' | 'recent';

const LOAD: Readonly<Record<SavedList, (how: Asking) => Promise<Result<readonly Saved[]>>>> = {
	async wishlist(how) {
		const answer = await OWN.wishlist[how]();
		return answer.ok ? { ok: true, data: answer.data.items } : answer;
	},
	compare: (how) => OWN.compare[how](),
};

for (const change of kept.take()) void changeSaved(change);

/** Changes a list: marks products immediately, sends changes in order, then refetches the list until it reflects the change (Spec 4, Wishlist and compare). */
export async function changeSaved(change: SavedChange): Promise<SavedOutcome> {
	const before = readSavedItems()[change.list];
	writeSavedItems(change.list, applySavedChanges(before ?? [], change.list, [change]));
	const pushed = await push(change);
	const outcome = pushed.kind === 'unclear' ? await lookFor(change) : pushed;
	if (outcome.kind === 'done' && change.list === 'wishlist' && change.kind === 'add') track({ kind: 'wished', cartCode: change.code });
	if (pushed.kind === 'done') await reload(change.list, change);
	else if (outcome.kind === 'done') return outcome;
	else if (!(await refreshMarks(change.list, before))) forgetSavedItems();
	return outcome;
}

/** Finds the outcome of a change without a clear answer by reading the list. It is not sent again: the shop may have applied it (D41). */
async function lookFor(change: SavedChange): Promise<SavedOutcome> {
	const items = await reload(change.list, change);
	return { kind: items === undefined ? 'unclear' : isReflected(items, change) ? 'done' : 'failed' };
}

/** Updates the marks of a list as the shop has it; if it cannot be loaded, `otherwise` is used. False if the list is unknown. */
export async function refreshMarks(list: SavedList, otherwise?: readonly string[]): Promise<boolean> {
	const answer = await LOAD[list]('recent');
	const codes = answer.ok ? answer.data.map(({ code }) => code) : otherwise;
	if (codes) mark(list, codes);
	return codes !== undefined;
}

async function reload(list: SavedList, change: SavedChange): Promise<readonly Saved[] | undefined> {
	const items = await refetchUntil({ load: () => LOAD[list]('fresh'), reflects: (saved) => isReflected(saved, change) });
	if (items)
		mark(
			list,
			items.map(({ code }) => code),
		);
	await mutate((key) => Array.isArray(key) && key[0] === list);
	return items;
}

/** Updates the marks from a loaded list, with pending changes applied. */
function mark(list: SavedList, codes: readonly string[]): void {
	writeSavedItems(list, applySavedChanges(codes, list, pending));
}

function isReflected(saved: readonly Saved[], { kind, code, quantity }: SavedChange): boolean {
	const found = saved.find((item) => item.code === code);
	if (kind === 'remove') return found === undefined;
	return found !== undefined && (quantity === undefined || found.quantity === undefined || found.quantity === quantity);
}

async function send(change: SavedChange): Promise<Result<unknown>> {
	const { forget } = OWN[change.list];
	forget();
	return write(change).finally(forget);
}

async function write({ list, kind, code, quantity }: SavedChange): Promise<Result<unknown>> {
	if (list === 'compare')
		return fetchApi('/api/hapi/compare', { method: kind === 'add' ? 'POST' : 'DELETE', body: { shopping_cart_code: code }, keepalive: true });
	if (kind === 'add') {
		const body = { model: 'catalogproduct' as const, code, qty: quantity ?? 1 };
		return fetchApi('/api/hapi/wishlist', { method: 'POST', body, keepalive: true });
	}
	const known = await LOAD.wishlist('fresh');
	if (!known.ok) return known;
	const item = known.data.find((candidate) => candidate.code === code);
	return item ? fetchApi('/api/hapi/wishlist', { method: 'DELETE', body: { id: item.id }, keepalive: true }) : { ok: true, data: null };
}
