import { expect, test } from 'vitest';
import { loadCategoryPictures } from '#lib/catalog/server/category-pictures.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';

type Client = Parameters<typeof loadCategoryPictures>[0];
const thumbs = (name: string) => [160, 320].map((width) => ({ url: `/media/${name}.${width}.webp`, width, height: width }));

/** A backend with these pictures of products by category; it cannot read other categories. */
function clientOf(products: Readonly<Record<number, readonly (string | null)[]>>): Client {
	const call = async (_name: string, { category_id: id }: { category_id: number }) => {
		const pictures = products[id];
		if (!pictures) return { ok: false, error: { kind: 'network', message: 'gone', retryable: true } };
		return { ok: true, data: { items: pictures.map((name) => ({ main_image_thumbs: name === null ? [] : thumbs(name) })) } };
	};
	const client: Pick<ApiClient, 'call'> = Object.assign(Object.create(null), { call });
	return client;
}

test('a category is shown by its first product with a picture, or not at all', async () => {
	const client = clientOf({ 1: [null, 'second', 'third'], 2: [null], 3: [] });
	const pictures = await loadCategoryPictures(client, [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], 160);
	expect([...pictures]).toEqual([[1, { src: '/media/second.160.webp', alt: '', width: 160, height: 160 }]]);
});
