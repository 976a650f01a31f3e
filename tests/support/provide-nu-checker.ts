import type { TestProject } from 'vitest/node';
import { isNightly } from './nightly.ts';
import { isJavaInstalled, startNuChecker } from './start-nu-checker.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Address of the Nu HTML checker; null on a machine without Java. */
		readonly nuChecker: string | null;
	}
}

/** Vitest global setup: one Nu HTML checker for all browser tests. Without Java pages are not checked by it, and the output says so; the nightly run needs it. */
export default async function provideNuChecker({ vitest }: TestProject): Promise<(() => void) | undefined> {
	const run = vitest.getRootProject();
	if ('nuChecker' in run.getProvidedContext()) return;
	if (!isJavaInstalled) {
		const lack = 'Java is not installed (Debian: default-jre-headless)';
		if (isNightly) throw new Error(`${lack}: the nightly run checks HTML with the Nu HTML checker`);
		console.log(`${lack}: HTML is not checked by the Nu HTML checker.`);
		run.provide('nuChecker', null);
		return;
	}
	const checker = await startNuChecker();
	run.provide('nuChecker', checker.url);
	return checker.stop;
}
