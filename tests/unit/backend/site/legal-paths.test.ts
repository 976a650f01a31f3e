import { LEGAL_TEMPLATES } from '@titraj/backend/seed/own-shop/legal-templates.ts';
import { LEGAL_PATHS } from '@titraj/backend/setup/read-checklist.ts';
import { expect, test } from 'vitest';

test('each legal page that the checklist asks for begins as a template of an own shop', () => {
	expect(LEGAL_PATHS).not.toEqual([]);
	const templates = LEGAL_TEMPLATES.map(({ path }) => path);
	expect(LEGAL_PATHS.filter((path) => !templates.includes(path))).toEqual([]);
});
