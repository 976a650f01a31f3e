import { defineConnector } from '@titraj/connector';
import { toVendureMapping } from './mapping.ts';
import { vendure } from './vendure.ts';

const { SHOP_URL = 'http://localhost:8787', SHOP_KEY = '', VENDURE_URL = '', VENDURE_KEY = '', VENDURE_USER = '', VENDURE_PASSWORD = '' } = process.env;

export default defineConnector({
	shop: { url: SHOP_URL, key: SHOP_KEY },
	engine: vendure({ url: VENDURE_URL, apiKey: VENDURE_KEY, username: VENDURE_USER, password: VENDURE_PASSWORD, language: 'hr' }),
	mapping: toVendureMapping({ language: 'hr', languages: ['en'], inStock: 5, otherwise: 'Ostalo', manufacturer: 'brand' }),
	state: '.data/vendure.db',
	every: 10,
});
