import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';

/** Changes the price of `count` products, evenly spread over the catalog, as an editor does. */
export async function editProducts(backendUrl: string, products: number, count: number): Promise<void> {
	const client = unwrap(await connect({ baseUrl: backendUrl, host: 'localhost', lang: 'hr', timeout: 60_000 }));
	const login = unwrap(await client.call('_post_hapi_auth_login', { email: 'urednik@titraj.example', password: 'titraj-urednik' }));
	const editor = client.with({ token: login.jwt });
	const step = Math.floor(products / count);
	for (let nth = 0; nth < count; nth++)
		unwrap(await editor.call('_post_hapi_editor_product', { id: 1 + nth * step, price: 10 + (Date.now() % 100_000) / 100 }));
}
