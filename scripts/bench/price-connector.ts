import { defineConnector } from '@titraj/connector';
import { plainEngine, plainMapping } from '#tests/support/connector-kit/plain-engine.ts';

const { ENGINE_URL = '', SHOP_URL = '', SHOP_KEY = '', STATE_FILE = '' } = process.env;
const { price } = plainMapping.fields;

/** A merchant's file that writes prices, and leaves all else to the shop. */
export default defineConnector({
	shop: { url: SHOP_URL, key: SHOP_KEY },
	engine: plainEngine(ENGINE_URL, 60_000),
	mapping: { sku: plainMapping.sku, fields: { ...(price && { price }) } },
	...{ state: STATE_FILE, compareAt: null },
});
