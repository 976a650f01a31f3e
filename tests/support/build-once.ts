import { buildWhenChanged } from '#scripts/run/build-when-changed.ts';

/** Vitest global setup: the current build is there before files of a project run at the same time, each of which would make it. */
export default async function buildOnce(): Promise<void> {
	await buildWhenChanged();
}
