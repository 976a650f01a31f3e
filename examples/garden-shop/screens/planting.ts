import { defineScreen } from '@titraj/contract/shop/define-screen.ts';

/** Asks the gardener for a planting plan. */
export const planting = defineScreen({
	name: 'planting',
	paths: { hr: '/plan-sadnje/', en: '/en/planting-plan/' },
	title: 'shop.planting.title',
	description: 'shop.planting.description',
	screen: () => import('./Planting.tsx'),
});
