import { parsePicturePath } from '#lib/pictures/server/parse-picture-path.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { callBackend } from '../call-backend.ts';
import { brokenRule } from '../expect.ts';
import type { Finding, Reason, Verdict } from '../finding.ts';
import { type Asked, itemsOf, type Visitor, valueAt } from '../visitor.ts';

const MISSING = 'The product has an empty frame in lists, on its page and in the cart.';

/** Checks that the storefront can show product pictures: one of each product on the first page. */
export async function checkPictures(visitor: Visitor): Promise<readonly Verdict[]> {
	const asked = await visitor.ask('_get_hapi_catalog_products', { limit: 24 });
	const findings: Finding[] = [];
	for (const [index, item] of itemsOf(asked.body).entries()) {
		const url = valueAt(item, '$.main_image_thumbs[0].url');
		if (typeof url === 'string') findings.push(...(await findNoPicture(visitor, asked, { url, at: `$.data.items[${index}].main_image_thumbs[0].url` })));
	}
	return [{ group: 'rules', name: 'pictures of products can be shown', part: 'core', findings: findings.slice(0, 1) }];
}

async function findNoPicture(visitor: Visitor, asked: Asked, { url, at }: { readonly url: string; readonly at: string }): Promise<readonly Finding[]> {
	if (!url.startsWith('/')) return findForeignHost(asked, { url, at });
	const picture = parsePicturePath(url);
	const wrongPath: Reason = {
		consequence: MISSING,
		fix: 'Serve pictures below /media/ of your origin, with names of letters, digits, ".", "_" and "-"; or return absolute URLs, and add their origin to the setting PICTURE_HOSTS.',
	};
	if (picture === null)
		return [brokenRule(asked, at, { expected: 'a path below /media/ that ends in .svg, .jpg, .jpeg, .png or .webp', found: url }, wrongPath)];
	const { status, type, failure } = await callBackend(visitor.settings, { method: 'GET', path: picture.source, request: {} });
	if (status === 200 && type.startsWith('image/')) return [];
	const found = failure ?? `${status}, ${type || 'no content type'}`;
	const noFile: Reason = {
		consequence: MISSING,
		fix: `Serve ${picture.source} on your origin with its content type; the path is from the root, not below the path of BACKEND_URL.`,
	};
	return [brokenRule({ ...asked, call: `GET ${picture.source}` }, 'status', { expected: '200 with an image', found }, noFile)];
}

/** The page policy blocks pictures from hosts that the storefront does not know. */
function findForeignHost(asked: Asked, { url, at }: { readonly url: string; readonly at: string }): readonly Finding[] {
	const origin = URL.parse(url)?.origin;
	const { pictureHosts } = readEnvironment();
	if (origin !== undefined && pictureHosts.includes(origin)) return [];
	return [
		{
			severity: 'advice',
			call: asked.call,
			path: at,
			expected: 'an origin in PICTURE_HOSTS, or a path below /media/',
			found: url,
			consequence: MISSING,
			fix: `Start the storefront with PICTURE_HOSTS=${origin ?? 'https://…'}; this check also reads that setting.`,
		},
	];
}
