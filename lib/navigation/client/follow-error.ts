import { recoverSession } from '#lib/platform/client/session.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import type { ErrorAnswer } from '#lib/platform/http/error-answer.ts';
import { latestBuild } from './watch-build.ts';

/** Applies the error catalog to a page that failed in the browser (Spec 8). */
export function followError(answer: ErrorAnswer, timings: typeof TIMINGS = TIMINGS): void {
	switch (answer.kind) {
		case 'maintenance':
			if (answer.refreshMs === timings.buildMetaRefresh) reloadWhenBack(answer.refreshMs);
			else setTimeout(() => location.reload(), answer.refreshMs);
			if (answer.checks) void checkMaintenance(timings.maintenanceRecheck);
			return;
		case 'renew-session':
			return void recoverSession(readStateHint()?.epoch ?? '');
		case 'error-page':
			return;
	}
}

/** Reloads the page as soon as the shop responds again, also after the visitor was offline. */
function reloadWhenBack(interval: number): void {
	const timer = setInterval(async () => {
		if ((await latestBuild()) === null) return;
		clearInterval(timer);
		location.reload();
	}, interval);
}

async function checkMaintenance(recheck: number): Promise<void> {
	// If the shop is down, the response may not be JSON.
	const answer: unknown = await fetch('/api/nuxtapi/maintenance')
		.then((response) => response.json())
		.catch(() => null);
	const isOn = typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
	if (!isOn) setTimeout(() => location.reload(), recheck);
}
