import { TIMINGS } from '../config/timings.ts';

/** Checks a condition every second for 20 s; false if it has not become true by then (Spec 9, Analytics waits). */
export async function waitInSteps(
	look: () => boolean,
	{ analyticsStep, analyticsLimit }: { readonly analyticsStep: number; readonly analyticsLimit: number } = TIMINGS,
): Promise<boolean> {
	for (let waited = 0; ; waited += analyticsStep) {
		if (look()) return true;
		if (waited >= analyticsLimit) return false;
		await new Promise((done) => setTimeout(done, analyticsStep));
	}
}
