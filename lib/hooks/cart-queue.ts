import type { ApiError, Result } from '#lib/api/result.ts';
import { TIMINGS } from '#lib/config/timings.ts';
import type { CartView } from '#lib/domain/cart.ts';
import { applyCartChanges, type CartChange } from '#lib/domain/cart-changes.ts';

/** `refused`: the shop said no, e.g. not that many in stock. `full`: the cart takes no other product. `failed`: it could not be asked. */
export type ChangeOutcome = 'done' | 'refused' | 'full' | 'failed';

/** What the queue needs of the world around it. */
export interface CartQueuePorts {
	/** Null where it went into the cart of a session that is over by now. */
	readonly send: (change: CartChange) => Promise<Result<CartView | null>>;
	/** Shows what the queue knows after each step: the cart with the changes under way in it, where one is known. */
	readonly show: (cart: CartView | undefined, underWay: readonly CartChange[]) => void;
	/** Keeps the changes under way, so that a page that is left does not lose them. */
	readonly keep: (underWay: readonly CartChange[]) => void;
	readonly wait: (milliseconds: number) => Promise<void>;
	/** Settles once the browser has a connection: what is changed without one waits for it, and is then sent once. */
	readonly connected: () => Promise<void>;
}

interface Job {
	change: CartChange;
	readonly settle: ((outcome: ChangeOutcome) => void)[];
}

export interface CartQueue {
	/** Shows a change at once and sends it after the ones before it. */
	push(change: CartChange): Promise<ChangeOutcome>;
	/** Takes a cart that came by another way (loaded anew, another tab); an older one than the known is ignored. Returns what to show. */
	accept(cart: CartView): CartView;
	/** Forgets the known cart, for a session that changed; changes under way go on. */
	forget(): void;
}

/** Cart changes one after another: none is lost, none counts twice, a failed one goes back alone (Spec 7, product POST, PUT, DELETE). */
export function createCartQueue({ send, show, keep, wait, connected }: CartQueuePorts): CartQueue {
	const jobs: Job[] = [];
	let confirmed: CartView | undefined;
	let running = false;

	const changes = () => jobs.map(({ change }) => change);
	const view = () => confirmed && applyCartChanges(confirmed, changes());
	const publish = () => {
		keep(changes());
		show(view(), changes());
	};

	async function sendPatiently(change: CartChange): Promise<Result<CartView | null>> {
		for (let attempt = 1; ; attempt++) {
			await connected();
			const answer = await send(change).catch(toFailure);
			if (answer.ok || !answer.error.retryable || attempt >= TIMINGS.cartAttempts) return answer;
			await wait(TIMINGS.retryInterval);
		}
	}

	async function run(): Promise<void> {
		if (running) return;
		running = true;
		for (let job = jobs[0]; job; job = jobs[0]) {
			const answer = await sendPatiently(job.change);
			jobs.shift();
			if (answer.ok && answer.data && (!confirmed || answer.data.version >= confirmed.version)) confirmed = answer.data;
			publish();
			const outcome = answer.ok ? 'done' : toOutcome(answer.error);
			for (const settle of job.settle) settle(outcome);
		}
		running = false;
	}

	return {
		push(change) {
			return new Promise((settle) => {
				const last = jobs.length > 1 ? jobs.at(-1) : undefined;
				if (last && change.kind === 'set' && last.change.kind === 'set' && last.change.cartCode === change.cartCode) {
					last.change = change;
					last.settle.push(settle);
				} else jobs.push({ change, settle: [settle] });
				publish();
				void run();
			});
		},
		accept(cart) {
			if (!confirmed || cart.version >= confirmed.version) confirmed = cart;
			return applyCartChanges(confirmed, changes());
		},
		forget() {
			confirmed = undefined;
		},
	};
}

/** A change whose answer cannot be understood fails alone; the ones after it go on. */
function toFailure(cause: unknown): { ok: false; error: ApiError } {
	return { ok: false, error: { kind: 'contract', statusCode: 0, retryable: false, message: `Cart change: ${String(cause)}` } };
}

function toOutcome(error: ApiError): ChangeOutcome {
	if (error.label === 'error_cart_full') return 'full';
	return isRefusal(error) ? 'refused' : 'failed';
}

function isRefusal({ kind, statusCode }: ApiError): boolean {
	return kind === 'rejected' || (kind === 'http' && statusCode >= 400 && statusCode < 500 && statusCode !== 401 && statusCode !== 408 && statusCode !== 429);
}
