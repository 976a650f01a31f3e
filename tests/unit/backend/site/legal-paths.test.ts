import { LEGAL_TEMPLATES } from '@titraj/backend/seed/own-shop/legal-templates.ts';
import { LEGAL_PATHS } from '@titraj/backend/setup/read-checklist.ts';
import { expect, test } from 'vitest';

test('each legal page of the checklist has a template in a merchant’s own shop', () => {
	expect(LEGAL_PATHS).not.toEqual([]);
	const templates = LEGAL_TEMPLATES.map(({ path }) => path);
	expect(LEGAL_PATHS.filter((path) => !templates.includes(path))).toEqual([]);
});
