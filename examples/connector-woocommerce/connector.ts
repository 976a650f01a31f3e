import { defineConnector } from '@titraj/connector';
import { toWooMapping } from './mapping.ts';
import { woocommerce } from './woocommerce.ts';

const { SHOP_URL = 'http://localhost:8787', SHOP_KEY = '', WOO_URL = '', WOO_KEY = '', WOO_SECRET = '', WOO_WEBHOOK_SECRET = '' } = process.env;

export default defineConnector({
	shop: { url: SHOP_URL, key: SHOP_KEY },
	engine: woocommerce({ url: WOO_URL, consumerKey: WOO_KEY, consumerSecret: WOO_SECRET, webhookSecret: WOO_WEBHOOK_SECRET }),
	mapping: toWooMapping({ vatIncluded: true, inStock: 5, gramsPerUnit: 1000, otherwise: 'Ostalo' }),
	state: '.data/woocommerce.db',
	webhooks: { port: 8790 },
});
