import { missingCoreCalls } from '@titraj/contract/offered-features.ts';
import { CONTRACT_VERSION } from '@titraj/contract/version.ts';
import { openBackend } from '../contract/start/open-backend.ts';
import type { Finding } from './finding.ts';

const NAME = 'backend';

/** Checks that the backend responds, has the core calls and speaks the same major version of the contract. `isOwn`: no backend is configured, so `npm start` starts the embedded one. */
export async function checkBackend({ url, host, isOwn }: { url: string; host: string; isOwn: boolean }): Promise<Finding> {
	const opened = await openBackend({ url, host, timeout: 5000 });
	if (!opened.ok) {
		if (isOwn) return { name: NAME, state: 'good', message: 'none is running; npm start starts the embedded one' };
		const { call, path, found, fix } = opened.finding;
		const message = `${url} is not usable: ${call}: ${path}: ${found}`;
		return {
			name: NAME,
			state: 'bad',
			message,
			fix: `${fix} npm run contract:check -- ${url} prints the full finding. Leave BACKEND_URL empty to use the embedded backend.`,
		};
	}
	const { table, version } = opened;
	const missing = missingCoreCalls(table);
	if (missing.length > 0) {
		const message = `${url} lacks ${missing.length} calls of the contract's core: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}`;
		return { name: NAME, state: 'bad', message, fix: `npm run contract:check -- ${url} reports each call` };
	}
	if (version === null) return { name: NAME, state: 'note', message: `${url} responds, without a contract version (ours is ${CONTRACT_VERSION})` };
	if (version.split('.')[0] === CONTRACT_VERSION.split('.')[0])
		return { name: NAME, state: 'good', message: `${url} responds with contract version ${version}` };
	return {
		name: NAME,
		state: 'bad',
		message: `${url} has contract version ${version}, this shop ${CONTRACT_VERSION}.`,
		fix: 'Update the older of the two; calls differ between major versions.',
	};
}
