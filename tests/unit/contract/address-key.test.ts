import { isIPv6 } from 'node:net';
import { toAddressKey } from '@titraj/contract/formats/address-key.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';

describe('attempts are counted by', () => {
	test.each([
		['an IPv4 address, unchanged', '192.0.2.7', '192.0.2.7'],
		['an IPv4 address with a port', '192.0.2.7:51234', '192.0.2.7'],
		['an IPv4 address with spaces around it', ' 192.0.2.7 ', '192.0.2.7'],
		['an IPv4 address mapped into IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
		['a mapped address in capitals', '::FFFF:192.0.2.7', '192.0.2.7'],
		['a mapped address in hexadecimal', '::ffff:c000:207', '192.0.2.7'],
		['a mapped address in full', '0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
		['a mapped address in brackets', '[::ffff:192.0.2.7]:443', '192.0.2.7'],
		['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
		['the same network of another address', '2001:db8:1:2::1', '2001:db8:1:2::'],
		['the same in capitals and with zeros', '2001:0DB8:0001:0002:FFFF::', '2001:db8:1:2::'],
		['the same in brackets', '[2001:db8:1:2::1]', '2001:db8:1:2::'],
		['the same with a port', '[2001:db8:1:2::1]:8443', '2001:db8:1:2::'],
		['the same with a zone', '2001:db8:1:2::1%eth0', '2001:db8:1:2::'],
		['the same with a zone in brackets', '[2001:db8:1:2::1%25en0]:80', '2001:db8:1:2::'],
		['the same with IPv4 at its end', '2001:db8:1:2::192.0.2.7', '2001:db8:1:2::'],
		['a network with zeros in it', '2001:db8::5:0:0:1', '2001:db8:0:0::'],
		['a network whose zeros are left out in the middle', '2001:db8::2:3:4:5:6', '2001:db8:0:2::'],
		['the loopback address', '::1', '0:0:0:0::'],
		['the unspecified address', '::', '0:0:0:0::'],
	])('%s', (_title, said, key) => expect(toAddressKey(said)).toBe(key));

	test.each([
		'unknown',
		'256.1.1.1',
		'1.2.3',
		'01.2.3.4',
		'2001:db8',
		'1::2::3',
		'2001:db8:::1',
		'1:2:3:4:5:6:7:8:9',
		'1:2:3:4:5:6:7::8:9',
		'g::1',
		'::ffff:256.1.1.1',
		'[',
		':',
		"x' or 1=1",
	])('the text itself, if it is no address: %j', (said) => expect(toAddressKey(said)).toBe(said));
	test.each(['', '   '])('nothing, if no address is given: %j', (said) => expect(toAddressKey(said)).toBeNull());
	test('a key of bounded length, however long the address', () => expect(toAddressKey('x'.repeat(5000))).toHaveLength(64));

	test('one key for every address of a network in every spelling, and different keys for different networks', () => {
		const group = fc.integer({ min: 0, max: 0xffff });
		fc.assert(
			fc.property(
				fc.tuple(group, group, group, group),
				fc.array(group, { minLength: 4, maxLength: 4 }),
				fc.integer({ min: 0, max: 3 }),
				(network, host, other) => {
					fc.pre(network.some((part) => part > 0));
					const write = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
					const address = write([...network, ...host]);
					const key = toAddressKey(address) ?? '';
					expect(isIPv6(address)).toBe(true);
					expect(toAddressKey(new URL(`http://[${address}]/`).hostname)).toBe(key);
					expect(toAddressKey(address.toUpperCase())).toBe(key);
					for (const again of [key, `${key}1`]) expect(toAddressKey(again)).toBe(key);
					expect(toAddressKey(write([...network.map((part, at) => (at === other ? part ^ 1 : part)), ...host]))).not.toBe(key);
				},
			),
		);
	});
});

describe('functions count a visitor by', () => {
	const from = (said: string) => new Request('https://titraj.example/', { headers: { 'x-nf-client-connection-ip': said } });
	test.each([
		['2001:db8:1:2::1', '2001:db8:1:2::'],
		['::ffff:192.0.2.7', '192.0.2.7'],
		['', 'unknown'],
	])('%j: %s', (said, key) => {
		expect(clientAddressOf(from(said), undefined)).toBe(key);
		expect(clientAddressOf(from('192.0.2.9'), { ip: said })).toBe(said === '' ? '192.0.2.9' : key);
	});
});
