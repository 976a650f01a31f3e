import * as calendar from '../calendar.ts';
import * as cms from '../cms.ts';
import * as contact from '../contact.ts';
import type { EndpointDefinitions } from '../endpoint-definition.ts';
import { None } from '../envelope.ts';
import * as flyer from '../flyer.ts';
import * as members from '../for-members.ts';
import * as location from '../location.ts';
import * as statics from '../static-content.ts';
import * as suggestions from '../suggestions.ts';
import * as sweepstake from '../sweepstake.ts';

/** Pages, stores, calendars, flyers, sweepstakes and the contact form (Spec 2, cms, staticcontent, location, sweepstake; D30). */
export const contentCalls = {
	_get_hapi_cms_pages: {
		method: 'GET',
		path: '/hapi/v1/cms/pages/',
		request: cms.PagesQuery,
		response: cms.PagesAnswer,
		part: 'core',
		costly: true,
		summary: 'Pages with their blocks: all of them, or the one with a slug.',
		caller: 'Build and page function for each route of content type `page`, with its `slug`.',
		without: 'No page of content type `page` can be rendered, including the homepage.',
	},
	_get_hapi_cms_for_members: {
		method: 'GET',
		path: '/hapi/v1/cms/for-members/',
		request: members.ForMembersQuery,
		response: members.ForMembersAnswer,
		part: 'members_content',
		notFound: 'page for members',
		internal: true,
		summary:
			'A page or post for signed-in customers, or for members of a group of customers, by its path. No other call returns it, and the route table does not have it.',
		caller: 'The page function with the visitor’s token, for a path that nothing else has. It is neither cached nor built.',
		without: 'All pages and posts are for everybody.',
	},
	_get_hapi_cms_static_content: {
		method: 'GET',
		path: '/hapi/v1/cms/static-content/',
		request: statics.StaticContentQuery,
		response: statics.StaticContentAnswer,
		part: 'static_content',
		summary: 'Landing pages that consist only of blocks.',
		caller: 'Build and page function for each route of content type `static_content`, with its `slug`.',
		without: 'There are no landing pages: those of content type `static_content` are 404.',
	},
	_get_hapi_cms_search: {
		method: 'GET',
		path: '/hapi/v1/cms/search/',
		request: suggestions.ContentSearchQuery,
		response: suggestions.ContentSearchAnswer,
		part: 'content_search',
		costly: true,
		summary: 'Posts and pages that contain the words.',
		caller: 'The page function for any page with the query `search_content`.',
		without: 'The search finds only products.',
	},
	_get_hapi_cms_calendar: {
		method: 'GET',
		path: '/hapi/v1/cms/calendar/',
		request: calendar.CalendarQuery,
		response: calendar.CalendarAnswer,
		part: 'calendars',
		notFound: 'calendar',
		summary: 'The doors of an advent calendar, with the content of open ones.',
		caller: 'Build and page function for a page of template `advent_calendar` or `promotion_calendar_details`; the browser again while such a page is open.',
		without: 'Such a page is shown without doors and without promotions.',
	},
	_get_hapi_cms_flyer: {
		method: 'GET',
		path: '/hapi/v1/cms/flyer/',
		request: flyer.FlyerQuery,
		response: flyer.FlyerAnswer,
		part: 'flyers',
		notFound: 'flyer',
		summary: 'The pictures of a flyer and the products in them.',
		caller: 'Build and page function for a page of template `flyer`.',
		without: 'Such a page is shown without pictures and products.',
	},
	_get_hapi_location: {
		method: 'GET',
		path: '/hapi/v1/location/',
		request: location.LocationsQuery,
		response: location.LocationsAnswer,
		part: 'stores',
		costly: true,
		summary: 'Stores, with address, coordinates and opening hours.',
		caller: 'Build and page function for the index and each store’s page; the browser when a shopper searches, filters or sorts stores by distance.',
		without: 'There are no pages of stores: those of the route table are 404.',
	},
	_get_hapi_location_filters: {
		method: 'GET',
		path: '/hapi/v1/location/filters/',
		request: None,
		response: location.LocationFiltersAnswer,
		part: 'store_filters',
		summary: 'Towns and services by which stores can be filtered.',
		caller: 'Build and page function for the index of stores.',
		without: 'The index has no filters of town and service; the search by words stays.',
	},
	_post_hapi_contact_message: {
		method: 'POST',
		path: '/hapi/v1/contact/message/',
		request: contact.ContactBody,
		response: contact.ContactAnswer,
		part: 'contact',
		summary: 'Accepts a message to the shop.',
		caller: 'The browser when the form of a page of template `contact` is sent.',
		without: 'No message can be sent from the contact page: give no page the template `contact`.',
		refusals: {
			error_contact: 'Some fields are invalid; `errors` lists them.',
			error_too_many: 'This session or address has sent too many messages recently.',
		},
	},
	_get_hapi_sweepstake: {
		method: 'GET',
		path: '/hapi/v1/sweepstake/',
		request: sweepstake.SweepstakesQuery,
		response: sweepstake.SweepstakesAnswer,
		part: 'sweepstakes',
		summary: 'Sweepstakes with their rules and, after the draw, their winners.',
		caller: 'Build and page function for routes of content types `sweepstakes` and `sweepstake`.',
		without: 'There are no sweepstakes: their pages are 404.',
	},
	_post_hapi_sweepstake_entry: {
		method: 'POST',
		path: '/hapi/v1/sweepstake/entry/',
		request: sweepstake.SweepstakeEntryBody,
		response: sweepstake.SweepstakeEntryAnswer,
		part: 'sweepstakes',
		notFound: 'sweepstake',
		summary: 'Enters a person into a sweepstake.',
		caller: 'The browser when the form of an open sweepstake is sent.',
		without: 'Nobody can enter a sweepstake.',
		refusals: {
			error_sweepstake: 'Some fields are invalid; `errors` lists them.',
			error_sweepstake_entered: 'This e-mail address has entered already.',
			error_sweepstake_upcoming: 'It has not begun.',
			error_sweepstake_closed: 'It is over.',
		},
	},
} as const satisfies EndpointDefinitions;
