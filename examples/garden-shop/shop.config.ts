import { defineShop } from '@titraj/contract/shop/define-shop.ts';
import { HARDINESS } from './fields/hardiness/field.ts';
import { greetGardener } from './jobs/greet-gardener.ts';
import { MAIL } from './mail/mail.ts';
import { gardenCard } from './payments/garden-card.ts';
import { customerPrice } from './prices/customer-price.ts';
import { notifyGardener } from './reactions/notify-gardener.ts';
import { planting } from './screens/planting.ts';
import { GARDENER_URL } from './settings/gardener.ts';
import { shippingPrice } from './shipping/price.ts';

/** A shop for gardens. docs/your-shop.md explains it. */
export default defineShop({
	languages: ['hr', 'en'],
	payments: [gardenCard],
	fields: [HARDINESS],
	screens: [planting],
	settings: [GARDENER_URL],
	mail: MAIL,
	jobs: [greetGardener],
	shippingRule: shippingPrice,
	priceRule: customerPrice,
	on: { orderPlaced: notifyGardener },
	components: {
		ProductCard: () => import('./components/ProductCard.tsx'),
		Footer: () => import('./components/Footer.tsx'),
	},
});
