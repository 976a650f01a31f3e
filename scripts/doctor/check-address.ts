import { connect } from 'node:tls';
import type { Finding } from './finding.ts';

const DAY = 86_400_000;
const TIMEOUT = 8000;
const RENEW = 'certbot renew, or your proxy’s own way (docs/deploy.md)';

/** The certificate that visitors of a public address get: valid for its name, and for how long. */
export async function checkCertificate(siteUrl: string, now: Date): Promise<Finding> {
	const name = 'certificate';
	const { protocol, hostname, port } = new URL(siteUrl);
	if (protocol !== 'https:')
		return { name, state: 'bad', message: `${siteUrl} is not encrypted.`, fix: 'Set SITE_URL=https://… and put a proxy with TLS before it (docs/deploy.md)' };
	const read = await readCertificate(hostname, Number(port || 443));
	if ('problem' in read) return { name, state: 'bad', message: `${siteUrl} has no usable certificate: ${read.problem}`, fix: RENEW };
	const days = Math.floor((read.validUntil.getTime() - now.getTime()) / DAY);
	const message = `${hostname} has a certificate for ${days} more days`;
	return days < 14 ? { name, state: 'note', message, fix: RENEW } : { name, state: 'good', message };
}

function readCertificate(host: string, port: number): Promise<{ readonly validUntil: Date } | { readonly problem: string }> {
	return new Promise((resolve) => {
		const socket = connect({ host, port, servername: host, timeout: TIMEOUT }, () => {
			const { valid_to } = socket.getPeerCertificate();
			socket.destroy();
			resolve({ validUntil: new Date(valid_to) });
		});
		socket.on('timeout', () => socket.destroy(new Error('it does not answer')));
		socket.on('error', (error) => resolve({ problem: error.message }));
	});
}

/** Pages that only developers may open. */
const CLOSED = ['/dev/outbox', '/bank/bank.js'];

/** Whether a backend, or a shop, answers pages of developers to a request that a proxy passed on. */
export async function checkClosedPages(origins: readonly string[]): Promise<readonly Finding[]> {
	const open = await Promise.all(origins.flatMap((origin) => CLOSED.map(async (path) => ((await isOpen(origin + path)) ? origin + path : null))));
	return open
		.filter((url) => url !== null)
		.map((url) => ({ name: 'open pages', state: 'bad', message: `Others can open ${url}.`, fix: 'Set TEST_BANK=0 and DEV_PAGES=0, and start again' }));
}

async function isOpen(url: string): Promise<boolean> {
	try {
		const response = await fetch(url, { redirect: 'manual', headers: { 'x-forwarded-for': '203.0.113.1' }, signal: AbortSignal.timeout(TIMEOUT) });
		return response.status === 200;
	} catch {
		return false;
	}
}
