import { CalendarAnswer } from '@titraj/contract/calendar.ts';
import { PagesAnswer } from '@titraj/contract/cms.ts';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { FlyerAnswer } from '@titraj/contract/flyer.ts';
import { PublishPostAnswer, PublishPostsAnswer } from '@titraj/contract/publish.ts';
import { StaticContentAnswer } from '@titraj/contract/static-content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFixture } from '#tests/support/content-fixture.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let staff: string;
beforeAll(async () => {
	backend = await startContentBackend(contentFixture());
	staff = await backend.token('urednik@titraj.example', 'titraj-urednik');
});
afterAll(() => backend.close());

describe('a calendar', () => {
	it.each([
		['no door is open before its first day', '2026-11-30T22:59:00Z', 0, 0],
		['the first door opens at midnight in Zagreb', '2026-11-30T23:00:00Z', 0, 1],
		['a door is open on its day', '2026-12-05T22:59:00Z', 4, 1],
		['all doors have ended after Christmas Eve', '2026-12-24T23:00:00Z', 24, 0],
	])('%s', async (_title, moment, past, open) => {
		backend.setClock(moment);
		const { body } = await backend.call('_get_hapi_cms_calendar', { slug: 'advent' });
		const { doors } = expectContract(CalendarAnswer, body).data ?? { doors: [] };
		const of = (state: string) => doors.filter((door) => door.state === state);
		expect([of('past').length, of('open').length, doors.length]).toEqual([past, open, 24]);
		expect(of('open').every(({ content }) => content?.text.startsWith('Tajna'))).toBe(true);
		expect(of('past').every(({ title, content }) => title !== null && content === null)).toBe(true);
	});

	it('does not reveal the content of a closed door', async () => {
		backend.setClock('2026-12-05T11:00:00Z');
		const text = JSON.stringify((await backend.call('_get_hapi_cms_calendar', { slug: '/advent/' })).body);
		expect(text.match(/Tajna \d+/g)).toEqual(['Tajna 5']);
		expect(text).not.toMatch(/Vrata ([6-9]|1\d|2\d)/);
	});

	it('is missing on a page without one', async () => {
		expect((await backend.call('_get_hapi_cms_calendar', { slug: 'dostava' })).status).toBe(404);
	});
});

it('a page is found by its slug even if an older page has that address, and the older one by its address', async () => {
	const page = { template: 'default', visible: true, blocks: '[]', questions: '[]', short_description: null, content: null };
	const rows = [
		{ ...page, slug: 'starija', path: '/jamstvo/', title: 'Starija' },
		{ ...page, slug: 'jamstvo', path: '/kupovina/jamstvo/', title: 'Jamstvo' },
	];
	await backend.db.insertInto('pages').values(rows).execute();
	const ask = async (slug: string) =>
		expectContract(PagesAnswer, (await backend.call('_get_hapi_cms_pages', { slug })).body).data?.items.map(({ title }) => title);
	expect([await ask('jamstvo'), await ask('/jamstvo/'), await ask('/kupovina/jamstvo/')]).toEqual([['Jamstvo'], ['Starija'], ['Jamstvo']]);
});

it('the breadcrumb of a page leaves out invisible pages', async () => {
	const page = { template: 'default', blocks: '[]', questions: '[]', short_description: null, content: null };
	const rows = [
		{ ...page, slug: 'skica', path: '/skica/', title: 'Skica', visible: false },
		{ ...page, slug: 'skica-a', path: '/skica/a/', title: 'A', parent_slug: 'skica', visible: true },
	];
	for (const row of rows) await backend.db.insertInto('pages').values(row).execute();
	await backend.db.updateTable('categories').set({ visible: false }).where('path', '=', 'racunala').execute();
	const wayOf = async (name: '_get_hapi_cms_pages' | '_get_hapi_catalog_categories', slug: string, token?: string) => {
		const { body } = await backend.call(name, { slug }, token);
		return expectContract(endpoints[name].response, body).data?.items[0]?.breadcrumbs.map(({ title }) => title);
	};
	expect([await wayOf('_get_hapi_cms_pages', 'skica-a'), await wayOf('_get_hapi_cms_pages', 'skica-a', staff)]).toEqual([['A'], ['Skica', 'A']]);
	expect(await wayOf('_get_hapi_catalog_categories', 'monitori')).toEqual(['Monitori']);
});

it('a catalog leaves out invisible products', async () => {
	const { body } = await backend.call('_get_hapi_cms_flyer', { slug: 'dostava' });
	expect(expectContract(FlyerAnswer, body).data?.pages[0]?.hotspots.map(({ product }) => product.code)).toEqual(['MON-1']);
});

it('static content is found by slug or path, invisible content by staff only', async () => {
	const find = async (slug: string, token?: string) => {
		const { body } = await backend.call('_get_hapi_cms_static_content', { slug }, token);
		return expectContract(StaticContentAnswer, body).data?.items ?? [];
	};
	const [page] = await find('/ponuda/zima/');
	expect(page).toMatchObject({ slug: 'zima', layout: 'landing', blocks: [{ type: 'title' }, { type: 'product', product_ids: [1] }] });
	expect([(await find('tajno')).length, (await find('tajno', staff)).length, (await find('nema')).length]).toEqual([0, 1, 0]);
});

describe('a post', () => {
	const slugs = async (token?: string) => {
		const { body } = await backend.call('_get_hapi_publish_posts', { limit: 100 }, token);
		return expectContract(PublishPostsAnswer, body).data?.items.map(({ title }) => title) ?? [];
	};

	it('below status 3 or of an invisible category is for staff only', async () => {
		expect(await slugs()).not.toEqual(expect.arrayContaining(['Skriveno']));
		expect(await slugs()).not.toContain('Nacrt vodiča');
		expect(await slugs(staff)).toEqual(expect.arrayContaining(['Skriveno', 'Nacrt vodiča']));
		expect((await backend.call('_post_hapi_publish_post', { item_slug: 'skriveno' })).status).toBe(404);
	});

	it('has its products and approved comments', async () => {
		const { body } = await backend.call('_post_hapi_publish_post', { item_slug: 'kako-odabrati-monitor' });
		const post = expectContract(PublishPostAnswer, body).data;
		expect(post?.products.map(({ code }) => code)).toEqual(['MON-2']);
		expect(post?.comments.map(({ display_name }) => display_name)).toEqual(['Prva']);
	});

	it('has the target of its redirect', async () => {
		const { body } = await backend.call('_post_hapi_publish_post', { item_slug: 'preseljeno' });
		expect(expectContract(PublishPostAnswer, body).data).toMatchObject({ redirect_code: 302, redirect_url_without_domain: expect.stringContaining('kabel') });
	});
});

it('the contact form accepts a message, and has errors at their fields', async () => {
	const send = async (rest: object) =>
		(await backend.call('_post_hapi_contact_message', { name: 'Ana', email: 'ana@titraj.example', subject: 'other', message: 'Kada ste otvoreni?', ...rest }))
			.body;
	expect(await send({})).toEqual({ success: true, data: { received: true } });
	expect(await send({ email: 'ana', message: 'x' })).toEqual({
		...{ success: false, label_name: 'error_contact' },
		errors: { email: 'error_email', message: 'error_contact_message' },
	});
	expect(await send({ subject: 'hack' })).toMatchObject({ status: 400 });
	const stored = await backend.db.selectFrom('contact_messages').select(['name', 'message']).execute();
	expect(stored).toEqual([{ name: 'Ana', message: 'Kada ste otvoreni?' }]);
});
