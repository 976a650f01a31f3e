import { parseHours } from '@titraj/backend/import/stores/parse-hours.ts';
import { expect, test } from 'vitest';

test.each([
	['Mon: 10-9', [{ weekday: 1, opens: '10:00', closes: '21:00' }]],
	[
		'Thurs: 10-9:30; Sun: 12:30-6',
		[
			{ weekday: 4, opens: '10:00', closes: '21:30' },
			{ weekday: 7, opens: '12:30', closes: '18:00' },
		],
	],
	['Sat: 0-11:59', [{ weekday: 6, opens: '00:00', closes: '23:59' }]],
	[
		'Mon: 8:00-20:00; Sat: 8:00-11:30',
		[
			{ weekday: 1, opens: '08:00', closes: '20:00' },
			{ weekday: 6, opens: '08:00', closes: '11:30' },
		],
	],
	['Sat: 08-11', [{ weekday: 6, opens: '08:00', closes: '11:00' }]],
	['Fri: 20:00-02:00', [{ weekday: 5, opens: '20:00', closes: '02:00' }]],
	['Mon: 08:00-24:00', [{ weekday: 1, opens: '08:00', closes: '23:59' }]],
	['', []],
	['Mon: closed', null],
	['Xyz: 10-9', null],
	['Mon: 10-99', null],
])('%j', (line, hours) => expect(parseHours(line)).toEqual(hours));
