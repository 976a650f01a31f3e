import type { CmsPage } from '@titraj/contract/cms.ts';
import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import type { HeadModel } from '#lib/navigation/head.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import { unwrapOptional } from '#lib/platform/http/optional-endpoint.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import { stripMarkup } from '#lib/platform/text/cut-words.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { LoaderContext } from '#lib/screens/server/screen-loader.ts';
import type { CmsText, Door, Question } from '../content-screens.ts';
import { toDoors } from '../to-doors.ts';
import { prepareHtml } from './prepare-html.server.ts';

interface Parts {
	readonly props: CmsText;
	readonly head: Partial<HeadModel> & Pick<HeadModel, 'title' | 'structuredData'>;
	readonly tags: readonly string[];
}

/** Builds the page of a template from the shared parts. */
export type CmsTemplate = (context: LoaderContext, page: CmsPage, parts: Parts) => Promise<LoadedPage>;

const contact: CmsTemplate = async ({ site, path }, _page, { props, head, tags }) => {
	const { company, promises } = site.info;
	const { phone, email, address } = company;
	return pageOf(site, {
		path,
		screen: 'cms/contact',
		props: {
			...props,
			...{
				phone,
				email,
				address: [address.street, `${address.postcode} ${address.city}`.trim()].filter(Boolean).join(', '),
				hours: (phone && promises?.hours && bindUnits(promises.hours)) || '',
				...(promises?.answer_workdays && { answerWorkdays: promises.answer_workdays }),
			},
			...(site.urls.location && { storesUrl: site.urls.location }),
		},
		head,
		tags,
	});
};

const faq: CmsTemplate = async ({ site, path }, page, { props, head, tags }) => {
	const questions: Question[] = page.questions.map(({ question, answer }) => ({ question, htmlResponse: prepareHtml(answer, site).html }));
	const data = {
		'@context': 'https://schema.org',
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question, htmlResponse }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: stripMarkup(htmlResponse) },
		})),
	};
	const structuredData = questions.length > 0 ? [...head.structuredData, data] : head.structuredData;
	return pageOf(site, { path, screen: 'cms/faq', props: { ...props, questions, siblings: page.siblings }, head: { ...head, structuredData }, tags });
};

const flyer: CmsTemplate = async ({ client, site, path }, page, { props, head, tags }) => {
	const {
		pages,
		valid_from,
		valid_to,
		state = 'running',
	} = unwrapOptional<DataOf<'_get_hapi_cms_flyer'>>(await client.call('_get_hapi_cms_flyer', { slug: page.slug }), { pages: [] });
	const validity = { ...(valid_from && { from: valid_from }), ...(valid_to && { to: valid_to }) };
	const sheets = pages.map(({ title, image, hotspots }) => ({
		title,
		...(image && { picture: toPicture(image.thumbs, image.title, 640) }),
		spots: hotspots.map(({ product, ...place }) => ({ ...place, product: toProductCard(product, site.currency.code) })),
	}));
	const products = pages.flatMap(({ hotspots }) => hotspots.map(({ product }) => `product:${product.id}`));
	return pageOf(site, { path, screen: 'cms/flyer', props: { ...props, sheets, validity, state }, head, tags: [...tags, ...products] });
};

const calendar: CmsTemplate = async ({ client, site, path }, page, { props, head, tags }) => {
	const doors = await loadDoors({ client, site }, page.slug);
	return pageOf(site, { path, screen: 'cms/advent_calendar', props: { ...props, slug: page.slug, doors }, head, tags });
};

/** The parent page in the breadcrumbs is the calendar. */
const calendarDetails: CmsTemplate = async ({ client, site, path }, page, { props, head, tags }) => {
	const parent = page.breadcrumbs.at(-2);
	const doors = parent ? await loadDoors({ client, site }, parent.url) : [];
	return pageOf(site, {
		path,
		screen: 'cms/promotion_calendar_details',
		props: { ...props, ...(parent && { parent, calendar: parent.url }), doors },
		head,
		tags,
	});
};

async function loadDoors({ client, site }: Pick<LoaderContext, 'client' | 'site'>, slug: string): Promise<readonly Door[]> {
	const known = unwrapOptional<DataOf<'_get_hapi_cms_calendar'> | null>(await client.call('_get_hapi_cms_calendar', { slug }), null);
	return known ? toDoors(known, site.currency.code) : [];
}

/** Templates of Spec 2, cms, except default, landing and homepage. */
export const CMS_TEMPLATES: Readonly<Record<string, CmsTemplate>> = {
	contact,
	faq,
	flyer,
	advent_calendar: calendar,
	promotion_calendar_details: calendarDetails,
};
