/** Limits concurrent renders: each holds its data and its document in memory. */
export interface RenderSlots {
	/** Waits for a free slot, which the caller disposes of; null if the queue is full. */
	take(): Promise<Disposable | null>;
}

export function createRenderSlots({ most, longestQueue }: { most: number; longestQueue: number }): RenderSlots {
	const waiting: (() => void)[] = [];
	let taken = 0;
	const release = () => {
		const next = waiting.shift();
		if (next) next();
		else taken -= 1;
	};
	return {
		async take() {
			if (waiting.length >= longestQueue) return null;
			if (taken >= most) await new Promise<void>((free) => waiting.push(free));
			else taken += 1;
			return { [Symbol.dispose]: release };
		},
	};
}
