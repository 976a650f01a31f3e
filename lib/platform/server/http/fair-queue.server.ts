export interface FairQueue {
	/**
	 * Waits for a turn, which the caller disposes of. Of the clients that wait each gets one in turn. Refused at once if all of the queue, or the
	 * client's share of it, is taken.
	 */
	take(client: string): Promise<Turn | Refused>;
}

export type Turn = Disposable & { readonly ok: true };

export interface Refused {
	readonly ok: false;
	/** Whether only this client's share is full. */
	readonly isOwnShare: boolean;
}

interface QueueOptions {
	/** Turns at the same time. */
	readonly most: number;
	/** Longest queue. */
	readonly mostWaiting: number;
	/** Of those, of one client. */
	readonly mostWaitingOfOne: number;
}

/** Limits how much runs at the same time, fairly: a client that sends a hundred requests waits for its own, others wait for one of them. */
export function createFairQueue({ most, mostWaiting, mostWaitingOfOne }: QueueOptions): FairQueue {
	/** In the order in which they get their next turn. */
	const waiting = new Map<string, (() => void)[]>();
	let length = 0;
	let running = 0;

	function release(): void {
		running -= 1;
		const [next] = waiting;
		if (!next) return;
		const [client, own] = next;
		const start = own.shift();
		waiting.delete(client);
		if (own.length > 0) waiting.set(client, own);
		length -= 1;
		running += 1;
		start?.();
	}

	const turn = (): Turn => {
		let isHeld = true;
		return {
			ok: true,
			[Symbol.dispose]: () => {
				if (isHeld) release();
				isHeld = false;
			},
		};
	};

	return {
		async take(client) {
			if (running < most) {
				running += 1;
				return turn();
			}
			const own = waiting.get(client) ?? [];
			if (own.length >= mostWaitingOfOne) return { ok: false, isOwnShare: true };
			if (length >= mostWaiting) return { ok: false, isOwnShare: false };
			waiting.set(client, own);
			length += 1;
			await new Promise<void>((start) => own.push(start));
			return turn();
		},
	};
}
