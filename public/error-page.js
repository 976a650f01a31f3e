// Runs on the maintenance page and on the 401 page alone (lib/server/pages/error-document.server.ts).
(() => {
	const { answers, recheck } = document.currentScript.dataset;

	/** Whether this was done within the last so many milliseconds: a page that fails again must not turn in a circle. */
	function wasDone(name, ttl) {
		try {
			const last = Number(sessionStorage.getItem(name) ?? 0);
			if (Date.now() - last < ttl) return true;
			sessionStorage.setItem(name, String(Date.now()));
			return false;
		} catch {
			return true;
		}
	}

	async function checkMaintenance() {
		if (wasDone('shop-maintenance-check', 60_000)) return;
		// Where the shop is down, what answers in its place may be no JSON.
		const answer = await fetch('/api/nuxtapi/maintenance', { headers: { accept: 'application/json' } })
			.then((response) => response.json())
			.catch(() => null);
		if (answer?.success !== true) setTimeout(() => location.reload(), Number(recheck));
	}

	async function renewSession() {
		if (wasDone('shop-session-renewal', 10_000)) return;
		const answer = await fetch('/api/nuxtapi/token?regenerate=1').catch(() => null);
		if (answer?.ok) location.reload();
	}

	if (answers === 'maintenance') void checkMaintenance();
	if (answers === 'renew-session') void renewSession();
})();
