import { WITHOUT_DEMO_DRAWINGS, WITHOUT_DEMO_MARK } from '@titraj/contract/look/look-css.ts';
import { InfoAnswer } from '@titraj/contract/site.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BrandMark } from '#components/chrome/BrandMark.tsx';
import { expectContract } from '#tests/support/expect-contract.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { startOwnShop } from '#tests/support/start-own-shop.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const iconOf = (url: string) => fetch(`${url}/media/look/icon.png`);
const logoOf = async (backend: Pick<TestBackend, 'call'>) =>
	expectContract(InfoAnswer, (await backend.call('_get_hapi_misc_info', {})).body).data?.company.logo;
const stylesOf = async (url: string, name: string) => (await fetch(`${url}/media/look/${name}`)).text();

test('a new shop of one’s own shows its name without the mark of the demo, until it has a logo', async () => {
	expect(renderToStaticMarkup(createElement(BrandMark))).toContain('data-brand-mark="demo"');
	await using shop = await startOwnShop();
	for (const name of ['shop.css', 'preview.css', 'preview.css?scheme=dark']) expect(await stylesOf(shop.url, name), name).toContain(WITHOUT_DEMO_MARK);
	expect([await sizeOf(await iconOf(shop.url)), await logoOf(shop)]).toEqual([1, '']);
	const merchant = await openMerchant(shop);
	const upload = await fetch(`${shop.url}/merchant/v1/settings/look/pictures/logo`, {
		...{ method: 'POST', body: new Uint8Array(await drawHalves(200, 80).png().toBuffer()) },
		headers: { authorization: `Bearer ${merchant.key}`, 'content-type': 'image/png' },
	});
	const { picture } = await upload.json();
	expect(await stylesOf(shop.url, `preview.css?logo=${picture}`)).not.toContain(WITHOUT_DEMO_MARK);
	const look = { brand: null, brand_dark: null, accent: null, accent_dark: null, logo: picture, icon: null };
	expect((await merchant.call('PUT', '/settings/look', look)).status).toBe(200);
	const styles = await stylesOf(shop.url, 'shop.css');
	expect([styles.includes(WITHOUT_DEMO_MARK), styles.includes(picture), styles.includes(WITHOUT_DEMO_DRAWINGS)]).toEqual([false, true, true]);
	expect(await sizeOf(await iconOf(shop.url))).toBeGreaterThan(1);
	expect(await logoOf(shop)).toContain(`/media/look/${picture}.png`);
});

test('the demo shows its mark and its drawings', async () => {
	await using shop = await startTestBackend();
	await shop.db.deleteFrom('settings').where('name', '=', 'origin').execute();
	await shop.db
		.insertInto('settings')
		.values({ name: 'origin', value: JSON.stringify({ kind: 'demo' }) })
		.execute();
	const styles = await stylesOf(shop.url, 'shop.css');
	expect([styles.includes(WITHOUT_DEMO_MARK), styles.includes(WITHOUT_DEMO_DRAWINGS)]).toEqual([false, false]);
	expect([(await iconOf(shop.url)).status, await logoOf(shop)]).toEqual([404, expect.stringContaining('/logo.svg')]);
});

/** Width of a picture in pixels. */
const sizeOf = async (response: Response): Promise<number> => (await sharp(await response.arrayBuffer()).metadata()).width;
