import type { Variables } from '@titraj/contract/settings/setting.ts';
import { requireProxySecret } from '@titraj/contract/settings/trusted-proxy.ts';
import type { Finding } from './finding.ts';

/** Reports a trusted proxy without the secret that it needs. `isOwn`: `npm start` starts the embedded backend, and makes a secret for it. */
export function checkProxies(variables: Variables, isOwn: boolean): readonly Finding[] {
	const countOf = (name: string) => Number(variables[name] || 0);
	const proxies = { TRUSTED_PROXIES: countOf('TRUSTED_PROXIES'), BACKEND_TRUSTED_PROXIES: countOf('BACKEND_TRUSTED_PROXIES') };
	try {
		requireProxySecret({ proxies, baseClientSecret: variables['BASE_CLIENT_SECRET'] });
		return [];
	} catch (cause) {
		const message = cause instanceof Error ? cause.message : String(cause);
		const fix = isOwn
			? 'npm start makes a secret for its own backend; npm run serve and npm run backend refuse to start.'
			: 'The shop does not start without it (docs/deploy.md).';
		return [{ name: 'proxies', state: isOwn ? 'note' : 'bad', message, fix }];
	}
}
