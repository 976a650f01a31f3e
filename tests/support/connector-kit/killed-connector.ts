import { defineConnector } from '@titraj/connector';
import { plainEngine, plainMapping } from './plain-engine.ts';

const { ENGINE_URL = '', SHOP_URL = '', SHOP_KEY = '', STATE_FILE = '' } = process.env;

/** A merchant's file, for the process that the test kills. */
export default defineConnector({
	shop: { url: SHOP_URL, key: SHOP_KEY },
	engine: plainEngine(ENGINE_URL, 2000),
	mapping: plainMapping,
	...{ state: STATE_FILE, every: 0.01, settle: 100, compareAt: null },
});
