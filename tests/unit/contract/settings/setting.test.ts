import { address, list, onOff, secret, whole } from '@titraj/contract/settings/formats.ts';
import { optional, readSetting, readSettings, setting } from '@titraj/contract/settings/setting.ts';
import { expect, test } from 'vitest';

const about = 'What it is for.';

test('an empty setting has its default, or none', () => {
	const settings = { attempts: setting('ATTEMPTS', whole(1), { standard: '3', about }), hook: optional('HOOK', address, { about }) };
	expect(readSettings(settings, { ATTEMPTS: ' ' })).toEqual({ attempts: 3, hook: undefined });
	expect(readSettings(settings, { ATTEMPTS: '5', HOOK: 'https://a.example' })).toEqual({ attempts: 5, hook: 'https://a.example' });
});

test('an error names the invalid value, the reason and the fix', () => {
	expect(() => readSetting(setting('ATTEMPTS', whole(1, 9), { standard: '3', about }), { ATTEMPTS: '10' })).toThrow(
		'ATTEMPTS is "10": it must be a whole number from 1 to 9. Correct it where the environment or .env sets it; docs/environment.md describes it.',
	);
});

test('an error does not reveal a secret', () => {
	const read = () => readSetting(optional('KEY', secret(), { about, secret: true }), { KEY: 'hush' });
	expect(read).toThrow('KEY has a value of 4 characters: it is too short; it must have 16 characters or more');
	expect(read).not.toThrow('hush');
});

test.each([
	['1.5', whole(1)],
	['-1', whole(0)],
	['0', whole(1)],
	['yes', onOff],
	['ftp://a.example', address],
	['https://a.example,b', list(address)],
])('%j is refused', (value, format) => expect(() => format(value)).toThrow('it must'));
