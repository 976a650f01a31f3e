import type { BackendStarted } from '@titraj/contract/backend-started.ts';

interface Started {
	/** Origins. */
	readonly shop: string;
	readonly backend: string;
	/** Null for a backend that runs elsewhere. */
	readonly origin: BackendStarted['origin'] | null;
	readonly firstVisit: BackendStarted['firstVisit'];
	readonly isLocal: BackendStarted['isLocal'];
}

/** Others can reach the shop, so its first start replaced the published passwords. */
const PRINTED = 'the password that the first public start printed';

/** Final output of `npm start`. */
export function toNextSteps({ shop, backend, origin, firstVisit, isLocal }: Started): string {
	if (origin === null) return '';
	if (firstVisit !== null) return `\nIt is empty and has no owner yet. Create your account, then follow the list: ${firstVisit}\n`;
	if (origin === 'own') return `\nNext steps and products: ${backend}/admin/\n`;
	const passwords = isLocal ? { customer: 'titraj-kupac', editor: 'titraj-urednik' } : { customer: PRINTED, editor: PRINTED };
	return `
Four things to try:
  1. Put a product into the cart and reload; it is still there: ${shop}/proizvodi/
  2. Sign in as kupac@titraj.example with ${passwords.customer}: ${shop}/moj-racun/prijava/
  3. Change a price and watch its page update, as urednik@titraj.example with ${passwords.editor}: ${backend}/admin/
  4. Read the backend's API: ${backend}/hapi/v1/openapi.json

A shop of your own, without the demo: npm start -- --empty (docs/own-shop.md)
`;
}
