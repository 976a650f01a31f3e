import { defineShop } from '@titraj/contract/shop/define-shop.ts';
import { planting } from './screens/planting.ts';

/** A shop for gardens. docs/your-shop.md explains it. */
export default defineShop({
	languages: ['hr', 'en'],
	screens: [planting],
	components: {
		ProductCard: () => import('./components/ProductCard.tsx'),
		Footer: () => import('./components/Footer.tsx'),
	},
});
