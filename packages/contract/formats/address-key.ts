const GROUPS = 8;
/** Number of groups that identify a network. */
const NETWORK = 4;
/** Maximum length of an address in any spelling. */
const LONGEST = 64;

/**
 * The key for counting attempts from an address (D20): an IPv4 address, also if written as IPv6; for an IPv6 address the first of its /64 network,
 * because a subscriber usually gets a whole /64. Brackets, ports and zones are ignored. Other text is returned unchanged; null without an address.
 */
export function toAddressKey(text: string): string | null {
	const said = text.trim().toLowerCase().slice(0, LONGEST);
	const address = toBare(said);
	if (isIpv4(address)) return address;
	const groups = parseIpv6(address);
	if (groups === null) return said === '' ? null : said;
	return toIpv4(groups) ?? `${groups.slice(0, NETWORK).join(':')}::`;
}

/** Removes brackets, zone and port, as in `[fe80::1%eth0]:443` and `192.0.2.7:443`. */
function toBare(said: string): string {
	const inside = /^\[([^\]]*)\](?::\d+)?$/.exec(said) ?? /^([\d.]+):\d+$/.exec(said);
	return (inside?.[1] ?? said).split('%', 1)[0] ?? '';
}

const isIpv4 = (text: string): boolean =>
	/^\d+\.\d+\.\d+\.\d+$/.test(text) && text.split('.').every((part) => String(Number(part)) === part && Number(part) < 256);

/** The eight groups of an address in any spelling, each in its shortest form; null if it is invalid. */
function parseIpv6(text: string): string[] | null {
	const url = `http://[${text}]/`;
	if (!/^[\da-f:.]+$/.test(text) || !URL.canParse(url)) return null;
	const [before = [], after = []] = new URL(url).hostname
		.slice(1, -1)
		.split('::')
		.map((half) => half.split(':').filter(Boolean));
	return [...before, ...new Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}

/** The IPv4 address of a mapped IPv6 address: `::ffff:c000:207` is `192.0.2.7`. */
function toIpv4(groups: readonly string[]): string | null {
	if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
	return groups
		.slice(6)
		.map((group) => Number.parseInt(group, 16))
		.flatMap((pair) => [pair >> 8, pair & 255])
		.join('.');
}
