import { isUnknown, readOutcome, sendWrite } from '#lib/platform/client/send-write.ts';
import type { ApiError, Result } from '#lib/platform/http/result.ts';
import type { CartView } from '../cart.ts';
import { applyCartChanges, type CartChange, reflectsChange } from '../cart-changes.ts';

/**
 * `refused`: the shop rejected the change, e.g. for lack of stock. `full`: the cart takes no more products. `failed`: the change was not
 * applied. `unclear`: it is unknown whether it was applied.
 */
export type ChangeOutcome = 'done' | 'refused' | 'full' | 'failed' | 'unclear';

/** The effects that the queue needs. */
export interface CartQueuePorts {
	/** Resolves with null if the session ended meanwhile. */
	readonly send: (change: CartChange) => Promise<Result<CartView | null>>;
	/** Whether the endpoint table allows a retry; null if the table could not be read. */
	readonly isIdempotent: (change: CartChange) => Promise<boolean | null>;
	/** The current cart of the shop; null if the session ended meanwhile. */
	readonly read: () => Promise<Result<CartView | null>>;
	/** Called after each step with the cart including pending changes; undefined if no cart is known. */
	readonly show: (cart: CartView | undefined, pending: readonly CartChange[]) => void;
	/** Stores the pending changes, so that leaving the page does not lose them. */
	readonly keep: (pending: readonly CartChange[]) => void;
	readonly wait: (milliseconds: number) => Promise<void>;
	/** Settles once the browser is online; changes made offline wait for it. */
	readonly whenOnline: () => Promise<void>;
}

interface Job {
	change: CartChange;
	/** An earlier page sent it and was left before the answer: the cart may contain it already. */
	readonly inherited: boolean;
	readonly settle: ((outcome: ChangeOutcome) => void)[];
}

export interface CartQueue {
	/** Shows a change immediately and sends it after the ones before it. */
	push(change: CartChange): Promise<ChangeOutcome>;
	/** Accepts a cart from elsewhere (a reload, another tab) unless it is older than the known one. Returns what to show. */
	accept(cart: CartView): CartView;
	/** Drops the known cart when the session changes; pending changes are still sent. */
	forget(): void;
}

/** Sends cart changes one after another: none is lost or applied twice, and a failed one is rolled back alone (Spec 7, product POST, PUT, DELETE; D41). */
export function createCartQueue({ send, isIdempotent, read, show, keep, wait, whenOnline }: CartQueuePorts): CartQueue {
	const jobs: Job[] = [];
	let confirmed: CartView | undefined;
	let running = false;

	const changes = () => jobs.map(({ change }) => change);
	const apply = (cart: CartView) => applyCartChanges(cart, toShown(jobs, cart));
	const view = () => confirmed && apply(confirmed);
	const publish = () => {
		keep(changes());
		show(view(), changes());
	};

	function note(cart: CartView | null): void {
		if (cart && (!confirmed || cart.version >= confirmed.version)) confirmed = cart;
	}

	async function carryOut(job: Job): Promise<ChangeOutcome> {
		const { change } = job;
		const before = job.inherited ? undefined : confirmed;
		if (job.inherited && !(await isIdempotent(change))) return lookFor(change, before);
		job.change = { ...change, sent: true };
		keep(changes());
		const answer = await sendWrite({ send: () => send(change).catch(toFailure), isIdempotent: () => isIdempotent(change), whenOnline, wait });
		if (answer.ok) note(answer.data);
		else if (isUnknown(answer)) return lookFor(change, before);
		return answer.ok ? 'done' : toOutcome(answer.error);
	}

	/** Finds the outcome of a change without a clear answer by reading the cart. It is not sent again: the shop may have applied it (D41). */
	async function lookFor(change: CartChange, before: CartView | undefined): Promise<ChangeOutcome> {
		const reflects = (cart: CartView | null) => {
			note(cart);
			return cart && reflectsChange(cart, change, before);
		};
		const isDone = await readOutcome({ read: () => read().catch(toFailure), reflects, wait });
		return isDone === null ? 'unclear' : isDone ? 'done' : 'failed';
	}

	async function run(): Promise<void> {
		if (running) return;
		running = true;
		for (let job = jobs[0]; job; job = jobs[0]) {
			await whenOnline();
			const outcome = await carryOut(job);
			jobs.shift();
			publish();
			for (const settle of job.settle) settle(outcome);
		}
		running = false;
	}

	return {
		push(change) {
			return new Promise((settle) => {
				const last = jobs.length > 1 ? jobs.at(-1) : undefined;
				if (last && !last.change.sent && change.kind === 'set' && last.change.kind === 'set' && last.change.cartCode === change.cartCode) {
					last.change = change;
					last.settle.push(settle);
				} else jobs.push({ change, inherited: change.sent === true, settle: [settle] });
				publish();
				void run();
			});
		},
		accept(cart) {
			if (!confirmed || cart.version >= confirmed.version) confirmed = cart;
			return apply(confirmed);
		},
		forget() {
			confirmed = undefined;
		},
	};
}

/** The pending changes to show. An inherited addition to a line of the cart is left out: it could be counted twice until its answer. */
function toShown(jobs: readonly Job[], { lines }: CartView): readonly CartChange[] {
	const mayContain = ({ kind, cartCode }: CartChange) => kind === 'add' && lines.some((line) => line.cartCode === cartCode);
	return jobs.filter(({ change, inherited }) => !(inherited && mayContain(change))).map(({ change }) => change);
}

/** A change with an unreadable answer fails alone; the ones after it are still sent. */
function toFailure(cause: unknown): { ok: false; error: ApiError } {
	return { ok: false, error: { kind: 'contract', statusCode: 200, retryable: false, message: `Cart change: ${String(cause)}` } };
}

function toOutcome(error: ApiError): ChangeOutcome {
	if (error.label === 'error_cart_full') return 'full';
	return isRefusal(error) ? 'refused' : 'failed';
}

function isRefusal({ kind, statusCode }: ApiError): boolean {
	return kind === 'rejected' || (kind === 'http' && statusCode >= 400 && statusCode < 500 && statusCode !== 401 && statusCode !== 408 && statusCode !== 429);
}
