import { randomBytes } from 'node:crypto';
import type { IdentityProvider } from '../platform/identity/identity-provider.ts';

export const DEMO_ISSUER_PATH = '/dev/oidc';

interface DemoIssuer {
	provider(): IdentityProvider;
	/** Where this server listens: known once it does. */
	moveTo(url: string): void;
}

/** The demo provider as the shop knows it; each process generates its own secret. */
export function createDemoIssuer(): DemoIssuer {
	const clientSecret = randomBytes(24).toString('base64url');
	let issuer = DEMO_ISSUER_PATH;
	return {
		provider: () => ({ code: 'demo', title: 'Titraj za isprobavanje', issuer, clientId: 'titraj', clientSecret }),
		moveTo: (url) => {
			issuer = url + DEMO_ISSUER_PATH;
		},
	};
}
