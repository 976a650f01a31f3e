import { type Failure, toFailure } from './failure.ts';

/** Does some work and returns its result. If the work throws, the error is added to `failures`, and the result is null. */
export async function attempt<Out>(name: string, failures: Failure[], work: () => Promise<Out> | Out): Promise<Out | null> {
	try {
		return await work();
	} catch (error) {
		failures.push(toFailure(name, error));
		return null;
	}
}

interface Errors<In> {
	readonly failures: Failure[];
	/** An item's name in messages. */
	readonly nameOf: (item: In) => string;
}

/** Attempts the work for one item after another. Returns the results that are not null. */
export async function attemptEach<In, Out>(
	items: readonly In[],
	{ failures, nameOf }: Errors<In>,
	work: (item: In) => Promise<Out | null> | Out | null,
): Promise<Out[]> {
	const results: Out[] = [];
	for (const item of items) {
		const result = await attempt(nameOf(item), failures, () => work(item));
		if (result !== null) results.push(result);
	}
	return results;
}
