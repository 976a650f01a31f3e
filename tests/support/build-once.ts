import { buildWhenChanged } from '#scripts/run/build-when-changed.ts';

/** Vitest global setup: makes the current build before files of a project run in parallel, each of which would make it. */
export default async function buildOnce(): Promise<void> {
	await buildWhenChanged();
}
