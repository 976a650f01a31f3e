import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses that a server must not be tricked into calling: its own, its network's, and those without a single host (RFC 6890). */
const REFUSED: readonly (readonly [network: string, prefix: number])[] = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
	['::', 96],
	['64:ff9b::', 96],
	['64:ff9b:1::', 48],
	['100::', 64],
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['fc00::', 7],
	['fe80::', 10],
	['ff00::', 8],
];

const refused = new BlockList();
for (const [network, prefix] of REFUSED) refused.addSubnet(network, prefix, isIPv4(network) ? 'ipv4' : 'ipv6');

/** Whether an IP address belongs to a host on the internet. An IPv4 address written as IPv6 (`::ffff:10.0.0.1`) counts as IPv4. */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !refused.check(address, 'ipv4');
	return isIPv6(address) && !refused.check(address, 'ipv6');
}
