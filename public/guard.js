// Leads on whom this page is not for, before any of it shows (lib/navigation/page-guard.ts says the same later).
{
	const { signedIn, signedOut } = document.currentScript.dataset;
	const isIn = /(?:^|;\s*)shop_state=(?:[^;]*&)?u=1(?:[;&]|$)/.test(document.cookie);
	const to = isIn ? signedIn : signedOut;
	if (to && to !== location.pathname) {
		document.documentElement.hidden = true;
		location.replace(isIn ? to : `${to}?redirect=${encodeURIComponent(location.pathname + location.search)}`);
	}
}
