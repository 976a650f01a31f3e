const GROUPS = 8;
/** The groups that name a network. */
const NETWORK = 4;
/** No spelling of an address is longer. */
const LONGEST = 64;

/**
 * What tries from an address are counted by (D20): an IPv4 address, also one that is written as IPv6; of an IPv6 address the first of its /64, since whoever
 * has one address of that has them all. Brackets, ports and zones do not count. What is no address is taken as it is; null where nothing is said.
 */
export function toAddressKey(text: string): string | null {
	const said = text.trim().toLowerCase().slice(0, LONGEST);
	const address = toBare(said);
	if (isIpv4(address)) return address;
	const groups = parseIpv6(address);
	if (groups === null) return said === '' ? null : said;
	return toIpv4(groups) ?? `${groups.slice(0, NETWORK).join(':')}::`;
}

/** `[fe80::1%eth0]:443` and `192.0.2.7:443` without what is around them. */
function toBare(said: string): string {
	const inside = /^\[([^\]]*)\](?::\d+)?$/.exec(said) ?? /^([\d.]+):\d+$/.exec(said);
	return (inside?.[1] ?? said).replace(/%.*$/, '');
}

const isIpv4 = (text: string): boolean =>
	/^\d+\.\d+\.\d+\.\d+$/.test(text) && text.split('.').every((part) => String(Number(part)) === part && Number(part) < 256);

/** The eight groups of an address in any spelling, each in its shortest; null for what is none. */
function parseIpv6(text: string): string[] | null {
	const url = `http://[${text}]/`;
	if (!/^[\da-f:.]+$/.test(text) || !URL.canParse(url)) return null;
	const [before = [], after = []] = new URL(url).hostname
		.slice(1, -1)
		.split('::')
		.map((half) => half.split(':').filter(Boolean));
	return [...before, ...new Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}

/** Of an address that stands for one of IPv4: `::ffff:c000:207` is `192.0.2.7`. */
function toIpv4(groups: readonly string[]): string | null {
	if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
	return groups
		.slice(6)
		.map((group) => Number.parseInt(group, 16))
		.flatMap((pair) => [pair >> 8, pair & 255])
		.join('.');
}
