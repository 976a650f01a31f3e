// A page has this file in one or two tags: with a guard's addresses, before anything is shown, and with the page's code.
if (document.currentScript.dataset.entry === undefined) {
	// Redirects those whom the page is not for (lib/navigation/page-guard.ts does the same later).
	const { signedIn, signedOut } = document.currentScript.dataset;
	const isIn = /(?:^|;\s*)shop_state=(?:[^;]*&)?u=1(?:[;&]|$)/.test(document.cookie);
	const to = isIn ? signedIn : signedOut;
	if (to && to !== location.pathname) {
		document.documentElement.hidden = true;
		location.replace(isIn ? to : `${to}?redirect=${encodeURIComponent(location.pathname + location.search)}`);
	}
} else {
	const { entry, first, code, cart } = document.currentScript.dataset;
	const intents = ['pointerdown', 'click', 'keydown', 'focusin'];
	let started = false;
	const start = async () => {
		if (started) return;
		started = true;
		for (const type of intents) removeEventListener(type, start, true);
		const chunks = code.split(' ');
		const nextTask = () => new Promise((resolve) => setTimeout(resolve));
		for (const [index, href] of chunks.entries()) {
			// Thirty requests at once would be a long task.
			if (index % 4 === 3) await nextTask();
			document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
		}
		// Each module runs in a task of its own, the framework first and the entry last.
		for (const chunk of [first, ...chunks].filter((href) => href && href !== entry)) {
			// The code that needs a missing chunk fails by itself.
			await import(chunk).catch(() => {});
			await nextTask();
		}
		import(entry);
	};
	const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
	const afterPaint = () => requestAnimationFrame(() => setTimeout(() => (started || painted() ? start() : afterPaint())));

	// The cart of a visitor without a session is empty: the cart page need not wait for its code to say so. Other pages do not read cookies here, because the first read may take long.
	if (cart !== undefined && !document.cookie.includes('shop_state=')) document.documentElement.dataset.visitor = 'new';
	window.earlyClicks = new WeakMap();
	window.earlyActions = new Set();
	addEventListener(
		'click',
		(event) => {
			const button = event.target instanceof Element && event.target.closest('[data-buy],[data-action]');
			if (!button) return;
			window.earlyClicks.set(button, event);
			if (button.dataset.action) window.earlyActions?.add(button);
		},
		true,
	);
	for (const type of intents) addEventListener(type, start, { capture: true, passive: true });
	if (document.readyState === 'complete') afterPaint();
	else addEventListener('load', afterPaint);
	setTimeout(start, 4000);
}
