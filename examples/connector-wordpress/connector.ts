import { contentOnly, defineConnector, NO_MAPPING } from '@titraj/connector';
import { wordpress } from './wordpress.ts';

const { SHOP_URL = 'http://localhost:8787', SHOP_KEY = '', WP_URL = 'https://blog.example', WP_USER = '', WP_PASSWORD = '' } = process.env;

export default defineConnector({
	shop: { url: SHOP_URL, key: SHOP_KEY },
	engine: contentOnly('WordPress'),
	mapping: NO_MAPPING,
	content: wordpress({ url: WP_URL, user: WP_USER, password: WP_PASSWORD }),
	state: '.data/wordpress.db',
});
