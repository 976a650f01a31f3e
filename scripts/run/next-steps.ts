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
	if (firstVisit !== null) return `\nIt is empty and has no owner yet. Create your account, then follow the list: ${firstVisit}\n`;
	if (origin === 'own') return `\nNext steps and products: ${backend}/admin/\n`;
	return `
Four things to try:
  1. Put a product into the cart and reload; it is still there: ${shop}/proizvodi/
  2. Sign in as kupac@titraj.example with titraj-kupac: ${shop}/moj-racun/prijava/
  3. Change a price and watch its page update, as urednik@titraj.example with titraj-urednik: ${backend}/admin/
  4. Read the backend's API: ${backend}/hapi/v1/openapi.json

A shop of your own, without the demo: npm start -- --empty (docs/own-shop.md)
`;
}
