import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFailures } from '#scripts/headers/find-failures.ts';
import { routeClasses } from '#scripts/headers/route-classes.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder('media-', afterAll);
let shop: RunningShop;
let picture: string;
beforeAll(async () => {
	process.env['MEDIA_CACHE_DIR'] = folder;
	shop = await startShop({ named: { page: pageFunction() } });
	const { data } = await (await fetch(`${shop.url}/api/hapi/catalog/products?limit=1`)).json();
	picture = data.items[0].main_image_thumbs[0].url;
});
afterAll(() => shop.close());

const classes = () => routeClasses({ product: '/proizvodi/x-proizvod-1/', script: '/a.js', style: '/a.css', font: '/a.woff2', labels: '/l.js', picture });

describe('headers of functions’ responses', () => {
	test.each([
		'picture',
		'shared response',
		'session',
		'call without a session',
		'unknown call',
		'write from another site',
		'unsigned content webhook',
		'missing page',
		'blocked page',
		'probe',
		'address without trailing slash',
		'rules of the platform, /_headers',
		'rules of the platform, /_redirects',
		'rules of the platform with a slash',
		'dotfile',
	])('%s', async (name) => {
		const wanted = classes().find((other) => other.name === name);
		if (!wanted) throw new Error(`There is no such kind of address: ${name}`);
		expect(await findFailures(shop.url, wanted)).toEqual([]);
	});
});
