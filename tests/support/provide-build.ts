import { buildWhenChanged } from '#scripts/run/build-when-changed.ts';

/** Vitest global setup: makes the current build. */
export default async function provideBuild(): Promise<void> {
	await buildWhenChanged();
}
