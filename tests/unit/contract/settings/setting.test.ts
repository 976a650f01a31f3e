import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, list, onOff, secret, text, whole } from '@titraj/contract/settings/formats.ts';
import { optional, readSetting, readSettings, setting } from '@titraj/contract/settings/setting.ts';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

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

describe('a secret in a file', () => {
	const declared = optional('SIGNING_SECRET', secret(), { about: 'Signs.', secret: true });
	const file = () => join(temporaryFolder('secrets-'), 'secret');

	test('is read without the line break at its end, unless the variable itself is set', () => {
		const path = file();
		writeFileSync(path, 'a secret of a file\n');
		expect(readSetting(declared, { SIGNING_SECRET_FILE: path })).toBe('a secret of a file');
		expect(readSetting(declared, { SIGNING_SECRET: '', SIGNING_SECRET_FILE: path })).toBe('a secret of a file');
		expect(readSetting(declared, { SIGNING_SECRET: 'the variable itself', SIGNING_SECRET_FILE: path })).toBe('the variable itself');
	});
	test('that is missing or too short is refused by name, without its text', () => {
		const path = file();
		expect(() => readSetting(declared, { SIGNING_SECRET_FILE: path })).toThrow(`SIGNING_SECRET_FILE names ${path}, which cannot be read: ENOENT`);
		writeFileSync(path, 'hush');
		expect(() => readSetting(declared, { SIGNING_SECRET_FILE: path })).toThrow(/^SIGNING_SECRET has a value of 4 characters/);
	});
	test('is only read for secrets', () => {
		expect(readSetting(optional('COLOUR', text, { about: 'Paints.' }), { COLOUR_FILE: '/does/not/exist' })).toBeUndefined();
	});
});
