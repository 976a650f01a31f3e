import { expect, test } from 'vitest';
import { findLabelUsage } from '#scripts/build/label-usage.ts';

const KEYS = ['cart.title', 'cart.empty', 'count.products.few', 'count.products.other', 'orders.status.paid', 'section.files_anchor', 'error_cart_full'];
const labelsOf = (code: string) => findLabelUsage(code, 'components/Part.tsx', KEYS).labels;

test.each([
	["t('cart.title')", ['cart.title']],
	["t.plural('count.products', 2)", ['count.products']],
	["t(isEmpty ? 'cart.empty' : 'cart.title')", ['cart.empty', 'cart.title']],
	["const TABLE = { full: 'error_cart_full' };", ['error_cart_full']],
	[`<Field title={t(\`orders.status.\${status}\`)} />`, ['orders.status.*']],
	[`t(\`section.\${name}_anchor\`)`, ['section.*_anchor']],
	["backendLabel('error_', name)", ['error_*']],
	["errorLabel('error_cart_', answer.error, 'cart.title')", ['error_cart_*', 'cart.title']],
	["import.meta.env.SSR && t('cart.title')", []],
	["import.meta.env.SSR ? t('cart.title') : t('cart.empty')", ['cart.empty']],
	[`say('Košarica', 'no.label', \`row-\${id}\`, \`list.\${id}\`)`, []],
])('finds in %s the labels %j', (code, expected) => {
	expect(labelsOf(code)).toEqual(expected);
});

test('finds the label modules that a file loads', () => {
	expect(findLabelUsage("await Promise.all([import('./Part.tsx'), loadLabels('part')]);", 'a.ts', KEYS).loads).toEqual(['part']);
});

test.each([
	[`\n\nt(\`\${scope}.title\`)`, `components/Part.tsx:3: the build cannot tell which labels \`\${scope}.title\` stands for`],
	[`t.plural(\`count\${name}\`, 2)`, 'components/Part.tsx:1: the build cannot tell'],
	['loadLabels(name)', 'components/Part.tsx:1: loadLabels(name) contains no name of a label module'],
	['\nbackendLabel(prefix, name)', 'components/Part.tsx:2: backendLabel(prefix, name) contains no prefix'],
	['errorLabel(prefix, error, fallback)', 'components/Part.tsx:1: errorLabel(prefix, error, fallback) contains no prefix'],
])('refuses %j, and says where it is', (code, message) => {
	expect(() => labelsOf(code)).toThrow(message);
});
