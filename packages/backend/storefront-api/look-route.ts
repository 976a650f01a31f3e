import { LOOK_PICTURE_NAME, type Look, toLookCss, WITHOUT_DEMO_DRAWINGS, WITHOUT_DEMO_MARK } from '@titraj/contract/look/look-css.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../platform/database/tables.ts';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import { readLook, readLookLogo, readLookPicture, readShopLook, toLookColours } from '../platform/shop/look.ts';
import { hasSignInFiles, readOrigin } from '../platform/shop/origin.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** The storefront caches these itself. */
const NEVER = 'no-store';

/** The shop's own look below `/media/look/`: its stylesheet, a stylesheet for previews with the values of the query, icon and logo. */
export function registerLook(app: FastifyInstance, db: Database, config: Pick<BackendConfig, 'shop'>): void {
	const sendStyles = (reply: FastifyReply, css: string) => reply.type('text/css; charset=utf-8').header('cache-control', NEVER).send(css);
	const withoutDemo = async ({ logo }: Look) => {
		if ((await readOrigin(db)) !== 'own') return '';
		return WITHOUT_DEMO_DRAWINGS + (logo === null ? WITHOUT_DEMO_MARK : '');
	};
	app.get('/media/look/shop.css', async (_request, reply) => {
		const look = await readLook(db);
		return sendStyles(reply, toLookCss(look) + (await withoutDemo(look)));
	});
	app.get('/media/look/preview.css', async (request, reply) => {
		const { searchParams } = new URL(request.url, 'http://shop');
		const scheme = searchParams.get('scheme') === 'dark' ? 'dark' : 'light';
		const [, hash = null] = LOOK_PICTURE_NAME.exec(`${searchParams.get('logo') ?? ''}.png`) ?? [];
		const colours = toLookColours((name) => searchParams.get(name));
		const look = { colours, logo: await readLookLogo(db, hash) };
		return sendStyles(reply, toLookCss(look, scheme) + (await withoutDemo(look)));
	});
	app.get<{ Params: { name: string } }>('/media/look/:name', async (request, reply) => {
		const { name } = request.params;
		const isIcon = name === 'icon.png';
		const hash = isIcon ? await findIcon(db, config) : LOOK_PICTURE_NAME.exec(name)?.[1];
		const picture = hash === NO_ICON ? { bytes: NOTHING_SEEN } : hash ? await readLookPicture(db, hash) : undefined;
		if (picture === undefined) return sendProblem(request, reply, notFound('picture'));
		return reply
			.type('image/png')
			.header('cache-control', isIcon ? NEVER : FOREVER)
			.send(picture.bytes);
	});
}

const NO_ICON = 'none';
/** A transparent pixel. */
const NOTHING_SEEN = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The icon that staff chose; in a shop that shows no sign of the demo the logo, or nothing. Null: the files of the storefront have one. */
async function findIcon(db: Database, config: Pick<BackendConfig, 'shop'>): Promise<string | null> {
	const { icon, logo } = await readShopLook(db);
	if (icon !== null || (await hasSignInFiles(db, config))) return icon;
	return logo ?? NO_ICON;
}
