// Runs on the maintenance page and on the 401 page alone (lib/platform/server/http/error-document.server.ts).
(() => {
	const { answers, recheck } = document.currentScript.dataset;

	/** Whether this was done within the last so many milliseconds: a page that fails again must not turn in a circle. */
	function wasDone(name, ttl, storage) {
		try {
			const last = Number(storage().getItem(name) ?? 0);
			const passed = Date.now() - last;
			if (passed >= 0 && passed < ttl) return true;
			storage().setItem(name, String(Date.now()));
			return false;
		} catch {
			return true;
		}
	}

	async function checkMaintenance() {
		if (wasDone('shop-maintenance-check', 60_000, () => sessionStorage)) return;
		// Where the shop is down, what answers in its place may be no JSON.
		const answer = await fetch('/api/nuxtapi/maintenance', { headers: { accept: 'application/json' } })
			.then((response) => response.json())
			.catch(() => null);
		if (answer?.success !== true) setTimeout(() => location.reload(), Number(recheck));
	}

	async function renewSession() {
		const allTabs = () => localStorage;
		// Once a minute by all tabs together, as lib/platform/client/session.ts does; the page has a link to try again.
		if (wasDone('shop-session-renewal', 60_000, allTabs)) return;
		const answer = await fetch('/api/nuxtapi/token?regenerate=1').catch(() => null);
		if (answer?.ok && !wasDone('shop-reload-401', 60_000, allTabs)) location.reload();
	}

	if (answers === 'maintenance') void checkMaintenance();
	if (answers === 'renew-session') void renewSession();
})();
