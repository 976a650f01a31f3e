import type { Format } from '../settings/setting.ts';

/** A host with an optional port: a name or an IP address, without characters that would begin a path, query, fragment or user. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The name in a Host header, in small letters and without port and closing dot; null if it is not one. */
export function toHostname(host: string): string | null {
	const url = HOST.test(host) ? URL.parse(`http://${host}`) : null;
	return url === null ? null : url.hostname.replace(/\.$/, '');
}

/** A host name of a setting, without a port. */
export const hostName: Format<string> = (text) => {
	const name = /:\d+$/.test(text) ? null : toHostname(text);
	if (name === null) throw new Error(`"${text}" in it is not a host name such as www.shop.example`);
	return name;
};

/** The hosts that a shop or its backend answers to: that of SITE_URL and additional ones. Ports do not matter. */
export const toKnownHosts = (siteUrl: string, more: readonly string[]): ReadonlySet<string> => new Set([toHostname(new URL(siteUrl).host) ?? '', ...more]);

/** Whether a request has more than one Host header, of which programs read different ones. */
export const hasSeveralHosts = (rawHeaders: readonly string[]): boolean =>
	rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Message of the response to a refused request. */
export const UNKNOWN_HOST = 'The host of this address is not that of SITE_URL and not in ALLOWED_HOSTS. A proxy has to pass the Host header on.';
