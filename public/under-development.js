// Lifts the overlay of a shop that is being built: for staff, and on the sign-in page. It grants nothing; the backend decides by the token.
{
	const overlay = document.getElementById('u-izradi');
	const apply = () => {
		const isStaff = /(?:^|;\s*)shop_state=(?:[^;]*&)?t=1(?:[;&]|$)/.test(document.cookie);
		overlay.hidden = isStaff || location.pathname === overlay.dataset.login;
		for (const part of document.body.children) if (part !== overlay) part.inert = !overlay.hidden;
	};
	apply();
	for (const event of ['DOMContentLoaded', 'shop:navigated']) addEventListener(event, apply);
}
