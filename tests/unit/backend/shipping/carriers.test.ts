import { findCarrier, listCarriers, toTrackingUrl } from '@titraj/backend/shipping/index.ts';
import { defineCarrier } from '@titraj/contract/shop/define-carrier.ts';
import { describe, expect, it } from 'vitest';

const OWN = defineCarrier({ code: 'gls', name: 'GLS Slovenija', tracking: 'https://gls.example/{number}' });

describe('a carrier', () => {
	it('is found by code or name in any case, and makes its number a link', () => {
		expect(findCarrier({}, ' hrvatska POŠTA ')?.code).toBe('hp');
		expect(findCarrier({}, 'Kurir Ivo')).toBeUndefined();
		expect(toTrackingUrl(findCarrier({}, 'gls'), '1 2&3')).toBe('https://gls-group.com/HR/hr/pracenje-posiljke/?match=1%202%263');
		expect(toTrackingUrl(findCarrier({}, 'gls'), null)).toBeNull();
		expect(toTrackingUrl(undefined, '1')).toBeNull();
	});

	it('of the shop replaces the shipped one with its code', () => {
		const carriers = listCarriers({ carriers: [OWN] });
		expect(carriers.filter(({ code }) => code === 'gls')).toEqual([OWN]);
		expect(new Set(carriers.map(({ code }) => code)).size).toBe(carriers.length);
	});

	it.each([
		[{ code: 'Ime', name: 'x' }],
		[{ code: 'x', name: 'x', tracking: 'http://x.example/{number}' }],
		[{ code: 'x', name: 'x', tracking: 'https://x.example/' }],
	])('that is declared as %j is refused', (carrier) => {
		expect(() => defineCarrier(carrier)).toThrow(carrier.code);
	});
});
