import { missingCoreCalls } from '@titraj/contract/offered-features.ts';
import { CONTRACT_VERSION } from '@titraj/contract/version.ts';
import { openBackend } from '../contract/start/open-backend.ts';
import type { Finding } from './finding.ts';

const NAME = 'backend';

/** Checks that the backend responds, has the core calls and speaks the same major version of the contract. `isOwn`: no backend is configured, so `npm start` starts the embedded one. */
export async function checkBackend({ url, host, isOwn }: { url: string; host: string; isOwn: boolean }): Promise<Finding> {
	const opened = await openBackend({ url, host, timeout: 5000 });
	if (!opened.ok) {
		if (isOwn) return { name: NAME, state: 'good', message: 'none is running; npm start brings the embedded one along' };
		const { call, path, found, fix } = opened.finding;
		const message = `${url} cannot be used: ${call}: ${path}: ${found}`;
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
		return { name: NAME, state: 'bad', message, fix: `npm run contract:check -- ${url} says it call by call` };
	}
	if (version === null)
		return { name: NAME, state: 'note', message: `${url} answers; it does not say which version of the contract it speaks (ours is ${CONTRACT_VERSION})` };
	if (version.split('.')[0] === CONTRACT_VERSION.split('.')[0]) return { name: NAME, state: 'good', message: `${url} answers and speaks contract ${version}` };
	return {
		name: NAME,
		state: 'bad',
		message: `${url} speaks contract ${version}, this shop ${CONTRACT_VERSION}.`,
		fix: 'Bring the older of the two up to date; between major versions calls differ.',
	};
}
