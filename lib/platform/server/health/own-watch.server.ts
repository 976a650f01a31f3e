import type { HealthWatch } from './watch-health.server.ts';

declare global {
	var shopHealthWatch: HealthWatch | undefined;
}

/** The health watch of this process: a server has one, a serverless platform does not. Stored on `globalThis` because functions are separate bundles. */
export function ownWatch(): HealthWatch | undefined {
	return globalThis.shopHealthWatch;
}

/** Sets the health watch of this process. */
export function installWatch(watch: HealthWatch | undefined): void {
	globalThis.shopHealthWatch = watch;
}
