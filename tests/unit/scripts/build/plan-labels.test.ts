import { expect, test } from 'vitest';
import { type CodeModule, planLabels } from '#scripts/build/plan-labels.ts';

const module = (labels: string[], links: Partial<CodeModule> = {}): CodeModule => ({ labels, loads: [], imports: [], dynamicImports: [], ...links });
const modules = new Map<string, CodeModule>([
	['entry', module([], { imports: ['start'] })],
	['start', module(['action.retry'], { dynamicImports: ['list', 'cart', 'saved', 'toast'] })],
	['toast', module(['toast.close'])],
	['list', module(['list.title'], { screen: 'catalog/category', imports: ['card', 'deferred'] })],
	['cart', module(['cart.title'], { screen: 'webshop/cart', dynamicImports: ['rules'] })],
	['card', module(['price.now'])],
	['deferred', module([], { loads: ['filters'], dynamicImports: ['filters'] })],
	['filters', module(['filters.open'], { imports: ['card'] })],
	['saved', module(['saved.done'], { loads: ['saved'], imports: ['card'] })],
	['rules', module(['error_*'])],
	['unused', module(['nobody.asks'])],
]);

test('a screen has its labels, those of its static imports and of what every page runs; a part that loads its own has the others', () => {
	expect(planLabels(modules, ['entry'])).toEqual({
		'catalog/category': ['action.retry', 'list.title', 'price.now', 'toast.close'],
		filters: ['filters.open', 'price.now'],
		saved: ['price.now', 'saved.done'],
		'webshop/cart': ['action.retry', 'cart.title', 'error_*', 'toast.close'],
	});
});

test('the plan does not depend on the order in which modules were read', () => {
	const reversed = new Map([...modules].reverse());
	expect(JSON.stringify(planLabels(reversed, ['entry']))).toBe(JSON.stringify(planLabels(modules, ['entry'])));
});
