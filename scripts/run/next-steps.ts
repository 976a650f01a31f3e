interface Started {
	/** Origins. */
	readonly shop: string;
	readonly backend: string;
	/** A shop of one's own. */
	readonly isOwn: boolean;
	/** URL at which the owner creates their account; undefined if there is one already. */
	readonly firstVisit: string | undefined;
}

/** Final output of `npm start`. */
export function toNextSteps({ shop, backend, isOwn, firstVisit }: Started): string {
	if (firstVisit !== undefined) return `\nIt is empty and has no owner yet. Open your account, then follow the list: ${firstVisit}\n`;
	if (isOwn) return `\nWhat it still needs, and its products: ${backend}/admin/\n`;
	return `
Four things to try:
  1. Put a product into the cart, reload, and find it still there: ${shop}/proizvodi/
  2. Sign in as kupac@titraj.example with titraj-kupac: ${shop}/moj-racun/prijava/
  3. Change a price and watch its page follow, as urednik@titraj.example with titraj-urednik: ${backend}/admin/
  4. Read how the backend is asked: ${backend}/hapi/v1/openapi.json

A shop of your own, without the demo: npm start -- --empty (docs/own-shop.md)
`;
}
