import { checkProviders } from '@titraj/backend/payments/index.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { expect, test } from 'vitest';

test.each([
	['STRIPE_SECRET_KEY', 'short'],
	['STRIPE_CAPTURE', 'never'],
	['MONRI_URL', 'ipg.monri.com'],
])('%s of "%s" stops the start by its name', (name, value) => {
	const config = readConfig({ dataDir: null }, { [name]: value });
	expect(() => checkProviders(config)).toThrow(name);
});

test('a shop without any provider’s settings starts', () => {
	expect(() => checkProviders(readConfig({ dataDir: null }, {}))).not.toThrow();
});
