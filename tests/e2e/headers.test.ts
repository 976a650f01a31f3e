import { describe, expect, inject, test } from 'vitest';
import { findAddresses } from '#scripts/headers/find-addresses.ts';
import { findFailures } from '#scripts/headers/find-failures.ts';
import { routeClasses } from '#scripts/headers/route-classes.ts';

const classes = routeClasses(await findAddresses(inject('shopUrl')));

describe('headers of every kind of address', () => {
	test.each(classes.map((wanted) => [wanted.name, wanted] as const))('%s', async (_, wanted) => {
		expect(await findFailures(inject('shopUrl'), wanted)).toEqual([]);
	});
});
