import type { BackendStarted } from '@titraj/contract/backend-started.ts';

interface Started {
	/** Origins. */
	readonly shop: string;
	readonly backend: string;
	/** Null for a backend that runs elsewhere. */
	readonly origin: BackendStarted['origin'] | null;
	readonly firstVisit: BackendStarted['firstVisit'];
}

/** Final output of `npm start`. */
export function toNextSteps({ shop, backend, origin, firstVisit }: Started): string {
	if (origin === null) return '';
	if (firstVisit !== null) return `\nIt is empty and has no owner yet. Open your account, then follow the list: ${firstVisit}\n`;
	if (origin === 'own') return `\nWhat it still needs, and its products: ${backend}/admin/\n`;
	return `
Four things to try:
  1. Put a product into the cart, reload, and find it still there: ${shop}/proizvodi/
  2. Sign in as kupac@titraj.example with titraj-kupac: ${shop}/moj-racun/prijava/
  3. Change a price and watch its page follow, as urednik@titraj.example with titraj-urednik: ${backend}/admin/
  4. Read how the backend is asked: ${backend}/hapi/v1/openapi.json

A shop of your own, without the demo: npm start -- --empty (docs/own-shop.md)
`;
}
