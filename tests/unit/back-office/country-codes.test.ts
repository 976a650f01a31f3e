import { toArea, toCodes } from '@titraj/back-office/ui/country-codes.ts';
import { expect, test } from 'vitest';

test.each([
	['HR', 'HR'],
	['Hrvatska', 'HR'],
	['hrvatska 214', 'HR 214'],
	['Croatia 20000-20999', 'HR 20000-20999'],
	['SLOVENIJA', 'SI'],
	['Bosna i Hercegovina 71000', 'BA 71000'],
	['Hrvatskaa', 'Hrvatskaa'],
	['214', '214'],
])('takes %j as the area %j', (typed, area) => expect(toArea(typed)).toBe(area));

test.each([
	['HR, SI', ['HR', 'SI']],
	['hr si', ['HR', 'SI']],
	['Hrvatska; Slovenia, at', ['HR', 'SI', 'AT']],
	['', []],
])('takes %j as the countries %j', (typed, codes) => expect(toCodes(typed)).toEqual(codes));
