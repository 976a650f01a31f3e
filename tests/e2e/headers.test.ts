import { describe, expect, inject, test } from 'vitest';
import { findAddresses } from '#scripts/headers/find-addresses.ts';
import { findFaults } from '#scripts/headers/find-faults.ts';
import { routeClasses } from '#scripts/headers/route-classes.ts';

const classes = routeClasses(await findAddresses(inject('shopUrl')));

describe('headers of every kind of address', () => {
	test.each(classes.map((wanted) => [wanted.name, wanted] as const))('%s', async (_, wanted) => {
		expect(await findFaults(inject('shopUrl'), wanted)).toEqual([]);
	});
});
