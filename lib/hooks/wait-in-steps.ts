import { TIMINGS } from '#lib/config/timings.ts';

/** Looks every second, for 20 s, whether something is `done` or has `failed`; `late` where it is neither by then (Spec 9, Analytics waits). */
export async function waitInSteps(
	look: () => 'done' | 'failed' | null,
	{ analyticsStep, analyticsLimit }: { readonly analyticsStep: number; readonly analyticsLimit: number } = TIMINGS,
): Promise<'done' | 'failed' | 'late'> {
	for (let waited = 0; ; waited += analyticsStep) {
		const found = look();
		if (found !== null) return found;
		if (waited >= analyticsLimit) return 'late';
		await new Promise((done) => setTimeout(done, analyticsStep));
	}
}
