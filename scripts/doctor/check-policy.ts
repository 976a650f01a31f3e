import type { Finding } from './finding.ts';

interface Policies {
	/** The page policy by the settings. */
	readonly wanted: string;
	/** `_headers` of the last build; null without one. */
	readonly built: string | null;
}

const OF_THIS_MACHINE = /\bhttps?:\/\/(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})(?::\d+)?(?=[\s;]|$)/g;

/** Whether the page policy of a public shop allows addresses of this machine, such as that of the test bank. */
export function checkPolicy({ wanted, built }: Policies): readonly Finding[] {
	const hosts = hostsIn(wanted);
	if (hosts.length > 0)
		return [
			bad(`The page policy allows ${hosts.join(' and ')}, an address of this machine.`, 'Set SITE_URL and PAYMENT_HOSTS of the public shop (docs/payments.md)'),
		];
	const left = hostsIn(built ?? '');
	if (left.length === 0) return [];
	return [
		bad(
			`Pages were built with a policy that allows ${left.join(' and ')}, an address of this machine.`,
			'npm run prerender, with the settings of the public shop',
		),
	];
}

const hostsIn = (text: string): readonly string[] => [...new Set(text.match(OF_THIS_MACHINE) ?? [])];
const bad = (message: string, fix: string): Finding => ({ name: 'page policy', state: 'bad', message, fix });
